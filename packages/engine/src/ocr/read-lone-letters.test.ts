import { describe, expect, it } from 'vitest';
import type { TextLine } from '../pages/prepare/text-lines.ts';
import { isBloodGroup, readLoneLetters } from './read-lone-letters.ts';
import type { Layout, ReadWord, Recogniser } from './recogniser.ts';

const page = { width: 900, height: 300, data: new Uint8Array(900 * 300).fill(255) };

/** A line of type 50 pixels high, with the room for its accents and tails. */
const line = (left: number, glyphs: number, height = 50): TextLine => ({
  left,
  right: left + 40 * glyphs,
  top: Math.round(121 - 0.42 * height),
  bottom: Math.round(121 + 1.3 * height),
  row: 1,
  glyphs,
});

const word = (text: string, conf: number): ReadWord => ({
  text,
  conf,
  left: 12,
  top: 12,
  right: 52,
  bottom: 62,
  lineTop: 12,
  lineBottom: 62,
  block: 0,
  line: 0,
});

const reader = (said: Partial<Record<Layout, ReadWord>>): Recogniser => ({
  read: async (_picture, layout) => (said[layout] === undefined ? [] : [said[layout]]),
  readLines: async () => [],
  close: async () => undefined,
});

const day = [word('23/12/1947', 96)];

async function readBeside(
  said: Partial<Record<Layout, ReadWord>>,
  { lone = line(600, 1), before = [] }: { lone?: TextLine; before?: ReadWord[] } = {},
) {
  const better = await readLoneLetters(page, [line(100, 10), lone], [day, before], reader(said));
  return better.get(1)?.map(({ text, top }) => [text, top]);
}

describe('a letter alone in a row of words', () => {
  it('is read again without the label above it, and as no line where it is none', async () => {
    expect(await readBeside({ line: word('M', 92) })).toEqual([['M', 30]]);
    expect(await readBeside({ letter: word('F', 90) }, { before: [word('r—', 45)] })).toEqual([['F', 30]]);
    expect(await readBeside({ line: word('A-', 55) })).toEqual([['A-', 30]]);
  });

  it('is the surer of both readings, and of the one before', async () => {
    const unlike = { line: word('E', 77), letter: word('F', 90) };
    expect(await readBeside(unlike, { before: [word('F', 71)] })).toEqual([['F', 30]]);
    expect(await readBeside({ line: word('E', 77) }, { before: [word('F', 80)] })).toBeUndefined();
    expect(await readBeside({ line: word('M', 72) }, { before: [word('—', 78)] })).toEqual([['M', 30]]);
  });

  it('is left where it was surely read, in other type than its row, or longer', async () => {
    const said = { line: word('M', 92) };
    expect(await readBeside(said, { before: [word('2', 96)] })).toBeUndefined();
    expect(await readBeside(said, { lone: line(600, 1, 70) })).toBeUndefined();
    expect(await readBeside(said, { lone: line(600, 3) })).toBeUndefined();
  });

  it('is no piece of a rule, and nothing that is hardly read', async () => {
    expect(await readBeside({ line: word('T', 95), letter: word('I', 92) })).toBeUndefined();
    expect(await readBeside({ line: word('M', 60) })).toBeUndefined();
  });
});

it('a blood group is told by its form, however doubtful', () => {
  expect(['O+', 'AB-', 'B+'].every((text) => isBloodGroup(word(text, 60)))).toBe(true);
  expect(['O', 'C+', 'A.'].some((text) => isBloodGroup(word(text, 95)))).toBe(false);
});
