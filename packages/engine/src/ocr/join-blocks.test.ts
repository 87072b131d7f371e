import { describe, expect, it } from 'vitest';
import { joinBlocks } from './join-blocks.ts';
import type { ReadWord } from './recogniser.ts';

/** Words of ten pixels a character on lines twenty pixels high; `line` is the line's number, `at` its left edge. */
function words(text: string, { block, line, at }: { block: number; line: number; at: number }): ReadWord[] {
  let left = at;
  return text.split(' ').map((word) => {
    const [from, top] = [left, 30 * line];
    left += 10 * word.length + 10;
    const [right, bottom] = [left - 10, top + 20];
    const place = { left: from, top, right, bottom, lineTop: top, lineBottom: bottom };
    return { text: word, conf: 95, block, line: 100 * block + line, ...place };
  });
}

const textOf = (read: readonly ReadWord[]): string => read.map(({ text }) => text).join(' ');

describe('blocks of a page', () => {
  const prose = [
    ...words('the tenant shall pay', { block: 1, line: 1, at: 0 }),
    ...words('on the first', { block: 1, line: 2, at: 0 }),
    ...words('month in full to the owner', { block: 1, line: 3, at: 0 }),
  ];

  it('takes what stands in a wide gap of a column for a part of its row', () => {
    const gap = words('day of each', { block: 2, line: 2, at: 140 });
    const other = words('and the owner shall', { block: 3, line: 1, at: 600 });
    const read = joinBlocks([...prose, ...other, ...gap]);
    expect(textOf(read)).toBe(
      'the tenant shall pay on the first day of each month in full to the owner and the owner shall',
    );
    expect(new Set(read.filter(({ top }) => top === 60).map(({ line }) => line)).size).toBe(1);
    expect(new Set(read.map(({ block }) => block)).size).toBe(2);
  });

  it('goes on in the row in which another block began', () => {
    const rest = [
      ...words('who lives there', { block: 2, line: 3, at: 280 }),
      ...words('and to nobody else', { block: 2, line: 4, at: 0 }),
    ];
    const before = prose.filter(({ top }) => top < 60);
    const row = words('month in full to the owner', { block: 1, line: 3, at: 0 });
    const read = joinBlocks([
      ...before,
      ...words('on the first', { block: 1, line: 2, at: 0 }),
      ...row,
      ...rest,
    ]);
    expect(textOf(read)).toBe(
      'the tenant shall pay on the first month in full to the owner who lives there and to nobody else',
    );
  });

  it('keeps rows apart that a speck of a pattern stands beside', () => {
    const speck = words('}', { block: 2, line: 1, at: 240 }).map((word) => ({ ...word, bottom: 85 }));
    expect(textOf(joinBlocks([...prose, ...speck]))).toBe(
      'the tenant shall pay } on the first month in full to the owner',
    );
  });

  it('tells rows by their believed words, not by pieces of a seal beside them', () => {
    const piece = words('S', { block: 1, line: 2, at: 500 }).map((word) => ({
      ...word,
      conf: 40,
      top: word.top - 25,
      bottom: word.bottom + 25,
    }));
    const gap = words('day of each', { block: 2, line: 2, at: 140 });
    expect(textOf(joinBlocks([...prose, ...piece, ...gap]))).toBe(
      'the tenant shall pay on the first day of each S month in full to the owner',
    );
  });

  it('leaves labels, columns beside each other and what was read twice as they are', () => {
    const labels = [
      ...words('Name', { block: 1, line: 1, at: 0 }),
      ...words('Date', { block: 1, line: 3, at: 0 }),
      ...words('Anna', { block: 2, line: 2, at: 0 }),
    ];
    expect(joinBlocks(labels)).toEqual(labels);
    const columns = [...prose, ...words('and the owner', { block: 2, line: 2, at: 600 })];
    expect(joinBlocks(columns)).toEqual(columns);
    const twice = [...prose, ...words('first', { block: 2, line: 2, at: 70 })];
    expect(joinBlocks(twice)).toEqual(twice);
  });
});
