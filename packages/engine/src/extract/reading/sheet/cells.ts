import type { Page } from '../../../pages/page.ts';
import type { Rule } from '../../../pages/rule.ts';
import { edgesOf, type Cell } from './sheet.ts';

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

/** Pieces of one line as one, each at the place of the one before it: the rules of a picture are not quite straight. */
function joined(pieces: readonly Wall[]): Wall[] {
  const lines: { at: number; from: number; to: number; inked: number; last: number }[] = [];
  for (const { at, from, to } of pieces.toSorted((a, b) => a.from - b.from || a.at - b.at)) {
    const own = lines.findLast((line) => Math.abs(at - line.last) < ofLine && from - line.to < ofDashes);
    if (own === undefined) {
      lines.push({ at, from, to, inked: to - from, last: at });
      continue;
    }
    own.at += ((at - own.at) * (to - from)) / (own.inked + to - from);
    own.inked += to - from;
    if (to > own.to) [own.to, own.last] = [to, at];
  }
  return lines.filter(({ from, to }) => to - from >= shortest);
}

/** Whether a line goes through so many words that it is no rule. */
function isFree(direction: keyof Walls, { at, from, to }: Wall, tokens: readonly Edges[]): boolean {
  const isLevel = direction === 'level';
  let through = 0;
  for (const { left, top, right, bottom } of tokens) {
    const [first, last] = isLevel ? [top, bottom] : [left, right];
    if (at <= first || at >= last) continue;
    const inset = within * (last - first);
    const middle = isLevel ? (left + right) / 2 : (top + bottom) / 2;
    if (at > first + inset && at < last - inset && middle > from && middle < to) through += 1;
    if (through >= crossed[direction]) return false;
  }
  return true;
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
  const { left, top, right, bottom } = edgesOf(tokens);
  const edgesAt = (...ends: number[]): Wall[] => ends.map((at) => ({ at, from: -Infinity, to: Infinity }));
  const ofPage = { level: edgesAt(top - 1, bottom + 1), upright: edgesAt(left - 1, right + 1) };
  const lines = {
    level: joined(level).filter((wall) => isFree('level', wall, tokens)),
    upright: joined(upright).filter((wall) => isFree('upright', wall, tokens)),
  };
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

/** The index of the next line at or from `index` on, in steps of `step`, that goes past a place along it. */
function nextPast(walls: readonly Wall[], index: number, step: 1 | -1, place: number): number {
  let at = index;
  for (let wall = walls[at]; wall !== undefined; wall = walls[at]) {
    if (wall.from <= place && wall.to >= place) return at;
    at += step;
  }
  return at;
}

/** How many lines stand before a place; they are in order. */
function countBefore(walls: readonly Wall[], place: number): number {
  let [low, high] = [0, walls.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((walls[middle]?.at ?? 0) <= place) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * Tells the cell of a place of the page: the smallest box around it whose four sides are rules or the edges of the page's text. Rules
 * that end within it, as a line to sign on or a stroke under a title, part nothing. Places in one cell get the same object.
 */
function cellFinder({ level, upright }: Walls): (x: number, y: number) => Cell | undefined {
  const known = new Map<string, Cell>();
  return (x, y) => {
    const [beside, below] = [countBefore(upright, x), countBefore(level, y)];
    let l = nextPast(upright, beside - 1, -1, y);
    let r = nextPast(upright, beside, 1, y);
    let t = nextPast(level, below - 1, -1, x);
    let b = nextPast(level, below, 1, x);
    for (;;) {
      const [left, right, top, bottom] = [upright[l], upright[r], level[t], level[b]];
      if (left === undefined || right === undefined || top === undefined || bottom === undefined)
        return undefined;
      if (!covers(top, left.at, right.at)) t = nextPast(level, t - 1, -1, x);
      else if (!covers(bottom, left.at, right.at)) b = nextPast(level, b + 1, 1, x);
      else if (!covers(left, top.at, bottom.at)) l = nextPast(upright, l - 1, -1, y);
      else if (!covers(right, top.at, bottom.at)) r = nextPast(upright, r + 1, 1, y);
      else {
        const name = `${l} ${r} ${t} ${b}`;
        const cell = known.get(name) ?? {
          left: left.at,
          top: top.at,
          right: right.at,
          bottom: bottom.at,
        };
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
