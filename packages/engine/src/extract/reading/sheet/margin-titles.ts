import { median } from '../../../pages/median.ts';
import { edgesOf, meanMiddle, type Sheet, type Token } from './sheet.ts';
import { fold } from './text.ts';
import { bandOf, isText, type Rows } from './side-column.ts';

/** Widest margin for titles, in thousandths, and most words of a title. */
const [mostWidth, mostWords] = [300, 7] as const;
/** Fewest paragraphs with a title, and least rows of their text. */
const [fewestTitles, leastRows] = [3, 5] as const;
/** So many titles tell a column of them whatever stands between the texts. */
const manyTitles = 7;
/** Share of the text's rows that are running text, and of the column's blocks that are short enough for titles. */
const [ofText, ofTitles] = [0.5, 0.8] as const;
/** Most space between two rows of one title, in glyphs. */
const ofTitle = 0.9;
/** Least distance of a row that stands apart, in usual distances of two rows. */
const apart = 1.25;

/** The paragraphs of a text: a row begins one where it stands apart, beside a title behind the end of a sentence, or beside the first line of a title more than a line below the row before. */
function paragraphsOf(column: Rows, text: Rows, glyph: number): Token[][][] {
  const middles = text.map(meanMiddle);
  const steps = middles.slice(1).map((middle, index) => middle - (middles[index] ?? middle));
  const [usual, least] = [median(steps), Math.min(...steps)];
  const levels = column.map(meanMiddle);
  const firsts = column.filter(
    (row, at) => edgesOf(row).top - edgesOf(column[at - 1] ?? []).bottom > ofTitle * glyph,
  );
  const paragraphs: Token[][][] = [];
  text.forEach((row, at) => {
    const before = text[at - 1];
    const middle = middles[at] ?? 0;
    const step = steps[at - 1] ?? 0;
    const isLevel = (level: number): boolean => Math.abs(level - middle) < 0.4 * glyph;
    const ends = levels.some(isLevel) && /[.;:)]$/.test(before?.at(-1)?.text ?? '');
    const isFirst = firsts.map(meanMiddle).some(isLevel) && step > apart * least;
    const last = paragraphs.at(-1);
    if (last === undefined || step > apart * usual || ends || isFirst) paragraphs.push([[...row]]);
    else last.push([...row]);
  });
  return paragraphs;
}

interface Titled {
  readonly title: readonly Token[];
  readonly text: readonly (readonly Token[])[];
}

/** The paragraphs, each with the words in the margin beside it. */
function titledOf(column: Rows, text: Rows, glyph: number): Titled[] {
  const paragraphs = paragraphsOf(column, text, glyph);
  const tops = paragraphs.map((rows) => edgesOf(rows.flat()).top - 0.3 * glyph);
  return paragraphs.map((rows, at) => ({
    text: rows,
    title: column
      .filter((row) => {
        const middle = meanMiddle(row);
        return (middle >= (tops[at] ?? 0) || at === 0) && middle < (tops[at + 1] ?? Infinity);
      })
      .flat(),
  }));
}

/** Whether a column of the margin has the titles of the paragraphs beside it. */
function areTitles(column: Rows, text: Rows, glyph: number): boolean {
  const [own, other] = [edgesOf(column.flat()), edgesOf(text.flat())];
  if (own.right - own.left > mostWidth || own.left > other.left) return false;
  // A cell of a summary has labels with colons in its rows.
  const running = text.filter(
    (row) => isText(row, glyph) && !row.some((word) => word.text.endsWith(':')),
  ).length;
  const titles = titledOf(column, text, glyph).flatMap(({ title }) => (title.length > 0 ? [title] : []));
  // Between texts with titles cards and answers of a word may stand.
  const least = titles.length < manyTitles ? Math.max(leastRows, ofText * text.length) : leastRows;
  if (running < least) return false;
  const short = titles.filter(
    (title) => title.length <= mostWords && title.every(({ text: word }) => !/\d{3}/.test(word)),
  );
  return short.length >= Math.max(fewestTitles, ofTitles * titles.length);
}

/** A title as the words that lead to its paragraph. */
function leading(title: readonly Token[]): Token[] {
  const last = title.at(-1);
  if (last === undefined || /[:.–-]$/.test(last.text)) return [...title];
  const text = `${last.text}:`;
  return [...title.slice(0, -1), { ...last, text, folded: fold(text) }];
}

/** Rows above the text that stand apart from the titles beside it: they are of the page's head. */
function headOf(column: Rows, text: Rows, glyph: number): Rows {
  const { top } = edgesOf(text[0] ?? []);
  const end = column.findLastIndex((row, at) => {
    const { bottom } = edgesOf(row);
    return bottom < top && edgesOf(column[at + 1] ?? []).top - bottom > ofTitle * glyph;
  });
  return column.slice(0, end + 1);
}

/** A page whose paragraphs have their titles in the margin, each title before its paragraph; `around` is the rest of the page. */
export function withMarginTitles(sheet: Sheet): { readonly sheet: Sheet; readonly around: Sheet } {
  const band = bandOf(sheet, areTitles);
  if (band === undefined) return { sheet, around: sheet };
  const head = headOf(band.column, band.text, sheet.glyph);
  const own = titledOf(band.column.slice(head.length), band.text, sheet.glyph).flatMap(({ title, text }) => [
    ...(title.length > 0 ? [leading(title)] : []),
    ...text,
  ]);
  const [before, behind] = [[...sheet.rows.slice(0, band.from), ...head], sheet.rows.slice(band.to)];
  const of = (rows: Rows): Sheet => ({ ...sheet, tokens: rows.flat(), rows: rows.map((row) => [...row]) });
  return { sheet: of([...before, ...own, ...behind]), around: of([...before, ...behind]) };
}
