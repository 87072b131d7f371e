import { oncePer } from '../sheet/once-per.ts';
import type { Token } from '../sheet/sheet.ts';
import { isFoldedByWords, mayBeAbbreviated, withoutAsides, writtenOut } from './written-out.ts';

/** Words that may spell a label. */
export interface Wording {
  /** Whether no letter of theirs can be misread: they spell a label or other words ("0-EMITENTE" is not EMITENTE). */
  readonly isExact: boolean;
  /** Their folded text. */
  readonly reading: string;
  /** Their texts with abbreviations written out, and without what only joins words or stands in brackets. */
  readonly written: readonly string[];
}

type Word = Pick<Token, 'text' | 'folded' | 'conf'>;

/** Words of a text as those that may spell a label. */
export function wordingOf(tokens: readonly Word[], reading: string, isAbbreviated = true): Wording {
  const isExact = tokens.every(({ conf }) => conf === 100);
  const bare = withoutAsides(tokens, isExact);
  const written = isAbbreviated ? writtenOut(tokens) : [];
  return { isExact, reading, written: bare === undefined ? written : [...written, bare] };
}

/** Words of the page that may spell one. */
export interface Span extends Wording {
  readonly tokens: readonly Token[];
  /** Whether some of them may be written out. */
  readonly isAbbreviated: boolean;
}

/** Words of one text or two; few texts have abbreviations. */
export const spanOf = (tokens: readonly Token[], reading: string, isAbbreviated: boolean): Span => ({
  ...wordingOf(tokens, reading, isAbbreviated),
  tokens,
  isAbbreviated,
});

interface Stretch extends Span {
  /**
   * All texts of these words, with one of which each text of them and the words behind them begins, however it is spelt; undefined where
   * that is not sure, as in pictures.
   */
  readonly stems: readonly string[] | undefined;
}

/** The close words that begin at a word of a row, as far as some list of labels has needed them. */
interface Spans {
  readonly found: Stretch[];
  /** The text of all words looked at, and the next word; no more where the row has a space. */
  reading: string;
  isAbbreviated: boolean;
  /** Whether nothing in the row is misread and the words looked at are spelt as they are folded. */
  isExact: boolean;
  next: number;
}

interface OfRow {
  readonly isExact: boolean;
  /** By the widest space between two words, the spans by the word that they begin at. */
  readonly byGap: Map<number, Spans[]>;
}

/** The spans of a row: a page is searched for some twenty lists of labels, which have the same words for it. */
const spansOfRow = oncePer<readonly Token[], OfRow>((row) => ({
  isExact: row.every(({ conf }) => conf === 100),
  byGap: new Map(),
}));

/** Looks at one more word of a row. */
function goOn(spans: Spans, row: readonly Token[], from: number, gap: number): void {
  const [before, token] = [row[spans.next - 1], row[spans.next]];
  if (!token || (spans.next > from && before && token.left - before.right > gap)) {
    spans.next = row.length;
    return;
  }
  spans.reading += token.folded;
  spans.isAbbreviated ||= mayBeAbbreviated(token);
  spans.isExact &&= isFoldedByWords(token);
  spans.next += 1;
  if (token.folded === '') return;
  const span = spanOf(row.slice(from, spans.next), spans.reading, spans.isAbbreviated);
  // An initial is written out only before other words.
  const isKnown = spans.isExact && (!spans.isAbbreviated || span.written.length > 0);
  spans.found.push({ ...span, stems: isKnown ? [span.reading, ...span.written] : undefined });
}

/**
 * Makes the function that gives the sequences of close words of a row which begin at one of them, with folded texts of at most that length: up to
 * the first with which, going on or not, nothing `opens` that is looked for.
 */
export function spansIn(row: readonly Token[], gap: number) {
  const { isExact, byGap } = spansOfRow(row);
  const byStart = byGap.get(gap) ?? [];
  byGap.set(gap, byStart);
  return (from: number, longest: number, opens?: (text: string) => boolean): readonly Span[] => {
    const spans = (byStart[from] ??= {
      found: [],
      reading: '',
      isAbbreviated: false,
      isExact,
      next: from,
    });
    const { found } = spans;
    for (let count = 0; ; count += 1) {
      while (count >= found.length && spans.reading.length <= longest && spans.next < row.length)
        goOn(spans, row, from, gap);
      const span = found[count];
      const isEnd =
        span === undefined ||
        span.reading.length > longest ||
        (opens !== undefined && span.stems?.some(opens) === false);
      if (isEnd) return count === found.length ? found : found.slice(0, count);
    }
  };
}
