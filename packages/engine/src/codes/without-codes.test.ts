import { encodeBarcode } from '@lavra/specimens/barcode';
import { describe, expect, it } from 'vitest';
import type { Code } from '../pages/page.ts';
import { turned, type Raster, type Turn } from '../pages/raster.ts';
import { withoutCodes } from './without-codes.ts';

const [width, height] = [1200, 900] as const;
const bars = { left: 300, top: 200, tall: 90 } as const;

/** Bars that slant by a pixel every thirty rows on grey paper that gets darker to the right, and a rule below them. */
async function draw(): Promise<{ page: Raster; long: number }> {
  const { width: modules, isDark } = await encodeBarcode(
    '35250311222333000181550010000047111876543217',
    'Code128',
  );
  const data = new Uint8Array(width * height).map((_value, at) => 240 - Math.floor((at % width) / 12));
  for (let y = 0; y < bars.tall; y += 1)
    for (let x = 0; x < modules; x += 1)
      if (isDark(x, 0)) {
        const at = (bars.top + y) * width + bars.left + x + Math.floor(y / 30);
        data[at] = Math.floor((data[at] ?? 0) / 5);
      }
  data.fill(30, (bars.top + bars.tall + 8) * width + 100, (bars.top + bars.tall + 8) * width + 900);
  return { page: { width, height, data }, long: modules };
}

const darkIn = ({ data }: Raster) => data.reduce((sum, value) => sum + Number(value < 80), 0);

describe('bars', () => {
  it.each([0, 90] as const)(
    'of which four rows were decoded are paper from end to end, turned by %i°, and a rule beside them stays',
    async (turn: Turn) => {
      const { page, long } = await draw();
      const box: Code['box'] = [bars.left / width, (bars.top + 40) / height, long / width, 4 / height];
      const onSide: Code['box'] = [1 - box[1] - box[3], box[0], box[3], box[2]];
      const code: Code = { format: 'Code128', text: '', box: turn === 0 ? box : onSide, turn };
      const result = withoutCodes(turned(page, turn), [code]);
      expect(darkIn(turned(page, turn))).toBeGreaterThan(10_000);
      // The rule, and hardly anything of the bars.
      expect(Math.abs(darkIn(result) - 800)).toBeLessThan(10);
      expect(darkIn(page)).toBeGreaterThan(10_000);
    },
  );
});
