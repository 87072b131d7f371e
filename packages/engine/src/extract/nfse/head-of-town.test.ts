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

it('the town’s administration may be cut short', () => {
  expect(
    cityOf([
      [[100, 'PREF. MUN. DE JOINVILLE - SC']],
      [[100, 'NFS-e NOTA FISCAL DE SERVICO ELETRONICA']],
      [[100, 'Prestador: OLARIA DO VALE LTDA CNPJ: 11.222.333/0001-81']],
      [[100, 'Valor do serviço: R$ 1.000,00']],
      ...Array.from({ length: 20 }, (): Row => []),
      [[100, 'Fim']],
    ]),
  ).toBe('JOINVILLE');
});

it('an invoice of a program names its customer under “Para” and the series behind the number', () => {
  const read = extractDocuments('nfse', {
    pages: [
      pageOfRows(
        [
          [[100, 'OFICINA DO VALE LTDA']],
          [[100, 'Rua das Pedras, 10 - Centro']],
          [[100, 'Joinville - SC - 89201-000']],
          [[100, 'CNPJ 11.222.333/0001-81']],
          [],
          [
            [100, 'Para'],
            [600, 'Emissão'],
          ],
          [
            [100, 'PADARIA DO PORTO LTDA'],
            [600, 'Data de emissão'],
            [850, '03/10/2025'],
          ],
          [
            [100, 'Rua do Porto, 20 - Centro'],
            [600, 'Município emissor'],
            [850, 'Joinville'],
          ],
          [
            [100, 'Itajaí - SC - 88301-000'],
            [600, 'DPS'],
            [850, '131 série 900'],
          ],
          ...Array.from({ length: 6 }, (): Row => []),
          [
            [100, 'Valor dos serviços'],
            [850, '1.000,00'],
          ],
        ],
        'text-layer',
        100,
      ),
    ],
  })[0]?.Data as Record<string, { value?: string }>;
  expect(['CustomerName', 'CustomerCity', 'DPSNumber', 'DPSSeries'].map((id) => read[id]?.value)).toEqual([
    'PADARIA DO PORTO LTDA',
    'Itajaí',
    '131',
    '900',
  ]);
});
