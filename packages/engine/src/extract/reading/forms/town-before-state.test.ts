import { expect, it } from 'vitest';
import { sheetOfRows } from '../../testing/sheet-of-rows.ts';
import type { FormSpec } from './form-spec.ts';
import { withAddress } from './form-values.ts';

const address = {
  number: 'Number',
  complement: 'Complement',
  district: 'District',
  city: 'City',
  uf: 'State',
  cep: 'Code',
} as const;
type Id = 'Street' | (typeof address)[keyof typeof address];
const spec: FormSpec<Id> = { fields: [{ id: 'Street', kind: 'street', labels: ['Rua'], address }] };

function partsOf(text: string, state?: string) {
  const { tokens, glyph } = sheetOfRows([[[50, state === undefined ? text : `${text} ${state}`]]]);
  const own = state === undefined ? tokens : tokens.slice(0, -1);
  const value = (id: Id, words: typeof tokens, said: string) => ({
    id,
    reading: { value: said, printed: said, tokens: words, shapeFit: 1, checks: [] },
    fit: 1,
    isText: true,
  });
  const found = state === undefined ? [] : [value('State', tokens.slice(-1), state)];
  const parts = withAddress(
    value('Street', own, text.replace(/ -$/, '')),
    spec,
    new Set(found.map(({ id }) => id)),
    { glyph, found },
  );
  return Object.fromEntries(parts.map(({ id, reading }) => [id, reading.value]));
}

it('the dash between a town and its state does not part them', () => {
  const page = partsOf('Rua Chile, 12, Apto 58, Jardim Norte, Lins -', 'SP');
  expect(page).toEqual({
    Street: 'Rua Chile',
    Number: '12',
    Complement: 'Apto 58',
    District: 'Jardim Norte',
    City: 'Lins',
  });
});

it('a postal code may be parted behind its hyphen', () => {
  const page = partsOf('Rua Chile, nº 12, bairro Norte, Lins/SP, CEP 16400- 001');
  expect(page).toMatchObject({
    Street: 'Rua Chile',
    District: 'Norte',
    City: 'Lins',
    State: 'SP',
    Code: '16400001',
  });
});
