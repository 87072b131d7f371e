import { expect, it } from 'vitest';
import { dropRepeats, putReferred } from './form-relations.ts';
import type { Found } from './found.ts';

type Id = 'Customer' | 'Installation' | 'Guest' | 'Payer';

it.each([
  ['the same by a guess is dropped', '5099614', 74, undefined],
  ['the same by its own label stays', '5099614', 96, '5099614'],
  ['another one stays', '77120', 74, '77120'],
])('of two things’ numbers %s', (_name, value, conf, expected) => {
  const data: Found<Id> = { Installation: { value: '5099614', conf: 97 }, Customer: { value, conf } };
  dropRepeats(data, { fields: [], distinct: [{ own: 'Installation', other: 'Customer' }] });
  expect(data.Customer?.value).toBe(expected);
});

it('who a sentence calls by a word alone has the name at its label, where no other is told', () => {
  const spec = {
    fields: [],
    referred: [{ pattern: /Recebi do hóspede acima/, from: 'Guest', to: 'Payer' }],
  } as const;
  const read = (text: string, payer?: string) => {
    const data: Found<Id> = {
      Guest: { value: 'Rui Lemos', conf: 95 },
      ...(payer === undefined ? {} : { Payer: { value: payer, conf: 90 } }),
    };
    putReferred(data, text, spec);
    return data.Payer?.value;
  };
  expect(read('Recebi do hóspede acima a quantia')).toBe('Rui Lemos');
  expect(read('Recebi do hóspede acima a quantia', 'Lia Reis')).toBe('Lia Reis');
  expect(read('Obrigado')).toBeUndefined();
});
