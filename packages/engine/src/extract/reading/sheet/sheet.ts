import { median } from '../../../pages/median.ts';
import type { Box } from '@lavra/contract/model/result';
import type { Code, Page, Word } from '../../../pages/page.ts';
import { withOrdinals } from './ordinals.ts';
import { withRomanNumerals } from './roman-numerals.ts';
import { withStockCompanies } from './stock-company.ts';
import { withCombs } from './combs.ts';
import { withoutBars } from './combs-in-type.ts';
import { withoutFramesInType } from './frames-in-type.ts';
import { withoutOverdrawn } from './overdrawn.ts';
import { straightened } from './straight.ts';
import { fold } from './text.ts';
import { joinedWords } from './runs.ts';

/** A word with its edges on the levelled page in thousandths of the page width, the same unit both ways, so that distances compare. */
export interface Token {
  readonly text: string;
  readonly folded: string;
  readonly conf: number;
  readonly page: number;
  readonly box: Box;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A page as extractors see it: tokens, their rows, codes. */
export interface Sheet {
  readonly page: number;
  /** Page height in thousandths of its width. */
  readonly height: number;
  /** Median height of a word. */
  readonly glyph: number;
  readonly tokens: readonly Token[];
  /** Tokens of one baseline, left to right; rows top to bottom. */
  readonly rows: readonly (readonly Token[])[];
  readonly codes: readonly Code[];
  /** Words of text turned a quarter, which belong to no row; absent without any. */
  readonly turned?: readonly Token[];
}

/** Two words of which one covers more than this share of the other, in width and in height, may be one word. */
const mostShared = 0.7;

export function middleOf(token: Pick<Token, 'top' | 'bottom'>): number {
  return (token.top + token.bottom) / 2;
}

/** Mean of the words' middles; 0 without any. */
export function meanMiddle(tokens: readonly Token[]): number {
  return tokens.reduce((sum, token) => sum + middleOf(token), 0) / Math.max(1, tokens.length);
}

export function centreOf(token: Pick<Token, 'left' | 'right'>): number {
  return (token.left + token.right) / 2;
}

/** The edges around some tokens. */
export function edgesOf(tokens: readonly Token[]): Pick<Token, 'left' | 'top' | 'right' | 'bottom'> {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const token of tokens) {
    if (token.left < left) left = token.left;
    if (token.top < top) top = token.top;
    if (token.right > right) right = token.right;
    if (token.bottom > bottom) bottom = token.bottom;
  }
  return { left, top, right, bottom };
}

/** Groups tokens into rows by the middle of their height. */
export function rowsOf(tokens: readonly Token[], glyph: number): Token[][] {
  const rows: { middle: number; tokens: Token[] }[] = [];
  for (const token of tokens.toSorted((a, b) => middleOf(a) - middleOf(b) || a.left - b.left)) {
    const middle = middleOf(token);
    const row = rows.findLast((candidate) => Math.abs(candidate.middle - middle) <= 0.5 * glyph);
    if (row) {
      row.tokens.push(token);
      row.middle += (middle - row.middle) / row.tokens.length;
    } else rows.push({ middle, tokens: [token] });
  }
  const inOrder = rows
    .toSorted((a, b) => a.middle - b.middle)
    .map((row) => row.tokens.toSorted((a, b) => a.left - b.left));
  return withNeighbours(inOrder, glyph);
}

/** Words so much taller than the page's are in large type. */
const ofLarge = 1.3;

/** Reunites words that follow each other closely at one height but were put in two rows because of marks elsewhere. */
function withNeighbours(rows: readonly Token[][], glyph: number): Token[][] {
  const isBehind = (before: Token, token: Token): boolean => {
    const gap = token.left - before.right;
    if (gap < 0 || gap > glyph) return false;
    const isWithin = (a: Token, b: Token): boolean => middleOf(a) > b.top && middleOf(a) < b.bottom;
    return isWithin(before, token) || isWithin(token, before);
  };
  // An accent lifts the middle of a word in large type, into the row of the smaller print beside it.
  const lowered = rows.map((row) => row);
  for (const [at, row] of rows.entries()) {
    const above = lowered[at - 1] ?? [];
    // From left to right: what follows a lowered word goes with it.
    const led = new Set<Token>();
    for (const token of above) {
      const isLed =
        token.bottom - token.top > ofLarge * glyph &&
        [...row, ...led].some((other) => isBehind(other, token)) &&
        !above.some((other) => !led.has(other) && isBehind(other, token));
      if (isLed) led.add(token);
    }
    if (led.size === 0) continue;
    lowered[at - 1] = above.filter((token) => !led.has(token));
    lowered[at] = [...row, ...led].toSorted((a, b) => a.left - b.left);
  }
  const filled = lowered.filter(({ length }) => length > 0);
  return filled.reduce<Token[][]>((done, row) => {
    const above = done.at(-1);
    const moved = above ? row.filter((token) => above.some((other) => isBehind(other, token))) : [];
    if (above === undefined || moved.length === 0) {
      done.push(row);
      return done;
    }
    const first = moved[0]?.left ?? Infinity;
    // Words right after the moved one go with it; words before it or far after it do not.
    let end = first;
    const rest: Token[] = [];
    for (const token of row) {
      if (token.left >= first && token.left - Math.max(end, first) <= glyph) {
        above.push(token);
        end = token.right;
      } else rest.push(token);
    }
    above.sort((a, b) => a.left - b.left);
    if (rest.length > 0) done.push(rest);
    return done;
  }, []);
}

/** Words as they are printed, with a space between each two; `textOf` keeps the rows and spaces of a value. */
export const printedOf = (tokens: readonly Pick<Token, 'text'>[]): string =>
  tokens.map(({ text }) => text).join(' ');

/** Number of characters read, weighted by their confidence. */
export const inkOf = (tokens: readonly Pick<Token, 'text' | 'conf'>[]): number =>
  tokens.reduce((sum, { text, conf }) => sum + conf * text.length, 0);

/** Share of the wider box that both must share unless one text is part of the other: a box may be drawn too wide, over its neighbour. */
const leastShared = 0.5;

/** Greatest offset, in letters, of a part of a word from its letters in the whole word, and its least width compared with theirs. */
const mostAside = 1.5;
const leastWide = 0.65;
/** Printed width of a text in letters; narrow ones count half. */
const lettersOf = (text: string): number => text.length - 0.5 * (text.match(/[IJ1]/g)?.length ?? 0);

/** Whether a word is a part of another. The other's box may also reach over a neighbour: a dash, or a word whose letters it contains elsewhere ("TOMADOR DO"). */
function isPartOf({ text, folded, left, right }: Token, whole: Token): boolean {
  if (folded === '') return whole.text.includes(text);
  if (folded.length === 1) return whole.folded.includes(folded);
  const all = whole.folded;
  const pitch = (whole.right - whole.left) / lettersOf(all);
  if (right - left < leastWide * lettersOf(folded) * pitch) return false;
  for (let at = all.indexOf(folded); at >= 0; at = all.indexOf(folded, at + 1)) {
    const middle = whole.left + (lettersOf(all.slice(0, at)) + lettersOf(folded) / 2) * pitch;
    if (Math.abs(middle - (left + right) / 2) < mostAside * pitch) return true;
  }
  return false;
}

/** Whether a smaller word is in the upper part of a tall word's box, which reaches over it because a rule between them was erased. */
function isOver(word: Token, tall: Token): boolean {
  const [low, height] = [word.bottom - word.top, tall.bottom - tall.top];
  return (
    word.folded.length > 1 &&
    low > 0.25 * height &&
    low < 0.75 * height &&
    middleOf(word) > tall.top &&
    word.bottom < tall.top + 0.5 * height
  );
}

/** Two words read surely, of which one has letters so many times as wide as the other's, are not one: its box was drawn over its neighbour. */
const [surely, mostPitches] = [80, 2] as const;

function isTooWide(a: Token, b: Token): boolean {
  const [one, other] = [a, b].map(({ left, right, folded }) => (right - left) / Math.max(1, folded.length));
  const share = (one ?? 1) / (other ?? 1);
  const isSure = [a, b].every(({ conf, folded }) => conf > surely && /^[A-Z]{3}/.test(folded));
  return isSure && (share > mostPitches || share < 1 / mostPitches);
}

/** Whether two words are at the same place, measured by the smaller of them. */
function coverEachOther(a: Token, b: Token): boolean {
  if (isOver(a, b) || isOver(b, a)) return false;
  const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  const isPart = isPartOf(a, b) || isPartOf(b, a);
  if (!isPart && isTooWide(a, b)) return false;
  return (
    (isPart || wide > leastShared * Math.max(a.right - a.left, b.right - b.left)) &&
    wide > mostShared * Math.min(a.right - a.left, b.right - b.left) &&
    high > mostShared * Math.min(a.bottom - a.top, b.bottom - b.top)
  );
}

/** Keeps the surer reading of a picture's words that were read twice, as part of the page and of their line. */
function readOnce(tokens: readonly Token[]): Token[] {
  const inOrder = tokens.toSorted((a, b) => a.left - b.left);
  const pairs = inOrder.flatMap((token, index) => {
    const rest = inOrder.slice(index + 1);
    const end = rest.findIndex(({ left }) => left >= token.right);
    return rest
      .slice(0, end < 0 ? undefined : end)
      .filter((other) => token.conf < 100 && other.conf < 100 && coverEachOther(token, other))
      .map((other) => (inkOf([token]) < inkOf([other]) ? [token, other] : [other, token]) as [Token, Token]);
  });
  const doubled = new Set<Token>();
  // A word that is itself dropped replaces no other.
  for (const [weaker, stronger] of pairs.toSorted((a, b) => inkOf([b[1]]) - inkOf([a[1]])))
    if (!doubled.has(stronger)) doubled.add(weaker);
  return tokens.filter((token) => !doubled.has(token));
}

/** Space between two words of a row, whichever is first. */
const gapTo = (token: Token, other: Token): number =>
  Math.max(other.left - token.right, token.left - other.right);

/** Whether another word is a direct neighbour at mid-height of a box that was drawn too tall. */
const isWithinBeside = (token: Token, other: Token, glyph: number): boolean => {
  const gap = gapTo(token, other);
  const isInMiddle = Math.abs(middleOf(other) - middleOf(token)) < 0.15 * (token.bottom - token.top);
  return gap > -0.2 * glyph && gap < 1.2 * glyph && isInMiddle;
};

/** Whether another word is a direct neighbour with the same upper edge of a box that was drawn down into the next row. */
const isLevelBeside = (token: Token, other: Token, glyph: number): boolean => {
  const gap = gapTo(token, other);
  return gap > -0.2 * glyph && gap < 1.2 * glyph && Math.abs(other.top - token.top) < 0.4 * glyph;
};

/**
 * Whether a tall box is of the words at its head, though some are at its foot: it stands among those of one row, and the others are further lines
 * of a cell, whose height crosses that row's as a label's over its value does not.
 */
function isRowAround(token: Token, head: readonly Token[], foot: readonly Token[]): boolean {
  const isAmong = (words: readonly Token[]): boolean =>
    words.some(({ right }) => right < token.left) && words.some(({ left }) => left > token.right);
  const crosses = head.some((word) => foot.some((other) => other.top < word.bottom));
  return crosses && isAmong(head) && !isAmong(foot);
}

/**
 * A word's box may reach up into the label above it when a rule between them was erased, or down into the next row: it is cut to the height
 * of the nearest word of its row with letters of similar width.
 */
function asHighAsTheirRow(tokens: readonly Token[], glyph: number): Token[] {
  const pitchOf = ({ left, right, text }: Token): number => (right - left) / Math.max(1, text.length);
  return tokens.map((token) => {
    const height = token.bottom - token.top;
    if (token.conf === 100 || height < 1.4 * glyph) return token;
    const like = tokens.filter((other) => {
      const share = (other.bottom - other.top) / height;
      const pitch = pitchOf(other) / pitchOf(token);
      return share < 0.75 && other.bottom - other.top > 0.6 * glyph && pitch > 0.7 && pitch < 1.4;
    });
    const level = like.filter(
      (other) => Math.abs(other.bottom - token.bottom) < 0.4 * glyph || isWithinBeside(token, other, glyph),
    );
    // Words apart at its foot may be of the next row, when those right beside it begin at its head.
    const hasBeside = level.some((other) => gapTo(token, other) < 1.2 * glyph);
    const upper = hasBeside ? [] : like.filter((other) => isLevelBeside(token, other, glyph));
    const head = hasBeside ? [] : like.filter((other) => Math.abs(other.top - token.top) < 0.4 * glyph);
    const beside = upper.length > 0 ? upper : isRowAround(token, head, level) ? head : level;
    const [nearest] = beside.toSorted(
      (a, b) => Math.abs(centreOf(a) - centreOf(token)) - Math.abs(centreOf(b) - centreOf(token)),
    );
    if (nearest === undefined) return token;
    const [x, y, width, tall] = token.box;
    const bottom = Math.min(token.bottom, nearest.bottom + 0.4 * glyph);
    const cut = tall * ((nearest.top - token.top) / height);
    const left = tall * ((bottom - nearest.top) / height);
    return { ...token, top: nearest.top, bottom, box: [x, y + cut, width, left] };
  });
}

/** Share of the narrower width that a small word and the word below it must share. */
const leastOver = 0.6;

/** Cuts boxes that hold a smaller word in their upper part, so that they begin below it. */
function withoutWhatIsOver(tokens: readonly Token[], glyph: number): Token[] {
  return tokens.map((token) => {
    const height = token.bottom - token.top;
    if (token.conf === 100 || height < 1.4 * glyph) return token;
    const over = tokens.filter((other) => {
      const wide = Math.min(token.right, other.right) - Math.max(token.left, other.left);
      const narrower = Math.min(other.right - other.left, token.right - token.left);
      return other !== token && wide > leastOver * narrower && isOver(other, token);
    });
    const top = Math.max(token.top, ...over.map(({ bottom }) => bottom));
    const [x, y, width, tall] = token.box;
    const cut = tall * ((top - token.top) / height);
    return cut === 0 ? token : { ...token, top, box: [x, y + cut, width, tall - cut] };
  });
}

/** Whether a word is a rule between two cells of a picture, read as a bar; in exact text a bar is a printed one. */
const isRule = ({ text, conf }: Word): boolean => conf < 100 && /^\|+$/.test(text.trim());

/** Whether a word is a rule between two rows of a picture, or a remnant of one, read as dashes: then its row holds nothing else. */
const isRemnantOfRule = ({ text, conf }: Token): boolean => conf < 100 && /^[-–—_=~]+$/.test(text);

/** The word without remnants of a frame, which are read as quotation marks or bars, and without specks after it, read as asterisks or apostrophes. */
const withoutFrame = ({ text, conf }: Word): string =>
  conf === 100
    ? text
    : text
        .replace(misreadState, 'RJ')
        .replace(misreadNumber, 'CNPJ')
        .replace(misreadStroke, '/')
        .replace(conf < readSurely ? misreadRegister : misreadRegisterWithPoint, 'I.E.')
        .replace(/^[“”„‘’"'|[]+(?=[\p{L}\d])|(?<=[\p{L}\d])[|\]'‘’*]+$/gu, '');
/** The only state whose letters are read as one with a bracket ("Niterói/R)", "DETRAN/R])"). */
const misreadState = /(?<=\p{L}[/-]|^)R[)\]]{1,2}(?=[.,;]?$)/u;

/** The label of a company's number, whose last letter is read as a bracket or a stroke ("CNP)", "CPF/CNP]:"). */
const misreadNumber = /(?<=^|^CPF\/)CNP[)\]}|!Il1](?=[.:;]*$|\/CPF)/u;

/** The stroke between two abbreviations of a label, read as a letter or a one ("NCMISH", "CNPJICPF"). */
const misreadStroke = /(?<=^NCM)[IJl1|](?=SH[.:]*$)|(?<=^(?:CNPJ|CPF))[IJl1|](?=(?:CNPJ|CPF)[.:]*$)/u;

/** The label of a state register, whose first letter and point are read as one letter ("LE.", "LE" where the word was read less surely). */
const misreadRegister = /^(?:[Ll|]\.?|1\.)E(?=[.:]*$)\.*/u;
const misreadRegisterWithPoint = /^(?:[Ll|]\.?|1\.)E(?=[.:]+$)\.*/u;
const readSurely = 80;

/** Words of a page as tokens. */
export function tokensOf(words: readonly Word[], page: Page): Token[] {
  const ratio = page.width > 0 ? page.height / page.width : 1;
  return words
    .filter((word) => word.text.trim() !== '' && !isRule(word))
    .map((word) => {
      const [x, y, width, height] = word.level ?? word.box;
      const text = withoutFrame(word);
      return {
        text,
        folded: fold(text),
        conf: word.conf,
        page: page.number,
        box: word.box,
        left: x * 1000,
        top: y * 1000 * ratio,
        right: (x + width) * 1000,
        bottom: (y + height) * 1000 * ratio,
      };
    });
}

/**
 * Numbers with a gap after their comma or point are read as two words ("99," and "16", "75," and "00%", "1," and "000UN"): the shapes of both
 * parts, and the widest gap in heights of them. Type of one width leaves nearly a letter's width behind its comma: a unit behind three decimals
 * tells them from the next word, and zeros that are read as letters from figures.
 */
const partedNumbers = [
  [/^\d{1,3}(?:\.\d{3})*,$/, /^\d{2}%?$/, 0.6],
  [/^\d{2}\.\d{3}[.:;]?$/, /^\d{3}\/\d{4}-\d{2}$/, 0.6],
  [/^(?:\d{1,3}|[Oo]),$/, /^[\dOo]{3}[A-Z][A-Z\d]{0,3}$/i, 1.1],
  [/^(?:\d{1,3}(?:\.\d{3})*|[Oo]),$/, /^(?:[Oo]{2}|[Oo]\d|\d[Oo])$/, 1.1],
] as const;

/** The two parts of a number as one text, its zeros as figures and its point as one. */
const wholeNumber = (head: string, rest: string): string =>
  head.replace(/[:;]$|(?<=\.\d{3})$/, '.').replace(/^[Oo](?=,)/, '0') +
  rest.replace(/^[\dOo]{2,3}/, (figures) => figures.replaceAll(/[Oo]/g, '0'));

/** Figures this much larger than the page's words, which stand closer together than that share of their height, are one number; two groups of one length are where they are read surely and stand closer than any space. */
const [largeFigures, ofHeight, ofGroups] = [1.5, 0.35, 0.31] as const;

/** Three groups of one length or more are the print of a longer number, as of a key in fours. */
function isPartOfLarge(token: Token, other: Token, tokens: readonly Token[], glyph: number): boolean {
  const isLarge = ({ text, top, bottom }: Token): boolean =>
    /^\d+$/.test(text) && bottom - top > largeFigures * glyph;
  const away = (other.left - token.right) / (token.bottom - token.top);
  if (!isLarge(token) || !isLarge(other)) return false;
  if (token.text.length !== other.text.length) return away < ofHeight;
  const groups = tokens.filter(
    (each) =>
      each.text.length === token.text.length &&
      isLarge(each) &&
      Math.abs(middleOf(each) - middleOf(token)) < 0.4 * glyph,
  );
  return away < ofGroups && groups.length === 2 && groups.every(({ conf }) => conf > surelyRead);
}

function withWholeNumbers(tokens: readonly Token[], glyph: number): Token[] {
  const joined = new Map<Token, Token>();
  const taken = new Set<Token>();
  for (const token of tokens.filter(({ conf }) => conf < 100))
    for (const [head, rest, widest] of [...partedNumbers, [/^\d+$/, undefined, 0.6] as const]) {
      if (!head.test(token.text)) continue;
      const behind = tokens.find(
        (other) =>
          (rest?.test(other.text) ?? isPartOfLarge(token, other, tokens, glyph)) &&
          other.left > token.right &&
          other.left - token.right < widest * Math.max(glyph, token.bottom - token.top) &&
          Math.abs(middleOf(other) - middleOf(token)) < 0.4 * glyph,
      );
      // What is the end of a number begins none.
      if (behind && !taken.has(token)) {
        joined.set(token, behind);
        taken.add(behind);
      }
    }
  return tokens
    .filter((token) => !taken.has(token))
    .map((token) => {
      const rest = joined.get(token);
      if (rest === undefined) return token;
      return joinedWords(token, rest, wholeNumber(token.text, rest.text));
    });
}

/** Few characters higher than this, in glyphs, are pieces of pictures; a letter in a circle may be higher, and is read this surely. */
const [tallest, tallestSure, surelyRead] = [3.5, 4.5, 90] as const;

/** The page's words as tokens, without the huge single letters of a watermark, which cross the fields. */
export function sheetOf(page: Page): Sheet {
  const ratio = page.width > 0 ? page.height / page.width : 1;
  // Text that runs up the margin belongs to no row of the page.
  const upright = page.words.filter((word) => word.isTurned !== true);
  const once = readOnce(straightened(withoutBars(withoutFramesInType(tokensOf(upright, page))), page));
  const glyph = Math.max(1, median(once.map((token) => token.bottom - token.top)));
  const all = withoutOverdrawn(once, glyph);
  const whole = withWholeNumbers(asHighAsTheirRow(withoutWhatIsOver(all, glyph), glyph), glyph);
  const printed = withCombs(whole, glyph).filter(
    (token) =>
      token.text.length > 3 ||
      token.bottom - token.top < (token.conf > surelyRead ? tallestSure : tallest) * glyph,
  );
  const tokens = withOrdinals(withRomanNumerals(withStockCompanies(printed, glyph)));
  const rows = rowsOf(tokens, glyph);
  const bars = new Set(rows.filter((row) => row.every(isRemnantOfRule)).flat());
  return {
    page: page.number,
    height: ratio * 1000,
    glyph,
    tokens: tokens.filter((token) => !bars.has(token)),
    rows: rows.filter((row) => !row.every((token) => bars.has(token))),
    codes: page.codes,
    turned: tokensOf(page.turned ?? [], page),
  };
}

/** Text of tokens in reading order, rows joined by `separator`. */
export function textOf(tokens: readonly Token[], glyph: number, separator = ' '): string {
  return rowsOf(tokens, glyph)
    .map((row) => row.map((token) => token.text).join(' '))
    .join(separator);
}
