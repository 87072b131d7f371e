import type { Point } from './perspective.ts';

/** `across = slope * along + start` of a side; `along` is x for the top and the bottom, y for the other two. */
export interface Side {
  readonly slope: number;
  readonly start: number;
}

/** Greatest distance, in pixels of the small picture, of a side's points from its line: paper bends, and its edge is known to a pixel. */
export const nearSide = 2;
export const fewestOfSide = 8;
/** Number of points, spread over a side, of which pairs are tried as the ends of its line. */
const triedPoints = 24;

export const offLine = ({ slope, start }: Side, [along, across]: Point): number =>
  Math.abs(across - slope * along - start);

/** The line through two of the points that is near most of them: light things that touch the paper do not draw it away. */
export function agreedLine(points: readonly Point[]): Side {
  const step = Math.max(1, Math.floor(points.length / triedPoints));
  const ends = points.filter((_point, index) => index % step === 0);
  const least = ((points.at(-1)?.[0] ?? 0) - (points[0]?.[0] ?? 0)) / 4;
  let best = { side: fit(points), off: Infinity };
  for (const from of ends)
    for (const to of ends) {
      if (to[0] - from[0] < least) continue;
      const slope = (to[1] - from[1]) / (to[0] - from[0]);
      const side = { slope, start: from[1] - slope * from[0] };
      let off = 0;
      for (let index = 0; index < points.length && off < best.off; index += 1)
        off += Math.min(nearSide, offLine(side, points[index] ?? from));
      if (off < best.off) best = { side, off };
    }
  return best.side;
}

export function fit(points: readonly Point[]): Side {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [x, y] = [mean(points.map(([along]) => along)), mean(points.map(([, across]) => across))];
  let [above, below] = [0, 0];
  for (const [along, across] of points) {
    above += (along - x) * (across - y);
    below += (along - x) ** 2;
  }
  const slope = below === 0 ? 0 : above / below;
  return { slope, start: y - slope * x };
}
