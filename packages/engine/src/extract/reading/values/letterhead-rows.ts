import { isUf } from '@lavra/brazil/states';
import { centreOf, edgesOf, type Sheet, type Token } from '../sheet/sheet.ts';
import { sizeOfType } from '../sheet/size-of-type.ts';
import { goesOnAsHouse } from './street.ts';
import { readWhole, type Reading } from './values.ts';

/** Widest space before a postal code, in glyphs. */
const beforeCode = 12;

/** The letter of an emblem beside a letterhead stands this far from its rows, in glyphs, and is larger by this factor. */
const [besideEmblem, emblemLarger] = [1, 1.2] as const;

const isEmblem = (letter: Token, next: Token, glyph: number): boolean =>
  /^\p{Lu}{1,2}$/u.test(letter.text) &&
  next.left - letter.right > besideEmblem * glyph &&
  letter.bottom - letter.top > emblemLarger * (next.bottom - next.top);

/** An emblem that is a sign of the type ("✈", "♻"). */
const isPictograph = /^\p{So}\uFE0F?$/u;

/** Runs of words close together, row by row. */
export function runsOf(sheet: Sheet, widest = 2.5): Token[][] {
  return sheet.rows.flatMap((row) => {
    const runs: Token[][] = [];
    for (const token of row.filter(({ text }) => !isPictograph.test(text))) {
      const last = runs.at(-1)?.at(-1);
      // A postal code may stand apart from its state.
      const isCode = last !== undefined && isUf(last.text) && /^\d{5}-\d{3}$/.test(token.text);
      const most = isCode ? beforeCode : widest;
      const isFirst = runs.length === 1 && runs[0]?.length === 1;
      const own = runs.at(-1) ?? [];
      if (isFirst && last && isEmblem(last, token, sheet.glyph)) runs.push([token]);
      else if (last && token.left - last.right < most * sheet.glyph) own.push(token);
      else if (last && goesOnAsHouse(own, token, sheet.glyph)) own.push(token);
      else runs.push([token]);
    }
    return runs;
  });
}

const overlapOf = (run: readonly Token[], edges: Pick<Token, 'left' | 'right'>): number =>
  Math.min(edgesOf(run).right, edges.right) - Math.max(edgesOf(run).left, edges.left);

/** Most rows of a name and its numbers above a street, or of an address below it. */
const mostRows = 5;

/** Up to five runs that follow each other closely above or below, nearest first. */
export function neighbours(
  runs: readonly Token[][],
  from: readonly Token[],
  glyph: number,
  down: boolean,
): Token[][] {
  const found: Token[][] = [];
  let edge = edgesOf(from);
  const start = edge;
  const aside = (run: readonly Token[]): number =>
    Math.min(
      Math.abs(edgesOf(run).left - start.left),
      Math.abs(centreOf(edgesOf(run)) - centreOf(start)),
      Math.abs(edgesOf(run).right - start.right),
    );
  // Of two texts in one row the one set like the address is its neighbour.
  const isOutdone = (run: readonly Token[]): boolean =>
    runs.some(
      (other) =>
        other !== run &&
        Math.abs(edgesOf(other).top - edgesOf(run).top) < 0.5 * glyph &&
        overlapOf(other, start) > 0 &&
        aside(other) + glyph < aside(run),
    );
  for (const run of down ? runs : runs.toReversed()) {
    const edges = edgesOf(run);
    const gap = down ? edges.top - edge.bottom : edge.top - edges.bottom;
    const overlaps = Math.min(edges.right, edge.right) - Math.max(edges.left, edge.left) > 0;
    // A name in large type stands as far above its address as the type is high.
    const most = 2 * (down ? glyph : Math.max(glyph, sizeOfType(run)));
    if (!overlaps || gap < -0.4 * glyph || gap > most || isOutdone(run)) continue;
    found.push([...run]);
    edge = edges;
    if (found.length === mostRows) break;
  }
  return found;
}

/** The label of a company's number; its last letter may be read as a bracket. */
export const isNumberLabel = /^CNPJ|^CNP$|^CGC/;

/** The first number of a company in the rows whose digits hold. */
export const numberIn = (rows: readonly (readonly Token[])[]): Reading | undefined =>
  rows
    .flat()
    .flatMap((token) => readWhole(token.text, 'cnpj', [token]) ?? [])
    .find(({ checks }) => checks.every(({ ok }) => ok));

/** Whether a row is a company's number alone or before its label in brackets, or begins with the label of one. */
export const isNumberRow = (run: readonly Token[]): boolean => {
  const [first, ...rest] = run;
  if (first === undefined) return false;
  const isAlone = rest.every(({ text }) => /^\(CNPJ\)$/i.test(text));
  return isNumberLabel.test(first.folded) || (isAlone && numberIn([[first]]) !== undefined);
};
