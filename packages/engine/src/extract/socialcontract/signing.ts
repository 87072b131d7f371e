import type { ServiceData } from '@lavra/contract/services/fields';
import { fieldOf } from '../../evidence/field.ts';
import type { RunningText } from '../reading/phrases/phrases.ts';
import { readWitnesses } from '../reading/phrases/witnesses.ts';
import { edgesOf, printedOf, type Sheet, type Token } from '../reading/sheet/sheet.ts';

type Data = ServiceData<'socialcontract'>;

/** The witnesses of the deed. */
export function readSigning(running: RunningText): Data {
  return Object.fromEntries(
    readWitnesses(running).flatMap(({ Name, RG }, index) => [
      ...(Name ? [[`Witness${String(index + 1)}Name`, Name] as const] : []),
      ...(RG ? [[`Witness${String(index + 1)}RG`, RG] as const] : []),
    ]),
  );
}

const isPerson = /^\p{Lu}[\p{L}'.]+(?: (?:d[aeo]s? |D[AEO]S? |e |E )?\p{Lu}[\p{L}'.]+){1,6}$/u;
/** How sure a name is that stands over what its bearer is. */
const placedBySignature = 0.85;

/** The secretary of the board of trade, whose name stands over the word for the office. */
export function secretaryOf({ rows, glyph }: Sheet): Data {
  const at = rows.findIndex((row) => /SECRET[ÁA]RI[OA][- ]?GERAL/i.test(printedOf(row)));
  const title = rows[at]?.find(({ folded }) => folded.startsWith('SECRETARI'));
  const above = title && rows[at - 1]?.filter(({ bottom }) => title.top - bottom < 3 * glyph);
  if (title === undefined || above === undefined) return {};
  const [run] = piecesOfRow(above, glyph).filter(
    (each) => edgesOf(each).left < title.right && edgesOf(each).right > title.left,
  );
  if (run === undefined || !isPerson.test(printedOf(run))) return {};
  return {
    SecretaryName: fieldOf({ value: printedOf(run), tokens: run, anchorFit: 1, placed: placedBySignature }),
  };
}

/** The words of a row that stand together. */
function piecesOfRow(row: readonly Token[], glyph: number): Token[][] {
  const pieces: Token[][] = [];
  for (const token of row) {
    const last = pieces.at(-1)?.at(-1);
    if (last && token.left - last.right < 1.5 * glyph) pieces.at(-1)?.push(token);
    else pieces.push([token]);
  }
  return pieces;
}
