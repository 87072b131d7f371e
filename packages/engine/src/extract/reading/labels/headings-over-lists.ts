import { rowWith } from '../sheet/row-with.ts';
import { edgesOf, middleOf, type Token } from '../sheet/sheet.ts';

interface Spelt {
  readonly tokens: readonly Token[];
  readonly fit: number;
}

/** Least space between a label and its value in a list, and how far the edges of a list's column differ at most, in glyphs. */
const [beforeValue, ofEdge] = [1.5, 0.5] as const;

/** A label of a list, its value's left edge, and the row of the list below. */
function rowOfList(
  label: readonly Token[],
  rows: readonly (readonly Token[])[],
  glyph: number,
): { readonly next: readonly Token[]; readonly value: number } | undefined {
  const [first, last] = [label[0], label.at(-1)];
  const row = rowWith(rows, last);
  const value = last && row[row.indexOf(last) + 1];
  if (first === undefined || last === undefined || value === undefined) return undefined;
  if (value.left - last.right < beforeValue * glyph) return undefined;
  const isAt = (token: Token | undefined, left: number): boolean =>
    token !== undefined && Math.abs(token.left - left) < ofEdge * glyph;
  const next = rows.find(
    (each) =>
      middleOf(each[0] ?? first) > first.bottom &&
      each.some((token) => isAt(token, first.left)) &&
      each.some((token) => isAt(token, value.left)),
  );
  return next && { next, value: value.left };
}

/**
 * Makes a test of whether words of two rows, which spell one label, are a heading and the first label of the list under it ("Quem recebe" over
 * "Destinatário   Olaria Campos Ltda"): the lower ones are a label by themselves, whose value begins where the next row's does, and stand no
 * nearer to the heading than to that row.
 */
export function headingsOverLists(
  candidates: readonly Spelt[],
  rows: readonly (readonly Token[])[],
  glyph: number,
): (candidate: Spelt) => boolean {
  const exact = candidates.filter(({ fit }) => fit === 1);
  return ({ tokens }) => {
    const [first] = tokens;
    const at = tokens.findIndex((token) => first !== undefined && middleOf(token) > first.bottom);
    const lower = at < 0 ? [] : tokens.slice(at);
    const isLabel = exact.some(
      (other) => other.tokens[0] === lower[0] && other.tokens.at(-1) === lower.at(-1),
    );
    const list = isLabel ? rowOfList(lower, rows, glyph) : undefined;
    if (list === undefined) return false;
    const [upper, own] = [edgesOf(tokens.slice(0, at)), edgesOf(lower)];
    const isAlone = !rowWith(rows, first).some(({ right }) => right > list.value);
    return isAlone && own.top - upper.bottom > edgesOf(list.next).top - own.bottom - 0.1 * glyph;
  };
}
