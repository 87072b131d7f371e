import { edgesOf, printedOf, type Sheet } from '../../reading/sheet/sheet.ts';
import { candidateOf, isAmount, sumOf, textBy, textsOf, type Candidate, type Run } from './parts.ts';

const ofDay = /^(?:data (?:de |do )?)?venc(?:imento|to)?\.?:?$/i;
const ofNumber =
  /^(?:(?:n[º°o.]+|n[úu]mero) (?:d[ao] )?)?(?:parcela|duplicata|t[íi]tulo|fatura)(?: n[º°o.]+)?:?$/i;
const ofAmount = /^valor(?: d[ao] (?:parcela|duplicata|t[íi]tulo))?(?: \(?R\$\)?)?:?$/i;
/** The greatest space between a caption and its value, and between a value and the caption below it, in glyphs. */
const [toValue, toNext] = [1.5, 2.5] as const;
/** How far right of the day its box may reach, in glyphs. */
const rightOfDay = 6;

/** One installment whose number and day are in boxes side by side, and its amount in a box below both. */
export function inBoxes(sheet: Sheet): Candidate[] {
  const { glyph } = sheet;
  const runs = textsOf(sheet);
  const under = (over: Run, most: number, isOne: (text: string) => boolean): Run | undefined =>
    textBy(over, runs, { side: 'below', most, glyph }, isOne);
  const [due, ...others] = runs.filter((run) => ofDay.test(printedOf(run)));
  if (due === undefined || others.length > 0) return [];
  const day = under(due, toValue, (text) => /^\d/.test(text));
  const caption = runs.find(
    (run) =>
      ofNumber.test(printedOf(run)) &&
      edgesOf(run).left < edgesOf(due).left &&
      Math.abs(edgesOf(run).top - edgesOf(due).top) < glyph,
  );
  const number = caption && under(caption, toValue, (text) => /^\d[\d/-]*$/.test(text));
  const below = number && under(number, toNext, (text) => ofAmount.test(text));
  if (day === undefined || number === undefined || below === undefined) return [];
  const [own, edge] = [edgesOf(below), edgesOf(day).right + rightOfDay * glyph];
  const sum = runs.find((run) => {
    const { left, top } = edgesOf(run);
    const isInBox = left > own.left - glyph && left < edge && top > own.bottom - glyph / 2;
    return isInBox && top - own.bottom < toValue * glyph && isAmount(printedOf(run));
  });
  if (sum === undefined) return [];
  const texts = {
    Number: [printedOf(number), number],
    DueDate: [printedOf(day), day],
    Amount: [sumOf(sum), sum],
  } as const;
  return [candidateOf(texts, [...number, ...day, ...sum])];
}
