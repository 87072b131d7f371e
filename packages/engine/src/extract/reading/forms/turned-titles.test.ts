import { expect, it } from 'vitest';
import { pageOfRows, type Row } from '../../testing/sheet-of-rows.ts';
import { partyFields } from '../particulars/parties.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { sheetOf } from '../sheet/sheet-of-page.ts';
import { readForm } from './form.ts';
import type { FormSpec } from './form-spec.ts';

const services: FormSpec<string> = {
  sections: { Provider: ['PRESTADOR DE SERVIÇOS'], Taker: ['TOMADOR DE SERVIÇOS'] },
  fields: ['Provider', 'Taker'].flatMap((party) => partyFields(party, ['CNPJ', 'City'])),
};
const blockOf = (cnpj: string, city: string): Row[] => [
  [
    [200, 'CNPJ'],
    [500, 'Município'],
  ],
  [
    [200, cnpj],
    [500, city],
  ],
];
const rows = [...blockOf('11.222.333/0001-81', 'Bauru'), ...blockOf('04.252.011/0001-10', 'Lins')];

/** The page of two blocks with the words of titles that are read upwards, `[left, bottom, text]` in thousandths. */
function sheetWith(titles: readonly (readonly [left: number, bottom: number, text: string])[]): Sheet {
  const turned = titles.map(([left, bottom, text]) => ({
    text,
    conf: 100,
    box: [left / 1000, (bottom - text.length) / 1000, 0.009, text.length / 1000] as const,
  }));
  return sheetOf({
    ...pageOfRows(rows, 'text-layer', 100),
    turned: turned.map((word) => ({ ...word, box: [...word.box] })),
  });
}
const read = (sheet: Sheet): Record<string, string> =>
  Object.fromEntries(readForm(sheet, services).map(({ id, reading }) => [id, reading.value]));

it('a title that is turned a quarter names the block to its right', () => {
  const sheet = sheetWith([
    [120, 101, 'TOMADOR DE'],
    [132, 101, 'SERVIÇOS'],
    [120, 69, 'PRESTADOR DE'],
    [132, 69, 'SERVIÇOS'],
  ]);
  expect(read(sheet)).toEqual({
    ProviderCNPJ: '11222333000181',
    ProviderCity: 'Bauru',
    TakerCNPJ: '04252011000110',
    TakerCity: 'Lins',
  });
});

it('a turned title may be abbreviated, and the letterhead above the first block is none of it', () => {
  const spec: FormSpec<string> = {
    sections: { Sender: ['REMETENTE'], Recipient: ['DESTINATÁRIO'] },
    fields: ['Sender', 'Recipient'].flatMap((party) => partyFields(party, ['CNPJ', 'City'])),
  };
  const head: Row[] = [
    [
      [200, 'CNPJ'],
      [260, '55.667.788/0001-42'],
    ],
    [],
    [],
    [],
  ];
  const words = [
    [129, 'REMET.'],
    [162, 'DESTIN.'],
  ] as const;
  const turned = words.map(([bottom, text]) => ({
    text,
    conf: 100,
    box: [0.12, (bottom - text.length) / 1000, 0.009, text.length / 1000] as [number, number, number, number],
  }));
  const sheet = sheetOf({ ...pageOfRows([...head, ...rows], 'text-layer', 100), turned });
  const values = Object.fromEntries(readForm(sheet, spec).map(({ id, reading }) => [id, reading.value]));
  expect(values).toEqual({
    SenderCNPJ: '11222333000181',
    SenderCity: 'Bauru',
    RecipientCNPJ: '04252011000110',
    RecipientCity: 'Lins',
  });
});

it('one turned text alone is no column of titles', () => {
  expect(read(sheetWith([[120, 69, 'TOMADOR DE SERVIÇOS']]))).not.toHaveProperty(
    'TakerCNPJ',
    '11222333000181',
  );
});
