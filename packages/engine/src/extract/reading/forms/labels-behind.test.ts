import { expect, it } from 'vitest';
import { sheetOfRows, type Row } from '../../testing/sheet-of-rows.ts';
import type { FormSpec } from './form-spec.ts';
import { readForm } from './form.ts';

type Id =
  | 'Toll'
  | 'Fee'
  | 'Total'
  | 'SenderCNPJ'
  | 'SenderPhone'
  | 'SenderDistrict'
  | 'RecipientCNPJ'
  | 'RecipientPhone'
  | 'RecipientDistrict';

const spec: FormSpec<Id> = {
  sections: { Sender: ['Retirar em'], Recipient: ['Entregar em'] },
  fields: [
    { id: 'Toll', kind: 'money', labels: ['Pedágio'] },
    { id: 'Fee', kind: 'money', labels: ['Taxa'] },
    { id: 'Total', kind: 'money', labels: ['Total do frete'] },
    { id: 'SenderCNPJ', kind: 'cnpj', labels: ['CNPJ do remetente'] },
    { id: 'SenderPhone', kind: 'phone', labels: ['Telefone do remetente'] },
    { id: 'SenderDistrict', kind: 'text', labels: ['Bairro do remetente'] },
    { id: 'SenderCNPJ', kind: 'cnpj', section: 'Sender', labels: ['CNPJ'] },
    { id: 'SenderPhone', kind: 'phone', section: 'Sender', labels: ['Telefone'] },
    { id: 'SenderDistrict', kind: 'text', section: 'Sender', labels: ['Bairro'] },
    { id: 'RecipientCNPJ', kind: 'cnpj', section: 'Recipient', labels: ['CNPJ'] },
    { id: 'RecipientDistrict', kind: 'text', section: 'Recipient', labels: ['Bairro'] },
    { id: 'RecipientPhone', kind: 'phone', section: 'Recipient', labels: ['Telefone'] },
  ],
};
const read = (rows: readonly Row[]) =>
  Object.fromEntries(readForm(sheetOfRows(rows), spec).map(({ id, reading }) => [id, reading.value]));

it('labels behind their values are of the values before them, in columns beside each other too', () => {
  expect(
    read([
      [
        [60, 'Retirar em'],
        [560, 'Entregar em'],
      ],
      [],
      [
        [60, 'Vinícola Serra Ltda'],
        [560, 'Empório Sabor Ltda'],
      ],
      [
        [60, 'São Benedito'],
        [400, 'bairro'],
        [560, 'Centro'],
        [900, 'bairro'],
      ],
      [
        [60, '11.222.333/0001-81'],
        [412, 'CNPJ'],
        [560, '11.444.777/0001-61'],
        [912, 'CNPJ'],
      ],
      [
        [60, '(11) 3389-3749'],
        [388, 'telefone'],
        [560, '(62) 3638-8343'],
        [888, 'telefone'],
      ],
    ]),
  ).toEqual({
    SenderDistrict: 'São Benedito',
    SenderCNPJ: '11222333000181',
    SenderPhone: '1133893749',
    RecipientDistrict: 'Centro',
    RecipientCNPJ: '11444777000161',
    RecipientPhone: '6236388343',
  });
});

it('amounts before their labels are none of what stands behind these', () => {
  expect(
    read([
      [
        [100, '15,88'],
        [150, 'pedágio'],
        [400, 'Avenida Brasil,'],
      ],
      [
        [100, '17,42'],
        [150, 'taxa'],
        [400, '2304'],
      ],
      [
        [94, '833,62'],
        [150, 'total do frete'],
      ],
    ]),
  ).toEqual({ Toll: '15.88', Fee: '17.42', Total: '833.62' });
});

it('labels before their values keep them where another one of each row is unknown', () => {
  expect(
    read([
      [
        [60, 'Ajudantes'],
        [160, '12,00'],
        [400, 'pedágio'],
        [520, '15,88'],
      ],
      [
        [60, 'Seguro'],
        [160, '13,00'],
        [400, 'taxa'],
        [520, '17,42'],
      ],
      [
        [60, 'Escolta'],
        [160, '14,00'],
        [400, 'total do frete'],
        [520, '833,62'],
      ],
    ]),
  ).toEqual({ Toll: '15.88', Fee: '17.42', Total: '833.62' });
});

it('labels of empty boxes behind the values of unknown ones have none of these', () => {
  expect(
    read([
      [
        [60, 'Ajudantes'],
        [160, '12,00'],
        [400, 'pedágio'],
      ],
      [
        [60, 'Seguro'],
        [160, '13,00'],
        [400, 'taxa'],
      ],
      [
        [60, 'Escolta'],
        [160, '14,00'],
        [400, 'total do frete'],
      ],
    ]),
  ).toEqual({});
});

it('beside such a column the captions below their values are as they would be without it', () => {
  const toll: Row = [
    [100, '15,88'],
    [150, 'pedágio'],
  ];
  const fee: Row = [
    [100, '17,42'],
    [150, 'taxa'],
  ];
  const total: Row = [
    [94, '833,62'],
    [150, 'total do frete'],
  ];
  const values = read([
    [...toll, [500, '11.222.333/0001-81']],
    [...fee, [500, 'CNPJ do remetente']],
    total,
    [[500, '(11) 3389-3749']],
    [[500, 'telefone do remetente']],
    [],
    [[500, 'São Benedito']],
    [[500, 'bairro do remetente']],
  ]);
  expect(values).toEqual({
    Toll: '15.88',
    Fee: '17.42',
    Total: '833.62',
    SenderCNPJ: '11222333000181',
    SenderPhone: '1133893749',
    SenderDistrict: 'São Benedito',
  });
});

it('a value in another notation than its label asks for does not undo a column whose other values are sure', () => {
  expect(
    read([
      [
        [60, '11.222.333/0001-81'],
        [560, 'CNPJ do remetente'],
      ],
      [
        [60, '(11) 4002-8922'],
        [560, 'Telefone do remetente'],
      ],
      [
        [60, 'isento [0]'],
        [560, 'Pedágio'],
      ],
      [
        [60, 'R$ 40,00'],
        [560, 'Total do frete'],
      ],
      [
        [60, 'Vila Nova'],
        [560, 'Bairro do remetente'],
      ],
    ]),
  ).toMatchObject({ SenderCNPJ: '11222333000181', SenderPhone: '1140028922', SenderDistrict: 'Vila Nova' });
});
