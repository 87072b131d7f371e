/** Boxes of ink. */
interface Boxes {
  readonly count: number;
  readonly lefts: Float32Array;
  readonly tops: Float32Array;
  readonly rights: Float32Array;
  readonly bottoms: Float32Array;
}

/** Least marks of a row of leaders or of a rule of signs, and most difference of two in size, place and distance, in pixels and as a share. */
const [fewest, pixels, share] = [10, 1.5, 0.15] as const;
/** Marks are lower than this share of the height that most characters do not exceed. */
const [lowest, tallCharacters] = [0.6, 0.85] as const;
/** The next mark is at most so many lengths of one away. */
const farthest = 6;

interface Run {
  readonly marks: number[];
  pitch: number | undefined;
}

/**
 * The small marks of one size that follow each other at one distance: leaders and the rules of signs of system print-outs. A page may have more
 * of them than letters.
 */
export function leaderMarks({ count, lefts, tops, rights, bottoms }: Boxes): ReadonlySet<number> {
  const heights = Float32Array.from(
    { length: count },
    (_unused, at) => (bottoms[at] ?? 0) - (tops[at] ?? 0) + 1,
  );
  const most = lowest * (heights.toSorted()[Math.floor(tallCharacters * count)] ?? 0);
  const small = Array.from({ length: count }, (_unused, at) => at)
    .filter((at) => (heights[at] ?? 0) < most)
    .toSorted((a, b) => (lefts[a] ?? 0) - (lefts[b] ?? 0));
  const runs: Run[] = [];
  const open = new Map<number, Run[]>();
  for (const at of small) {
    const row = Math.round((bottoms[at] ?? 0) / 4);
    const near = [row - 1, row, row + 1].flatMap((each) => open.get(each) ?? []);
    const run = near.findLast((each) => goesOn(each, at));
    if (run !== undefined) {
      const last = run.marks.at(-1) ?? at;
      run.pitch ??= (lefts[at] ?? 0) - (lefts[last] ?? 0);
      run.marks.push(at);
    }
    const own = run ?? { marks: [at], pitch: undefined };
    if (run === undefined) runs.push(own);
    open.set(row, [...(open.get(row) ?? []).filter((each) => each !== own), own].slice(-fewest));
  }
  return new Set(runs.filter(({ marks }) => marks.length >= fewest).flatMap(({ marks }) => marks));

  function goesOn({ marks, pitch }: Run, at: number): boolean {
    const last = marks.at(-1) ?? at;
    const step = (lefts[at] ?? 0) - (lefts[last] ?? 0);
    const length = Math.max((rights[last] ?? 0) - (lefts[last] ?? 0) + 1, heights[last] ?? 0);
    const isAlike = [tops, bottoms].every((edge) => Math.abs((edge[at] ?? 0) - (edge[last] ?? 0)) <= pixels);
    const widths = [at, last].map((each) => (rights[each] ?? 0) - (lefts[each] ?? 0));
    return (
      isAlike &&
      Math.abs((widths[0] ?? 0) - (widths[1] ?? 0)) <= pixels &&
      step > 0 &&
      step <= farthest * length &&
      (pitch === undefined || Math.abs(step - pitch) <= Math.max(pixels, share * pitch))
    );
  }
}
