import type { Sheet, Token } from '../reading/sheet.ts';
import { fold, foldWords } from '../reading/text.ts';

interface RowText {
  readonly tokens: readonly Token[];
  /** Folded words with single spaces, one also before and after. */
  readonly words: string;
  /** The same without spaces. */
  readonly compact: string;
  readonly printed: string;
  readonly top: number;
  /** Wide gaps part the row into cells. */
  readonly isParted: boolean;
  /** Most of its letters are small ones. */
  readonly isLower: boolean;
}

/** A page's words in the form that anchors are compared in. */
export interface PageText {
  readonly rows: readonly RowText[];
  readonly top: number;
  readonly bottom: number;
  /** Words of the whole page, rows run together, for phrases broken over lines. */
  readonly all: string;
  /** 0 to 1: share of the words that stand in running text. */
  readonly prose: number;
  /** Recognised text may be misprinted, so phrases are looked for with a letter or two wrong. */
  readonly isRecognised: boolean;
  /** Every phrase that is looked for, without spaces: what stands there letter by letter is no other phrase misprinted. */
  readonly phrases: readonly string[];
}

export interface Found {
  readonly tokens: readonly Token[];
  readonly fit: number;
  /** How much the place speaks: more for a title, little within a sentence or a list. */
  readonly place: number;
}

/** A title stands in this upper part of the text and says little else. */
const titlePart = 0.3;
const titleShare = 0.6;
const titlePlace = 1.25;
/** A page that talks about a document names it within its sentences. */
const sentencePlace = 0.25;
/** A sentence has so many words more than the phrase. */
const sentenceWords = 5;
/** Rows of so many words without a gap are running text, not labels with their values. */
const proseWords = 7;
/** Begins in the middle of a sentence; a lonely small "e" or "o" is a label's letter misread. */
const goesOn = /^\p{Ll}{2,}/u;
const ends = /\p{Ll}[.!?]$/u;
const listMarker = /^(?:\(?[a-z\d]{1,2}[).]|\d+(?:\.\d+)+|[-•*–])$/i;

/** What the place of a phrase in its row says: title, label, or part of a sentence or a list. */
function placeOf(text: PageText, row: RowText, compact: string): number {
  if (isInSentence(row, compact)) return sentencePlace;
  return isHigh(text, row) && compact.length >= titleShare * row.compact.length ? titlePlace : 1;
}

const isHigh = (text: PageText, row: RowText): boolean =>
  row.top <= text.top + titlePart * (text.bottom - text.top);

/** Whether the row names the phrase in passing: in a list, in a sentence, or as what a sentence is about. */
function isInSentence(row: RowText, compact: string): boolean {
  if (!row.isLower) return false;
  const words = row.tokens.map((token) => token.text);
  if (listMarker.test(words[0] ?? '')) return true;
  if (row.isParted) return false;
  const others = words.length - compactWords(row, compact);
  const isSaid = goesOn.test(row.printed) || ends.test(row.printed);
  if (!row.compact.startsWith(compact)) return others >= sentenceWords || (isSaid && others > 0);
  return others >= sentenceWords && goesOn.test(wordAfter(row, compact));
}

/** What follows a phrase that the row begins with. */
function wordAfter(row: RowText, compact: string): string {
  let length = 0;
  return row.tokens.find(({ folded }) => (length += folded.length) > compact.length)?.text ?? '';
}

/** How many of the row's words the phrase takes up. */
function compactWords(row: RowText, compact: string): number {
  return row.tokens.filter(({ folded }) => folded.length > 0 && compact.includes(folded)).length;
}

/** Prepares a sheet for `findPhrase`, which will look for these phrases. */
export function pageText(sheet: Sheet, isRecognised: boolean, phrases: readonly string[]): PageText {
  const rows = sheet.rows.map((tokens) => {
    const printed = tokens.map((token) => token.text).join(' ');
    const words = foldWords(printed);
    const compact = words.replaceAll(' ', '');
    return {
      tokens,
      words: ` ${words} `,
      compact,
      printed,
      isLower: (printed.match(/\p{Ll}/gu)?.length ?? 0) > 0.4 * compact.length,
      top: tokens[0]?.top ?? 0,
      isParted: tokens.some(
        (token, index) => token.left - (tokens[index - 1]?.right ?? token.left) > 1.5 * sheet.glyph,
      ),
    };
  });
  const proseRows = rows.filter((row) => row.isLower && !row.isParted && row.tokens.length >= proseWords);
  const wordsOf = (some: readonly RowText[]) => some.reduce((sum, { tokens }) => sum + tokens.length, 0);
  return {
    rows,
    prose: wordsOf(proseRows) / Math.max(1, wordsOf(rows)),
    top: rows[0]?.top ?? 0,
    bottom: rows.at(-1)?.top ?? 0,
    all: rows.map((row) => row.compact).join(''),
    isRecognised,
    phrases: phrases.map((phrase) => phrase.replaceAll(' ', '')),
  };
}

/** Share of a phrase's letters that a recogniser may have misread. */
const mostMisprinted = 0.15;

/** Fewest edits that make the phrase from some part of the text (Sellers' algorithm). */
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

/** Whether what looks like the phrase is another one: CASAMENTO is three letters from NASCIMENTO. */
function isOther({ phrases }: PageText, row: RowText, compact: string): boolean {
  const limit = Math.floor(compact.length * mostMisprinted);
  return phrases.some(
    (each) =>
      Math.abs(each.length - compact.length) <= limit &&
      row.compact.includes(each) &&
      editsWithin(each, compact) <= limit,
  );
}

/** Looks for a phrase on a page: as whole words in a row, run together where it is long enough to be no accident, then with misprints. */
export function findPhrase(text: PageText, phrase: string): Found | undefined {
  const compact = phrase.replaceAll(' ', '');
  const whole = text.rows.find((row) => row.words.includes(` ${phrase} `));
  if (whole) return { tokens: tokensOf(whole, compact), fit: 1, place: placeOf(text, whole, compact) };
  if (compact.length < 9) return undefined;
  const joined = text.rows.find((row) => row.compact.includes(compact));
  if (joined) return { tokens: tokensOf(joined, compact), fit: 1, place: placeOf(text, joined, compact) };
  if (compact.length >= 14 && text.all.includes(compact)) return { tokens: [], fit: 1, place: 1 };
  // Of two misprints allowed one would be the figure that such a phrase is about.
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

/** Looks for the beginning of a title: in the upper part, before nothing but the rest of the title. */
export function findTitle(text: PageText, phrase: string): Found | undefined {
  const row = text.rows.find(
    (each) =>
      each.words.startsWith(` ${phrase} `) &&
      isHigh(text, each) &&
      !isInSentence(each, phrase.replaceAll(' ', '')) &&
      !/[:.]$/.test(each.tokens[phrase.split(' ').length - 1]?.text ?? ''),
  );
  return row && { tokens: tokensOf(row, phrase.replaceAll(' ', '')), fit: 1, place: titlePlace };
}
