import { figuresOf } from '../../reading/values/kinds.ts';

/** Figures that are taken for each other. */
const alike = new Set(['08', '06', '09', '17', '14', '38', '56', '58', '68', '89', '35', '39', '59', '27']);
const isAlike = (one: string, other: string): boolean => alike.has([one, other].toSorted().join(''));

/** What it takes to misread a figure as another that is like it. */
const likeFigure = 0.5;

const digitsOf = (text: string): string =>
  figuresOf(text)
    .replace(/[LiJT]/g, '1')
    .replace(/[Gb]/g, '6')
    .replace(/[gq]/g, '9')
    .replace(/\D/g, '');

/** How much was misread if `wanted` was printed and `read` was read: figures lost, added or replaced, half for those that are alike. */
export function misreadBetween(read: string, wanted: string): number {
  const [from, to] = [digitsOf(read), digitsOf(wanted)];
  let row = Array.from({ length: to.length + 1 }, (_, at) => at);
  for (const [index, sign] of [...from].entries()) {
    const next = [index + 1];
    for (const [at, other] of [...to].entries()) {
      const replaced = sign === other ? 0 : isAlike(sign, other) ? likeFigure : 1;
      next.push(Math.min((row[at] ?? 0) + replaced, (row[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** Most that may have been misread of an amount: one figure, or two that are like the right ones. */
export const mostMisread = 1;
