import { mendedMoneyWords, parseMoneyWords } from '@lavra/brazil/words';
import type { ServiceData } from '@lavra/contract/services/fields';
import { fieldOf } from '../../evidence/field.ts';
import { placed } from '../found.ts';
import { type BothAmounts, bothAmounts } from './both-amounts.ts';
import { numberWord } from '../reading/phrases/money-words.ts';
import { type Phrase, readPhrases, runningTextOf } from '../reading/phrases/phrases.ts';
import { joinedWords, runsApart } from '../reading/sheet/runs.ts';
import { printedOf, type Sheet, type Token } from '../reading/sheet/sheet.ts';
import { readWhole } from '../reading/values/values.ts';

type Data = ServiceData<'bankcheck'>;

const known = new RegExp(`^(?:${numberWord}|hum|reais|real|centavos?)$`, 'iu');
const isKnown = (word: string): boolean => known.test(word);
const endsAmount = /^(?:reais|real|centavos?)$/iu;
/** Words that join others, and begin no amount. */
const isLink = (word: string): boolean => /^(?:e|de)$/iu.test(word);
/** The small print around the lines to write on. */
const isCaption = (word: string): boolean =>
  /^(?:pague|por|este|cheque|[aàá]|quantia|valor|extenso|de|acima|ou|sua|ordem)+$/iu.test(word);
/** The small print before an amount, of which a letter may be lost. */
const isBefore = (word: string): boolean =>
  /^(?:pague|por|est[ea]|che?que|quan\p{L}{2,3})+(?:se)?$|^.?mport[aâ]n\p{L}{2,4}$|^extenso$/iu.test(word);
/** A mark before which nothing of an amount stands. */
const opens = /^[([#*]+\p{L}/u;
/** A word of an amount without the marks that enclose it, which a pen's letters may be read with. */
const plain = (text: string): string => text.replace(/[^\p{L}]/gu, '');

/** The last word of an amount with what a pen or a seal bent of its end. */
const bentCentavos = /^cent[ao][vu](?!o?s?$)\p{L}{1,4}$/iu;

/** The word of an amount that some letters can only stand for, if any. */
function wordOf(text: string): string | undefined {
  const word = plain(text);
  if (word === '') return undefined;
  if (bentCentavos.test(word)) return word === word.toUpperCase() ? 'CENTAVOS' : 'centavos';
  if (isKnown(word)) return word;
  const mended = mendedMoneyWords(word);
  return isKnown(mended) ? mended : undefined;
}

/** The words that a mark without a space joined ("REAIS.E"), or that "e" joined to the next one of an amount ("vintee cinco"). */
function partedWords({ text }: Token, next: Token | undefined): readonly string[] {
  const parts = text.split(/(?<=\p{L})[.,;:](?=\p{L})/u).map(wordOf);
  const known = parts.filter((part) => part !== undefined);
  if (parts.length > 1 && known.length === parts.length) return known;
  const [, word = '', and] = /^(\p{L}+)(e)$/iu.exec(plain(text)) ?? [];
  const following = next && wordOf(next.text);
  const isJoined =
    and !== undefined &&
    isKnown(word) &&
    !isKnown(word + and) &&
    following !== undefined &&
    !isLink(following);
  return isJoined ? [word, and] : [];
}

/** Whether the small print "e centavos acima" begins here. */
const isCaptionAt = (row: readonly Token[], at: number): boolean =>
  /^e? ?cent\p{L}+ ac\p{L}{1,3}a/iu.test(
    row
      .slice(at, at + 3)
      .map(({ text }) => plain(text))
      .join(' '),
  );

interface Line {
  readonly words: readonly string[];
  readonly tokens: readonly Token[];
  /** A word before it, or within it, was not read. */
  readonly isTorn: boolean;
  /** Its last word ends the row, so that the amount may go on below. */
  readonly isOpen: boolean;
}

/** Farthest that a word before an amount is of it, in glyphs. */
const before = 3.5;

/** The words of an amount in a row: from the first of them to the last. */
function lineOf(row: readonly Token[], glyph: number): Line | undefined {
  const words: string[] = [];
  const tokens: Token[] = [];
  let isTorn = false;
  let open: Token[] = [];
  for (let at = 0; at < row.length; at += 1) {
    const [token, next] = [row[at], row[at + 1]];
    if (token === undefined || isCaptionAt(row, at)) break;
    if (isBefore(plain(token.text)) || opens.test(token.text)) {
      words.length = 0;
      tokens.length = 0;
      isTorn = false;
      open = [];
      if (!opens.test(token.text)) continue;
    }
    const parted = partedWords(token, next);
    const own = parted[0] ?? wordOf(token.text);
    // A word that the pen parts.
    const joined =
      own === undefined && next !== undefined && next.left - token.right < 0.5 * glyph
        ? wordOf(token.text + next.text)
        : undefined;
    const word = own ?? joined;
    const used = joined === undefined ? [token] : [token, ...(next ? [next] : [])];
    if (word === undefined || (words.length === 0 && isLink(word))) {
      if (/\p{L}/u.test(token.text) && !isCaption(plain(token.text))) open.push(token);
      continue;
    }
    const [last] = used;
    const lost = open.at(-1);
    const isNear = lost !== undefined && last !== undefined && last.left - lost.right < before * glyph;
    if (isNear && plain(lost.text).length > 1) isTorn = true;
    open = [];
    words.push(word, ...parted.slice(1));
    tokens.push(...used);
    if (joined !== undefined) at += 1;
    // Strokes or stars fill the line behind an amount, and may be read as words.
    if (/^centavos?$/iu.test(word)) break;
  }
  if (words.length === 0) return undefined;
  const isOpen = tokens.at(-1) === row.at(-1) && !endsAmount.test(words.at(-1) ?? '');
  return { words, tokens, isTorn, isOpen };
}

/** Rows between two lines of one amount. */
const mostBetween = 2;
/** Fewer words of numbers may be of another text. */
const leastWords = 3;

/** The amount written in words, over one line or two; undefined where a word of it was lost. */
export function amountWords({
  rows: all,
  glyph,
}: Pick<Sheet, 'rows' | 'glyph'>): { readonly text: string; readonly tokens: readonly Token[] } | undefined {
  // Small print between the lines of an amount is none of them.
  const rows = all.filter((row) => !isPrint(row));
  const lines = rows.map((row) => lineOf(row, glyph));
  for (const [at, line] of lines.entries()) {
    if (line === undefined || line.isTorn) continue;
    const rest = endsAmount.test(line.words.at(-1) ?? '')
      ? undefined
      : lines
          .slice(at + 1, at + 1 + mostBetween)
          .find((next) => next !== undefined && /^centavos?$|^reais$/iu.test(next.words.at(-1) ?? ''));
    // The centavos may take the next line to write on, where "and" joins them to the reais.
    const whole = rows
      .slice(at + 1, at + 1 + mostBetween)
      .findIndex((row) => /^\W*e$/iu.test(row[0]?.text ?? ''));
    const cents =
      rest === undefined && whole >= 0 && /^rea(?:is|l)$/iu.test(line.words.at(-1) ?? '')
        ? lines[at + 1 + whole]
        : undefined;
    const isOfCents = cents !== undefined && !cents.isTorn && /^centavos?$/iu.test(cents.words.at(-1) ?? '');
    if (rest?.isTorn === true) continue;
    const words = [...line.words, ...(rest?.words ?? []), ...(isOfCents ? ['e', ...cents.words] : [])];
    const text = words.join(' ');
    const isAmount =
      words.length >= leastWords && words.some((word) => !isLink(word) && !endsAmount.test(word));
    if (!isAmount || (line.words.length < leastWords && !line.isOpen)) continue;
    // No cheque is for centavos alone: the words before them were lost.
    if (!/(?<!\p{L})rea(?:is|l)(?!\p{L})/iu.test(text)) continue;
    if (!/(?:reais|real|centavos?)$/iu.test(text) || parseMoneyWords(mendedMoneyWords(text)) === undefined)
      continue;
    return {
      text: mendedMoneyWords(text),
      tokens: [...line.tokens, ...(rest?.tokens ?? []), ...(isOfCents ? cents.tokens : [])],
    };
  }
  return undefined;
}

/** The small print "e centavos acima" stands at the right, the end of an amount at the left. */
const leftHalf = 500;

/** Whether a row is small print alone. */
const isPrint = (row: readonly Token[]): boolean =>
  row.every(
    ({ text, left }) =>
      isCaption(plain(text)) ||
      /^e$/iu.test(plain(text)) ||
      (/^centavos$/iu.test(plain(text)) && (row.length > 1 || left > leftHalf)),
  );

const figuresOf = (value: string): string => value.replace(/\D/g, '');
/** Figures of an amount that a pen may bend. */
const mostBent = 2;

/** The amount stands in the upper part of the right side. */
const [upper, toTheRight] = [0.4, 600] as const;
const inFigures = /^\D{0,3}((?:\d{1,3}\.)*\d{1,3},\d{2})\D{0,3}$/;

/** The only amount in its corner, whatever was read of the sign of money before it. */
function inCorner({ tokens, height }: Sheet): Data {
  const [only, ...others] = tokens.filter(
    ({ text, left, bottom }) => inFigures.test(text) && left > toTheRight && bottom < upper * height,
  );
  const printed = inFigures.exec(only?.text ?? '')?.[1];
  if (only === undefined || printed === undefined || others.length > 0) return {};
  const reading = readWhole(printed, 'money', [only]);
  return reading
    ? { Amount: fieldOf({ ...reading, anchorFit: 1, placed: placed.typed, doubts: ['byHand'] }) }
    : {};
}

/** The amount between its captions, in whatever rows. No cheque is for centavos alone: when only they are read, the other words were lost. */
const betweenCaptions: Phrase<keyof Data> = {
  pattern: new RegExp(
    `quan\\w{2,3} de \\(?(.{3,160}?(?:reais|real)(?:,? (?:e )?(?!e |de )(?:${numberWord} )+centavos?)?)\\)?(?= e centavos acima| ou |[ )]|$)`,
    'iu',
  ),
  gives: [['AmountInWords', 'words-of-money']],
  isWritten: true,
};

/** The amount in its corner whose figures a pen set apart, as one word. */
function inCornerJoined({ rows, glyph, height }: Sheet): readonly Token[] {
  return rows.flatMap((row) => {
    const at = row.findIndex(
      (token) => /\d,$/.test(token.text) && token.left > toTheRight && token.bottom < upper * height,
    );
    const [whole, rest] = at < 0 ? [] : row.slice(at, at + 2);
    const isOne =
      whole !== undefined &&
      rest !== undefined &&
      /^\d\d(?!\d)/.test(rest.text) &&
      rest.left - whole.right < glyph;
    return isOne ? [joinedWords(whole, rest, whole.text + rest.text.slice(0, 2))] : [];
  });
}

/** Widest space between groups of figures of one amount, in glyphs: the pattern of a box takes the points between them. */
const betweenGroups = 3;

/** What stands in the corner of a row after a token as one word, where figures and marks alone follow it. */
function groupsInCorner({ rows, glyph, height }: Sheet): readonly Token[] {
  return rows.flatMap((row) => {
    const corner = row.filter(
      ({ text, left, bottom }) =>
        left > toTheRight && bottom < upper * height && /^[=#*(]*[\d.,]+[=#*)]*$/.test(text),
    );
    return runsApart(corner, betweenGroups * glyph)
      .filter((run) => run.length > 1)
      .map((run) => run.reduce((one, next) => joinedWords(one, next, one.text + next.text)));
  });
}

/** An amount with what encloses it. */
const amountIn = (token: Token): ReturnType<typeof readWhole> =>
  readWhole(token.text.replace(/^\D+|\D+$/g, ''), 'money', [token]);

/** Words and figures that bear each other out: not the worst of the words tells how right they are, but how many of their letters were read. */
function ofBoth({ amount, words, written, figures, fit }: BothAmounts): Data {
  const asRead = (token: Token): Token => ({ ...token, conf: Math.max(token.conf, 100 * fit) });
  const tokens = written.map(asRead);
  const asked = { anchorFit: 1, doubts: ['mended'] } as const;
  return {
    AmountInWords: fieldOf({
      value: words,
      printed: printedOf(written),
      tokens,
      ...asked,
      placed: placed.text,
    }),
    Amount: fieldOf({
      value: (amount / 100).toFixed(2),
      printed: figures.text,
      tokens: [asRead(figures)],
      ...asked,
      placed: placed.typed,
    }),
  };
}

/** The amount in its words, and in figures as the words tell them where some of those were misread. */
export function readAmount(sheet: Sheet): Data {
  const said = amountWords(sheet);
  const value = said && parseMoneyWords(said.text);
  if (said === undefined || value === undefined) {
    const both = bothAmounts(sheet);
    if (both) return ofBoth(both);
    const [found] = readPhrases(runningTextOf([sheet]), [betweenCaptions]);
    return {
      ...inCorner(sheet),
      ...(found ? { AmountInWords: fieldOf({ ...found.reading, anchorFit: 1, placed: placed.text }) } : {}),
    };
  }
  const words = fieldOf({
    value: said.text,
    printed: said.text,
    tokens: said.tokens,
    anchorFit: 1,
    placed: placed.text,
    doubts: ['byHand'],
  });
  // The marks before it may be read as figures of it, but not as its words say.
  const told = [...sheet.tokens, ...groupsInCorner(sheet)].find(
    (token) => token.conf < 100 && /,\d\d/.test(token.text) && amountIn(token)?.value === value,
  );
  const own = told && amountIn(told);
  // Between groups that stand apart the marks were lost, and words say the same figures.
  const apart = groupsInCorner(sheet).find(
    ({ text, conf }) => conf < 100 && figuresOf(text) === figuresOf(value),
  );
  const bent = [...sheet.tokens, ...inCornerJoined(sheet)].find((token) => {
    const read = amountIn(token)?.value;
    if (read === undefined || read === value || !/,\d\d/.test(token.text) || token.conf === 100) return false;
    const [one, other] = [figuresOf(read), figuresOf(value)];
    // The sign of money may be read as figures before the amount's own.
    if (one.length > other.length) return one.length - other.length <= mostBent && one.endsWith(other);
    const others = [...one].filter((figure, at) => figure !== other[at]).length;
    return one.length === other.length && others <= mostBent;
  });
  const written = apart ?? bent;
  const Amount = own
    ? fieldOf({ ...own, anchorFit: 1, placed: placed.typed, doubts: ['byHand'] })
    : written &&
      fieldOf({
        value,
        printed: written.text,
        tokens: [written],
        anchorFit: 1,
        placed: placed.typed,
        doubts: ['byHand', 'mended'],
      });
  return { AmountInWords: words, ...(Amount ? { Amount } : {}) };
}
