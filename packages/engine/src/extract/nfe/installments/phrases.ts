import { printedDay } from '../../reading/phrases/days.ts';
import { readPhrases, runningTextOf, type Phrase } from '../../reading/phrases/phrases.ts';
import { runFrom, runsApart } from '../../reading/sheet/runs.ts';
import type { Sheet, Token } from '../../reading/sheet/sheet.ts';
import { ofInstallment, partKinds, type Candidate, type Part } from './parts.ts';

/** The word for an installment, and its number with the colon behind it. */
const [called, numbered] = [
  new RegExp(`^(?:${ofInstallment.called}|duplicatas)$`, 'i'),
  new RegExp(`^${ofInstallment.number}[:,]?$`),
] as const;
const name = String.raw`${ofInstallment.called} (${ofInstallment.number})[:.,)]? ?`;
const amount = String.raw`${ofInstallment.amount}(?![\d,])`;

const sentence = (pattern: string, ...ids: readonly Part[]): Phrase<Part> => ({
  pattern: new RegExp(pattern, 'iu'),
  gives: ids.map((id) => [id, partKinds[id]] as const),
});
/** What is said of one installment, its amount before its day or behind it. */
const sentences = [
  sentence(
    String.raw`${name}[^\d]{0,20}?${amount}[^\d]{0,40}?(${printedDay})`,
    'Number',
    'Amount',
    'DueDate',
  ),
  sentence(
    String.raw`${name}[^\d]{0,40}?(${printedDay})[^\d]{0,40}?${amount}`,
    'Number',
    'DueDate',
    'Amount',
  ),
];

/** An installment whose number comes last ("310,40 em 05/03/2026 parcela 001"), alone in its text. */
const endsWithNumber = sentence(
  String.raw`^${amount}[^\d]{1,12}(${printedDay})[^\d]{1,3}${name}$`,
  'Amount',
  'DueDate',
  'Number',
);

/** Widest space between words of one sentence, how far its lines begin from each other, and their distance, in glyphs. */
const [inText, fromEdge, nextLine] = [2, 1, 1.2] as const;
/** Most lines of a sentence. */
const mostLines = 3;
/** The words of an installment from its name on, with the lines below it up to its width. */
function wordsFrom(at: number, index: number, { rows, glyph }: Sheet): Token[] {
  const row = rows[index] ?? [];
  const isStart = (token: Token, next: Token | undefined): boolean =>
    called.test(token.text) && numbered.test(next?.text ?? '');
  const first = row[at];
  const run = runFrom(row, at, inText * glyph);
  const other = run.findIndex((token, place) => place > 0 && isStart(token, run[place + 1]));
  const words = [...(other < 0 ? run : run.slice(0, other))];
  const end = row.slice(at + words.length)[0]?.left ?? Infinity;
  let bottom = first?.bottom ?? 0;
  // In running text a sentence goes on where the next line begins.
  const isBroken =
    at > 0 && at + words.length === row.length && !words.some(({ text }) => /,\d{2}\D?$/.test(text));
  for (const under of rows.slice(index + 1, index + mostLines)) {
    const from = isBroken
      ? 0
      : under.findIndex(({ left }) => Math.abs(left - (first?.left ?? 0)) < fromEdge * glyph);
    const line = from < 0 ? [] : runFrom(under, from, inText * glyph).filter(({ right }) => right < end);
    const [start, next] = line;
    if (start === undefined || start.top - bottom > nextLine * glyph || isStart(start, next)) break;
    words.push(...line);
    ({ bottom } = start);
  }
  return words;
}

/** The candidate that one of these sentences says whole. */
function said(words: readonly Token[], phrases: readonly Phrase<Part>[]): Candidate[] {
  const running = runningTextOf([{ tokens: words }]);
  const found = phrases.map((each) => readPhrases(running, [each])).find(({ length }) => length === 3);
  if (found === undefined) return [];
  return [{ parts: Object.fromEntries(found.map(({ id, reading }) => [id, reading])), words }];
}

/** A text in parts that end with the number of an installment. */
function endedByNumbers(run: readonly Token[]): (readonly Token[])[] {
  const ends = run.flatMap(({ text }, at) =>
    numbered.test(text) && called.test(run[at - 1]?.text ?? '') ? [at + 1] : [],
  );
  return ends.map((end, index) => run.slice(ends[index - 1] ?? 0, end));
}

/** Installments whose number is behind their amount and day. */
export function numberedLast({ rows, glyph }: Sheet): Candidate[] {
  return rows
    .flatMap((row) => runsApart(row, inText * glyph))
    .flatMap(endedByNumbers)
    .flatMap((words) => said(words, [endsWithNumber]));
}

/** Installments that are a sentence each, side by side or below each other ("Duplicata 001: R$ 250,00 com vencimento em 10/05/2026"). */
export function inSentences(sheet: Sheet): Candidate[] {
  return sheet.rows.flatMap((row, index) =>
    row.flatMap((token, at) =>
      called.test(token.text) && numbered.test(row[at + 1]?.text ?? '')
        ? said(wordsFrom(at, index, sheet), sentences)
        : [],
    ),
  );
}
