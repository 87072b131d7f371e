import type { Field } from '@lavra/contract/model/result';
import { fieldOf } from '../../../evidence/field.ts';
import type { FormField } from '../forms/form-spec.ts';
import { inNextCell } from '../labels/cell-of-label.ts';
import { oncePer } from '../sheet/once-per.ts';
import { runFrom } from '../sheet/runs.ts';
import { sizeOfType } from '../sheet/size-of-type.ts';
import { fold } from '../sheet/text.ts';
import { centreOf, edgesOf, printedOf, type Sheet, type Token } from '../sheet/sheet.ts';

/** How sure a note is that stands at its label up to the end of its paragraph. */
const placed = 0.85;

const subject = String.raw`(?:Averba[çc](?:[ãa]o|[õo]es)|Anota[çc](?:[ãa]o|[õo]es)|Observa[çc](?:[ãa]o|[õo]es)|Obs\.)`;
/** Another kind of notes behind the first one; a picture loses the stroke between both. */
const second = String.raw`(?: ?(?:[/–-]|e|ou) ?${subject}| (?:Averba[çc]|Anota[çc]|Observa[çc])[õo]es(?!:))`;
/** The label of the notes, perhaps of two kinds of them, which begins a row. */
const label = new RegExp(
  String.raw`^(?:\d{1,2}[.)] )?${subject}${second}?(?: [aà] acres\p{L}*| [aà] margem(?: d[oe] (?:termo|registro|assento))?)?(?::|$| (?!(?:(?:volunt[áa]rias )?de cadastro|cadastrais)(?!\p{L}))(?=\p{Lu}))`,
  'iu',
);
/** What follows the notes on a certificate. */
const behind =
  /^(?:O conte[uú]do|O referido|Dou f[eé]|D[oe] que dou|Certifico|Nome d[oa] |Serventia|Cart[óo]rio|Of[ií]cio|Oficial|Selo|Data e |Emolumentos|Local e data|Testemunhas?|Documentos d[aeo]s? |Anota[çc][õo]es (?:volunt[áa]rias )?de cadastro|\*)|^[\p{L} /]{3,40}:/iu;
/** A note that begins with its own kind, below the title of them all ("AVERBAÇÃO: em cumprimento …"). */
const kindOfNote = /^(?:Averba[çc][ãa]o|Anota[çc][ãa]o): \S/iu;
/** How far left of a title in a band its text may begin, in glyphs. */
const ofBand = 2;
/** Widest space between words of one text, between its rows, and between the left edges of these, in glyphs. */
const [betweenWords, betweenRows, sameEdge] = [2, 1.3, 1.2] as const;

const labelsOf = oncePer(
  (fields: readonly Pick<FormField<string>, 'labels'>[]): ReadonlySet<string> =>
    new Set(fields.flatMap((field) => field.labels.map(fold))),
);

/** The words of a row that a label at its beginning is made of; 0 where it has none. */
function lengthOfLabel(row: readonly Token[]): number {
  const found = label.exec(printedOf(row))?.[0].trim();
  if (found === undefined) return 0;
  for (let count = 1; count <= row.length; count += 1)
    if (printedOf(row.slice(0, count)).length >= found.length) return count;
  return 0;
}

/** Least size of notes over their caption, compared with it, and widest space between them, in glyphs. */
const [largerThanCaption, overCaption] = [1.12, 1.6] as const;

/** Whether a label in small letters is the caption of the larger text right above it, which begins at its edge. */
function isCaption(own: readonly Token[], above: readonly Token[] | undefined, glyph: number): boolean {
  if (above?.[0] === undefined || !/^\p{Ll}/u.test(own[0]?.text ?? '')) return false;
  const [{ left, top }, over] = [edgesOf(own), edgesOf(above)];
  return (
    Math.abs(over.left - left) < sameEdge * glyph &&
    top - over.bottom < overCaption * glyph &&
    sizeOfType(above) > largerThanCaption * sizeOfType(own)
  );
}

/** The words of the cell beside a label that has a cell for itself; a column of captions over values has larger cells below it. */
function notesInCell(own: readonly Token[], all: readonly Token[]): readonly Token[] {
  const cell = own[0]?.cell;
  if (cell === undefined || all.some((token) => (token.cell === cell) !== own.includes(token))) return [];
  const next = inNextCell(cell, all);
  const beside = next[0]?.cell;
  const isOfRow = beside !== undefined && beside.top <= cell.top + 1 && beside.bottom >= cell.bottom - 1;
  return isOfRow ? next : [];
}

/**
 * The notes of an entry: all words beside and below their label up to the end of the paragraph, whichever labels they resemble; in a row of
 * captions, of which another one stands beside it, they are not told by their rows. `fields` are those of the form.
 */
export function marginNotesOf(
  { rows, glyph, tokens: all }: Sheet,
  fields: readonly Pick<FormField<string>, 'labels'>[] = [],
): { readonly Annotations?: Field } {
  const labels = labelsOf(fields);
  for (const [at, row] of rows.entries()) {
    const length = lengthOfLabel(row);
    const own = row.slice(0, length);
    const beside = runFrom(row, length, betweenWords * glyph);
    if (length > 0 && isCaption(own, rows[at - 1], glyph)) continue;
    if (length === 0 || (beside[0] !== undefined && beside.length < row.length - length)) continue;
    if (labels.has(fold(printedOf(beside)))) continue;
    const inCell = notesInCell(own, all);
    if (inCell.length > 1 && /^\p{Lu}/u.test(printedOf(inCell)))
      return { Annotations: fieldOf({ value: printedOf(inCell), tokens: inCell, anchorFit: 1, placed }) };
    const tokens = [...beside];
    let { bottom } = edgesOf(own);
    // Notes in a column of values go on below each other there, and those of a centred title around its middle.
    const edge = edgesOf(own);
    const isInColumn = beside[0] !== undefined && beside[0].left - edge.right > betweenWords * glyph;
    const lefts = [...(isInColumn ? [] : [edge.left]), ...(beside[0] === undefined ? [] : [beside[0].left])];
    const middle = beside.length === 0 && own.length === row.length ? centreOf(edgesOf(own)) : undefined;
    for (const next of rows.slice(at + 1)) {
      const run = runFrom(next, 0, betweenWords * glyph);
      const edges = edgesOf(run);
      const isFirst = tokens.length === 0;
      // A caption of its own below the title of the block.
      if (isFirst && lengthOfLabel(next) === next.length) break;
      const isInBand =
        isFirst &&
        middle !== undefined &&
        lefts.some((left) => left > edges.left && left - edges.left < ofBand * glyph);
      if (isInBand) lefts.push(edges.left);
      const isUnder =
        lefts.some((left) => Math.abs(edges.left - left) < sameEdge * glyph) ||
        (middle !== undefined &&
          run.length === next.length &&
          Math.abs(centreOf(edges) - middle) < sameEdge * glyph);
      const isNext = isUnder && edges.top - bottom < (isFirst ? betweenRows + 1 : betweenRows) * glyph;
      const said = printedOf(run);
      if (!isNext || run.length < next.length || (behind.test(said) && !(isFirst && kindOfNote.test(said))))
        break;
      tokens.push(...run);
      ({ bottom } = edges);
    }
    const value = printedOf(tokens);
    if (tokens.length > 1 && /^(?:\p{Lu}|\d+[ªºao])/u.test(value))
      return { Annotations: fieldOf({ value, tokens, anchorFit: 1, placed }) };
  }
  return {};
}
