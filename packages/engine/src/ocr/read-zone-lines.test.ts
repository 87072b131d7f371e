import { expect, it } from 'vitest';
import type { Raster } from '../pages/raster.ts';
import { readZoneLines, withZoneAsOne } from './read-zone-lines.ts';
import type { ReadWord, Recogniser } from './recogniser.ts';

const word = (text: string, left: number, right: number): ReadWord => ({
  text,
  conf: 80,
  left,
  right,
  top: 10,
  bottom: 40,
  lineTop: 10,
  lineBottom: 40,
  block: 0,
  line: 1,
});

const textsOf = (words: readonly ReadWord[]) =>
  withZoneAsOne(words).map(({ text, left, right }) => [text, left, right]);

it('pieces of the line of a zone are one word, also where the box of the first is that of all', () => {
  expect(
    textsOf([word('MOREIRA<<LU', 60, 840), word('I', 300, 315), word('SA<<<<<<<<<<<<<<<<', 330, 838)]),
  ).toEqual([['MOREIRA<<LUISA<<<<<<<<<<<<<<<<', 60, 840]]);
});

it('words beside a zone, and those of other lines, are left as they are', () => {
  const beside = [word('Nome', 10, 50), word('MOREIRA<<LUISA<<<<', 60, 840), word('9', 900, 915)];
  expect(textsOf(beside)).toEqual(beside.map(({ text, left, right }) => [text, left, right]));
  const others = [word('RUA', 60, 840), word('I', 300, 315)];
  expect(textsOf(others)).toEqual(others.map(({ text, left, right }) => [text, left, right]));
});

const page: Raster = { width: 900, height: 200, data: new Uint8Array(900 * 200).fill(255) };
const line = { left: 20, top: 20, right: 880, bottom: 100, row: 0, glyphs: 30 };

/** Reads every picture as the line of a zone, more surely the smaller it is, as letters torn by enlarging are. */
const surerWhenSmall: Recogniser = {
  read: () => Promise.resolve([]),
  readLines: (pictures) =>
    Promise.resolve(
      pictures.map(({ height }) => [
        { ...word('I<BRAV8901158<3<<<<<<<<<<<<<<<', 0, 800), conf: 120 - height },
      ]),
    ),
  close: () => Promise.resolve(),
};

it('a line of a zone that was hardly read is read again at lower heights until one is sure', async () => {
  const torn = { ...word('I<BRAV8901158<3<<<<<<<o<oooo<o', 20, 880), conf: 12 };
  const better = await readZoneLines(page, [line], [[torn]], surerWhenSmall);
  expect(better.get(0)?.map(({ text }) => text)).toEqual(['I<BRAV8901158<3<<<<<<<<<<<<<<<']);
  expect(better.get(0)?.[0]?.conf).toBeGreaterThan(60);
});

it('a line that was read surely, or is none of a zone, is not read again', async () => {
  const sure = { ...word('I<BRAV8901158<3<<<<<<<<<<<<<<<', 20, 880), conf: 88 };
  const other = { ...word('ASSINATURA DO PORTADOR', 20, 880), conf: 12 };
  for (const read of [sure, other])
    expect((await readZoneLines(page, [line], [[read]], surerWhenSmall)).size).toBe(0);
});
