import { describe, expect, it } from 'vitest';
import type { Raster } from '../pages/raster.ts';
import { lookAtMissedLines, readByLines } from './read-by-lines.ts';
import { lookAgain } from './second-pass.ts';
import type { ReadWord, Recogniser } from './recogniser.ts';

const glyph = 20;

function drawn(
  marks: readonly (readonly [left: number, top: number])[],
  [width, height]: readonly [number, number] = [600, 400],
): Raster {
  const raster = { width, height, data: new Uint8Array(width * height).fill(255) };
  for (const [left, top] of marks) draw(raster, { left, top, across: 12 });
  return raster;
}

/** Ink with a hole in its middle, as letters have. */
function draw({ width, data }: Raster, at: { left: number; top: number; across: number }): void {
  for (let y = at.top; y < at.top + glyph; y += 1)
    data.fill(0, y * width + at.left, y * width + at.left + at.across);
  for (let y = at.top + 8; y < at.top + 12; y += 1)
    data.fill(255, y * width + at.left + 4, y * width + at.left + at.across - 4);
}

const word = (text: string, conf: number, [left, top, right, bottom]: readonly number[]): ReadWord => ({
  text,
  conf,
  left: left ?? 0,
  top: top ?? 0,
  right: right ?? 0,
  bottom: bottom ?? 0,
  lineTop: top ?? 0,
  lineBottom: bottom ?? 0,
  block: 0,
  line: 1,
});

/** Reads each picture as its width, with the given confidence. */
function widthReader(conf: number): Recogniser {
  return {
    read: async () => [],
    readLines: async (pictures) =>
      pictures.map(({ width, height }) => [word(`LINE${width}`, conf, [12, 12, width - 12, height - 12])]),
    close: async () => undefined,
  };
}

const row = (count: number, left: number, top: number) =>
  Array.from({ length: count }, (_unused, index) => [left + index * 16, top] as const);

describe('a page read by its lines', () => {
  it('gives words where they stand, and those of the margin as turned', async () => {
    const column = Array.from({ length: 8 }, (_unused, index) => [40, 60 + index * 26] as const);
    const words = await readByLines(drawn([...row(8, 200, 100), ...column]), glyph, widthReader(95));
    const [level, turned, ...others] = words;
    expect(others).toEqual([]);
    expect(level).toMatchObject({ line: 1 });
    expect(level?.left).toBeGreaterThan(190);
    expect(level?.left).toBeLessThan(202);
    expect(turned).toMatchObject({ line: 0 });
    expect((turned?.bottom ?? 0) - (turned?.top ?? 0)).toBeGreaterThan(150);
  });

  it('reads what stands light in a dark box', async () => {
    const page = drawn(row(8, 200, 100));
    for (let y = 280; y < 340; y += 1) page.data.fill(0, y * page.width + 60, y * page.width + 300);
    for (const [left, top] of row(8, 100, 300))
      for (let y = top; y < top + glyph; y += 1)
        page.data.fill(255, y * page.width + left, y * page.width + left + 12);
    const words = await readByLines(page, glyph, widthReader(95));
    expect(words.map(({ top, line }) => [top > 260, line])).toEqual([
      [false, 1],
      [true, 2],
    ]);
  });

  it('has a letter in a circle in the edges of its ink, whatever the recogniser gives it', async () => {
    const page = drawn(row(8, 200, 300));
    for (let angle = 0; angle < 2 * Math.PI; angle += 0.005) {
      const [x, y] = [300 + 50 * Math.cos(angle), 120 + 50 * Math.sin(angle)].map(Math.round);
      page.data.fill(0, (y ?? 0) * page.width + (x ?? 0), (y ?? 0) * page.width + (x ?? 0) + 2);
    }
    for (let y = 98; y < 142; y += 1) page.data.fill(0, y * page.width + 285, y * page.width + 315);
    const narrow: Recogniser = {
      ...widthReader(95),
      readLines: async (pictures) => pictures.map(() => [word('D', 95, [14, 20, 20, 30])]),
    };
    const words = await readByLines(page, glyph, narrow);
    expect(words.find(({ bottom }) => bottom < 200)).toMatchObject({
      left: 285,
      top: 98,
      right: 315,
      bottom: 142,
    });
  });

  it('is read quickly, and with care where that is doubtful', async () => {
    const asked: [care: string | undefined, lines: number][] = [];
    const recogniser: Recogniser = {
      ...widthReader(95),
      readLines: async (pictures, care) => {
        asked.push([care, pictures.length]);
        // The first line is the doubtful one.
        return pictures.map(({ width }, index) => [
          word(care ?? 'careful', care === 'quick' && index === 0 ? 60 : 90, [12, 12, width - 12, 32]),
        ]);
      },
    };
    const words = await readByLines(drawn([...row(8, 40, 60), ...row(8, 40, 160)]), glyph, recogniser);
    expect(words.map(({ text }) => text)).toEqual(['careful', 'quick']);
    expect(asked).toEqual([
      ['quick', 2],
      [undefined, 1],
    ]);
  });

  it.each([
    ['the names of a zone', ['P<BRASOUZA<<MARIA<<<<'], [50], 1],
    ['the figures of a zone', ['FK239866<3BRA97<<<<2'], [50], 0],
    ['the figures of a zone that were hardly read', ['FK239866<3BRA97<<<<2'], [10], 1],
    ['many words, none of them sure', ['OO', 'EO', 'DE', 'OI', 'E'], [60, 10, 40, 20, 65], 0],
    ['many words, one of them sure', ['OO', 'EO', 'DE', 'OI', 'E'], [60, 10, 96, 20, 65], 1],
  ])('of lines read quickly, %s', async (_name, texts, confs, looked) => {
    let again = 0;
    const recogniser: Recogniser = {
      ...widthReader(95),
      readLines: async (pictures, care) => {
        if (care !== 'quick') again += pictures.length;
        return pictures.map(() =>
          texts.map((text, index) => word(text, confs[index] ?? 0, [12, 12, 90, 32])),
        );
      },
    };
    await readByLines(drawn(row(8, 40, 60)), glyph, recogniser);
    expect(again).toBe(looked);
  });

  it('reads a high line of a zone again at a lesser height when it was hardly read, and gives it where it stands', async () => {
    const zone = 'FK239866<3BRA9703036F3307306<<<<<<<<<<<<<<<2';
    const heights: number[] = [];
    const recogniser: Recogniser = {
      ...widthReader(95),
      readLines: async (pictures) =>
        pictures.map(({ width, height }) => {
          heights.push(height);
          return [word(zone, heights.length === 1 ? 5 : 80, [0, 0, width, height])];
        }),
    };
    const page = drawn([], [1700, 400]);
    for (let at = 0; at < 28; at += 1)
      for (let y = 100; y < 156; y += 1) page.data.fill(0, y * 1700 + 40 + at * 50, y * 1700 + 76 + at * 50);
    const [read] = await readByLines(page, glyph, recogniser);
    expect(heights[1]).toBeLessThan(0.8 * (heights[0] ?? 0));
    expect(read).toMatchObject({ text: zone, conf: 80 });
    expect((read?.right ?? 0) - (read?.left ?? 0)).toBeGreaterThan(1390);
  });

  it('leaves out what reads as a pattern', async () => {
    expect(await readByLines(drawn(row(5, 200, 100)), glyph, widthReader(20))).toEqual([]);
  });

  it('adds to a whole page what it passed over, and nothing to what is sure', async () => {
    const page = drawn([...row(8, 40, 60), ...row(8, 40, 160)]);
    const sure = word('SURE', 90, [40, 60, 164, 80]);
    const read = await lookAgain(
      [sure],
      [lookAtMissedLines(page, { glyphHeight: glyph }, [sure])],
      widthReader(95),
    );
    expect(read).toHaveLength(2);
    expect(read[0]).toBe(sure);
    expect(read[1]?.top).toBeGreaterThan(130);
  });

  it('takes no last letters for the word that they end, as high as it is', async () => {
    const page = drawn(row(5, 200, 100));
    const end: Recogniser = {
      ...widthReader(95),
      readLines: async (pictures) =>
        pictures.map(({ width, height }) => [
          word('ARIO', 95, [12, height / 2 - 10, width - 12, height / 2 + 10]),
        ]),
    };
    const textsWith = async (before: ReadWord) =>
      (await lookAgain([before], [lookAtMissedLines(page, { glyphHeight: glyph }, [before])], end)).map(
        ({ text }) => text,
      );
    expect(await textsWith(word('DESTINATARIO', 40, [60, 100, 276, 120]))).toEqual(['DESTINATARIO']);
    expect(await textsWith(word('DESTINATARIA', 40, [60, 100, 276, 120]))).toEqual(['ARIO']);
  });

  it('adds a label into which the box of the value under it reaches, and cuts that box', async () => {
    const page = drawn([...row(8, 40, 60), ...row(8, 40, 110)]);
    const value = word('VALUE', 90, [40, 70, 164, 130]);
    const read = await lookAgain(
      [value],
      [lookAtMissedLines(page, { glyphHeight: glyph }, [value])],
      widthReader(95),
    );
    const [label, below] = read.toSorted((a, b) => a.top - b.top);
    expect(read).toHaveLength(2);
    expect(label?.text).toMatch(/^LINE/);
    expect(below).toMatchObject({ text: 'VALUE', bottom: 130, top: label?.bottom });
  });

  it.each([
    ['letters of a word that was read', 'das', 90, 'as', ['das']],
    ['the end of a word that reads worse', 'MG-9.240.431', 45, '431', ['MG-9.240.431']],
  ])('adds nothing that is only %s', async (_name, text, conf, part, expected) => {
    // The line is found in a part of the word's box.
    const page = drawn(row(3, 120, 60));
    const whole = word(text, conf, [20, 56, 165, 82]);
    const reader: Recogniser = {
      ...widthReader(95),
      readLines: async (pictures) =>
        pictures.map(({ width, height }) => [word(part, 95, [12, 12, width - 12, height - 12])]),
    };
    const words = [whole, word('expedida', 96, [20, 200, 165, 220])];
    const looks = [lookAtMissedLines(page, { glyphHeight: glyph }, words)];
    const read = await lookAgain(words, looks, reader);
    expect(read.map((each) => each.text)).toEqual([...expected, 'expedida']);
  });

  it.each([
    ['two blots as wide as several figures each are looked at', 62, 1],
    ['two marks are not', 12, 0],
  ])('%s', (_name, width, looked) => {
    const page = drawn([]);
    for (const left of [100, 100 + width + 4]) draw(page, { left, top: 60, across: width });
    expect(lookAtMissedLines(page, { glyphHeight: glyph }, []).crops).toHaveLength(looked);
  });

  it.each([
    ['beside a word', 60, 1],
    ['without a word in their row', 200, 0],
  ])('looks at two letters %s', (_name, top, looked) => {
    const page = drawn([...row(8, 40, 60), ...row(2, 400, top)]);
    const words = [word('Uberaba', 96, [40, 60, 164, 80])];
    expect(lookAtMissedLines(page, { glyphHeight: glyph }, words).crops).toHaveLength(looked);
  });

  it('looks at each of the cells of a dense table that was passed over', () => {
    const tops = Array.from({ length: 25 }, (_unused, index) => 40 + 60 * index);
    const cells = tops.flatMap((top) => [40, 240, 440, 640, 840, 1040].flatMap((left) => row(4, left, top)));
    const page = drawn(cells, [1300, 1600]);
    expect(lookAtMissedLines(page, { glyphHeight: glyph }, []).crops).toHaveLength(150);
  });

  it('looks at no row of dots', () => {
    const page = drawn(row(8, 40, 60));
    for (const [left, top] of row(8, 40, 160))
      for (let y = top; y < top + glyph; y += 1)
        page.data.fill(0, y * page.width + left, y * page.width + left + 12);
    const look = lookAtMissedLines(page, { glyphHeight: glyph }, []);
    expect(look.crops).toHaveLength(1);
  });

  it.each([
    ['a border of dots, half of which touch others above them, is left', 2, 0],
    ['a line of which a third crosses ink twice is looked at', 1, 1],
  ])('%s', (_name, every, looked) => {
    const page = drawn([]);
    for (const [index, [left, top]] of row(24, 40, 60).entries()) {
      draw(page, { left, top, across: 12 });
      if (index % every === 0) continue;
      for (let y = top; y < top + glyph; y += 1)
        page.data.fill(0, y * page.width + left, y * page.width + left + 12);
    }
    expect(lookAtMissedLines(page, { glyphHeight: glyph }, []).crops).toHaveLength(looked);
  });

  it('puts what was passed over where it is read, in its line or between two', async () => {
    const sure = [
      word('um', 90, [40, 60, 164, 80]),
      word('três', 90, [400, 60, 524, 80]),
      { ...word('fim', 90, [40, 260, 164, 280]), line: 2 },
      { ...word('outro', 90, [40, 340, 164, 360]), block: 1, line: 3 },
    ];
    const page = drawn([
      ...[40, 230, 400].flatMap((left) => row(8, left, 60)),
      ...[160, 260, 340].flatMap((top) => row(8, 40, top)),
    ]);
    const read = await lookAgain(
      sure,
      [lookAtMissedLines(page, { glyphHeight: glyph }, sure)],
      widthReader(95),
    );
    const told = read.map(({ text, block, line }) => [text.startsWith('LINE') ? 'new' : text, block, line]);
    expect(told).toEqual([
      ['um', 0, 1],
      ['new', 0, 1],
      ['três', 0, 1],
      ['new', 0, expect.any(Number)],
      ['fim', 0, 2],
      ['outro', 1, 3],
    ]);
    expect([1, 2, 3]).not.toContain(told[3]?.[2]);
  });
});

it('the short cell of a table is looked at, though it has more cells than a card has lines', () => {
  const cells = Array.from(
    { length: 320 },
    (_unused, index) => [200 * (index % 8), 30 * Math.floor(index / 8)] as const,
  );
  const at = ([left, top]: readonly [number, number]) => [40 + left, 40 + top] as const;
  const [lost, ...read] = cells.map(at);
  const marks = [
    ...read.flatMap(([left, top]) => row(5, left, top)),
    ...row(4, lost?.[0] ?? 0, lost?.[1] ?? 0),
  ];
  const words = read.map(([left, top]) => word('12,34', 96, [left, top, left + 76, top + glyph]));
  const page = drawn(marks, [1700, 1300]);
  expect(lookAtMissedLines(page, { glyphHeight: glyph }, words).crops).toHaveLength(1);
});

describe('a figure alone in the cell of a form whose labels are much smaller than its values', () => {
  const values = row(8, 40, 60);
  const words = [word('31005470', 96, [40, 60, 164, 80])];
  const smallGlyph = 12;
  const look = (page: Raster) => lookAtMissedLines(page, { glyphHeight: smallGlyph }, words);
  const reads = (text: string): Recogniser => ({
    ...widthReader(95),
    readLines: async (pictures) => pictures.map(() => [word(text, 95, [12, 12, 30, 40])]),
  });

  it('is added where it is as high as a value of its row', async () => {
    const page = drawn([...values, [400, 60]]);
    const read = await lookAgain(words, [look(page)], reads('1'));
    expect(read.map(({ text }) => text)).toEqual(['31005470', '1']);
  });

  it('is none where its reading is a letter, which a piece of a frame may be', async () => {
    const page = drawn([...values, [400, 60]]);
    expect(await lookAgain(words, [look(page)], reads('E'))).toEqual(words);
  });

  it('is left to the look at doubtful words where something was read there', () => {
    const page = drawn([...values, [400, 60]]);
    const read = [...words, word('o', 40, [400, 60, 412, 80])];
    const missed = lookAtMissedLines(page, { glyphHeight: smallGlyph }, read);
    expect(missed.crops).toEqual([]);
    expect(read.some((each) => missed.isMissed(each))).toBe(false);
  });

  it.each([
    ['two figures', [...values, ...row(2, 400, 60)], 1],
    ['a mark in a row of its own', [...values, [400, 200] as const], 0],
  ])('%s', (_name, marks, looked) => {
    expect(look(drawn(marks)).crops).toHaveLength(looked);
  });
});
