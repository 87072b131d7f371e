import { describe, expect, it } from 'vitest';
import type { Raster } from '../pages/raster.ts';
import type { ReadWord, Recogniser } from './recogniser.ts';
import { lookAgain, lookAtDoubtful } from './second-pass.ts';

const page: Raster = { width: 400, height: 60, data: new Uint8Array(24_000).fill(255) };
const word = (text: string, conf: number, left: number, right: number): ReadWord => ({
  text,
  conf,
  left,
  right,
  top: 20,
  bottom: 40,
  lineTop: 18,
  lineBottom: 42,
  block: 1,
  line: 1,
});

/** Reads every single line as these texts, in turn. */
function lineReader(texts: readonly string[], widths: number[] = []): Recogniser {
  return {
    read: async () => [],
    readLines: async (pictures) =>
      pictures.map(({ width }, index) => {
        widths.push(width);
        return [word(texts[index] ?? '', 95, 14, width - 14)];
      }),
    close: async () => undefined,
  };
}

describe('the second pass over doubtful words', () => {
  it.each([
    ['a comma that was lost is found', '12345', '123,45', '123,45'],
    ['a letter may turn out to be a figure', '1O,5O', '10,50', '10,50'],
    ['figures of the next column are not taken in', '3,900', '3,900195,00', '3,900'],
  ])('%s', async (_name, first, second, expected) => {
    const words = [word(first, 60, 50, 100)];
    const read = await lookAgain(words, [lookAtDoubtful(page, words)], lineReader([second]));
    expect(read.map(({ text }) => text)).toEqual([expected]);
  });

  it.each([
    ['are left as they are where each is a piece of ink', [], 95, 0],
    ['are looked at where a comma lies between them', [[73, 37, 2, 6]], 95, 1],
    ['are looked at where one of them reaches lower', [[70, 37, 4, 4]], 95, 1],
    ['are looked at where two of them touch', [[58, 25, 6, 3]], 95, 1],
    ['are left as they are where none could be surer', [[73, 37, 2, 6]], 97, 0],
  ] as const)('sure figures %s', (_name, marks, conf, looked) => {
    const raster = { ...page, data: page.data.slice() };
    const figures = [50, 62, 76, 88].map((left) => [left, 20, 9, 18] as const);
    for (const [left, top, width, height] of [...figures, ...marks])
      for (let y = top; y < top + height; y += 1)
        raster.data.fill(0, y * page.width + left, y * page.width + left + width);
    const sure = { ...word('1250', conf, 50, 97), bottom: 43 };
    expect(lookAtDoubtful(raster, [sure]).crops).toHaveLength(looked);
  });

  it('reads what nothing has read quickly, and carefully only where that was not sure', async () => {
    const asked: unknown[] = [];
    const quick = [[word('ABACATE', 92, 14, 90)], [word('ABACAXL', 60, 14, 90)], [word('17,50', 80, 14, 60)]];
    const careful = [[word('ABACAXI', 95, 14, 90)], [word('11,50', 70, 14, 60)]];
    const both: Recogniser = {
      ...lineReader([]),
      readLines: async (pictures, care) => {
        asked.push([care, pictures.length]);
        return care === 'quick' ? quick : careful;
      },
    };
    const unread = {
      crops: [page, page, page],
      areUnread: true,
      improve: (words: readonly ReadWord[], readings: readonly (readonly ReadWord[])[]) => [
        ...words,
        ...readings.flat(),
      ],
    };
    const read = await lookAgain([], [unread], both);
    expect(read.map(({ text }) => text)).toEqual(['ABACATE', 'ABACAXI', '17,50']);
    expect(asked).toEqual([
      ['quick', 3],
      ['careful', 2],
    ]);
  });

  it('leaves a word of which a part was read more surely', async () => {
    const words = [word('sócio', 99, 10, 40), word('Falcão', 20, 50, 100)];
    const part: Recogniser = { ...lineReader([]), readLines: async () => [[word('Falc', 95, 14, 44)]] };
    const read = await lookAgain(words, [lookAtDoubtful(page, words)], part);
    expect(read.map(({ text }) => text)).toEqual(['sócio', 'Falcão']);
  });

  it.each([
    ['SP', 25, 0],
    ['SP', 45, 1],
    ['ESP', 25, 1],
    ['7', 25, 1],
    ['11.222.333/0001-81', 75, 0],
    ['11.222.333/0001-18', 75, 1],
    ['11.222.333/0001-81', 60, 1],
  ] as const)('looks again at "%s" of confidence %i: %i times', (text, conf, looked) => {
    expect(lookAtDoubtful(page, [word(text, conf, 50, 70)]).crops).toHaveLength(looked);
  });

  it.each([
    ['a rule that was read as letters', 'EE', 200, 0],
    ['a word as wide as its letters', 'EVIDENTES', 200, 1],
  ])('%s', (_name, text, width, looked) => {
    expect(lookAtDoubtful(page, [word(text, 45, 50, 50 + width)]).crops).toHaveLength(looked);
  });

  it('looks at nothing of the words beside it', async () => {
    const widths: number[] = [];
    const words = [word('3,900', 60, 50, 100), word('surely', 99, 101, 150)];
    await lookAgain(words, [lookAtDoubtful(page, words)], lineReader(['3,900'], widths));
    // 4 pixels before the word, 1 up to its neighbour, and a margin of 14 on either side.
    expect(widths).toEqual([4 + 50 + 1 + 28]);
  });
});
