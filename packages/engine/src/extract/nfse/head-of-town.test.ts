import { expect, it } from 'vitest';
import { extractDocuments } from '../extract.ts';
import { pageOfRows, type Row } from '../testing/sheet-of-rows.ts';

const cityOf = (rows: readonly Row[]): unknown =>
  (
    extractDocuments('nfse', { pages: [pageOfRows(rows, 'text-layer', 100)] })[0]?.Data['IssuingCity'] as
      | { value?: string }
      | undefined
  )?.value;

it('the town of the letterhead may be its second line, beside the title of the invoice', () => {
  const below: Row[] = [
    [[100, 'Prestador: OLARIA DO VALE LTDA CNPJ: 11.222.333/0001-81']],
    [[100, 'Valor do serviço: R$ 1.000,00']],
    ...Array.from({ length: 20 }, (): Row => []),
    [[100, 'Fim']],
  ];
  expect(
    cityOf([
      [
        [120, 'Prefeitura Municipal de'],
        [600, 'Nota Fiscal de Serviços Eletrônica'],
      ],
      [
        [120, 'Joinville'],
        [600, 'nº 202600000007052'],
      ],
      ...below,
    ]),
  ).toBe('Joinville');
});
