import type { Box } from '@lavra/contract/model/result';
import { expect, it } from 'vitest';
import type { Page } from '../../../pages/page.ts';
import { extractDocuments } from '../../extract.ts';

/** Rows of words, each run with where it begins in thousandths. */
function pageOf(rows: readonly Readonly<Record<number, string>>[]): Page {
  const words = rows.flatMap((row, line) =>
    Object.entries(row).flatMap(([left, text]) => {
      let x = Number(left);
      return text.split(' ').map((word) => {
        const box: Box = [x / 1000, 0.05 + 0.02 * line, word.length * 0.006, 0.009];
        x += word.length * 6 + 5;
        return { text: word, conf: 95, box };
      });
    }),
  );
  const looks = { source: 'ocr', orientation: 0, quality: 'ok', width: 1000, height: 1000 } as const;
  return { number: 1, words, lines: [], codes: [], ...looks };
}

const valuesOf = (service: string, rows: Parameters<typeof pageOf>[0]): Record<string, unknown> => {
  const [document] = extractDocuments(service, { pages: [pageOf(rows)] });
  return Object.fromEntries(
    Object.entries(document?.Data ?? {}).flatMap(([name, told]) =>
      Array.isArray(told) ? [] : [[name, told.value]],
    ),
  );
};

it('the day of issue of a licence is that of its place, and the years end their row', () => {
  const values = valuesOf('crlv', [
    { 100: 'MARCA / MODELO', 500: 'ANO FAB', 700: 'Tanomoo' },
    { 100: 'RENAULT/KWID ZEN 10MT', 500: '2013', 700: '2014' },
    { 700: "DATA DE 'AGAMENTO" },
    { 700: '10/08/2014' },
    { 100: 'TOCAL' },
    { 100: 'SAO JOSE DO RIO PRETO/SP', 700: '25/07/2014' },
  ]);
  expect(values).toMatchObject({ IssueDate: '2014-07-25', ManufactureYear: '2013', ModelYear: '2014' });
});

it("the back of a paper registration is the buyer's", () => {
  const values = valuesOf('crv', [
    { 100: 'AUTORIZAÇÃO PARA TRANSFERÊNCIA DE PROPRIEDADE DE VEÍCULO' },
    { 100: 'NOME DO COMPRADOR' },
    { 100: 'SOL MOVEIS LTDA' },
    { 100: 'RG', 400: 'CPF / CNPJ' },
    { 400: '11.222.333/0001-81' },
    { 100: 'ENDEREÇO' },
    { 100: 'Rua Padre Anchieta, 1568 - Vila Nova' },
    { 100: 'LOCAL', 500: 'DATA' },
    { 100: 'Belo Horizonte - MG', 500: '22/10/2018' },
    { 100: 'ASSINATURA DO PROPRIETÁRIO (VENDEDOR)', 500: 'ASSINATURA DO COMPRADOR - DE ACORDO' },
  ]);
  expect(values).toMatchObject({
    BuyerName: 'SOL MOVEIS LTDA',
    BuyerCNPJ: '11222333000181',
    BuyerStreet: 'Rua Padre Anchieta',
    BuyerNumber: '1568',
    BuyerDistrict: 'Vila Nova',
    SaleCity: 'Belo Horizonte',
    SaleState: 'MG',
    SaleDate: '2018-10-22',
  });
});

it('what a vehicle is for is one of few words, and the number of its register has twelve figures', () => {
  const values = valuesOf('crv', [
    { 400: '244583967493' },
    { 100: 'CAR POT', 240: 'T', 300: 'CATEGORIA', 600: 'COR PREDOMINANTE' },
    { 100: '5L/80CV/998', 300: 'ALUGUEL', 600: 'VERMELHA' },
  ]);
  expect(values).toMatchObject({ Category: 'ALUGUEL', DocumentNumber: '244583967493', Color: 'VERMELHA' });
});
