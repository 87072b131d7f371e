import { expect, it } from 'vitest';
import { valuesOfText } from '../testing/page-of-text.ts';
import { pageOfRows, type Row } from '../testing/sheet-of-rows.ts';
import { valuesOn } from '../testing/values-on.ts';

it('a printed form has the endings of its words and the day of birth filled in', () => {
  expect(
    valuesOfText(
      'birthcertificate',
      `CERTIDÃO DE NASCIMENTO CERTIFICO que, às folhas 130 do livro n.º A-36 do Registro de Nascimentos, foi lavrado em 21 de outubro
      de 1974 o assento de ANA LIMA REIS , do sexo feminino , nascid a aos oito de outubro de mil novecentos e
      setenta e quatro ( 08/10/1974 ), às 05:20 horas, em domicílio , em Uberaba , Estado de Minas Gerais , filh a de Rui Lima Neto e
      de dona Eva Prado Reis .`,
    ),
  ).toMatchObject({
    Name: 'ANA LIMA REIS',
    BirthDate: '1974-10-08',
    BirthTime: '05:20',
    FatherName: 'Rui Lima Neto',
    MotherName: 'Eva Prado Reis',
  });
});

it('blanks behind colons have the office’s state over the title, and the town of birth below its place', () => {
  const rows: Row[] = [
    [
      [60, 'Estado: MARANHÃO'],
      [500, 'Município: BARRA DO CORDA'],
    ],
    [],
    [[300, 'CERTIDÃO DE NASCIMENTO']],
    [],
    [[60, 'Nome: RUI LIMA SÁ']],
    [[60, 'Lugar do nascimento: POVOADO DOS RAMOS']],
    [
      [60, 'Município: GRAJAÚ'],
      [500, 'Estado: MARANHÃO'],
    ],
    [[60, 'Mãe: EVA LIMA SÁ']],
  ];
  expect(valuesOn('birthcertificate', pageOfRows(rows, 'text-layer', 100))).toMatchObject({
    OfficeState: 'MA',
    BirthPlace: 'GRAJAÚ',
    BirthState: 'MA',
  });
});

it('the title of the grandparents is no mother', () => {
  const parents = (...rows: readonly Row[]) =>
    valuesOn('birthcertificate', pageOfRows([[[300, 'CERTIDÃO DE NASCIMENTO']], ...rows], 'text-layer', 100));
  const both: Row[] = [
    [
      [60, 'Paternos:'],
      [200, 'ARI SÁ e LIA SÁ'],
    ],
    [
      [60, 'Maternos:'],
      [200, 'ENEIAS LUZ e ROSA LUZ'],
    ],
  ];
  const named: Row[] = [
    [
      [60, 'Nome:'],
      [200, 'RUI LIMA SÁ'],
    ],
    [
      [60, 'Pai:'],
      [200, 'IVO SÁ LIMA'],
    ],
    [
      [60, 'Mãe:'],
      [200, 'ROSA LIMA'],
    ],
  ];
  expect(parents(...named, [[60, 'AVÓS']], ...both)).toMatchObject({ MotherName: 'ROSA LIMA' });
  expect(parents([[60, 'FILIAÇÃO']], [[60, 'IVO SÁ LIMA']], [[60, 'AVÓS']], ...both)).not.toHaveProperty(
    'MotherName',
  );
  expect(
    parents(
      [[60, 'GENITORES']],
      [
        [60, 'Pai'],
        [400, 'Mãe'],
      ],
      [[60, 'IVO SÁ LIMA']],
      [
        [60, 'AVÓS PATERNOS'],
        [400, 'AVÓS MATERNOS'],
      ],
      [
        [60, 'ARI SÁ e LIA SÁ'],
        [400, 'ENEIAS LUZ e ROSA LUZ'],
      ],
    ),
  ).not.toHaveProperty('MotherName');
});
