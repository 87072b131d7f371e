import { inRow, nextInRow, runAt } from '../labels/around-label.ts';
import type { Label } from '../labels/labels.ts';
import { middleOf, printedOf, rowsOf, type Sheet, type Token } from '../sheet/sheet.ts';
import { isLargerThan } from '../sheet/size-of-type.ts';
import { fold, withoutAccents } from '../sheet/text.ts';
import type { Reading } from '../values/values.ts';

/** A mark whose brackets a picture lost, before an option with its other name ("X PAGO (CIF) A PAGAR (FOB)"). */
const besideLoneMark = /(?:^|\))\s*[Xx]\s+([^([]+?\s*\(\p{L}{2,}\))/u;

/** Of two options that begin with brackets, of which only the other's are empty, the marked one, however its mark was read ("(9 CIF () FOB"). */
const besideEmpty =
  /^[([]\s*[^\s()[\]]{1,2}\s*[)\]]?\s*(\p{L}[^([]*?)\s*[([]\s*[)\]]\s*\p{L}[^([]*$|^[([]\s*[)\]]\s*\p{L}[^([]*?\s*[([]\s*[^\s()[\]]{1,2}\s*[)\]]?\s*(\p{L}[^([]*)$/u;

/** The marked option of "(X) CIF ( ) FOB" or "☒ CIF ☐ FOB", with its other name in brackets ("[X] PAGO (CIF)"); any other text unchanged. */
function markedOf(printed: string): string {
  const text = printed.replace(/[☒☑]/gu, '(X)').replace(/☐/gu, '( )');
  const [, before, after] =
    /[([]?\s*\b[Xx]\s*[)\]]\s*([^([]+?(?:\s*\(\p{L}{2,}\))?)\s*(?=[([]|$)|^([^([]+?(?:\s*\(\p{L}{2,}\))?)\s*[([]\s*[Xx]\s*[)\]]/u.exec(
      text,
    ) ?? [];
  if ((before ?? after) === undefined) {
    const [, first, second] = besideEmpty.exec(text) ?? [];
    return besideLoneMark.exec(text)?.[1] ?? first ?? second ?? text;
  }
  // Marks come before their options when the row begins with a mark.
  return before ?? after ?? text;
}

/** Options of a row go on to the right of the label above them, this far at most, in glyphs. */
const farthestOption = 24;

/** Words begin this far before the label above them at most, in glyphs. */
const ofCell = 0.5;

/** An option whose mark is empty. */
const unmarked = /^[([]\s*[)\]]/;
const ofMark = /^[([]?[Xx]?[)\]]?$/;

/** The words of a row below a label with the mark of the first one, which may begin to the left of that label. */
function withMark(own: readonly Token[], { rows, glyph }: Pick<Sheet, 'rows' | 'glyph'>): readonly Token[] {
  const [first] = own;
  const row = first && rows.find((each) => each.includes(first));
  if (first === undefined || row === undefined) return own;
  const at = row.indexOf(first);
  let from = at;
  for (let mark = row[from - 1]; mark !== undefined && ofMark.test(mark.text); mark = row[from - 1]) {
    if ((row[from]?.left ?? 0) - mark.right > betweenCells * glyph) break;
    from -= 1;
  }
  return [...row.slice(from, at), ...own];
}

/** The allowed value that words say, which an option without its mark does not; a picture may add an accent ("É" for category E). */
function chosen(run: readonly Token[], oneOf: RegExp): string | undefined {
  const marked = markedOf(printedOf(run));
  if (unmarked.test(marked)) return undefined;
  return (oneOf.exec(marked) ?? oneOf.exec(withoutAccents(marked)))?.[0];
}

/** A sign between two boxes of one line. */
const betweenBoxes = /^[|·•]$/;

/** The words up to a sign behind which the line goes on with other boxes, unless it parts options with their marks. */
function upToSign(run: readonly Token[]): readonly Token[] {
  const end = run.findIndex(({ text }) => betweenBoxes.test(text));
  return end < 0 || run.some(({ text }) => /[()[\]]/.test(text)) ? run : run.slice(0, end);
}

/** The words of an answer that begins a line, where amounts follow it there: these are of other labels. */
function wordsOf(answer: string, run: readonly Token[]): readonly Token[] {
  const end = run.findIndex((_, at) => printedOf(run.slice(0, at + 1)).length >= answer.length);
  const rest = run.slice(end + 1);
  return printedOf(run).startsWith(answer) && rest.some(({ text }) => /\d,\d\d/.test(text))
    ? run.slice(0, end + 1)
    : run;
}

/** The words up to those that begin right below another label of the row, behind a space: they are of its column. */
function upToColumn(run: readonly Token[], columns: readonly Label[], glyph: number): readonly Token[] {
  const end = run.findIndex(({ left, top }, at) => {
    const before = run[at - 1];
    return (
      before !== undefined &&
      left - before.right > betweenCells * glyph &&
      columns.some((column) => column.bottom < top && Math.abs(column.left - left) < ofCell * glyph)
    );
  });
  return end < 0 ? run : run.slice(0, end);
}
/** Words of one cell are nearer to each other than this, in glyphs. */
const betweenCells = 1.2;

/** An allowed value, with the label that asks for it. */
export interface Choice extends Reading {
  readonly asked: Label;
}

/** Widest space between an answer and its caption below it, in glyphs, and least size of the answer in sizes of that. */
const [overCaption, largerThanCaption] = [1.3, 1.12] as const;

/** The words right over a label in small letters and smaller type, which is their caption. */
function overOf({ tokens: own, left, top }: Label, { rows, glyph }: Pick<Sheet, 'rows' | 'glyph'>): Token[] {
  if (!/^\p{Ll}/u.test(own[0]?.text ?? '')) return [];
  const row = rows.find((each) =>
    each.some(
      (token) =>
        Math.abs(token.left - left) < ofCell * glyph &&
        token.bottom < top + 0.2 * glyph &&
        top - token.bottom < overCaption * glyph,
    ),
  );
  const run = row === undefined ? [] : runAt(row, left, glyph);
  return run.length > 0 && isLargerThan(run, own, largerThanCaption) ? run : [];
}

/** An allowed value of a field, below or beside one of its labels, or over one that is its caption; one that is a label elsewhere counts after all others. */
export function choiceOf(
  spelt: readonly string[],
  oneOf: RegExp,
  labels: readonly Label[],
  { tokens, rows, glyph }: Sheet,
): Choice | undefined {
  const folded = new Set(spelt.map(fold));
  const ofLabels = new Set(labels.flatMap((label) => label.tokens));
  let other: Choice | undefined;
  for (const label of labels.filter(({ id }) => folded.has(id))) {
    const near = tokens.filter((token) => !label.tokens.includes(token));
    const under = near.filter(
      (token) =>
        middleOf(token) > label.bottom - 0.2 * glyph &&
        token.top - label.bottom < 2.6 * glyph &&
        token.right > label.left - 0.5 * glyph &&
        token.left < label.right + farthestOption * glyph,
    );
    const beside = near
      .filter((token) => inRow(token, label, glyph) && token.left >= label.right - 0.4 * glyph)
      .toSorted((a, b) => a.left - b.left);
    const others = labels.filter((each) => chosen(each.tokens, oneOf) === undefined);
    const next = nextInRow(label, others, glyph);
    const columns = others.filter((each) => each.left > label.right && inRow(each, label, glyph));
    const over = overOf(label, { rows, glyph });
    const below = rowsOf(under, glyph).map((row) => withMark(row, { rows, glyph }));
    const sides = chosen(over, oneOf) === undefined ? [beside, ...below] : [over];
    for (const row of sides) {
      const whole = upToColumn(runAt(row, label.left, glyph), columns, glyph);
      // A value as wide as its cell comes close to the next one's ("DEPENDENTE" beside a name).
      const own = next === undefined ? whole : whole.filter(({ left }) => left < next - ofCell * glyph);
      // Options may stand further apart than the words of one text.
      const options = unmarked.test(printedOf(whole))
        ? row.slice(row.findIndex((token) => token === whole[0]))
        : whole;
      const run = [upToSign(whole), whole, own, options].find((each) => chosen(each, oneOf) !== undefined);
      const value = run && chosen(run, oneOf);
      if (run === undefined || value === undefined) continue;
      const text = printedOf(run);
      const tokens = wordsOf(value, run);
      const reading = { value, printed: text, tokens, shapeFit: 1, checks: [], asked: label };
      if (!run.some((token) => ofLabels.has(token))) return reading;
      other ??= reading;
    }
  }
  return other;
}
