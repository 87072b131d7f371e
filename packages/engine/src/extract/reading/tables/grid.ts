import { firstOfEach } from '../labels/first-of-each.ts';
import { type Band, type Label, type LabelSpec, findLabels } from '../labels/labels.ts';
import { runsApart } from '../sheet/runs.ts';
import { centreOf, edgesOf, middleOf, rowsOf, type Sheet, type Token } from '../sheet/sheet.ts';

/** A labelled box: the label and the words below it (or, when nothing is below, beside it). */
export interface Cell<Id extends string = string> {
  readonly id: Id;
  readonly fit: number;
  readonly label: Label<Id>;
  readonly tokens: readonly Token[];
}

const sharedHeight = (a: Label, b: Label): number => Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);

const overlaps = (a: Label, left: number, right: number): boolean => a.left < right && left < a.right;

/** Greatest gap between words of one value, and between them and their label, in glyphs. */
const widestInValue = 3;

/** Words of a row from an edge up to the first wide gap. */
function runOf(row: readonly Token[], edge: number, glyph: number): Token[] {
  const run: Token[] = [];
  let end = edge;
  for (const token of row.toSorted((a, b) => a.left - b.left)) {
    if (token.left - end > widestInValue * glyph) break;
    run.push(token);
    end = token.right;
  }
  return run;
}

/** Rows of one value are closer to each other than this, and it ends so near the box's edge when it goes on below, in glyphs. */
const [withinValue, atEdge] = [0.9, 1.5] as const;

/** The words in the next row of a value behind its label: the box is full, and they begin where the label or the value does. */
function wrappedOf(
  { label, own, edge }: { readonly label: Label; readonly own: readonly Token[]; readonly edge: number },
  below: readonly Token[],
  glyph: number,
): readonly Token[] {
  const { bottom, right } = edgesOf(own);
  const [next] = rowsOf(
    below.filter((token) => !own.includes(token) && middleOf(token) > bottom),
    glyph,
  );
  const first = next?.[0];
  if (next === undefined || first === undefined || first.top - bottom > withinValue * glyph) return [];
  const isAligned = [label.left, own[0]?.left ?? 0].some((left) => Math.abs(first.left - left) < glyph);
  const isFull = right + (first.right - first.left) + atEdge * glyph > edge;
  return isAligned && isFull ? runOf(next, first.left, glyph) : [];
}

/** Rows of one text are closer to each other than this, in glyphs: what stands further below is the foot of the form. */
const mostBetween = 4.5;

/** The first rows up to a gap that no text has within itself. */
function together(rows: readonly (readonly Token[])[], glyph: number): readonly (readonly Token[])[] {
  const end = rows.findIndex((row, index) => {
    const before = rows[index - 1];
    return before !== undefined && edgesOf(row).top - edgesOf(before).bottom > mostBetween * glyph;
  });
  return end < 0 ? rows : rows.slice(0, end);
}

/** Words of one text are closer than this, and a value that is set in the middle of its box as near to the middle of its label, in glyphs. */
const [withinText, offCentre] = [0.9, 1.2] as const;
/** Most glyphs from a label to the value below it. */
const mostUnder = 2;

/** The words of values that are set below the middle of their label and begin left of it, each with its label. */
function centredUnder<Id extends string>(
  labels: readonly Label<Id>[],
  free: readonly Token[],
  glyph: number,
): ReadonlyMap<Token, Label<Id>> {
  const owners = new Map<Token, Label<Id>>();
  const runs = rowsOf(free, glyph).flatMap((row) => runsApart(row, withinText * glyph));
  for (const run of runs) {
    const edges = edgesOf(run);
    const owner = labels.find(
      (label) =>
        edges.left < label.left - 0.6 * glyph &&
        Math.abs(centreOf(edges) - centreOf(label)) < offCentre * glyph &&
        edges.top > label.bottom - 0.3 * glyph &&
        edges.top - label.bottom < mostUnder * glyph,
    );
    if (owner !== undefined) for (const token of run) owners.set(token, owner);
  }
  return owners;
}

/** A label with the words that strokes join before it ("COOPERADO / CLIENTE"), at which its box begins; other labels are none of them. */
function withJoined<Id extends string>(
  label: Label<Id>,
  { rows, glyph }: Sheet,
  taken: ReadonlySet<Token>,
): Label<Id> {
  const [first] = label.tokens;
  const row = rows.find((each) => first !== undefined && each.includes(first)) ?? [];
  let from = first === undefined ? 0 : row.indexOf(first);
  for (; from > 0; from -= 1) {
    const [before, word] = [row[from - 1], row[from]];
    if (before === undefined || word === undefined || taken.has(before)) break;
    const isJoined = before.text.endsWith('/') || (word.text === '/' && /^\p{L}+$/u.test(before.text));
    if (!isJoined || word.left - before.right > withinText * glyph) break;
  }
  const joined = row.slice(from, first === undefined ? 0 : row.indexOf(first));
  // A stroke without a word before it joins nothing.
  if (joined[0] === undefined || joined[0].text === '/') return label;
  return { ...label, left: joined[0].left, tokens: [...joined, ...label.tokens] };
}

/**
 * Reads a band of boxes whose labels are in their top left corners. A box reaches to the next label on its right and to the next label below,
 * which is all that can be known without seeing the ruled lines; `depth` (thousandths of the page width) ends it sooner.
 */
export function readGrid<Id extends string>(
  sheet: Sheet,
  specs: readonly LabelSpec<Id>[],
  band: Band,
  depth = Infinity,
): Cell<Id>[] {
  const found = firstOfEach(findLabels(sheet, specs, band), specs);
  const ofLabels = new Set(found.flatMap((label) => label.tokens));
  const labels = found.map((label) => withJoined(label, sheet, ofLabels));
  const taken = new Set(labels.flatMap((label) => label.tokens));
  const free = sheet.tokens.filter(
    (token) => !taken.has(token) && middleOf(token) >= band.top && middleOf(token) < band.bottom,
  );
  const centred = centredUnder(labels, free, sheet.glyph);
  return labels.map((label) => {
    const sameRow = labels.filter(
      (other) => other !== label && sharedHeight(other, label) > 0.4 * sheet.glyph,
    );
    const left = label.left - 0.6 * sheet.glyph;
    const right = Math.min(
      1000,
      ...sameRow.filter((other) => other.left > label.left).map((other) => other.left - 0.3 * sheet.glyph),
    );
    const bottom = Math.min(
      band.bottom,
      label.bottom + depth,
      ...labels
        .filter((other) => other.top > label.bottom && overlaps(other, left, right))
        .map((other) => other.top),
    );
    const inColumn = free.filter((token) => {
      const owner = centred.get(token);
      return owner === undefined ? centreOf(token) >= left && centreOf(token) < right : owner === label;
    });
    const below = inColumn.filter(
      (token) => middleOf(token) > label.bottom - 0.3 * sheet.glyph && middleOf(token) < bottom,
    );
    const beside = inColumn.filter(
      (token) =>
        Math.abs(middleOf(token) - middleOf(label)) <= 0.5 * sheet.glyph && token.left >= label.right,
    );
    // After a colon the value is in the same row: words below it are another line of the box.
    const isFollowed = label.tokens.at(-1)?.text.endsWith(':') === true;
    const own = isFollowed ? runOf(beside, label.right, sheet.glyph) : [];
    if (own.length > 0) {
      const edge = right < 1000 ? right : Math.max(...sheet.tokens.map((token) => token.right));
      const rest = wrappedOf({ label, own, edge }, below, sheet.glyph);
      return { id: label.id, fit: label.fit, label, tokens: [...own, ...rest] };
    }
    return {
      id: label.id,
      fit: label.fit,
      label,
      tokens: together(rowsOf(below.length > 0 ? below : beside, sheet.glyph), sheet.glyph).flat(),
    };
  });
}
