import { foldedLabels } from './folded-labels.ts';
import { runsApart } from './runs.ts';
import { edgesOf, rowsOf, type Sheet, type Token } from './sheet.ts';
import { fold } from './text.ts';

type Run = readonly Token[];

/** Words further apart than this are of two texts, in glyphs. */
const ofText = 1.8;
/** Most words of a caption. */
const mostWords = 6;
/** Least different captions behind their values on a page that has them there, and how many for each text that begins with a caption: a unit behind each quantity is one. */
const [leastBehind, overLeading] = [10, 3] as const;

/** A caption behind its value, with what it explains in brackets. */
interface Pair {
  readonly value: Run;
  readonly caption: Run;
  readonly note: Run;
}

/** A caption is in low letters or a short name in capitals, as numbers and taxes have: any other word may begin a value. */
const beginsCaption = ({ text }: Token): boolean => /^(?:\p{Ll}|\p{Lu}{2,6}(?:-\p{Lu}{2})?[.]?$)/u.test(text);

/** Where the longest caption ends that begins at a word; undefined where none does. */
function endOfCaption(run: Run, from: number, labels: ReadonlySet<string>): number | undefined {
  const [first] = run.slice(from, from + 1);
  if (first === undefined || !beginsCaption(first)) return undefined;
  for (let end = Math.min(run.length, from + mostWords); end > from; end -= 1) {
    const words = run.slice(from, end);
    const text = words.map((token) => token.text).join('');
    if (!/[:=()]/.test(text) && labels.has(fold(text))) return end;
  }
  return undefined;
}

/** A text that goes on ends so ("Dados do | comprador"), a value does not. */
const goesOn = /^(?:[dn]?[aeo]s?|d[aeo]|por|para|com|sem)$/;

/** Whether the words of a text are one caption together, which has no value of its own words. */
const isCaption = (run: Run, labels: ReadonlySet<string>): boolean =>
  labels.has(fold(run.map(({ text }) => text).join('')));

/** Where the brackets end that open at a word. */
function endOfNote(run: Run, from: number): number {
  if (!run[from]?.text.startsWith('(')) return from;
  const end = run.findIndex(({ text }, at) => at >= from && text.endsWith(')'));
  return end < 0 ? from : end + 1;
}

/** The values of a text with the caption behind each; undefined where anything else stands in it. */
function pairsOf(run: Run, labels: ReadonlySet<string>): Pair[] | undefined {
  if (isCaption(run, labels)) return undefined;
  const pairs: Pair[] = [];
  let from = 0;
  while (from < run.length) {
    let at = from + 1;
    let end: number | undefined;
    while (at < run.length && (end = endOfCaption(run, at, labels)) === undefined) at += 1;
    const value = run.slice(from, at);
    if (end === undefined || (endOfCaption(run, from, labels) !== undefined && value.length > 1))
      return undefined;
    // A sentence goes on in low letters where a value has figures or a name.
    if (!/^[(\d\p{Lu}]/u.test(value[0]?.text ?? '') || value.some(({ text }) => /[:=]/.test(text)))
      return undefined;
    if (goesOn.test(value.at(-1)?.text ?? '')) return undefined;
    const behind = endOfNote(run, end);
    pairs.push({ value, caption: run.slice(at, end), note: run.slice(end, behind) });
    from = behind;
  }
  return pairs;
}

const movedBy = (run: Run, right: number): Token[] =>
  run.map((token) => ({ ...token, left: token.left + right, right: token.right + right }));

/** A caption with a colon, its value and what is in brackets, in the place of the three. */
function turned({ value, caption, note }: Pair): Token[] {
  const [of, own] = [edgesOf(value), edgesOf(caption)];
  const head = movedBy(caption, of.left - own.left);
  const last = head.at(-1);
  if (last === undefined) return [...value];
  return [
    ...head.slice(0, -1),
    { ...last, text: `${last.text}:` },
    ...movedBy(value, own.right - of.right),
    ...note,
  ];
}

/**
 * A page that says of each value behind it what it is ("40.120 número", "Rua Sete, 12 rua e nº"): the captions stand before their values with a colon, as on
 * forms. Other sheets as they are.
 */
export function withCaptionsAhead(sheet: Sheet, printed: readonly string[]): Sheet {
  const { glyph } = sheet;
  const labels = foldedLabels(printed);
  let [behind, leading] = [0, 0];
  const different = new Set<string>();
  const rows = sheet.rows.map((row) =>
    runsApart(row, ofText * glyph).flatMap((run): readonly Token[] => {
      const pairs = pairsOf(run, labels);
      if (pairs !== undefined) {
        behind += pairs.length;
        for (const { caption } of pairs) different.add(fold(caption.map(({ text }) => text).join('')));
        return pairs.flatMap(turned);
      }
      const end = endOfCaption(run, 0, labels);
      if (end !== undefined && end < run.length) leading += 1;
      return run;
    }),
  );
  if (different.size < leastBehind || behind < overLeading * leading) return sheet;
  const placed = rowsOf(rows.flat(), glyph);
  return { ...sheet, tokens: placed.flat(), rows: placed };
}
