import type { Box } from '@lavra/contract/model/result';
import type { Page } from '../../pages/page.ts';

/** A narrow roll in monospaced print: each line with its spaces, as wide as the longest. */
export function pageOfRoll(
  lines: readonly string[],
  source: Page['source'] = 'text-layer',
  conf = 100,
): Page {
  const width = 1 / (Math.max(...lines.map((line) => line.length)) + 4);
  const height = (lines.length + 2) * 2.1 * width;
  const words = lines.flatMap((line, row) =>
    [...line.matchAll(/\S+/g)].map(({ index, 0: text }) => {
      const box: Box = [
        (index + 2) * width,
        ((row + 1) * 2.1 * width) / height,
        text.length * width,
        (1.2 * width) / height,
      ];
      return { text, conf, box };
    }),
  );
  const looks = { source, orientation: 0, quality: 'ok', width: 1000, height: 1000 * height } as const;
  return { number: 1, words, lines: [], codes: [], ...looks };
}
