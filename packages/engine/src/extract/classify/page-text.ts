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
}

/** A page's words in the form that anchors are compared in. */
export interface PageText {
  readonly rows: readonly RowText[];
  readonly top: number;
  readonly bottom: number;
  /** Words of the whole page, rows run together, for phrases broken over lines. */
  readonly all: string;
  /** Recognised text may be misprinted, so phrases are looked for with a letter or two wrong. */
  readonly isRecognised: boolean;
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
const listMarker = /^(?:\(?[a-z\d]{1,2}[).]|\d+(?:\.\d+)+|[-•*–])$/i;

/** What the place of a phrase in its row says: title, label, or part of a sentence or a list. */
function placeOf(text: PageText, row: RowText, compact: string): number {
  const words = row.tokens.map((token) => token.text);
  const isLower = (row.printed.match(/\p{Ll}/gu)?.length ?? 0) > 0.4 * row.compact.length;
  if (isLower && listMarker.test(words[0] ?? '')) return sentencePlace;
  const others = words.length - compactWords(row, compact);
  const begins = row.compact.startsWith(compact);
  if (isLower && others >= sentenceWords && !begins && !row.isParted) return sentencePlace;
  const isHigh = row.top <= text.top + titlePart * (text.bottom - text.top);
  return isHigh && compact.length >= titleShare * row.compact.length ? titlePlace : 1;
}

/** How many of the row's words the phrase takes up. */
function compactWords(row: RowText, compact: string): number {
  return row.tokens.filter(({ folded }) => folded.length > 0 && compact.includes(folded)).length;
}

/** Prepares a sheet for `findPhrase`. */
export function pageText(sheet: Sheet, isRecognised: boolean): PageText {
  const rows = sheet.rows.map((tokens) => {
    const printed = tokens.map((token) => token.text).join(' ');
    const words = foldWords(printed);
    return {
      tokens,
      words: ` ${words} `,
      compact: words.replaceAll(' ', ''),
      printed,
      top: tokens[0]?.top ?? 0,
      isParted: tokens.some(
        (token, index) => token.left - (tokens[index - 1]?.right ?? token.left) > 1.5 * sheet.glyph,
      ),
    };
  });
  return {
    rows,
    top: rows[0]?.top ?? 0,
    bottom: rows.at(-1)?.top ?? 0,
    all: rows.map((row) => row.compact).join(''),
    isRecognised,
  };
}

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

/** Looks for a phrase on a page: as whole words in a row, run together where it is long enough to be no accident, then with misprints. */
export function findPhrase(text: PageText, phrase: string): Found | undefined {
  const compact = phrase.replaceAll(' ', '');
  const whole = text.rows.find((row) => row.words.includes(` ${phrase} `));
  if (whole) return { tokens: tokensOf(whole, compact), fit: 1, place: placeOf(text, whole, compact) };
  if (compact.length < 9) return undefined;
  const joined = text.rows.find((row) => row.compact.includes(compact));
  if (joined) return { tokens: tokensOf(joined, compact), fit: 1, place: placeOf(text, joined, compact) };
  if (compact.length >= 14 && text.all.includes(compact)) return { tokens: [], fit: 1, place: 1 };
  if (!text.isRecognised) return undefined;
  const limit = Math.floor(compact.length * 0.15);
  for (const row of text.rows) {
    if (row.compact.length < compact.length - limit) continue;
    const edits = editsWithin(row.compact, compact);
    if (edits <= limit) {
      return {
        tokens: tokensOf(row, compact),
        fit: 1 - edits / compact.length,
        place: placeOf(text, row, compact),
      };
    }
  }
  return undefined;
}
