import { expect, it } from 'vitest';
import { extractDocuments } from '../extract.ts';
import { pageOfRows, sheetOfRows, type Row } from '../testing/sheet-of-rows.ts';
import { companyInHeading } from './heading.ts';

const dataOf = (rows: readonly Row[]): unknown =>
  extractDocuments('cnpjcard', { pages: [pageOfRows(rows, 'text-layer', 100)] })[0]?.Data;

it('the word of a label at the end of a value is one of the value, and a code’s meaning goes on below the code', () => {
  expect(
    dataOf([
      [
        [100, 'Consulta'],
        [600, 'Fonte: dados públicos'],
      ],
      [
        [100, 'CNPJ'],
        [210, '11.222.333/0001-81'],
      ],
      [
        [100, 'Porte'],
        [210, 'Empresa de médio porte'],
      ],
      [
        [100, 'Natureza jurídica'],
        [210, '205-4 - Sociedade Anônima'],
      ],
      [[210, 'Fechada']],
      [
        [100, 'Município'],
        [210, 'Recife'],
      ],
    ]),
  ).toMatchObject({
    CompanySize: { value: 'Empresa de médio porte' },
    LegalNatureCode: { value: '205-4' },
    LegalNatureDescription: { value: 'Sociedade Anônima Fechada' },
  });
});

it('the company may be the heading above its number, in larger type and without a label', () => {
  const name = 'OFICINA DO VALE LTDA';
  const { rows, ...sheet } = sheetOfRows([
    [
      [100, 'Cadastro de empresas'],
      [600, 'Fonte: dados públicos'],
    ],
    [[100, name]],
    [
      [100, 'CNPJ'],
      [210, '11.222.333/0001-81'],
    ],
  ]);
  const inType = (factor: number) => ({
    ...sheet,
    rows: rows.map((row, at) =>
      at === 1
        ? row.map((token) => ({ ...token, top: token.bottom - factor * (token.bottom - token.top) }))
        : row,
    ),
  });
  expect(companyInHeading(inType(1.4))).toMatchObject({ CompanyName: { value: name } });
  expect(companyInHeading(inType(1))).toEqual({});
});

it('the word before the day of the registration’s state is the state', () => {
  expect(
    dataOf([
      [[68, 'ORTOVIDA COMERCIO LTDA']],
      [[68, 'CNPJ 11.222.333/0001-81  ATIVA desde 14/08/2009']],
      [],
      [
        [68, 'Porte da empresa'],
        [349, 'EPP'],
      ],
    ]),
  ).toMatchObject({
    RegistrationStatus: { value: 'ATIVA' },
    RegistrationStatusDate: { value: '2009-08-14' },
  });
});

it('a heading is told by the type of its number below it where the page is set in large type', () => {
  const { rows, ...sheet } = sheetOfRows([
    [[100, 'OFICINA DO VALE LTDA']],
    [[100, 'CNPJ 11.222.333/0001-81']],
    [[100, 'Porte EPP']],
  ]);
  const inType = (factor: number) => ({
    ...sheet,
    rows: rows.map((row, at) =>
      at === 1
        ? row.map((token) => ({ ...token, top: token.bottom - factor * (token.bottom - token.top) }))
        : row,
    ),
  });
  expect(companyInHeading(inType(0.7))).toMatchObject({ CompanyName: { value: 'OFICINA DO VALE LTDA' } });
});
