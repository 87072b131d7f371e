import { expect, it } from 'vitest';
import { sheetOfRows } from '../../testing/sheet-of-rows.ts';
import type { FormSpec } from './form-spec.ts';
import { readForm } from './form.ts';

type Id = 'OwnerCPF' | 'OwnerStreet' | 'OwnerCity' | 'OwnerState';

const spec: FormSpec<Id> = {
  sections: { Owner: ['PROPRIETÁRIO'] },
  fields: [
    { id: 'OwnerCPF', kind: 'cpf', section: 'Owner', labels: ['CPF'] },
    { id: 'OwnerStreet', kind: 'street', section: 'Owner', labels: ['ENDEREÇO'] },
    { id: 'OwnerCity', kind: 'city', section: 'Owner', labels: ['CIDADE'] },
    { id: 'OwnerState', kind: 'uf', section: 'Owner', labels: ['UF'] },
  ],
};

const read = (lines: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    readForm(
      sheetOfRows([
        [[60, 'PROPRIETÁRIO']],
        [[60, 'CPF: 111.444.777-35']],
        ...lines.map((line) => [[60, line]] as const),
      ]),
      spec,
    ).map(({ id, reading }) => [id, reading.value]),
  );

it('a street without a label ends before its town, which has the state joined to it', () => {
  expect(read(['Rua Chile, nº 31 – Feira de Santana/BA'])).toMatchObject({
    OwnerStreet: 'Rua Chile, nº 31',
    OwnerCity: 'Feira de Santana',
    OwnerState: 'BA',
  });
});

it('a town that begins a line is whole with the words above that are of its name', () => {
  expect(read(['Rua Chile, nº 31, bairro Boa Vista, Feira de', 'Santana/BA'])).toMatchObject({
    OwnerCity: 'Feira de Santana',
    OwnerState: 'BA',
  });
});

it('the end of a way behind an arrow is no town of the party above it', () => {
  const values = read(['Rota: Lages/SC → Bauru/SP']);
  expect([values['OwnerCity'], values['OwnerState']]).toEqual([undefined, undefined]);
});

it('a dash of any length stands between a town and its state', () => {
  expect(read(['Lages – SC'])).toMatchObject({ OwnerCity: 'Lages', OwnerState: 'SC' });
});
