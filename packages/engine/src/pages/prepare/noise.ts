import { percentileOf } from '../median.ts';
import type { Raster } from '../raster.ts';

/** The mask `1 -2 1 / -2 4 -2 / 1 -2 1` responds to noise of deviation s with deviation 6 s, and hardly to edges. */
const maskGain = 6;
/** Median absolute deviation to standard deviation of a normal distribution. */
const medianToSigma = 1.4826;
const mostSamples = 200_000;

/** Noise from which on a page was seen by a telephone: the paper of scans and of still cameras has less. */
export const telephoneGrain = 0.4;

/**
 * Standard deviation of the noise in grey levels, 0 for a clean page. After Immerkaer, "Fast noise variance estimation"
 * (1996), with the median in place of the mean so that text does not count as noise.
 */
export function estimateNoise({ width, height, data }: Raster): number {
  if (width < 3 || height < 3) return 0;
  const counts = new Uint32Array(256 * 16);
  const step = Math.max(1, Math.floor(((width - 2) * (height - 2)) / mostSamples));
  let samples = 0;
  const [across, down] = [width - 2, height - 2];
  for (let [x, y] = [0, 0]; y < down;) {
    const centre = (y + 1) * width + 1 + x;
    const beside = (data[centre - 1] ?? 0) + (data[centre + 1] ?? 0);
    const aboveAndBelow = (data[centre - width] ?? 0) + (data[centre + width] ?? 0);
    const above = (data[centre - width - 1] ?? 0) + (data[centre - width + 1] ?? 0);
    const below = (data[centre + width - 1] ?? 0) + (data[centre + width + 1] ?? 0);
    const answer = 4 * (data[centre] ?? 0) - 2 * (beside + aboveAndBelow) + above + below;
    counts[Math.abs(answer)] = (counts[Math.abs(answer)] ?? 0) + 1;
    samples += 1;
    for (x += step; x >= across; x -= across) y += 1;
  }
  return (percentileOf(counts, 0.5, samples) * medianToSigma) / maskGain;
}
