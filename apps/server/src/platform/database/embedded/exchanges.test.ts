import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { type ClientInput, ExchangeReader } from './exchanges.ts';

function typed(type: string, body = ''): Buffer {
  const message = Buffer.alloc(5 + Buffer.byteLength(body));
  message.write(type);
  message.writeInt32BE(message.length - 1, 1);
  message.write(body, 5);
  return message;
}

function untyped(code: number): Buffer {
  const message = Buffer.alloc(8);
  message.writeInt32BE(8);
  message.writeInt32BE(code, 4);
  return message;
}

const session = Buffer.concat([
  untyped(80_877_103),
  untyped(196_608),
  typed('Q', 'select 1'),
  ...['P', 'B', 'D', 'E', 'S'].map((type) => typed(type, 'x'.repeat(300))),
  typed('P'),
  typed('H'),
  typed('S'),
  typed('X'),
]);

function shapeOf(inputs: readonly ClientInput[]): string {
  return inputs
    .map((input) => {
      if (input.kind !== 'exchange') return input.kind;
      const types = input.messages.map(([type = 0]) => (type === 0 ? 'startup' : String.fromCharCode(type)));
      return types.join('') + (input.isOpen ? '…' : '');
    })
    .join(' ');
}

describe('what a PostgreSQL client sends', () => {
  it('is cut into exchanges, wherever the bytes were broken on their way', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: session.length }), { maxLength: 20 }), (cuts) => {
        const ends = [...cuts.toSorted((a, b) => a - b), session.length];
        const reader = new ExchangeReader();
        const inputs = ends.flatMap((end, index) => reader.push(session.subarray(ends[index - 1] ?? 0, end)));
        expect(shapeOf(inputs)).toBe('encryption startup Q PBDES PH… S end');
      }),
    );
  });

  it('ends when it asks for what there is not', () => {
    expect(new ExchangeReader().push(untyped(80_877_102))).toEqual([{ kind: 'end' }]);
  });
});
