import type { Code } from '../pages/page.ts';
import type { Raster } from '../pages/raster.ts';

/** Formats of bars alone. The box of such a code holds the rows that were decoded, sometimes four; and bars that are askew leave its corners. */
const barFormats = /^(?:Code128|ITF|EAN|UPC)/;
/** Pixels of a row with one level between bars and spaces: on a photograph a shadow falls on some of them. */
const stretch = 48;
/** Least difference between bars and spaces in grey levels. */
const leastContrast = 50;
/** Pixels beside a bar that are grey. */
const greyEdge = 2;
/** Pixels by which the first and the last bar may lie outside the box. */
const askew = 6;
/** Longer bars, as a share of the picture's longer side, are those of a card: too little would be left there to measure its print by. */
const ofSheet = 0.38;
/** Bars reach beyond the decoded rows at most by this share of the code's length. */
const furthest = 0.4;

/** The picture with paper where its codes are: read as text they give noise and cost time. */
export function withoutCodes(picture: Raster, codes: readonly Code[]): Raster {
  if (codes.length === 0) return picture;
  const { width, height } = picture;
  const data = picture.data.slice();
  for (const { box, format, turn } of codes) {
    const left = Math.max(0, Math.floor(box[0] * width));
    const right = Math.min(width, Math.ceil((box[0] + box[2]) * width));
    const top = Math.max(0, Math.floor(box[1] * height));
    const bottom = Math.min(height, Math.ceil((box[1] + box[3]) * height));
    const isSideways = turn === 90 || turn === 270;
    const [from, to, first, last] = isSideways ? [top, bottom, left, right] : [left, right, top, bottom];
    if (barFormats.test(format) && to - from <= ofSheet * Math.max(width, height)) {
      const [along, across, end] = isSideways ? [width, 1, width] : [1, width, height];
      const rows = Math.round(furthest * (to - from));
      const edge = {
        along,
        across,
        from: Math.max(0, from - askew),
        to: Math.min(isSideways ? height : width, to + askew),
      };
      followBars(picture.data, data, { ...edge, row: first, outward: -1, last: Math.max(0, first - rows) });
      followBars(picture.data, data, {
        ...edge,
        row: last - 1,
        outward: 1,
        last: Math.min(end - 1, last + rows),
      });
    }
    for (let y = top; y < bottom; y += 1) data.fill(255, y * width + left, y * width + right);
  }
  return { width, height, data };
}

/** An edge of a code across its bars; a row is what lies along that edge, whichever way the code is turned. */
interface EdgeOfBars {
  /** Distances in the data between neighbours of a row, and between rows. */
  readonly along: number;
  readonly across: number;
  /** Ends of the code on its rows. */
  readonly from: number;
  readonly to: number;
  readonly row: number;
  readonly outward: 1 | -1;
  /** The furthest row. */
  readonly last: number;
}

/** Makes paper of bars that go on beyond a code's edge, row by row as far as each is dark. */
function followBars(
  seen: Uint8Array,
  data: Uint8Array,
  { along, across, from, to, row, outward, last }: EdgeOfBars,
): void {
  const { levels, papers } = stretchesOf(seen, {
    along,
    from: row * across + from * along,
    length: to - from,
  });
  let bars = levels.map((level, x) => Number((seen[row * across + (from + x) * along] ?? 255) < level));
  for (let y = row; y !== last && bars.includes(1); y += outward) {
    for (let beyond = 1; beyond <= greyEdge; beyond += 1)
      for (let x = 0; x < bars.length; x += 1)
        for (let each = x - greyEdge; bars[x] === 1 && each <= x + greyEdge; each += 1)
          if (each >= 0 && each < bars.length)
            data[(y + beyond * outward) * across + (from + each) * along] = papers[x] ?? 255;
    const start = (y + outward) * across + from * along;
    bars = bars.map((bar, x) => {
      const goesOn = bar === 1 || bars[x - 1] === 1 || bars[x + 1] === 1;
      return goesOn && (seen[start + x * along] ?? 255) < (levels[x] ?? 0) ? 1 : 0;
    });
  }
}

/** For each pixel of a row the brightness of the spaces around it, and the level halfway between them and the bars; 0 where there are none. */
function stretchesOf(
  data: Uint8Array,
  { along, from, length }: { along: number; from: number; length: number },
): { levels: Uint8Array; papers: Uint8Array } {
  const [levels, papers] = [new Uint8Array(length), new Uint8Array(length)];
  for (let start = 0; start < length; start += stretch) {
    const end = Math.min(length, start + stretch);
    let [least, most] = [255, 0];
    for (let x = start; x < end; x += 1) {
      const value = data[from + x * along] ?? 255;
      least = Math.min(least, value);
      most = Math.max(most, value);
    }
    papers.fill(most, start, end);
    if (most - least >= leastContrast) levels.fill((least + most) / 2, start, end);
  }
  return { levels, papers };
}
