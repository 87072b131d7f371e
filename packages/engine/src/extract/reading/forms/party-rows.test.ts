import { expect, it } from 'vitest';
import { sheetOfRows, type Row } from '../../testing/sheet-of-rows.ts';
import { partyFields } from '../particulars/parties.ts';
import { readForm } from './form.ts';
import type { FormSpec } from './form-spec.ts';

const parts = ['Name', 'CNPJ', 'CPF', 'IE', 'Address', 'District', 'City', 'UF', 'CEP', 'Phone'] as const;
const fields = [
  ...partyFields('Sender', parts, { Name: ['REMETENTE'] }),
  ...partyFields('Recipient', parts, { Name: ['DESTINATÁRIO'] }),
  ...partyFields('Receiver', parts, { Name: ['RECEBEDOR'] }),
];
const spec: FormSpec<(typeof fields)[number]['id']> = {
  sections: { Sender: ['REMETENTE'], Recipient: ['DESTINATÁRIO'], Receiver: ['RECEBEDOR'] },
  fields,
};
const read = (rows: readonly Row[]) =>
  Object.fromEntries(readForm(sheetOfRows(rows), spec).map(({ id, reading }) => [id, reading.value]));

it('each heading over rows of parties has a value for every party', () => {
  const values = read([
    [
      [150, 'Nome / Razão Social'],
      [330, 'CNPJ / CPF'],
      [450, 'Endereço'],
      [600, 'Município'],
      [740, 'UF'],
      [800, 'CEP'],
      [900, 'Fone'],
    ],
    [
      [40, 'Remetente'],
      [120, 'Cerâmica Morro Ltda'],
      [315, '11.222.333/0001-81'],
      [440, 'Rua Nova, 55'],
      [570, 'Presidente Prudente'],
      [740, 'SP'],
      [790, '19145-637'],
      [870, '(18) 2984-6608'],
    ],
    [
      [40, 'Destinatário'],
      [120, 'Casa Lima Ltda'],
      [315, '111.444.777-35'],
      [440, 'Avenida Brasil, 1578'],
      [570, 'Dourados'],
      [740, 'MS'],
      [790, '79204-230'],
      [870, '(67) 3572-3625'],
    ],
    [[40, 'Recebedor']],
  ]);
  expect(values).toEqual({
    SenderName: 'Cerâmica Morro Ltda',
    SenderCNPJ: '11222333000181',
    SenderAddress: 'Rua Nova, 55',
    SenderCity: 'Presidente Prudente',
    SenderUF: 'SP',
    SenderCEP: '19145637',
    SenderPhone: '1829846608',
    RecipientName: 'Casa Lima Ltda',
    RecipientCPF: '11144477735',
    RecipientAddress: 'Avenida Brasil, 1578',
    RecipientCity: 'Dourados',
    RecipientUF: 'MS',
    RecipientCEP: '79204230',
    RecipientPhone: '6735723625',
  });
});

it('cells of several lines are whole, with the party at their first line or at their middle', () => {
  const heads: Row = [
    [40, 'Participante'],
    [180, 'Razão Social'],
    [400, 'CNPJ'],
    [560, 'Endereço'],
    [780, 'Município/UF'],
  ];
  const sender: Row = [
    [40, 'Remetente'],
    [180, 'Cerâmica do Morro'],
    [400, '11.222.333/0001-81'],
    [560, 'Rua Quinze de'],
    [780, 'Bauru/SP'],
  ];
  const lower: Row = [
    [180, 'Alto Ltda'],
    [560, 'Novembro, 948'],
  ];
  const recipient: Row = [
    [40, 'Destinatário'],
    [180, 'Casa Lima Ltda'],
    [400, '04.252.011/0001-10'],
    [560, 'Avenida Brasil, 1578'],
    [780, 'Santos/SP'],
  ];
  const whole = {
    SenderName: 'Cerâmica do Morro Alto Ltda',
    SenderAddress: 'Rua Quinze de Novembro, 948',
    SenderCity: 'Bauru',
    SenderUF: 'SP',
    RecipientName: 'Casa Lima Ltda',
    RecipientCNPJ: '04252011000110',
    RecipientAddress: 'Avenida Brasil, 1578',
    RecipientCity: 'Santos',
  };
  expect(read([heads, sender, lower, recipient])).toMatchObject(whole);
  const [role, , cnpj, , town] = sender;
  const [upper = [], middle = []]: Row[] = [
    [
      [180, 'Cerâmica'],
      [560, 'Rua Quinze'],
    ],
    [
      ...[role, cnpj, town].flatMap((cell) => (cell === undefined ? [] : [cell])),
      [180, 'do Morro'],
      [560, 'de Novembro,'],
    ],
  ];
  const last: Row = [
    [180, 'Alto Ltda'],
    [560, '948'],
  ];
  expect(read([heads, upper, middle, last, recipient])).toMatchObject(whole);
});

it('without headings over them the labels of parties are titles of blocks', () => {
  const values = read([
    [[40, 'REMETENTE']],
    [
      [40, 'Nome:'],
      [100, 'Cerâmica Morro Ltda'],
    ],
    [
      [40, 'CNPJ:'],
      [100, '11.222.333/0001-81'],
    ],
    [[40, 'DESTINATÁRIO']],
    [
      [40, 'Nome:'],
      [100, 'Casa Lima Ltda'],
    ],
    [
      [40, 'CNPJ:'],
      [100, '04.252.011/0001-10'],
    ],
  ]);
  expect(values).toMatchObject({ SenderName: 'Cerâmica Morro Ltda', RecipientCNPJ: '04252011000110' });
});

it('headings left of the parties make no table', () => {
  const values = read([
    [
      [40, 'Cidade'],
      [300, 'Razão Social'],
      [560, 'CNPJ'],
    ],
    [
      [40, 'Bauru'],
      [200, 'Remetente'],
      [300, 'Cerâmica Morro Ltda'],
      [560, '11.222.333/0001-81'],
    ],
    [
      [40, 'Santos'],
      [200, 'Destinatário'],
      [300, 'Casa Lima Ltda'],
      [560, '04.252.011/0001-10'],
    ],
  ]);
  expect(values).not.toHaveProperty('SenderCity');
});

it('rows of parties that have labels of their own make no table', () => {
  const values = read([
    [
      [150, 'Município'],
      [400, 'CNPJ'],
      [600, 'Bairro'],
    ],
    [
      [40, 'Remetente'],
      [150, 'Cerâmica Morro Ltda'],
      [400, 'CNPJ'],
      [450, '11.222.333/0001-81'],
      [600, 'Município'],
      [680, 'Bauru'],
    ],
    [
      [40, 'Destinatário'],
      [150, 'Casa Lima Ltda'],
      [400, 'CNPJ'],
      [450, '04.252.011/0001-10'],
      [600, 'Município'],
      [680, 'Santos'],
    ],
  ]);
  expect(values).toMatchObject({
    SenderName: 'Cerâmica Morro Ltda',
    SenderCNPJ: '11222333000181',
    SenderCity: 'Bauru',
    RecipientCity: 'Santos',
  });
});

it('titles of blocks below each other are no parties of a table, though the unit of its amounts is behind one', () => {
  const spec: FormSpec<'Weight' | 'Volumes' | 'Goods' | 'Risk' | 'Driver'> = {
    sections: { Freight: ['COMPOSIÇÃO DO FRETE'], Driver: ['MOTORISTA'] },
    fields: [
      { id: 'Weight', kind: 'decimal', labels: ['Peso real (kg)'], notIn: ['Freight'] },
      { id: 'Volumes', kind: 'integer', labels: ['Volumes'] },
      { id: 'Goods', kind: 'money', labels: ['Valor da mercadoria'] },
      { id: 'Risk', kind: 'money', labels: ['GRIS'], section: 'Freight' },
      { id: 'Driver', kind: 'name', labels: ['Nome'], section: 'Driver' },
    ],
  };
  const values = readForm(
    sheetOfRows([
      [
        [40, 'Volumes'],
        [240, 'Peso real (kg)'],
        [600, 'Valor da mercadoria'],
      ],
      [
        [40, '44'],
        [240, '1.153,15'],
        [600, '34.676,90'],
      ],
      [[40, 'COMPOSIÇÃO DO FRETE (R$)']],
      [[240, 'GRIS']],
      [[240, '69,35']],
      [[40, 'MOTORISTA']],
      [[40, 'Nome']],
      [[40, 'IVO PRADO LIMA']],
    ]),
    spec,
  );
  expect(Object.fromEntries(values.map(({ id, reading }) => [id, reading.value]))).toMatchObject({
    Weight: '1153.15',
    Risk: '69.35',
    Driver: 'IVO PRADO LIMA',
  });
});
