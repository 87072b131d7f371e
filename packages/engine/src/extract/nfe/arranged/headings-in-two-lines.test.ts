import { expect, it } from 'vitest';
import { readFormTable } from '../../reading/tables/form-table.ts';
import { sheetOfLines } from '../../reading/sheet/sheet.cases.ts';
import { invoiceForm } from './as-form.ts';

it('a heading of two lines that no column has keeps its words from the others, and a tax’s name beside that of its amount is its rate', () => {
  const spec = invoiceForm.tables?.find(({ id }) => id === 'Items');
  const product = (top: number, code: string, text: string, lot: string) =>
    [
      [
        top,
        {
          20: code,
          80: text,
          300: lot,
          400: '30049099',
          470: '5102',
          530: '4',
          560: 'CX',
          610: '12,50',
          690: '50,00',
          770: '18%',
          830: '9,00',
        },
      ],
      [top + 12, { 300: '05/29' }],
    ] as const;
  const sheet = sheetOfLines([
    [94, { 300: 'Série' }],
    [
      100,
      {
        20: 'Código',
        80: 'Produto',
        400: 'NCM',
        470: 'CFOP',
        530: 'Qtd.',
        560: 'Un.',
        610: 'Preço un.',
        690: 'Total',
        770: 'ICMS',
        830: 'Vlr. ICMS',
      },
    ],
    [106, { 300: 'Val.' }],
    ...product(126, '7781', 'Vacina bovina frasco', 'KT7712'),
    ...product(158, '7790', 'Seringa dosadora', 'KT8830'),
  ]);
  if (spec === undefined) throw new Error('the form has no products');
  const rows = readFormTable(sheet, spec, [])?.rows.map((row) =>
    Object.fromEntries(Object.entries(row).map(([id, field]) => [id, field.value])),
  );
  const alike = { NCM: '30049099', TotalAmount: '50.00', ICMSRate: '18.00', ICMSAmount: '9.00' };
  expect(rows).toMatchObject([
    { Code: '7781', Description: 'Vacina bovina frasco', ...alike },
    { Code: '7790', Description: 'Seringa dosadora', ...alike },
  ]);
});
