import { sizeOfType } from './size-of-type.ts';
import { runsApart } from './runs.ts';
import { centreOf, edgesOf, printedOf, rowsOf, type Sheet, type Token } from './sheet.ts';
import { fold } from './text.ts';
import { foldedLabels } from './folded-labels.ts';

type Run = readonly Token[];

/** Words nearer than this are of one text, a caption stands no further below its value, and so far are its rows apart; in glyphs. */
const [ofText, underValue, betweenLines] = [1.5, 1.4, 1.2] as const;
/** Most that a caption's left edge and its middle are beside those of its value, in glyphs. */
const [besideLeft, besideMiddle] = [0.8, 1.5] as const;
/** A value is printed at least so large beside its caption. */
const leastSize = 0.85;
/** Most words of a caption, and least captions of a page that has them below its values. */
const [mostWords, leastCaptions] = [6, 4] as const;
/** Space behind a caption that is set before its value, and from row to row of what is set apart, in glyphs. */
const [behindCaption, pitch] = [0.6, 1.8] as const;

interface Known {
  readonly labels: ReadonlySet<string>;
  readonly glyph: number;
}

interface Captioned {
  readonly caption: Run;
  /** The lines of the value, from the top. */
  readonly lines: readonly Run[];
}

const isSmall = (run: Run): boolean =>
  run.length <= mostWords &&
  /^(?:\p{Ll}|\p{Lu}{2,4}$)/u.test(run[0]?.text ?? '') &&
  !/\d|:$/.test(printedOf(run));

/** The lines right above a caption that are its value. */
function linesOver(
  caption: Run,
  rows: readonly (readonly Run[])[],
  at: number,
  { labels, glyph }: Known,
): Run[] {
  const own = edgesOf(caption);
  const lines: Run[] = [];
  for (let index = at - 1; index >= 0; index -= 1) {
    const under = lines[0] === undefined ? own : edgesOf(lines[0]);
    const run = (rows[index] ?? []).find((each) => {
      const edges = edgesOf(each);
      const isSet =
        Math.abs(edges.left - own.left) < besideLeft * glyph ||
        (lines.length === 0 && Math.abs(centreOf(edges) - centreOf(own)) < besideMiddle * glyph);
      return isSet && under.top - edges.bottom < (lines.length === 0 ? underValue : betweenLines) * glyph;
    });
    const row = rows[index] ?? [];
    // Of values side by side one may be a word that is a label elsewhere ("Fiador" over "garantia").
    if (run === undefined || row.every((each) => labels.has(fold(printedOf(each))))) break;
    // Figures tell the size of their type roughly: those of a row are measured together.
    if (sizeOfType(row.flat()) < leastSize * sizeOfType(caption)) break;
    lines.unshift(run);
    // Values side by side have a line each.
    if (row.length > 1) break;
  }
  return lines;
}

/** The captions of a row with the values above them; none where anything else stands in the row. */
function captionedIn(rows: readonly (readonly Run[])[], at: number, known: Known): Captioned[] {
  const row = rows[at] ?? [];
  if (!row.every(isSmall) || !row.some((run) => known.labels.has(fold(printedOf(run))))) return [];
  // What is as near below them is theirs, as of labels above their values.
  const { top, bottom } = edgesOf(row.flat());
  const [over, under] = [rows[at - 1]?.flat() ?? [], rows[at + 1]?.flat() ?? []];
  if (over.length === 0 || (under.length > 0 && edgesOf(under).top - bottom <= top - edgesOf(over).bottom))
    return [];
  const found = row.map((caption) => ({ caption, lines: linesOver(caption, rows, at, known) }));
  return found.every(({ lines }) => lines.length > 0) ? found : [];
}

/** Words of a run set with their left edge at a place. */
function placedAt(run: Run, left: number, top: number): Token[] {
  const edges = edgesOf(run);
  const [right, down] = [left - edges.left, top - edges.top];
  return run.map((token) => ({
    ...token,
    left: token.left + right,
    right: token.right + right,
    top: token.top + down,
    bottom: token.bottom + down,
  }));
}

/**
 * A deed whose summary has small captions below its values: each stands before its value with a colon, in a row of its own, as labels do elsewhere.
 * Other sheets are as they are.
 */
export function withCaptionsFirst(sheet: Sheet, printed: readonly string[]): Sheet {
  const { glyph } = sheet;
  const labels = foldedLabels(printed);
  const rows = sheet.rows.map((row) => runsApart(row, ofText * glyph));
  const groups = new Map(
    rows.flatMap((_, at) => {
      const found = captionedIn(rows, at, { labels, glyph });
      return found.length === 0 ? [] : [[at, found] as const];
    }),
  );
  if ([...groups.values()].flat().length < leastCaptions) return sheet;
  const taken = new Set(
    [...groups.values()].flat().flatMap(({ caption, lines }) => [...caption, ...lines.flat()]),
  );
  const tokens: Token[] = [];
  let down = 0;
  for (const [at, row] of sheet.rows.entries()) {
    for (const token of row)
      if (!taken.has(token)) tokens.push({ ...token, top: token.top + down, bottom: token.bottom + down });
    const found = groups.get(at);
    if (found === undefined) continue;
    let top = Math.min(...found.flatMap(({ lines }) => lines.map((line) => edgesOf(line).top))) + down;
    const from = top;
    for (const { caption, lines } of found) {
      const left = Math.min(edgesOf(caption).left, ...lines.map((line) => edgesOf(line).left));
      const head = placedAt(caption, left, top);
      const last = head.at(-1);
      if (last === undefined) continue;
      tokens.push(...head.slice(0, -1), { ...last, text: `${last.text}:` });
      for (const line of lines) {
        tokens.push(...placedAt(line, last.right + behindCaption * glyph, top));
        top += pitch * glyph;
      }
    }
    down += Math.max(0, top - from - (edgesOf(row).bottom + down - from));
  }
  const placed = rowsOf(tokens, glyph);
  return { ...sheet, tokens: placed.flat(), rows: placed };
}
