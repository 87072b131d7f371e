import type { ServiceData } from '@lavra/contract/services/fields';
import { fieldOf } from '../../evidence/field.ts';
import { placed } from '../found.ts';
import { runFrom } from '../reading/sheet/runs.ts';
import { edgesOf, printedOf, type Sheet, type Token } from '../reading/sheet/sheet.ts';

/** The words of the label and of those that may follow below it. */
const [first, second] = [/^DOC(?:UMENTO)?(?:DE)?$/, /^(?:DE)?ORIGEM$/] as const;
const ofLabel =
  /^(?:CPF|CPR|CIC|PIS|PASEP|PISPASEP|NIS|NIT|FATOR|RH|TELEITOR|TITULO|CNH|CTPS|CNS|ASSINATURA|DIRETORA?|DELEGAD[OA]|LEI|OBS|OBSERVACOES|NATURALIDADE|DATA|VIA)$/;
/** In glyphs: the widest space within a row, between the label and its value, and to the next row; and the most that rows begin apart. */
const [within, beside, nextRow, aligned] = [3, 14, 2.6, 1.2] as const;
/** A record has at most so many rows. */
const mostRows = 3;
/** The number of another paper in the next row, whose label was lost. */
const isNumber = /^\d[\d.]{8,}/;
/** Districts of registries are feminine, whose raised letter a picture reads as the masculine one. */
const feminine = /(?<=\d)º(?= ?(?:CIRC|ZONA))/gu;
/** What tells a record of the civil registry. */
const ofRecord = /(?:LI?V|FLS?|FOLHA|TERMO?|C ?\.?N|C ?\.?C|NASC|CAS|OF[IÍ]CIO|SUBD|CIRC)[^]*\d/u;

/** The label's words in a row: its last one. */
function labelIn(row: readonly Token[]): Token | undefined {
  const at = row.findIndex(({ folded }, index) => first.test(folded) && index + 1 < row.length);
  return at < 0 ? undefined : row.slice(at + 1, at + 3).find(({ folded }) => second.test(folded));
}

/** The record of birth or marriage that a card rests on, where it takes several rows, of which words look like labels ("CN:", "C.NASC."). */
export function sourceDocumentOf({ rows, glyph }: Sheet): ServiceData<'rg'> {
  const at = rows.findIndex((row) => labelIn(row) !== undefined);
  const label = labelIn(rows[at] ?? []);
  if (label === undefined) return {};
  const inRow = (rows[at] ?? []).filter(({ left }) => left >= label.right);
  // In larger type than its label, the value has a row of its own a little below it.
  const next = rows[at + 1] ?? [];
  const isLower =
    inRow.length === 0 && next.every(({ left, top }) => left >= label.right && top < label.bottom);
  const behind = isLower ? next : inRow;
  const isBeside = (behind[0]?.left ?? Infinity) - label.right < beside * glyph;
  const own = isBeside ? [runFrom(behind, 0, within * glyph)] : [];
  const left = own[0] === undefined ? edgesOf(rows[at] ?? []).left : edgesOf(own[0]).left;
  let above = edgesOf(own[0] ?? [label]).bottom;
  for (const row of rows.slice(isLower ? at + 2 : at + 1)) {
    // What stands to the right of it is of a signature.
    if (row.every((token) => token.left > left + beside * glyph)) continue;
    const from = row.findIndex((token) => Math.abs(token.left - left) < aligned * glyph);
    const run = from < 0 ? [] : runFrom(row.slice(from), 0, within * glyph);
    const [word] = run;
    if (
      word === undefined ||
      ofLabel.test(word.folded) ||
      isNumber.test(word.text) ||
      own.length === mostRows
    )
      break;
    // The other side of the card may be to its left.
    const before = row[from - 1];
    const isBehind = before !== undefined && word.left - before.right < beside * glyph;
    if (isBehind || word.top - above > nextRow * glyph) break;
    own.push(run);
    above = edgesOf(run).bottom;
  }
  const tokens = own.flat();
  if (own.length < 2 || !ofRecord.test(printedOf(tokens))) return {};
  return {
    SourceDocument: fieldOf({
      value: printedOf(tokens).replaceAll(feminine, 'ª'),
      tokens,
      anchorFit: 1,
      placed: placed.text,
    }),
  };
}
