import { runsOf } from '../reading/particulars/signatures.ts';
import type { Sheet, Token } from '../reading/sheet/sheet.ts';

const ofTown = /^(?:MUNICIPIO|CIDADE)(?:UF)?$/;
/** Labels of the birth that stand right above the town's in a list, or right below it. */
const [ofBirth, ofPlace] = [
  /^(?:(?:DATA|DIA|HORA)?(?:DE|DO)?NASC|NASCID|HORA)/,
  /^(?:ESTABELECIMENTO|HOSPITAL|MATERNIDADE|LOCAL|LUGAR)/,
] as const;

/** The words up to a colon with which a run begins, as a label of a list. */
function labelOf(
  run: readonly Token[],
): { readonly said: string; readonly words: readonly Token[] } | undefined {
  const end = run.findIndex(({ text }) => text.endsWith(':'));
  const words = run.slice(0, end + 1);
  return end < 0 ? undefined : { said: words.map(({ folded }) => folded).join(''), words };
}

/** A list in which the town among the labels of the birth says no more than "Município:", with that label as the town of birth's: the office has the same one. */
export function withTownOfBirth(sheet: Sheet): Sheet {
  const { rows, glyph } = sheet;
  const labels = rows.flatMap((row) => runsOf(row, glyph).flatMap((run) => labelOf(run) ?? []));
  const inList = (one: readonly Token[], other: readonly Token[]): boolean =>
    Math.abs((one[0]?.left ?? 0) - (other[0]?.left ?? 0)) < glyph ||
    Math.abs((one.at(-1)?.right ?? 0) - (other.at(-1)?.right ?? 0)) < glyph;
  const town = labels.find((own) => {
    if (!ofTown.test(own.said)) return false;
    // Words of another column may stand between two rows of the list.
    const list = labels.filter(({ words }) => inList(words, own.words));
    const at = list.indexOf(own);
    return ofBirth.test(list[at - 1]?.said ?? '') || ofPlace.test(list[at + 1]?.said ?? '');
  });
  const [first, last] = [town?.words[0], town?.words.at(-1)];
  if (town === undefined || first === undefined || last === undefined) return sheet;
  const text = 'Município de nascimento:';
  const label = { ...first, text, folded: 'MUNICIPIODENASCIMENTO', right: last.right };
  const changed = rows.map((row) =>
    row.flatMap((token) => (token === first ? [label] : town.words.includes(token) ? [] : [token])),
  );
  return { ...sheet, rows: changed, tokens: changed.flat() };
}
