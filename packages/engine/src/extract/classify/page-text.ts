import { edgesOf, printedOf, type Sheet, type Token } from '../reading/sheet/sheet.ts';
import { fold, foldWords } from '../reading/sheet/text.ts';

/** Words of a row without a wide gap between them. */
interface CellText {
  readonly tokens: readonly Token[];
  readonly printed: string;
  /** Folded, without spaces. */
  readonly compact: string;
}

interface RowText extends CellText {
  /** Folded words with single spaces, one also before and after. */
  readonly words: string;
  readonly top: number;
  /** One cell when the row has no wide gap. */
  readonly cells: readonly CellText[];
  /** More than 40 % of its letters and digits are lower-case letters. */
  readonly isLower: boolean;
}

/** A page's words in the form in which they are compared with anchors. */
export interface PageText {
  readonly rows: readonly RowText[];
  readonly top: number;
  readonly bottom: number;
  /** Words of the whole page, rows run together, for phrases broken over lines. */
  readonly all: string;
  /** 0 to 1: share of the words in running text. */
  readonly prose: number;
  /** 0 to 1: how far the page is filled in; a blank form and a page about a form have labels without values. */
  readonly filled: number;
  /** Recognised text may be misread, so phrases are also found with a letter or two wrong. */
  readonly isRecognised: boolean;
  /** Every phrase that is searched for, without spaces: text that matches one exactly is not another one misread. */
  readonly phrases: readonly string[];
}

export interface Found {
  readonly tokens: readonly Token[];
  readonly fit: number;
  /** Weight of the place: high for a title, low within a sentence or a list. */
  readonly place: number;
}

/** A title is in this upper part of the text, and makes up at least this share of its row. */
const titlePart = 0.3;
const titleShare = 0.6;
const titlePlace = 1.25;
/** A page that only writes about a document names it within sentences. */
const sentencePlace = 0.25;
/** A sentence has at least this many words besides the phrase. */
const sentenceWords = 5;
/** Rows of at least this many words without a gap are running text, not labels with their values. */
const proseWords = 7;
/** Least words in each column of a row of running text in columns. */
const columnWords = 5;
/** Begins in the middle of a sentence; a single lower-case "e" or "o" is a misread letter of a label. */
const goesOn = /^\p{Ll}{2,}/u;
const ends = /\p{Ll}[.!?]$/u;
const listMarker = /^(?:\(?[a-z\d]{1,2}[).]|\d+(?:\.\d+)+|[-•*–])$/i;

/** Weight of a phrase's place in its row: title, label, or part of a sentence or a list. */
function placeOf(text: PageText, row: RowText, compact: string): number {
  if (isInSentence(row, compact)) return sentencePlace;
  return isHigh(text, row) && compact.length >= titleShare * row.compact.length ? titlePlace : 1;
}

const isHigh = (text: PageText, row: RowText): boolean =>
  row.top <= text.top + titlePart * (text.bottom - text.top);

/** Articles, prepositions and the like, which come before a noun in a sentence but never before a title. */
const joins = /^(?:[aeo]s?|[dn][aeo]s?|em|aos?|às?|ou|com|sem|por|pel[ao]s?|para|uma?|su[ao]s?|seus?|cada)$/;
/** A label may contain one too ("Reservado para autenticação"), but has at most this many other words. */
const labelWords = 2;
/** Shorter phrases follow such words in labels too ("Data de nascimento"). */
const titleLetters = 11;

/**
 * Whether the cell mentions the phrase as a sentence does: with a lower-case initial, after an article, or before a comma. Titles and
 * labels begin with a capital, and nothing joins them to the words after them.
 */
function isSpokenOf(cell: CellText, compact: string): boolean {
  const from = cell.compact.indexOf(compact);
  if (compact.length < titleLetters || from < 0) return false;
  let length = 0;
  const ends = cell.tokens.map(({ folded }) => (length += folded.length));
  const first = ends.findIndex((end) => end > from);
  const last = ends.findIndex((end) => end >= from + compact.length);
  const before = cell.tokens[first - 1]?.text;
  return (
    (/^\p{Ll}/u.test(cell.tokens[first]?.text ?? '') && cell.compact !== compact) ||
    (before !== undefined && joins.test(before) && cell.tokens.length - (last - first + 1) > labelWords) ||
    (cell.tokens[last]?.text.endsWith(',') ?? false)
  );
}

/** Whether the row only mentions the phrase: in a list, within a sentence, or as a sentence's subject. */
function isInSentence(row: RowText, compact: string): boolean {
  if (!row.isLower) return false;
  if (listMarker.test(row.tokens[0]?.text ?? '')) return true;
  // A stamp hides words of a sentence and leaves a gap.
  const cell = row.cells.find((each) => each.compact.includes(compact)) ?? row;
  if (isSpokenOf(cell, compact)) return true;
  const others = cell.tokens.length - compactWords(cell, compact);
  const isSaid = goesOn.test(cell.printed) || (row.cells.length === 1 && ends.test(cell.printed));
  if (!cell.compact.startsWith(compact)) return others >= sentenceWords || (isSaid && others > 0);
  return others >= sentenceWords && goesOn.test(wordAfter(cell, compact));
}

/** The word after a phrase with which the row begins. */
function wordAfter(row: CellText, compact: string): string {
  let length = 0;
  return row.tokens.find(({ folded }) => (length += folded.length) > compact.length)?.text ?? '';
}

/** Number of the row's words that belong to the phrase. */
function compactWords(row: CellText, compact: string): number {
  return row.tokens.filter(({ folded }) => folded.length > 0 && compact.includes(folded)).length;
}

function cellsOf(tokens: readonly Token[], glyph: number): CellText[] {
  const cells: Token[][] = [];
  for (const [index, token] of tokens.entries()) {
    const gap = token.left - (tokens[index - 1]?.right ?? -Infinity);
    if (gap > 1.5 * glyph) cells.push([token]);
    else cells.at(-1)?.push(token);
  }
  return cells.map((cell) => {
    const printed = printedOf(cell);
    return { tokens: cell, printed, compact: foldWords(printed).replaceAll(' ', '') };
  });
}

/** Numbers, dates and amounts; two digits are also a label's own number ("29 - Data"). */
const hasFigures = ({ text }: Token): boolean =>
  (text.match(/\d/g)?.length ?? 0) >= 3 || /\d[.,/]\d/.test(text);
/**
 * Share of the words with figures from which a page counts as filled in: filled pages of every kind have 3 % and more,
 * misread photographs included.
 */
const filledShare = 0.02;
/** A page of fewer words is a card or a part of a form, where one unread number would weigh too much. */
const leastWords = 40;

function filledOf({ tokens }: Sheet): number {
  if (tokens.length < leastWords) return 1;
  return Math.min(1, tokens.filter(hasFigures).length / (filledShare * tokens.length));
}

const isProseRow = ({ isLower, cells, tokens }: RowText): boolean =>
  isLower &&
  (cells.length === 1
    ? tokens.length >= proseWords
    : cells.every((cell) => cell.tokens.length >= columnWords));

/** Prepares a sheet for `findPhrase`, which searches for these phrases. */
export function pageText(sheet: Sheet, isRecognised: boolean, phrases: readonly string[]): PageText {
  const rows = sheet.rows.map((tokens): RowText => {
    const printed = printedOf(tokens);
    const words = foldWords(printed);
    const compact = words.replaceAll(' ', '');
    return {
      tokens,
      words: ` ${words} `,
      compact,
      printed,
      isLower: (printed.match(/\p{Ll}/gu)?.length ?? 0) > 0.4 * compact.length,
      top: tokens[0]?.top ?? 0,
      cells: cellsOf(tokens, sheet.glyph),
    };
  });
  const proseRows = rows.filter(isProseRow);
  const wordsOf = (some: readonly RowText[]) => some.reduce((sum, { tokens }) => sum + tokens.length, 0);
  return {
    rows,
    prose: wordsOf(proseRows) / Math.max(1, wordsOf(rows)),
    filled: filledOf(sheet),
    top: rows[0]?.top ?? 0,
    bottom: rows.at(-1)?.top ?? 0,
    all: rows.map((row) => row.compact).join(''),
    isRecognised,
    phrases: phrases.map((phrase) => phrase.replaceAll(' ', '')),
  };
}

/** Share of a phrase's letters that a recogniser may have misread. */
const mostMisprinted = 0.15;

/** Fewest edits that turn some part of the text into the phrase (Sellers' algorithm). */
function editsWithin(text: string, phrase: string): number {
  let previous = Array.from({ length: phrase.length + 1 }, (_, index) => index);
  let best = phrase.length;
  for (const letter of text) {
    const current = [0];
    for (let at = 1; at <= phrase.length; at++) {
      const substitute = (previous[at - 1] ?? 0) + (phrase[at - 1] === letter ? 0 : 1);
      current.push(Math.min(substitute, (previous[at] ?? 0) + 1, (current[at - 1] ?? 0) + 1));
    }
    best = Math.min(best, current[phrase.length] ?? best);
    previous = current;
  }
  return best;
}

function tokensOf(row: RowText, compact: string): readonly Token[] {
  const used = row.tokens.filter((token) => token.folded.length > 0 && compact.includes(fold(token.text)));
  return used.length > 0 ? used : row.tokens;
}

/** Whether a misread match is really another phrase: CASAMENTO is three letters from NASCIMENTO. */
function isOther({ phrases }: PageText, row: RowText, compact: string): boolean {
  const limit = Math.floor(compact.length * mostMisprinted);
  return phrases.some(
    (each) =>
      Math.abs(each.length - compact.length) <= limit &&
      row.compact.includes(each) &&
      editsWithin(each, compact) <= limit,
  );
}

/** Whether a phrase broken over two rows begins in running text. */
function isBrokenSentence({ rows, all }: PageText, compact: string): boolean {
  const from = all.indexOf(compact);
  let end = 0;
  const first = rows.find((row) => (end += row.compact.length) > from);
  return first !== undefined && isProseRow(first);
}

/** Finds a phrase on a page: as whole words in a row, then run together if it is too long for a coincidence, then misread. */
export function findPhrase(text: PageText, phrase: string): Found | undefined {
  const compact = phrase.replaceAll(' ', '');
  const whole = text.rows.find((row) => row.words.includes(` ${phrase} `));
  if (whole) return { tokens: tokensOf(whole, compact), fit: 1, place: placeOf(text, whole, compact) };
  if (compact.length < 9) return undefined;
  const joined = text.rows.find((row) => row.compact.includes(compact));
  if (joined) return { tokens: tokensOf(joined, compact), fit: 1, place: placeOf(text, joined, compact) };
  if (compact.length >= 14 && text.all.includes(compact))
    return { tokens: [], fit: 1, place: isBrokenSentence(text, compact) ? sentencePlace : 1 };
  // One of two allowed misreadings could be the digit that distinguishes such a phrase.
  if (!text.isRecognised || /^\d/.test(phrase)) return undefined;
  const limit = Math.floor(compact.length * mostMisprinted);
  for (const row of text.rows) {
    if (row.compact.length < compact.length - limit) continue;
    const edits = editsWithin(row.compact, compact);
    if (edits <= limit && !isOther(text, row, compact)) {
      return {
        tokens: tokensOf(row, compact),
        fit: 1 - edits / compact.length,
        place: placeOf(text, row, compact),
      };
    }
  }
  return undefined;
}

type Edges = ReturnType<typeof edgesOf>;

/** A text of the upper part that may be a title. */
export interface TitleText {
  readonly tokens: readonly Token[];
  readonly printed: string;
  /** Folded words with single spaces. */
  readonly words: string;
  /** Of its tallest word, in the sheet's unit. */
  readonly height: number;
}

/** Most words of a title, and of one whose nouns need no capital. */
const [longestTitle, shortTitle] = [14, 7] as const;
/** A sentence in type larger than the page's by this factor is a headline; of most words. */
const [headlineType, longestHeadline] = [1.5, 24] as const;

/** Whether words stand as a title does: with capitals, or few of them, the first with a capital, and nothing that a sentence ends with. */
function isLikeTitle(tokens: readonly Token[]): boolean {
  const words = tokens.map(({ text }) => text);
  const nouns = words.filter((word) => /\p{L}{4}/u.test(word));
  return (
    words.length <= longestTitle &&
    /^[\p{Lu}\d]/u.test(words[0] ?? '') &&
    // What stands before a comma is spoken of, but for the one word that a title explains ("DANFE, documento auxiliar").
    !words.slice(1).some((word) => /[,;]$/.test(word)) &&
    (words.length <= shortTitle || nouns.every((word) => /^\P{Ll}/u.test(word)))
  );
}

/** Whether words in such type stand as the sentence does that heads an article. */
const isLikeHeadline = ({ tokens, height }: TitleText, glyph: number): boolean =>
  tokens.length > 2 &&
  tokens.length <= longestHeadline &&
  /^[\p{Lu}\d]/u.test(tokens[0]?.text ?? '') &&
  height >= headlineType * glyph;

/** Most lines of one title. */
const titleLines = 3;
/** Lines of one title are as large, to this factor, and no further apart than this part of their height. */
const [alike, apart] = [1.4, 1.2] as const;

/** The line of a title below one: of the next rows, under it, in type of its size. */
function lineBelow(high: readonly RowText[], index: number, over: Edges): readonly Token[] | undefined {
  return high
    .slice(index + 1, index + 1 + titleLines)
    .flatMap(({ cells }) => cells.map(({ tokens }) => tokens))
    .find((tokens) => {
      const { left, right, top, bottom } = edgesOf(tokens);
      const [one, other] = [over.bottom - over.top, bottom - top];
      return (
        Math.min(right, over.right) - Math.max(left, over.left) >
          0.5 * Math.min(right - left, over.right - over.left) &&
        top - over.bottom < apart * one &&
        top > over.top + 0.5 * one &&
        Math.max(one, other) < alike * Math.min(one, other)
      );
    });
}

/** The texts of the upper part that may be titles, and the sentences in large type, top to bottom: boxes of a row, alone and with the lines below them. */
export function titlesOf(
  text: PageText,
  glyph: number,
): { readonly titles: TitleText[]; readonly headlines: TitleText[] } {
  const lines = linesOfTitles(text).map(titleOf);
  return {
    titles: lines.filter(({ tokens }) => isLikeTitle(tokens)),
    headlines: lines.filter((line) => isLikeHeadline(line, glyph)),
  };
}

/** Words as a title. */
export function titleOf(tokens: readonly Token[]): TitleText {
  const printed = printedOf(tokens);
  const height = Math.max(...tokens.map(({ top, bottom }) => bottom - top));
  return { tokens, printed, words: foldWords(printed), height };
}

function linesOfTitles(text: PageText): (readonly Token[])[] {
  const high = text.rows.filter((row) => isHigh(text, row));
  return high.flatMap(({ cells }, index): (readonly Token[])[] =>
    cells.flatMap(({ tokens }) => {
      const lines = [tokens];
      for (
        let last: readonly Token[] | undefined = tokens;
        last !== undefined && lines.length < titleLines;
      ) {
        last = lineBelow(high, index + lines.length - 1, edgesOf(last));
        if (last !== undefined) lines.push(last);
      }
      return lines.map((_, count) => lines.slice(0, lines.length - count).flat());
    }),
  );
}
