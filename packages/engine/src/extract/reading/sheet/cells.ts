import type { Page } from '../../../pages/page.ts';
import type { Rule } from '../../../pages/rule.ts';

/** The box between the rules around a place, in the sheet's unit; the page's text ends it where no rule does. */
export interface Cell {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

type Edges = Cell;

/** Pieces that differ by less, and are at most so far apart, are of one line, in the sheet's unit. */
const [ofLine, ofDashes] = [1.6, 7] as const;
/** Shortest line, in the sheet's unit: pieces of drawings are shorter. */
const shortest = 10;
/** A rule reaches the corner of its cell but for so much, in the sheet's unit. */
const ofCorner = 4;
/** Words through which a line goes that is no rule: a text may run over the upright rule behind it, none stands on a level one. */
const crossed = { level: 1, upright: 2 } as const;
/** How far within a word a line has to be to go through it, as a share of its size. */
const within = 0.25;

/** A level or upright line: where it stands across its direction, and from where to where it goes along it. */
interface Wall {
  readonly at: number;
  readonly from: number;
  readonly to: number;
}

/** The lines of both directions, in the order of their places; those of the page's edges have no ends. */
interface Walls {
  readonly level: readonly Wall[];
  readonly upright: readonly Wall[];
}

/** Pieces of one line as one. */
function joined(pieces: readonly Wall[]): Wall[] {
  const lines: { at: number; from: number; to: number }[] = [];
  for (const { at, from, to } of pieces.toSorted((a, b) => a.at - b.at || a.from - b.from)) {
    const own = lines.findLast(
      (line) => at - line.at < ofLine && from - line.to < ofDashes && line.from - to < ofDashes,
    );
    if (own === undefined) lines.push({ at, from, to });
    else [own.from, own.to] = [Math.min(own.from, from), Math.max(own.to, to)];
  }
  return lines.filter(({ from, to }) => to - from >= shortest);
}

/** The lines that may part cells: those of rules that go through no words, and the edges of the page's text. */
function wallsOf(rules: readonly Rule[], tokens: readonly Edges[], ratio: number): Walls {
  const [unit, high] = [1000, 1000 * ratio];
  const [level, upright]: [Wall[], Wall[]] = [[], []];
  for (const rule of rules) {
    const [x1, x2, y1, y2] = [rule.left * unit, rule.right * unit, rule.top * high, rule.bottom * high];
    if (x2 - x1 >= y2 - y1) level.push({ at: (y1 + y2) / 2, from: x1, to: x2 });
    else upright.push({ at: (x1 + x2) / 2, from: y1, to: y2 });
  }
  const words = tokens.map(({ left, top, right, bottom }) => ({
    level: { from: left, to: right, first: top, last: bottom },
    upright: { from: top, to: bottom, first: left, last: right },
  }));
  const isFree = (direction: keyof Walls, { at, from, to }: Wall): boolean => {
    const through = words.filter(({ [direction]: word }) => {
      const middle = (word.from + word.to) / 2;
      const inset = within * (word.last - word.first);
      return middle > from && middle < to && at > word.first + inset && at < word.last - inset;
    });
    return through.length < crossed[direction];
  };
  const edges = (direction: keyof Walls): Wall[] => {
    const ends = words.map(({ [direction]: word }) => word);
    return [
      Math.min(...ends.map(({ first }) => first)) - 1,
      Math.max(...ends.map(({ last }) => last)) + 1,
    ].map((at) => ({ at, from: -Infinity, to: Infinity }));
  };
  const lines = {
    level: joined(level).filter((wall) => isFree('level', wall)),
    upright: joined(upright).filter((wall) => isFree('upright', wall)),
  };
  const ofPage = { level: edges('level'), upright: edges('upright') };
  const ending = (direction: keyof Walls, across: keyof Walls): Wall[] =>
    [
      ...lines[direction].filter((wall) => endsAt(wall, lines[across], ofPage[across])),
      ...ofPage[direction],
    ].toSorted((a, b) => a.at - b.at);
  return { level: ending('level', 'upright'), upright: ending('upright', 'level') };
}

/** Whether both ends of a line are at lines across it or at the edges of the text: the rays of a pattern end anywhere. */
function endsAt({ at, from, to }: Wall, across: readonly Wall[], edges: readonly Wall[]): boolean {
  const isMet = (end: number): boolean =>
    across.some(
      (other) =>
        Math.abs(other.at - end) < ofCorner && other.from <= at + ofCorner && other.to >= at - ofCorner,
    );
  const [first = 0, last = 0] = edges.map((edge) => edge.at);
  return (from < first + ofCorner || isMet(from)) && (to > last - ofCorner || isMet(to));
}

/** Whether a wall covers its side of a cell, but for its corners. */
const covers = ({ from, to }: Wall, start: number, end: number): boolean =>
  from <= start + ofCorner && to >= end - ofCorner;

/**
 * Tells the cell of a place of the page: the smallest box around it whose four sides are rules or the edges of the page's text. Rules
 * that end within it, as a line to sign on or a stroke under a title, part nothing. Places in one cell get the same object.
 */
function cellFinder(walls: Walls): (x: number, y: number) => Cell | undefined {
  const known = new Map<string, Cell>();
  return (x, y) => {
    const crossing = (all: readonly Wall[], place: number): readonly Wall[] =>
      all.filter(({ from, to }) => from <= place && to >= place);
    const [upright, level] = [crossing(walls.upright, y), crossing(walls.level, x)];
    const lefts = upright.filter(({ at }) => at <= x).toReversed();
    const tops = level.filter(({ at }) => at <= y).toReversed();
    const [rights, bottoms] = [upright.filter(({ at }) => at > x), level.filter(({ at }) => at > y)];
    let [l, r, t, b] = [0, 0, 0, 0];
    for (;;) {
      const [left, right, top, bottom] = [lefts[l], rights[r], tops[t], bottoms[b]];
      if (left === undefined || right === undefined || top === undefined || bottom === undefined)
        return undefined;
      if (!covers(top, left.at, right.at)) t += 1;
      else if (!covers(bottom, left.at, right.at)) b += 1;
      else if (!covers(left, top.at, bottom.at)) l += 1;
      else if (!covers(right, top.at, bottom.at)) r += 1;
      else {
        const edges = { left: left.at, top: top.at, right: right.at, bottom: bottom.at };
        const name = Object.values(edges).join(' ');
        const cell = known.get(name) ?? edges;
        known.set(name, cell);
        return cell;
      }
    }
  };
}

/** Words with the cell that each stands in; as they are where the rules of their page are not known. */
export function withCells<T extends Edges>(
  tokens: readonly T[],
  { rules = [], width, height }: Pick<Page, 'rules' | 'width' | 'height'>,
): readonly (T & { readonly cell?: Cell })[] {
  if (rules.length === 0 || tokens.length === 0) return tokens;
  const cellAt = cellFinder(wallsOf(rules, tokens, height / width));
  return tokens.map((token) => {
    const cell = cellAt((token.left + token.right) / 2, (token.top + token.bottom) / 2);
    return cell === undefined ? token : { ...token, cell };
  });
}

interface Placed {
  readonly cell?: Cell;
}

/** Whether two words of a row stand in cells side by side. */
export function arePartedByRule({ cell: last }: Placed, { cell: next }: Placed): boolean {
  if (last === undefined || next === undefined || last === next) return false;
  return last.right <= next.left || last.left >= next.right;
}
