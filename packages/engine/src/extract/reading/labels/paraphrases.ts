import { oncePer } from '../sheet/once-per.ts';
import { runsApart } from '../sheet/runs.ts';
import { printedOf, type Sheet, type Token } from '../sheet/sheet.ts';
import { fold } from '../sheet/text.ts';
import { conceptsOf, type Concept } from './concepts.ts';

/** A field with its labels as they are printed. */
interface Labelled {
  readonly id: string;
  readonly kind: string;
  readonly labels: readonly string[];
}

/** A text that is no known label but speaks of what a field's labels speak of, and the fields that it may be the label of. */
export interface Paraphrase {
  readonly text: string;
  readonly ids: ReadonlySet<string>;
}

/** What a label of a field speaks of. */
interface Said {
  readonly id: string;
  readonly kind: string;
  readonly concepts: readonly Concept[];
}

interface Vocabulary {
  /** The labels that speak of a concept. */
  readonly speaking: ReadonlyMap<string, readonly Said[]>;
  readonly known: ReadonlySet<string>;
  /** How much a concept tells: those of few fields tell more. */
  weightOf(concept: Concept): number;
}

/** Share of its weight that a concept keeps that only says what sort of thing a value is, and one that no label has. */
const [ofSort, ofUnknown] = [0.25, 0.6] as const;

const vocabularyOf = oncePer((fields: readonly Labelled[]): Vocabulary => {
  const ids = new Set(fields.map(({ id }) => id));
  const kinds = new Map(fields.map(({ id, kind }) => [id, kind]));
  const known = new Set<string>();
  const speaking = new Map<string, Said[]>();
  for (const { id, labels } of fields)
    for (const label of labels) {
      const said: Said = { id, kind: kinds.get(id) ?? 'text', concepts: conceptsOf(label) };
      known.add(fold(label));
      for (const concept of new Set(said.concepts.map((each) => each.id))) {
        const others = speaking.get(concept);
        if (others === undefined) speaking.set(concept, [said]);
        else others.push(said);
      }
    }
  const having = new Map(
    [...speaking].map(([concept, labels]) => [concept, new Set(labels.map(({ id }) => id)).size]),
  );
  const most = Math.log(1 + ids.size);
  const weightOf = ({ id, isSort }: Concept): number => {
    const count = having.get(id);
    if (count === undefined) return ofUnknown * most;
    return (isSort ? ofSort : 1) * Math.log(1 + ids.size / count);
  };
  return { speaking, known, weightOf };
});

/** Most words of a label, and how much of what it speaks of must be what a field's label speaks of. */
const [mostWords, least] = [6, 0.62] as const;
/** The same of a text with a number right behind it: it may be the beginning of any text. */
const leastBeforeNumber = 0.8;
/** A field that fits this much less than the best is another one's neighbour. */
const within = 0.08;

/** The second row of a label ("Cálculo" over "do ICMS"), and the title of a block: no value stands at it. */
const ofNoValue = /^(?:d[aeo]s?|(?:dados|identifica[çc][ãa]o|informa[çc][õo]es) d[aeo]s?) /iu;

const isWord = /^[\p{L}ºª°./()-]+[:?]?$/u;

/** A text that may be a label. */
interface Spoken {
  readonly tokens: readonly Token[];
  /** Whether a number stands right behind it, without a colon. */
  readonly isBeforeNumber: boolean;
}

/** Most words of a text that is a label with its number behind it. */
const mostWithNumber = 7;

/** The texts of a row that may be labels: a few words without figures, up to their colon or to a number behind them. */
function textsOf(row: readonly Token[], glyph: number): Spoken[] {
  return runsApart(row, apart * glyph).flatMap((run) => {
    const colon = run.findIndex(({ text }) => /[:?]$/.test(text));
    const number = run.findIndex(({ text }) => /\d/.test(text));
    const isBeforeNumber = colon < 0 && number > 0 && run.length <= mostWithNumber;
    const tokens = run.slice(0, isBeforeNumber ? number : colon < 0 ? undefined : colon + 1);
    const isLabel = tokens.length <= mostWords && tokens.every(({ text }) => isWord.test(text));
    return isLabel && /\p{L}{3}/u.test(printedOf(tokens)) ? [{ tokens, isBeforeNumber }] : [];
  });
}

/** A space wider than this parts two texts of a row, in glyphs. */
const apart = 1.6;

/** The kinds of values of which a label says the sort. */
const kindsOfSorts: Readonly<Record<string, readonly string[]>> = {
  date: ['date', 'month'],
  hour: ['time'],
  amount: ['money'],
};

/** The kinds of values that begin with no number. */
const ofWords: ReadonlySet<string> = new Set([
  'text',
  'long-text',
  'name',
  'city',
  'towns',
  'uf',
  'street',
  'issuer',
]);

/** Whether a label that says what sort of thing its value is says another than a field's kind. */
const isOtherSort = (concepts: readonly Concept[], kind: string): boolean =>
  concepts.some(({ id }) => kindsOfSorts[id]?.includes(kind) === false);

/** How much of what two texts speak of is common to both, 0 to 1. */
function likenessOf(one: readonly Concept[], other: readonly Concept[], { weightOf }: Vocabulary): number {
  const ids = new Set(other.map(({ id }) => id));
  let [common, all] = [0, 0];
  for (const concept of one) {
    if (ids.delete(concept.id)) common += weightOf(concept);
    all += weightOf(concept);
  }
  for (const concept of other) if (ids.has(concept.id)) all += weightOf(concept);
  return all === 0 ? 0 : common / all;
}

/** How much each field's likest label says what a text says, of the fields that have a label with some of it. */
function likenessTo(
  own: readonly Concept[],
  vocabulary: Vocabulary,
  fits: (kind: string) => boolean,
): Map<string, number> {
  const likeness = new Map<string, number>();
  const labels = new Set(own.flatMap(({ id }) => vocabulary.speaking.get(id) ?? []));
  for (const { id, kind, concepts } of labels) {
    if (!fits(kind)) continue;
    likeness.set(id, Math.max(likeness.get(id) ?? 0, likenessOf(own, concepts, vocabulary)));
  }
  return likeness;
}

/**
 * Texts of a page that say in other words what the labels of a form say ("Senha vale até" for "Validade da senha"): only those that are no label
 * of the form themselves, with the fields whose labels they come closest to.
 */
export function paraphrasesOn({ rows, glyph }: Sheet, fields: readonly Labelled[]): Paraphrase[] {
  const vocabulary = vocabularyOf(fields);
  const seen = new Set<string>();
  return rows.flatMap((row) =>
    textsOf(row, glyph).flatMap(({ tokens, isBeforeNumber }) => {
      const text = printedOf(tokens).replace(/[:?]$/, '');
      const folded = fold(text);
      if (vocabulary.known.has(folded) || seen.has(folded) || ofNoValue.test(text)) return [];
      seen.add(folded);
      const own = conceptsOf(text);
      if (own.every(({ isSort }) => isSort)) return [];
      const likeness = likenessTo(
        own,
        vocabulary,
        (kind) => !isOtherSort(own, kind) && !(isBeforeNumber && ofWords.has(kind)),
      );
      const best = Math.max(0, ...likeness.values());
      if (best < (isBeforeNumber ? leastBeforeNumber : least)) return [];
      const near = [...likeness].filter(([, like]) => like > best - within);
      return [{ text, ids: new Set(near.map(([id]) => id)) }];
    }),
  );
}
