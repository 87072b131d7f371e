import type { Label } from '../labels/labels.ts';
import { edgesOf, middleOf, type Sheet, type Token } from '../sheet/sheet.ts';
import { writtenOut } from '../labels/written-out.ts';
import { labelFit } from '../sheet/text.ts';

/** Least fit of a turned text with the title of a block. */
const leastFit = 0.85;
/** Least titles in one column that make it a column of titles. */
const leastTitles = 2;
/** Greatest distance between two lines of one title, and between two words of a line, in glyphs. */
const [nextLine, nextWord] = [0.8, 1.5] as const;

type Edges = ReturnType<typeof edgesOf>;
export interface TurnedBlock<Id extends string> extends Edges {
  readonly id: Id | undefined;
  readonly tokens: readonly Token[];
}

/** Groups what stands closer together than a gap along one side and overlaps along the other. */
function grouped(
  tokens: readonly Token[],
  isNext: (one: Edges, other: Edges) => boolean,
): (readonly Token[])[] {
  let groups: (readonly Token[])[] = [];
  for (const token of tokens) {
    const near = groups.filter((group) => isNext(edgesOf(group), token));
    groups = [...groups.filter((group) => !near.includes(group)), [...near.flat(), token]];
  }
  return groups;
}

/** The texts that a turned title may say, abbreviations written out: its lines from left to right read upwards, or from right to left read downwards. */
function readingsOf(tokens: readonly Token[]): string[] {
  const lines = grouped(tokens, (one, other) => one.left < other.right && other.left < one.right)
    .map((line) => line.toSorted((a, b) => b.top - a.top))
    .toSorted((a, b) => edgesOf(a).left - edgesOf(b).left);
  const upwards = lines.flat();
  return [upwards, upwards.toReversed()].flatMap((words) => [
    words.map(({ folded }) => folded).join(''),
    ...writtenOut(words),
  ]);
}

/** The texts of a page that are turned a quarter, each with the block whose title it is, `undefined` where the form has no such block. */
export function turnedTexts<Id extends string>(
  { turned = [], glyph }: Sheet,
  sections: Iterable<readonly [title: string, id: Id]>,
): TurnedBlock<Id>[] {
  const isNext = (one: Edges, other: Edges): boolean =>
    Math.max(one.left, other.left) - Math.min(one.right, other.right) < nextLine * glyph &&
    Math.max(one.top, other.top) - Math.min(one.bottom, other.bottom) < nextWord * glyph;
  const titles = [...sections];
  return grouped(turned, isNext).map((tokens): TurnedBlock<Id> => {
    const [best] = readingsOf(tokens)
      .flatMap((reading) => titles.map(([title, id]) => ({ id, fit: labelFit(reading, title) })))
      .toSorted((a, b) => b.fit - a.fit);
    return {
      ...edgesOf(tokens),
      tokens,
      id: best !== undefined && best.fit >= leastFit ? best.id : undefined,
    };
  });
}

/** Those of them that are in a column of titles. */
export function turnedColumn<Id extends string>(
  sheet: Sheet,
  sections: Iterable<readonly [title: string, id: Id]>,
): TurnedBlock<Id>[] {
  const blocks = turnedTexts(sheet, sections);
  const isBeside = (one: Edges, other: Edges): boolean => one.left < other.right && other.left < one.right;
  return blocks.filter(
    (block) =>
      blocks.filter((other) => other.id !== undefined && isBeside(block, other)).length >= leastTitles,
  );
}

/** How much further above its title's middle than below it a block may reach, in glyphs. */
const mostUneven = 1.8;

/**
 * The upper edge of the block of the first title, which stands at its middle: as far above as the words below that are nearer to it than to the
 * next title. What is higher up is of the letterhead.
 */
function upperEdge([first, second]: readonly Edges[], { tokens, glyph }: Sheet): number {
  if (first === undefined || second === undefined) return -Infinity;
  const end = (first.bottom + second.top) / 2;
  const below = tokens.filter(
    (token) => token.left > first.right && middleOf(token) > middleOf(first) && middleOf(token) < end,
  );
  const reach = Math.max(-Infinity, ...below.map(({ bottom }) => bottom)) - middleOf(first);
  return below.length === 0 ? -Infinity : middleOf(first) - reach - mostUneven * glyph;
}

/**
 * The block of a label by titles that are turned a quarter, in a column to its left, each beside the middle of its block: that of the nearest one,
 * `undefined` where the form has no such block. Answers nothing above the first block and where the page has no column of titles.
 */
export function turnedTitles(
  sheet: Sheet,
  sections: ReadonlyMap<string, string>,
): { readonly ids: ReadonlySet<string>; of(label: Label): { id: string | undefined } | undefined } {
  const { glyph } = sheet;
  const columns = turnedColumn(sheet, sections);
  const edge = upperEdge(
    columns.toSorted((a, b) => a.top - b.top),
    sheet,
  );
  return {
    ids: new Set(columns.flatMap(({ id }) => id ?? [])),
    of: (label) => {
      const distance = ({ top, bottom }: Edges): number =>
        Math.max(0, top - middleOf(label), middleOf(label) - bottom);
      const [nearest] = columns
        .filter(({ right }) => right < label.left + glyph && label.bottom > edge)
        .toSorted((a, b) => distance(a) - distance(b));
      return nearest === undefined ? undefined : { id: nearest.id };
    },
  };
}
