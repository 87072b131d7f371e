import { expect, it } from 'vitest';
import { pageOfRows, type Row } from '../testing/sheet-of-rows.ts';
import { valuesOn } from '../testing/values-on.ts';

it('partners are the columns of a table with their names on top, and their shares those of another one', () => {
  const page = pageOfRows(
    [
      [[60, 'Contrato social']],
      [[60, '1 Quem são os sócios?']],
      [
        [300, 'Ana Lima Reis'],
        [600, 'Eva Prado Sá'],
      ],
      [
        [60, 'documento'],
        [290, 'RG 4.589.316 SSP/PR'],
        [600, 'CNH 04567890123'],
      ],
      [
        [60, 'CPF'],
        [310, '529.982.247-25'],
        [610, '168.995.350-09'],
      ],
      [
        [60, 'nascimento'],
        [320, '02/03/1980'],
        [620, '05/06/1975'],
      ],
      [
        [60, 'profissão'],
        [320, 'médica'],
        [620, 'dentista'],
      ],
      [
        [60, 'mora em'],
        [300, 'Rua Chile, 31, Fundos'],
        [590, 'Avenida Brasil, 500'],
      ],
      [
        [60, 'bairro'],
        [320, 'Boa Vista'],
        [620, 'Jardim Sul'],
      ],
      [
        [60, 'cidade / UF'],
        [310, 'Londrina / PR'],
        [610, 'Bauru / SP'],
      ],
      [],
      [],
      [
        [300, 'Ana Lima Reis'],
        [600, 'Eva Prado Sá'],
      ],
      [
        [60, 'quotas'],
        [320, '600'],
        [620, '400'],
      ],
      [
        [60, 'parte no capital'],
        [320, '60 %'],
        [620, '40 %'],
      ],
      [
        [60, 'valor (R$)'],
        [320, '600,00'],
        [620, '400,00'],
      ],
    ],
    'text-layer',
    100,
  );
  expect(valuesOn('socialcontract', page)['Partners']).toEqual([
    {
      Name: 'Ana Lima Reis',
      RG: '4.589.316',
      RGIssuer: 'SSP/PR',
      CPF: '52998224725',
      BirthDate: '1980-03-02',
      Profession: 'médica',
      Street: 'Rua Chile',
      Number: '31',
      Complement: 'Fundos',
      District: 'Boa Vista',
      City: 'Londrina',
      State: 'PR',
      SharesHeld: '600',
      SharesAmount: '600.00',
      SharePercent: '60',
    },
    expect.objectContaining({
      Name: 'Eva Prado Sá',
      CNHNumber: '04567890123',
      City: 'Bauru',
      SharesHeld: '400',
      SharePercent: '40',
    }),
  ]);
});

it('titles with numbers stand over columns of partners, and a label at the first line of a cell is none of the next', () => {
  const rows: readonly (readonly [string, string, string])[] = [
    ['Nome', 'Ana Carolina', 'Eva Prado Sá'],
    ['', 'Lima Reis', ''],
    ['CPF', '529.982.247-25', '168.995.350-09'],
    ['Órgão do RG', 'SSP/PR', 'SSP/SP'],
    ['Estado civil', 'solteira', 'viúva'],
    ['Rua', 'Rua Chile', 'Avenida Brasil'],
    ['Número', '31', '500'],
    ['Cidade', 'Londrina', 'Bauru'],
    ['UF', 'PR', 'SP'],
    ['Quotas', '600', '400'],
    ['Parte do capital', 'R$ 600,00', 'R$ 400,00'],
    ['Participação', '60%', '40%'],
  ];
  const page = (...heads: readonly Row[]): ReturnType<typeof pageOfRows> =>
    pageOfRows(
      [
        [[60, 'Contrato social']],
        ...heads,
        ...rows.map(([label, ana, eva]): Row => [
          ...(label === '' ? [] : [[60, label] as const]),
          [300, ana],
          ...(eva === '' ? [] : [[600, eva] as const]),
        ]),
        [],
        [[60, 'Quem administra: Somente Eva Prado Sá, que pode assinar sozinha pela empresa']],
        [],
        [
          [60, 'Ana Carolina Lima Reis'],
          [600, 'Eva Prado Sá'],
        ],
      ],
      'text-layer',
      100,
    );
  const titled = valuesOn(
    'socialcontract',
    page([
      [300, 'Sócia 1'],
      [600, '2ª sócia'],
    ]),
  );
  expect(titled['Managers']).toEqual([{ Name: 'Eva Prado Sá' }]);
  expect(titled['Partners']).toMatchObject([
    {
      Name: 'Ana Carolina Lima Reis',
      CPF: '52998224725',
      MaritalStatus: 'solteira',
      Street: 'Rua Chile',
      Number: '31',
      City: 'Londrina',
      State: 'PR',
      SharesHeld: '600',
      SharesAmount: '600.00',
      SharePercent: '60',
    },
    { Name: 'Eva Prado Sá', MaritalStatus: 'viúva', Street: 'Avenida Brasil', SharesAmount: '400.00' },
  ]);
  expect(valuesOn('socialcontract', page())['Partners']).toMatchObject([
    { Name: 'Ana Carolina Lima Reis', CPF: '52998224725' },
    { Name: 'Eva Prado Sá', CPF: '16899535009' },
  ]);
});

it('labels of a column of partners may be the words of a sentence', () => {
  const page = pageOfRows(
    [
      [[60, 'Contrato social']],
      ...(
        [
          ['nome completo', 'Ana Lima Reis', 'Eva Prado Sá'],
          ['é', 'brasileira', 'portuguesa'],
          ['vive como', 'solteira', 'viúva'],
          ['trabalha como', 'médica', 'dentista'],
          ['CPF', '529.982.247-25', '168.995.350-09'],
          ['quotas', '600', '400'],
        ] as const
      ).map(([label, ana, eva]): Row => [
        [60, label],
        [300, ana],
        [600, eva],
      ]),
    ],
    'text-layer',
    100,
  );
  expect(valuesOn('socialcontract', page)['Partners']).toMatchObject([
    { Name: 'Ana Lima Reis', Nationality: 'brasileira', MaritalStatus: 'solteira', Profession: 'médica' },
    { Name: 'Eva Prado Sá', Nationality: 'portuguesa', MaritalStatus: 'viúva', SharesHeld: '400' },
  ]);
});
