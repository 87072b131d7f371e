import { expect, it } from 'vitest';
import { extractDocuments } from '../extract.ts';
import { pageOfRows, type Row } from '../testing/sheet-of-rows.ts';

function partnersOf(rows: readonly Row[]): unknown {
  const [document] = extractDocuments('socialcontract', { pages: [pageOfRows(rows, 'text-layer', 100)] });
  const { Partners: partners = [] } = (document?.Data ?? {}) as {
    Partners?: Record<string, { value: string }>[];
  };
  return partners.map((row) =>
    Object.fromEntries(Object.entries(row).map(([cell, { value }]) => [cell, value])),
  );
}

it('cells of several lines are read cell by cell, with the shares below a common heading', () => {
  expect(
    partnersOf([
      [[400, 'CONTRATO SOCIAL']],
      [
        [100, 'Sócio'],
        [350, 'Documentos'],
        [520, 'Residência'],
        [780, 'Participação no capital'],
      ],
      [
        [780, 'Quotas'],
        [840, 'Valor'],
        [940, '%'],
      ],
      [
        [60, 'Jairo Uchôa Bittar'],
        [350, 'RG 6.777.882-6'],
        [500, 'Avenida Brigadeiro Lacerda, 2025 –'],
        [780, '17.000'],
        [840, '85.000,00'],
        [940, '34%'],
      ],
      [
        [60, 'brasileiro, contador'],
        [350, 'SJS/RS'],
        [500, 'Sobrado'],
      ],
      [
        [60, 'viúvo'],
        [350, 'CPF 529.982.247-25'],
        [500, 'Cidade Jardim'],
      ],
      [
        [350, 'nasc. 28/06/1955'],
        [500, 'Caxias do Sul/RS'],
      ],
      [[500, '95020-102']],
    ]),
  ).toEqual([
    {
      Name: 'Jairo Uchôa Bittar',
      Nationality: 'brasileiro',
      Profession: 'contador',
      MaritalStatus: 'viúvo',
      RG: '6.777.882-6',
      RGIssuer: 'SJS/RS',
      CPF: '52998224725',
      BirthDate: '1955-06-28',
      Street: 'Avenida Brigadeiro Lacerda',
      Number: '2025',
      Complement: 'Sobrado',
      District: 'Cidade Jardim',
      City: 'Caxias do Sul',
      State: 'RS',
      PostalCode: '95020102',
      SharesHeld: '17000',
      SharesAmount: '85000.00',
      SharePercent: '34',
    },
  ]);
});

it('a card of labelled particulars is a partner', () => {
  expect(
    partnersOf([
      [[400, 'CONTRATO SOCIAL']],
      [[100, 'Nome: Lúcia Pires Borba']],
      [
        [100, 'CPF: 529.982.247-25'],
        [400, 'RG: 3.456.789'],
      ],
      [
        [100, 'Estado civil: solteira'],
        [400, 'Profissão: engenheira'],
      ],
      [
        [100, 'Endereço: Rua Ceará, 340, Apto 5'],
        [500, 'Bairro: Setor Oeste'],
      ],
      [
        [100, 'Quotas: 3.200'],
        [400, 'Participação: 40%'],
      ],
    ]),
  ).toMatchObject([
    {
      Name: 'Lúcia Pires Borba',
      CPF: '52998224725',
      RG: '3.456.789',
      MaritalStatus: 'solteira',
      Profession: 'engenheira',
      Street: 'Rua Ceará',
      Number: '340',
      District: 'Setor Oeste',
      SharesHeld: '3200',
      SharePercent: '40',
    },
  ]);
});

it('figures of two columns that nearly touch are no sentence across them', () => {
  expect(
    partnersOf([
      [[400, 'CONTRATO SOCIAL']],
      [
        [100, 'Sócio'],
        [350, 'CPF'],
        [600, 'Quotas'],
        [650, 'Valor'],
        [720, '%'],
      ],
      [[650, '(RS)']],
      [
        [100, 'Ana Lima Reis'],
        [350, '529.982.247-25'],
        [602, '16.500'],
        [642, '82.500,00'],
        [720, '60%'],
      ],
      [
        [100, 'Ivo Dias Reis'],
        [350, '111.444.777-35'],
        [602, '11.000'],
        [642, '55.000,00'],
        [720, '40%'],
      ],
    ]),
  ).toMatchObject([
    { Name: 'Ana Lima Reis', SharesHeld: '16500', SharesAmount: '82500.00', SharePercent: '60' },
    { Name: 'Ivo Dias Reis', SharesHeld: '11000', SharesAmount: '55000.00', SharePercent: '40' },
  ]);
});

it('a box of a card may have nationality and marital status, and its last value goes on to the end of its row', () => {
  const card = (name: string, cpf: string, place: string): Row[] => [
    [
      [100, 'Nome'],
      [400, name],
    ],
    [
      [100, 'CPF'],
      [400, cpf],
    ],
    [
      [100, 'Nacionalidade / estado civil'],
      [400, 'brasileira / solteira'],
    ],
    [
      [100, 'Profissão'],
      [400, 'administradora'],
    ],
    [
      [100, 'Residência'],
      [400, place],
    ],
  ];
  expect(
    partnersOf([
      [[400, 'CONTRATO SOCIAL']],
      ...card(
        'Ana Lima Reis',
        '529.982.247-25',
        'Avenida Presidente Kennedy, 1215, ap. 902, Bela Vista, Lins/SP, CEP 16400-001',
      ),
    ]),
  ).toMatchObject([
    { Name: 'Ana Lima Reis', Nationality: 'brasileira', MaritalStatus: 'solteira', PostalCode: '16400001' },
  ]);
});

it('boxes with their labels over their values are one partner each, whatever columns their rows have', () => {
  const partner = (name: string, cpf: string, house: string, held: string): Row[] => [
    [
      [60, 'Nome'],
      [500, 'CPF'],
      [700, 'Nascimento'],
    ],
    [
      [60, name],
      [500, cpf],
      [700, '28/06/1955'],
    ],
    [
      [60, 'Nacionalidade'],
      [250, 'Estado civil'],
      [500, 'Profissão'],
      [700, 'RG / Órgão'],
    ],
    [
      [60, 'Brasileira'],
      [250, 'Viúva'],
      [500, 'Contadora'],
      [700, '6.777.882-6 SSP/RS'],
    ],
    [
      [60, 'Logradouro'],
      [330, 'Número'],
      [430, 'Bairro'],
      [600, 'Município'],
      [800, 'UF'],
    ],
    [
      [60, 'Avenida Brigadeiro Lacerda'],
      [330, house],
      [430, 'Cidade Jardim'],
      [600, 'Caxias do Sul'],
      [800, 'RS'],
    ],
    [
      [60, 'CEP'],
      [250, 'Quotas'],
      [430, 'Valor (R$)'],
    ],
    [
      [60, '95020-102'],
      [250, held],
      [430, '85.000,00'],
    ],
  ];
  const read = partnersOf([
    [[400, 'CONTRATO SOCIAL']],
    [[60, 'Quadro de sócios']],
    ...partner('Jandira Uchôa Bittar', '529.982.247-25', '2025', '17.000'),
    ...partner('Iracema Uchôa Bittar', '111.444.777-35', '31', '9.000'),
  ]);
  const common = {
    Nationality: 'Brasileira',
    MaritalStatus: 'Viúva',
    Profession: 'Contadora',
    RG: '6.777.882-6',
    RGIssuer: 'SSP/RS',
    BirthDate: '1955-06-28',
    Street: 'Avenida Brigadeiro Lacerda',
    District: 'Cidade Jardim',
    City: 'Caxias do Sul',
    State: 'RS',
    PostalCode: '95020102',
  };
  expect(read).toEqual([
    expect.objectContaining({ ...common, Name: 'Jandira Uchôa Bittar', Number: '2025', SharesHeld: '17000' }),
    expect.objectContaining({ ...common, Name: 'Iracema Uchôa Bittar', Number: '31', SharesHeld: '9000' }),
  ]);
});

it('a figure with the sign of a percentage is no amount, where the heading over it was not read', () => {
  const row = (name: string, held: string, part: string, amount: string): Row => [
    [100, name],
    [500, held],
    [640, part],
    [760, amount],
  ];
  expect(
    partnersOf([
      [[400, 'CONTRATO SOCIAL']],
      [[60, 'O capital social fica assim distribuído entre os sócios:']],
      [
        [250, 'Sócio'],
        [490, 'Quotas'],
        [760, 'Valor R$'],
      ],
      row('RUI LIMA NETO', '25.000', '50,00%', '25.000,00'),
      row('EVA LUZ PRADO', '15.000', '30,00%', '15.000,00'),
      row('IVO DIAS REIS', '10.000', '20,00%', '10.000,00'),
    ]),
  ).toEqual([
    { Name: 'RUI LIMA NETO', SharesHeld: '25000', SharePercent: '50', SharesAmount: '25000.00' },
    { Name: 'EVA LUZ PRADO', SharesHeld: '15000', SharePercent: '30', SharesAmount: '15000.00' },
    { Name: 'IVO DIAS REIS', SharesHeld: '10000', SharePercent: '20', SharesAmount: '10000.00' },
  ]);
});
