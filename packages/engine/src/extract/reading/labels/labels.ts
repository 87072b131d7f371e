import { sizeOfType } from '../sheet/size-of-type.ts';
import { spanOf, spansIn, type Span, wordingOf, type Wording } from './spans.ts';
import { oncePerPair } from '../sheet/once-per.ts';
import { edgesOf, middleOf, type Sheet, type Token } from '../sheet/sheet.ts';
import { headingsOverLists } from './headings-over-lists.ts';
import { fittest, spellingsOf, type Spellings } from './spellings.ts';
import { hasFigure, isCapital, mostOfSize, ofText, textIn, withoutValues } from './without-values.ts';

/** A label to search for; its spellings are folded (capitals, no accents, spaces or punctuation). */
export interface LabelSpec<Id extends string = string> {
  readonly id: Id;
  readonly spellings: readonly string[];
  /** True when the form has this label more than once in a band; otherwise only the fullest, then the uppermost, reading counts. */
  readonly repeats?: true;
}

/** A label found on a sheet. */
export interface Label<Id extends string = string> {
  readonly id: Id;
  /** 0 to 1, 1 when spelt exactly. */
  readonly fit: number;
  readonly tokens: readonly Token[];
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export const endsWithColon = ({ tokens }: Label): boolean => tokens.at(-1)?.text.endsWith(':') === true;

export interface Band {
  readonly top: number;
  readonly bottom: number;
}

/** A label in a narrow box takes up to three rows. */
const mostRows = 3;

/** How well a label in several rows must fit. */
const leastStacked = 0.93;

interface Candidate<Id extends string> extends Label<Id> {
  readonly length: number;
}

/** How much of its fit a label keeps whose words were written out, and how well it must fit: the letters added are no evidence. */
const [ofWrittenOut, leastWrittenOut] = [0.97, 0.82] as const;

/** How much of its fit a label keeps whose box has another number ("12 - Código na Operadora" beside 13). */
const ofOtherNumber = 0.93;

/** How much of its fit a label keeps in the plural, or one in the plural without it, and the least letters of such: "Pais" are not "Pai". */
const [inOtherNumber, leastOfPlural] = [0.97, 7] as const;

/** Less than 1 for a numbered label read with another number. */
function numberShare(text: string, spelling: string): number {
  if (!/^\d/.test(spelling)) return 1;
  return parseInt(text, 10) === parseInt(spelling, 10) ? 1 : ofOtherNumber;
}

/** The label that words spell best, as printed or with their abbreviations written out; undefined when they spell none. */
export const bestSpec = <Id extends string>(
  tokens: readonly Pick<Token, 'text' | 'folded' | 'conf'>[],
  specs: readonly LabelSpec<Id>[],
): { id: Id; fit: number } | undefined =>
  bestOf(wordingOf(tokens, tokens.map(({ folded }) => folded).join('')), spellingsOf(specs));

/** The label that exact text spells, in its own number or the other. */
function spelt<Id extends string>(
  text: string,
  share: number,
  { exact }: Spellings<Id>,
): { id: Id; fit: number } | undefined {
  const own = exact.get(text);
  if (own !== undefined || text.length < leastOfPlural) return own && { id: own.id, fit: share };
  const other = exact.get(text.endsWith('S') ? text.slice(0, -1) : `${text}S`);
  return other && { id: other.id, fit: share * inOtherNumber };
}

function bestOf<Id extends string>(
  { isExact, reading, written }: Wording,
  spellings: Spellings<Id>,
): { id: Id; fit: number } | undefined {
  const fitting = (text: string, share: number, least: number): { id: Id; fit: number } | undefined =>
    isExact
      ? spelt(text, share, spellings)
      : fittest(text, spellings, (fit, spelling) =>
          fit < least ? 0 : fit * share * numberShare(text, spelling),
        );
  const printed = fitting(reading, 1, 0);
  let best = printed !== undefined && printed.fit > 0 ? printed : undefined;
  if (best?.fit === 1) return best;
  for (const text of written) {
    const found = fitting(text, ofWrittenOut, leastWrittenOut);
    if (found !== undefined && found.fit > (best?.fit ?? 0)) best = found;
  }
  return best;
}

/** A word that only joins others. */
const isJoint = /^(?:D[AEO]S?|N[AO]S?|E|EM)$/;

const hasSmall = /\p{Ll}{4}/u;

/** The kind of a street, which begins an address. */
const ofStreet = /^(?:RUA|AV|AVENIDA)$/;

/** Widest space between the words of a name, in glyphs, and how its words begin. */
const wordSpace = 0.6;
const isName = ({ text }: Token): boolean => /^\p{Lu}\p{Ll}/u.test(text);

/** Words right below a span that may continue it: a heading in a narrow box takes two or three rows. */
function continuations(
  span: Span,
  rows: readonly (readonly Token[])[],
  glyph: number,
  longest: number,
): Span[] {
  const left = Math.min(...span.tokens.map((token) => token.left));
  const right = Math.max(...span.tokens.map((token) => token.right));
  const { top, bottom } = edgesOf(span.tokens);
  const isWithBehind = rows.some((row) => {
    const last = row.findLastIndex((token) => span.tokens.includes(token));
    const [end, after] = [row[last], row[last + 1]];
    return (
      end !== undefined && after !== undefined && after.left - end.right < wordSpace * glyph && isName(after)
    );
  });
  // Words of another type size are the value.
  const isOfSize = (tokens: readonly Token[]): boolean => {
    const edges = edgesOf(tokens);
    const shares = [
      (edges.bottom - edges.top) / Math.max(1, bottom - top),
      sizeOfType(tokens) / Math.max(1, sizeOfType(span.tokens)),
    ];
    const isLike = (share: number): boolean => share < mostOfSize && share > 1 / mostOfSize;
    // The first word of a value goes on in its row: marked letters below it tell nothing of its size.
    return isWithBehind ? shares.every(isLike) : shares.some(isLike);
  };
  // Words in small letters below capitals are the first line of what these are the title of.
  const isOfCase = (tokens: readonly Token[]): boolean =>
    !isCapital.test(textIn(span.tokens)) ||
    /\p{Ll}{2}/u.test(textIn(span.tokens)) ||
    !hasSmall.test(textIn(tokens));
  const isNext = (token: Token): boolean => middleOf(token) > bottom && token.top - bottom < 0.9 * glyph;
  // The value beside a stacked label is in a row of its own, between those of the label, or in the first of them.
  const next = rows
    .filter((row) => row.some(isNext) && !row.some((token) => span.tokens.includes(token)))
    .slice(0, 2);
  // A text that goes on behind the words is no second row ("DISTRITO INDUSTRIAL" below "BAIRRO"); that of the next heading has its first above it.
  const isOfText = (row: readonly Token[], last: Token): boolean => {
    const after = row[row.indexOf(last) + 1];
    return (
      after !== undefined &&
      /\p{L}{3}/u.test(after.text) &&
      after.left > right + glyph &&
      after.left - last.right < ofText * glyph &&
      !rows.some((above) =>
        above.some(
          (token) =>
            token.bottom < middleOf(after) &&
            after.top - token.bottom < 1.5 * glyph &&
            token.left < after.right &&
            token.right > after.left,
        ),
      )
    );
  };
  const isBehind = (row: readonly Token[], first: Token): boolean => {
    const before = row[row.indexOf(first) - 1];
    if (before === undefined || first.left - before.right >= ofText * glyph) return false;
    // A word behind a preposition is of the text that begins before both ("Município de …" over "Cartório do Registro Civil").
    return before.right > left || /^(?:d[aeo]s?|e|n[ao]s?|em)$/i.test(before.text);
  };
  // Of a list, each row has a label and its value ("DATA 21/05/2025" over "HORA 11:25").
  const isLed = hasFigure(span.tokens, rows);
  // The unit of a number is no word of its label ("39 m³" below "Volume").
  const isUnit = (token: Token, before: Token | undefined): boolean =>
    before !== undefined && token.left - before.right < ofText * glyph && /^[\d.,]+$/.test(before.text);
  return next.flatMap((row) =>
    row.flatMap((token, index) =>
      isNext(token) &&
      !isUnit(token, row[index - 1]) &&
      token.right > left - glyph &&
      token.left < right + glyph
        ? spansIn(row, 1.5 * glyph)(index, longest - span.reading.length).filter(({ tokens }) => {
            const [first, last] = [tokens[0], tokens.at(-1)];
            if (first === undefined || last === undefined) return false;
            const isAligned = Math.abs(first.left - left) < 1.2 * glyph;
            // Headings over numbers are set to the right edge.
            const isSetRight = Math.abs(last.right - right) < 0.6 * glyph;
            const isCentred = Math.abs(first.left + last.right - left - right) < 3 * glyph;
            if (!(isAligned || isSetRight || isCentred) || !isOfSize(tokens) || !isOfCase(tokens))
              return false;
            if (isLed && hasFigure(tokens, rows)) return false;
            // Addresses below each other are no "Rua / Avenida".
            if ([first, span.tokens[0]].every((token) => ofStreet.test(token?.folded ?? ''))) return false;
            // Nor are words behind others, which are of the value ("ao mês" of "1% ao mês" below "Juros").
            return !isOfText(row, last) && !isBehind(row, first);
          })
        : [],
    ),
  );
}

/** A span with the one below it that continues it. */
const withNext = (span: Span, next: Span): Span =>
  spanOf(
    [...span.tokens, ...next.tokens],
    span.reading + next.reading,
    span.isAbbreviated || next.isAbbreviated,
  );

function candidatesOf<Id extends string>(
  rows: readonly (readonly Token[])[],
  glyph: number,
  specs: readonly LabelSpec<Id>[],
): Candidate<Id>[] {
  const spellings = spellingsOf(specs);
  const longest = spellings.longest * 1.2 + 1;
  const candidates: Candidate<Id>[] = [];
  const consider = (span: Span, least: number): void => {
    const { tokens, reading } = span;
    const best = bestOf(span, spellings);
    // What only joins words ends no label: it is of the text behind it ("Nº do CRV" below "Renavam").
    const last = tokens.at(-1);
    if (last !== undefined && isJoint.test(last.folded) && best?.id.endsWith(last.folded) === false) return;
    if (best && best.fit >= least)
      candidates.push({
        id: best.id,
        fit: best.fit,
        ...edgesOf(tokens),
        tokens,
        length: reading.length,
      });
  };
  const goesOn = (reading: string): boolean => reading.length > 1 && spellings.beginnings.has(reading);
  // An amount right behind words in their row is their value, so they are no upper row of a heading.
  const hasAmount = (span: Span, row: readonly Token[]): boolean => {
    const last = span.tokens.at(-1);
    const next = row.filter(({ left }) => last !== undefined && left >= last.right)[0];
    return next !== undefined && /^-?(?:R\$)?\d[\d.]*,\d{2}$/.test(next.text);
  };
  // The sign behind a word is of that one's label ("RPS nº" over "Série do RPS").
  const isSignBehind = (row: readonly Token[], from: number): boolean => {
    const [before, first] = [row[from - 1], row[from]];
    return (
      before !== undefined &&
      first !== undefined &&
      /^n[º°o.]+$/i.test(first.text) &&
      /\p{L}{2}$/u.test(before.text) &&
      first.left - before.right < ofText * glyph
    );
  };
  const descend = (span: Span, near: readonly (readonly Token[])[], depth: number, isFirst = false): void => {
    const isStacked = depth < mostRows - 1 && !isFirst;
    // Words that only happen to be below a label are excluded: they must complete it almost to the letter.
    consider(span, isStacked ? leastStacked : 0);
    // A colon ends a label: words below it do not continue it.
    if (depth === 0 || !goesOn(span.reading) || span.tokens.at(-1)?.text.endsWith(':') === true) return;
    for (const next of continuations(span, near, glyph, longest))
      descend(withNext(span, next), near, depth - 1);
  };
  rows.forEach((row, index) => {
    const near = rows.slice(index, index + 4);
    const spansFrom = spansIn(row, 2.5 * glyph);
    row.forEach((_, from) => {
      for (const span of spansFrom(from, longest, spellings.opens)) {
        const isWhole = !goesOn(span.reading) || hasAmount(span, row) || isSignBehind(row, from);
        descend(span, near, isWhole ? 0 : mostRows - 1, true);
      }
    });
  });
  return candidates;
}

/** The readings of a list of labels on a page; a form is read once more where its page has labels of its own. */
const candidatesOnce = oncePerPair((sheet: Sheet, specs: readonly LabelSpec[]) =>
  candidatesOf(sheet.rows, sheet.glyph, specs),
);

/** Finds labels word by word, ignoring accents and spacing and, in pictures, one misread letter in five; of overlapping readings the longest wins. */
export function findLabels<Id extends string>(
  sheet: Sheet,
  specs: readonly LabelSpec<Id>[],
  band?: Band,
): Label<Id>[] {
  if (specs.length === 0) return [];
  const inBand = (token: Token): boolean =>
    !band || (middleOf(token) >= band.top && middleOf(token) < band.bottom);
  // Rows are kept as they are where they can be, because what is known of them is.
  const rows = sheet.rows
    .map((row) => (row.every(inBand) ? row : row.filter(inBand)))
    .filter((row) => row.length > 0);
  return longestOf(candidatesOf(rows, sheet.glyph, specs), rows, sheet.glyph);
}

/** Finds the labels of a form, which is one list for all its pages, and those that only this page has. */
export const findFormLabels = (
  sheet: Sheet,
  specs: readonly LabelSpec[],
  ofPage: readonly LabelSpec[],
): Label[] =>
  longestOf(
    [
      ...candidatesOnce(sheet, specs),
      ...(ofPage.length === 0 ? [] : candidatesOf(sheet.rows, sheet.glyph, ofPage)),
    ],
    sheet.rows,
    sheet.glyph,
  );

/** A space wider than this between two words that are a label each parts the boxes of a row, in glyphs. */
const betweenBoxes = 1.5;

/**
 * The readings but those of two labels in boxes beside each other, which are a label of both elsewhere ("Nacionalidade   Estado civil" is no
 * "Nacionalidade / Estado civil").
 */
function withoutNeighbours<Id extends string>(
  candidates: readonly Candidate<Id>[],
  glyph: number,
): readonly Candidate<Id>[] {
  const exact = candidates.filter(({ fit }) => fit === 1);
  const isLabel = (first: Token | undefined, last: Token | undefined): boolean =>
    exact.some(({ tokens }) => tokens[0] === first && tokens.at(-1) === last);
  return candidates.filter(
    ({ tokens }) =>
      !tokens.some((token, at) => {
        const before = tokens[at - 1];
        return (
          before !== undefined &&
          token.left - before.right > betweenBoxes * glyph &&
          isLabel(tokens[0], before) &&
          isLabel(token, tokens.at(-1))
        );
      }),
  );
}

function longestOf<Id extends string>(
  candidates: readonly Candidate<Id>[],
  rows: readonly (readonly Token[])[],
  glyph: number,
): Label<Id>[] {
  const taken = new Set<Token>();
  const found: Candidate<Id>[] = [];
  const isOverList = headingsOverLists(candidates, rows, glyph);
  const own = withoutNeighbours(candidates, glyph).filter((candidate) => !isOverList(candidate));
  for (const candidate of withoutValues(own, rows, glyph).toSorted(
    (a, b) =>
      b.length * b.fit - a.length * a.fit ||
      a.top - b.top ||
      // A label that one row spells in full does not continue in another.
      a.bottom - b.bottom ||
      a.left - b.left,
  )) {
    if (candidate.tokens.some((token) => taken.has(token))) continue;
    for (const token of candidate.tokens) taken.add(token);
    found.push(candidate);
  }
  return found.toSorted((a, b) => a.top - b.top || a.left - b.left);
}
