import { describe, expect, it } from 'vitest';
import { prepare } from '../pages/prepare/prepare.ts';
import type { Raster } from '../pages/raster.ts';
import { findSmallLines, lookAtSmallLines, type Photograph } from './look-at-small-lines.ts';
import type { ReadWord } from './recogniser.ts';

const [width, height] = [600, 300] as const;
/** The place of the small line. */
const foot = { left: 60, right: 260, top: 240, bottom: 248 } as const;

/** Large type, and at the foot small type in grey: upright strokes of both. */
function drawn(grey: number): Raster {
  const data = new Uint8Array(width * height).fill(255);
  const stroke = (left: number, top: number, [across, down]: readonly [number, number], value: number) => {
    for (let y = top; y < top + down; y += 1) data.fill(value, y * width + left, y * width + left + across);
  };
  for (let left = 60; left < 500; left += 20) stroke(left, 100, [8, 16], 0);
  for (let { left } = foot; left < foot.right; left += 7) stroke(left, foot.top, [4, 8], grey);
  return { width, height, data };
}

async function photographOf(flat: Raster): Promise<Photograph> {
  const prepared = await prepare(flat, { turn: 0, skewDegrees: 0, glyphHeight: 16, ink: 0 });
  return { picture: flat, paper: { raster: flat, toPicture: (box) => box }, flat, turn: 0, prepared };
}

const word = (text: string, conf: number, edges: Pick<ReadWord, 'left' | 'right' | 'top' | 'bottom'>) =>
  ({ ...edges, text, conf, lineTop: edges.top, lineBottom: edges.bottom, block: 1, line: 1 }) as const;

/** The large type as a page reading gives it. */
const large = word('large', 96, { left: 60, right: 500, top: 96, bottom: 120 });

describe('small lines of a photograph', () => {
  it('are found though their print is paler than what counts as ink', async () => {
    const [line, ...others] = await findSmallLines(await photographOf(drawn(150)), [large]);
    expect(others).toEqual([]);
    expect(line?.left).toBeLessThan(foot.left);
    expect(line?.right).toBeGreaterThanOrEqual(foot.right);
    expect(line?.top).toBeLessThan(foot.top);
    expect(line?.bottom).toBeGreaterThan(foot.bottom);
  });

  it('are left as they are where they were read surely', async () => {
    const photograph = await photographOf(drawn(150));
    expect(await findSmallLines(photograph, [large, word('surely', 95, foot)])).toEqual([]);
    expect(await findSmallLines(photograph, [large, word('doubtful', 70, foot)])).toHaveLength(1);
  });

  it('are none where they are pieces of a row', async () => {
    const beside = word('beside', 95, { left: 270, right: 530, top: 238, bottom: 250 });
    expect(await findSmallLines(await photographOf(drawn(150)), [large, beside])).toEqual([]);
  });

  it('are cut on white paper, whatever shadow lies on them', async () => {
    const flat = drawn(150);
    const lines = await findSmallLines(await photographOf(flat), [large]);
    const shaded = { ...flat, data: flat.data.map((value, at) => value * (1 - (at % width) / width / 2)) };
    const [crop] = lookAtSmallLines({ ...(await photographOf(flat)), picture: shaded }, lines).crops;
    const { width: across = 0, height: down = 0, data = new Uint8Array() } = crop ?? {};
    expect(across / down).toBeGreaterThan(5);
    const above = data.subarray(across * 14, across * 15);
    expect(Math.min(...above)).toBeGreaterThan(250);
    expect(Math.min(...data)).toBeLessThan(160);
  });

  it('are cut out however steep a stroke goes through them', async () => {
    const flat = drawn(255);
    // The stroke falls by more than the line is high.
    const line = { ...foot, bottom: foot.top + 6, row: 0, glyphs: 20 };
    for (let { left } = foot; left < foot.right; left += 1) {
      const fall = Math.round((8 * (left - foot.left)) / (foot.right - foot.left));
      for (const y of [239, 240]) flat.data[(y + fall) * width + left] = 0;
    }
    const { crops } = lookAtSmallLines(await photographOf(flat), [line]);
    expect(crops.map((crop) => crop.width > 0 && crop.height > 0)).toEqual([true]);
  });

  it('stand where they were read, before the block below them, unless that was noise', async () => {
    const photograph = await photographOf(drawn(150));
    const lines = await findSmallLines(photograph, [large]);
    const look = lookAtSmallLines(photograph, lines);
    const read = (text: string, conf: number) => [
      [word(text, conf, { left: 12, right: 100, top: 12, bottom: 40 })],
    ];
    const body = word('body', 96, { left: 60, right: 500, top: 100, bottom: 116 });
    const below = {
      ...word('below', 96, { left: 60, right: 200, top: 270, bottom: 290 }),
      block: 2,
      line: 2,
    };
    expect(look.improve([body, below], read('foot', 90)).map(({ text }) => text)).toEqual([
      'body',
      'foot',
      'below',
    ]);
    const rule = word('|', 96, { left: 2, right: 4, top: 12, bottom: 40 });
    const besideRule = read('foot', 90).map((words) => [rule, ...words]);
    expect(look.improve([], besideRule).map(({ text }) => text)).toEqual(['foot']);
    expect(look.improve([body, below], read('foot', 40)).map(({ text }) => text)).toEqual(['body', 'below']);
  });
});
