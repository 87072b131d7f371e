import { median } from '../../../pages/median.ts';
import type { Page } from '../../../pages/page.ts';

type Word = Page['words'][number];

/** A line that tells a product's lot with its days ("Lote M28713 · Fab. 09/2025 · Val. 11/2028"). */
const lotWithDays = /^(?:lotes?|lt\.?)(?!\p{L}).*(?<!\p{L})(?:fab|val|venc)\p{L}*[.:]* ?\d{2}\//iu;
/** A line that tells the dangers of a product in the words of its carriage: its number of the United Nations, class and group ("ONU 1202 Classe 3 GE III"). */
const danger = /^(?:ONU|UN) ?\d{4}(?!\d)\D*(?:classe|cl\.?|risco)(?!\p{L})/iu;
/** The words with which such lines begin. */
const begins = /^(?:(?:lotes?|lt\.?):?|ONU|UN)$/i;

/** Widest space between two words of the line, and between it and the line above, in heights of its type. */
const [betweenWords, underLine] = [2, 1.5] as const;
/** Its type is smaller than that of the description by this factor at least. */
const smaller = 0.93;

/** Height of the words that are as high as capitals, and no higher. */
const heightOf = (words: readonly Word[]): number =>
  median(words.flatMap(({ text, box }) => (/^(?:[A-Z]+|[A-Z]*\d+)$/.test(text) ? [box[3]] : [])));

const rightOf = ({ box: [x, , width] }: Word): number => x + width;
const middleOf = ({ box: [, y, , height] }: Word): number => y + height / 2;

/** The line that begins with a word, up to a wider space. */
function lineFrom(first: Word, { words, width, height }: Page): Word[] {
  const size = first.box[3];
  const row = words
    .filter((word) => Math.abs(middleOf(word) - middleOf(first)) < size && word.box[0] >= first.box[0])
    .toSorted((a, b) => a.box[0] - b.box[0]);
  const space = (betweenWords * size * height) / width;
  const end = row.findIndex((word, at) => at > 0 && word.box[0] - rightOf(row[at - 1] ?? word) > space);
  return row.slice(0, end < 0 ? undefined : end);
}

/**
 * A page of exact text without the lines in smaller type that tell the lot of a product below its description, or its dangers: they are what the
 * product's own field of the invoice does not hold (NF-e, layout 4.00: I80, V01).
 */
export function withoutSmallLines(page: Page): Page {
  const dropped = new Set<Word>();
  for (const word of page.words.filter(({ text, conf }) => conf === 100 && begins.test(text))) {
    const line = lineFrom(word, page);
    const said = line.map(({ text }) => text).join(' ');
    if (!lotWithDays.test(said) && !danger.test(said)) continue;
    const size = word.box[3];
    const above = page.words.filter((other) => {
      const space = word.box[1] - other.box[1] - other.box[3];
      const isOver = rightOf(other) > word.box[0] && other.box[0] < rightOf(line.at(-1) ?? word);
      return isOver && middleOf(other) < word.box[1] && space < underLine * size;
    });
    const own = heightOf(line);
    if (own > 0 && own < smaller * heightOf(above)) for (const each of line) dropped.add(each);
  }
  return dropped.size === 0 ? page : { ...page, words: page.words.filter((word) => !dropped.has(word)) };
}
