import { expect, it } from 'vitest';
import { extractDocuments } from '../extract.ts';
import { pageOfRows, type Row } from '../testing/sheet-of-rows.ts';

const payerOf = (line: string): Record<string, unknown> => {
  const rows: Row[] = [
    [[60, 'DACTE']],
    [
      [60, 'REMETENTE'],
      [520, 'DESTINATÁRIO'],
    ],
    [
      [60, 'Olaria Campos Ltda'],
      [520, 'Casa Lima Ltda'],
    ],
    [
      [60, 'CNPJ 04.252.011/0001-10'],
      [520, 'CNPJ 33.000.167/0001-01'],
    ],
    [[60, line]],
  ];
  const data = extractDocuments('cte', { pages: [pageOfRows(rows, 'text-layer', 100)] })[0]?.Data ?? {};
  return Object.fromEntries(
    Object.entries(data)
      .filter(([id]) => id.startsWith('Payer'))
      .map(([id, field]) => [id, (field as { value?: string }).value]),
  );
};

it('who pays is told in one line, with its part in the freight before its name', () => {
  expect(
    payerOf(
      'Tomador do serviço: Remetente » Olaria Campos Ltda CNPJ 04.252.011/0001-10 IE 244158221117 Embu-Guaçu/SP',
    ),
  ).toEqual({
    PayerRole: 'Remetente',
    PayerName: 'Olaria Campos Ltda',
    PayerCNPJ: '04252011000110',
    PayerIE: '244158221117',
    PayerCity: 'Embu-Guaçu',
    PayerUF: 'SP',
  });
  expect(payerOf('Frete por conta do: TERCEIRO - Rui de Lima, CPF 529.982.247-25, Bauru/SP')).toMatchObject({
    PayerRole: 'TERCEIRO',
    PayerName: 'Rui de Lima',
    PayerCPF: '52998224725',
    PayerCity: 'Bauru',
  });
});
