import { foldedLabels } from './folded-labels.ts';
import { runsApart, shifted } from './runs.ts';
import { edgesOf, rowsOf, type Sheet, type Token } from './sheet.ts';
import { fold } from './text.ts';

type Run = readonly Token[];

/** Words further apart than this are of two texts, in glyphs. */
const ofText = 1.8;
/** Most words of a caption, and of one that a sign points from. */
const [mostWords, mostPointed] = [6, 5] as const;
/** Least different captions behind their values on a page that has them there, and how many for each text that begins with a caption: a unit behind each quantity is one. */
const [leastBehind, overLeading] = [10, 3] as const;
/** A sign that points from a caption to the value before it ("SP ‹ estado"), and least of them on a page that has them; fewer may be of a menu or a path. */
const [pointing, leastSigns] = [/^[‹«←◄◂]$/u, 3] as const;

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

/** The values of a text with the caption behind each; none where anything else stands in it. */
function pairsOf(run: Run, labels: ReadonlySet<string>): Pair[] {
  if (isCaption(run, labels)) return [];
  const pairs: Pair[] = [];
  let from = 0;
  while (from < run.length) {
    let at = from + 1;
    let end: number | undefined;
    while (at < run.length && (end = endOfCaption(run, at, labels)) === undefined) at += 1;
    const value = run.slice(from, at);
    if (end === undefined || (endOfCaption(run, from, labels) !== undefined && value.length > 1)) return [];
    // A sentence goes on in low letters where a value has figures or a name.
    if (!/^[(\d\p{Lu}]/u.test(value[0]?.text ?? '') || value.some(({ text }) => /[:=]/.test(text))) return [];
    if (goesOn.test(value.at(-1)?.text ?? '')) return [];
    const behind = endOfNote(run, end);
    pairs.push({ value, caption: run.slice(at, end), note: run.slice(end, behind) });
    from = behind;
  }
  return pairs;
}

/** A caption with a colon, its value and what is in brackets, in the place of the three. */
function turned({ value, caption, note }: Pair): Token[] {
  const [of, own] = [edgesOf(value), edgesOf(caption)];
  const head = shifted(caption, of.left - own.left);
  const last = head.at(-1);
  if (last === undefined) return [...value];
  return [
    ...head.slice(0, -1),
    { ...last, text: `${last.text}:` },
    ...shifted(value, own.right - of.right),
    ...note,
  ];
}

/** The sheet with its pairs turned, if they are so many or so like each other that the page is one that prints them so; else as it is. */
function withTurned(
  sheet: Sheet,
  pairsIn: (run: Run) => readonly Pair[],
  areOfPage: (pairs: readonly Pair[]) => boolean,
): Sheet {
  const { glyph } = sheet;
  const pairs: Pair[] = [];
  const rows = sheet.rows.map((row) =>
    runsApart(row, ofText * glyph).flatMap((run): Run => {
      const own = pairsIn(run);
      pairs.push(...own);
      return own.length === 0 ? run : own.flatMap(turned);
    }),
  );
  if (!areOfPage(pairs)) return sheet;
  const placed = rowsOf(rows.flat(), glyph);
  return { ...sheet, tokens: placed.flat(), rows: placed };
}

/**
 * A page that says of each value behind it what it is ("40.120 número", "Rua Sete, 12 rua e nº"): the captions stand before their values with a colon, as on
 * forms. Other sheets as they are.
 */
export function withCaptionsAhead(sheet: Sheet, printed: readonly string[]): Sheet {
  const labels = foldedLabels(printed);
  let leading = 0;
  const pairsIn = (run: Run): readonly Pair[] => {
    const pairs = pairsOf(run, labels);
    const end = pairs.length === 0 ? endOfCaption(run, 0, labels) : undefined;
    if (end !== undefined && end < run.length) leading += 1;
    return pairs;
  };
  return withTurned(sheet, pairsIn, (pairs) => {
    const different = new Set(pairs.map(({ caption }) => fold(caption.map(({ text }) => text).join(''))));
    return different.size >= leastBehind && pairs.length >= overLeading * leading;
  });
}

/** The value and the caption of a text that points from one to the other. */
function pointedIn(run: Run): readonly Pair[] {
  const [at, another] = run.flatMap(({ text }, index) => (pointing.test(text) ? [index] : []));
  if (at === undefined || another !== undefined) return [];
  const [value, caption] = [run.slice(0, at), run.slice(at + 1)];
  const isPair = value.length > 0 && caption.length > 0 && caption.length <= mostPointed;
  return isPair ? [{ value, caption, note: [] }] : [];
}

/** A page that points from its captions, whatever they are, to the values before them: the captions stand before their values with a colon. */
export const withPointedCaptions = (sheet: Sheet): Sheet =>
  withTurned(sheet, pointedIn, ({ length }) => length >= leastSigns);
