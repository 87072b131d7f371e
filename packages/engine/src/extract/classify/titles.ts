import type { Anchor } from './anchors/anchor.ts';
import type { Token } from '../reading/sheet/sheet.ts';
import { titleOf, titlesOf, type PageText, type TitleText } from './page-text.ts';

/** A title by the word with which it begins and one that it names later, each with its alternatives between strokes; capitals without accents. */
export type TitleWords = readonly [begins: string, names: string];

/** Words that may stand before a title's first: its number, or that it is a copy. */
const before = String.raw`(?:(?:\d+\w{0,2}|PRIMEIRA|SEGUNDA|TERCEIRA|QUARTA|QUINTA|VIA|D[AEO]) ){0,3}`;
/** Most words between the two. */
const mostBetween = 6;

/** Makes a pattern of a title's words; what it matches ends with the word that it names. */
export const titlePattern = ([begins, names]: TitleWords): RegExp =>
  new RegExp(`^${before}(?:${begins}) (?:[A-Z]\\w* ){0,${mostBetween}}(?:${names})(?= |$)`);

/** Shorter phrases, in letters, are titles only alone: other words make labels of them. */
const alone = 12;

/** Makes a pattern of a phrase that is a title, but for a few words. */
export const phrasePattern = (phrase: string): RegExp =>
  new RegExp(`^${before}${phrase}(?=${phrase.length < alone ? '' : '(?: \\S+){0,3}'}$)`);

type Patterns = readonly { readonly type: string; readonly patterns: readonly RegExp[] }[];

/** The beginnings of titles of papers that are no kind, each with its weight, and the nouns with which such titles begin. */
interface OtherTitles {
  readonly phrases: readonly Anchor[];
  readonly nouns: RegExp;
  /** What titles say that tell of papers. */
  readonly tells: RegExp;
  /** Beginnings of the line above all pages of a manual. */
  readonly running: RegExp;
}

/** The titles of a page. */
export interface Titles {
  /** By kind. */
  readonly own: ReadonlyMap<string, TitleText>;
  /** Those of papers that are no kind, unless the page's title is a kind's. */
  readonly others: readonly { readonly title: TitleText; readonly phrase: string; readonly weight: number }[];
  /** Whether the page's title is that of another paper. */
  readonly isAnothers: boolean;
}

/** Titles of this part of the tallest one's height are as prominent; the first of them is the page's. */
const prominent = 0.75;
/** A title is set in larger type than the page by this factor, or is the page's first words. */
const larger = 1.4;
/** Weight of a title that is only known to begin as that of a paper. */
const weightOfNoun = 8;

/**
 * The kinds whose titles say the most of a text: a longer one of another kind hides it ("nota fiscal de serviço" within "nota fiscal de serviço
 * de comunicação").
 */
function kindsTitled({ words }: TitleText, kinds: Patterns): string[] {
  const matches = kinds.flatMap(({ type, patterns }) => {
    const lengths = patterns.flatMap((pattern) => pattern.exec(words)?.[0].length ?? []);
    return lengths.length === 0 ? [] : [{ type, length: Math.max(...lengths) }];
  });
  const longest = Math.max(...matches.map(({ length }) => length));
  return matches.filter(({ length }) => length === longest).map(({ type }) => type);
}

/** Whether a title begins with a phrase, and goes on without a colon or full stop as a label's value does. */
function beginsWith({ words, tokens }: TitleText, phrase: string): boolean {
  if (!`${words} `.startsWith(`${phrase} `)) return false;
  return !/[:.]$/.test(tokens[phrase.split(' ').length - 1]?.text ?? '');
}

/** Texts of one row from which on each is a label of its own. */
const rowOfLabels = 3;

/** Whether a text is one of several in its row: labels of boxes may begin as titles do ("Título eleitoral"). */
const isAmongLabels = ({ tokens: [first] }: TitleText, { rows }: PageText): boolean =>
  rows.some(
    ({ tokens, cells }) => first !== undefined && cells.length >= rowOfLabels && tokens.includes(first),
  );

/** What stands behind strokes in the first row: the line above a manual's pages may begin with whose manual it is. */
const behindStrokes = ({ rows: [first] }: PageText): TitleText[] =>
  (first?.cells ?? []).flatMap(({ tokens }) =>
    tokens.flatMap(({ text }, at) =>
      /^[-–—|]$/.test(text) && at + 1 < tokens.length ? [titleOf(tokens.slice(at + 1))] : [],
    ),
  );

/** Finds the titles of a page, `known` being words of phrases that only a kind has: of the kinds and of other papers, and which of them is the page's. */
export function findTitles(
  text: PageText,
  { glyph, known }: { readonly glyph: number; readonly known: ReadonlySet<Token> },
  kinds: Patterns,
  other: OtherTitles,
): Titles {
  const told = (title: TitleText): boolean => other.tells.test(title.words);
  const isOfOthers = (title: TitleText): boolean =>
    other.phrases.some(([phrase, weight]) => weight >= weightOfNoun && beginsWith(title, phrase));
  const { titles, headlines } = titlesOf(text, glyph);
  const inFirstRow = behindStrokes(text).filter(({ words }) => other.running.test(words));
  const all = [
    ...inFirstRow.map((title) => ({ title, types: [] })),
    ...headlines.filter((title) => told(title) || isOfOthers(title)).map((title) => ({ title, types: [] })),
    ...titles.map((title) => ({ title, types: told(title) ? [] : kindsTitled(title, kinds) })),
  ];
  const ofOwn = new Set(all.flatMap(({ title, types }) => (types.length > 0 ? title.tokens : [])));
  const others = all.flatMap(({ title }) => {
    if (title.tokens.some((token) => ofOwn.has(token) || (known.has(token) && !told(title)))) return [];
    const named = (other.nouns.exec(title.words) ?? other.tells.exec(title.words))?.[0];
    const isLarge = title.height >= larger * glyph || title.tokens[0] === text.rows[0]?.tokens[0];
    const phrases =
      isLarge || !isAmongLabels(title, text)
        ? other.phrases.filter(([phrase]) => beginsWith(title, phrase))
        : [];
    const noun = named !== undefined && isLarge ? ([[named, weightOfNoun]] as const) : [];
    return (phrases.length > 0 ? phrases : noun).map(([phrase, weight]) => ({
      title,
      phrase,
      weight,
      isLarge,
    }));
  });
  const either = [...all.filter(({ types }) => types.length > 0), ...others].map(({ title }) => title);
  const tallest = Math.max(...either.map(({ height }) => height));
  const order = new Map(all.map(({ title }, index) => [title, index]));
  const [first] = either
    .filter(({ height }) => height >= prominent * tallest)
    .toSorted((a, b) => (order.get(a) ?? 0) - (order.get(b) ?? 0));
  // The line above a manual's pages stands over the titles of its chapters.
  const above = others.find(
    ({ title }) =>
      inFirstRow.includes(title) ||
      (title.tokens[0] === text.rows[0]?.tokens[0] && other.running.test(title.words)),
  );
  const winner = above ?? others.find(({ title }) => title === first);
  const own = new Map<string, TitleText>();
  if (winner === undefined)
    for (const { title, types } of all) for (const type of types) if (!own.has(type)) own.set(type, title);
  const seen = new Set<string>();
  return {
    own,
    others: own.size > 0 ? [] : others.filter(({ phrase }) => !seen.has(phrase) && seen.add(phrase).size > 0),
    isAnothers: winner !== undefined,
  };
}
