import { expect, it } from 'vitest';
import { pageOfRows, type Row } from '../testing/sheet-of-rows.ts';
import { valuesOn } from '../testing/values-on.ts';

const rows: readonly Row[] = [
  [[50, 'CNPJ: 11.222.333/0001-81']],
  [[50, 'Atividades (CNAE)']],
  [
    [50, 'Código'],
    [200, 'Descrição'],
    [800, 'Tipo'],
  ],
  [
    [50, '47.41-5-00'],
    [200, 'Comércio varejista de tintas'],
    [800, 'Principal'],
  ],
  [
    [50, '46.79-6-99'],
    [200, 'Comércio atacadista de materiais de construção não'],
    [800, 'Secundária'],
  ],
  [[200, 'especificados anteriormente']],
  [
    [50, '77.32-2-C1'],
    [200, 'Aluguel de máquinas e equipamentos'],
    [800, 'Secundária'],
  ],
];

it('the column that ranks activities is no part of their descriptions, nor of that of two lines', () => {
  const data = valuesOn('cnpjcard', pageOfRows(rows.slice(0, -1), 'text-layer', 100));
  expect(data).toMatchObject({
    MainActivityCode: '47.41-5-00',
    MainActivityDescription: 'Comércio varejista de tintas',
    SecondaryActivities: [
      {
        Code: '46.79-6-99',
        Description: 'Comércio atacadista de materiais de construção não especificados anteriormente',
      },
    ],
  });
});

it('a code of a picture with a round letter for a zero begins the next activity', () => {
  const data = valuesOn('cnpjcard', pageOfRows(rows, 'ocr', 92));
  expect(data.SecondaryActivities).toMatchObject([
    { Code: '46.79-6-99' },
    { Code: '77.32-2-01', Description: 'Aluguel de máquinas e equipamentos' },
  ]);
});

it('a number and words of a picture that lost the stroke between them are those of both labels', () => {
  const box: readonly Row[] = [
    [[50, 'CNPJ: 11.222.333/0001-81']],
    [
      [50, 'Número / Complemento'],
      [400, '512 GALPAO B'],
    ],
    [
      [50, 'Bairro'],
      [400, 'CENTRO'],
    ],
  ];
  expect(valuesOn('cnpjcard', pageOfRows(box, 'ocr', 92))).toMatchObject({
    Number: '512',
    Complement: 'GALPAO B',
  });
});
