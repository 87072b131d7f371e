import { expect, it } from 'vitest';
import { extractDocuments } from '../extract.ts';
import { pageOfRoll } from '../testing/page-of-roll.ts';

const valuesOf = (lines: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(extractDocuments('refund', { pages: [pageOfRoll(lines)] })[0]?.Data ?? {}).map(
      ([id, told]) => [
        id,
        Array.isArray(told)
          ? told.map((row) =>
              Object.fromEntries(Object.entries(row).map(([cell, { value }]) => [cell, value])),
            )
          : told.value,
      ],
    ),
  );

it('the name without a legal form is the trade name, above or below the other, which may take two rows', () => {
  const address = ['RUA DAS FLORES, 55 - CENTRO', 'SOROCABA - SP CEP 18010-000', 'CNPJ 11.222.333/0001-81'];
  expect(
    valuesOf(['PAES E DOCES PAO DOURADO LTDA', 'PADARIA DOURADA', ...address, 'TOTAL R$     10,00']),
  ).toMatchObject({ IssuerName: 'PAES E DOCES PAO DOURADO LTDA', IssuerTradeName: 'PADARIA DOURADA' });
  expect(
    valuesOf([
      'POSTO AZUL',
      'COMERCIO DE COMBUSTIVEIS LIMA & REIS',
      'LTDA',
      ...address,
      'TOTAL R$     10,00',
    ]),
  ).toMatchObject({ IssuerName: 'COMERCIO DE COMBUSTIVEIS LIMA & REIS LTDA', IssuerTradeName: 'POSTO AZUL' });
});
