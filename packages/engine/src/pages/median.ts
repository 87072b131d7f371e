/** Median of the numbers; 0 for none. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

/** The least value that at least this share of the samples does not exceed; `counts` has how many there are of each value. */
export function percentileOf(counts: Uint32Array, share: number, samples: number): number {
  let [value, seen] = [0, counts[0] ?? 0];
  while (seen < share * samples && value < counts.length - 1) seen += counts[(value += 1)] ?? 0;
  return value;
}
