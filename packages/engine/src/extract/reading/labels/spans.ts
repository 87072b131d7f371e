import { oncePer } from '../sheet/once-per.ts';
import type { Token } from '../sheet/sheet.ts';
import { mayBeAbbreviated, withoutAsides, writtenOut } from './written-out.ts';

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

/** The close words that begin at a word of a row, as far as some list of labels has needed them. */
interface Spans {
  readonly found: Span[];
  /** The text of all words looked at, and the next word; no more where the row has a space. */
  reading: string;
  isAbbreviated: boolean;
  next: number;
}

/** The spans of a row by the widest space in them: a page is searched for some twenty lists of labels, which have the same words for it. */
const spansOfRow = oncePer<readonly Token[], Map<number, Map<number, Spans>>>(() => new Map());

/** Sequences of close words that begin at a word of a row, with folded texts of at most that length. */
export function spansOf(row: readonly Token[], from: number, gap: number, longest: number): readonly Span[] {
  const ofRow = spansOfRow(row);
  const byStart = ofRow.get(gap) ?? new Map<number, Spans>();
  if (byStart.size === 0) ofRow.set(gap, byStart);
  const spans = byStart.get(from) ?? {
    found: [],
    reading: '',
    isAbbreviated: false,
    next: from,
  };
  if (spans.next === from) byStart.set(from, spans);
  while (spans.reading.length <= longest && spans.next < row.length) {
    const [before, token] = [row[spans.next - 1], row[spans.next]];
    if (!token || (spans.next > from && before && token.left - before.right > gap)) {
      spans.next = row.length;
      break;
    }
    spans.reading += token.folded;
    spans.isAbbreviated ||= mayBeAbbreviated(token);
    spans.next += 1;
    if (token.folded !== '')
      spans.found.push(spanOf(row.slice(from, spans.next), spans.reading, spans.isAbbreviated));
  }
  const end = spans.found.findIndex(({ reading }) => reading.length > longest);
  return end < 0 ? spans.found : spans.found.slice(0, end);
}
