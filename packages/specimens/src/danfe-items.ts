import type { InvoiceItem } from './invoice.ts';
import type { Sheet } from './sheet.ts';

type Column = readonly [
  head: string,
  share: number,
  value: (item: InvoiceItem) => string,
  align?: 'right' | 'center',
];

function comma(decimal: string): string {
  const [whole = '', decimals = ''] = decimal.split('.');
  return `${whole.replaceAll(/\B(?=(?:\d{3})+$)/g, '.')},${decimals}`;
}

const itemHeader: readonly Column[] = [
  ['CÓDIGO', 14, (item) => item.code],
  ['DESCRIÇÃO DO PRODUTO / SERVIÇO', 52, (item) => item.description.toUpperCase()],
  ['NCM/SH', 14, (item) => item.ncm, 'center'],
  ['CST', 8, (item) => item.cst, 'center'],
  ['CFOP', 9, (item) => item.cfop, 'center'],
  ['UN', 8, (item) => item.unit, 'center'],
  ['QUANT.', 14, (item) => comma(item.quantity), 'right'],
  ['VALOR UNIT.', 16, (item) => comma(item.unitPrice), 'right'],
  ['VALOR TOTAL', 16, (item) => comma(item.total), 'right'],
  ['B.CÁLC. ICMS', 16, (item) => comma(item.icmsBase), 'right'],
  ['VALOR ICMS', 14, (item) => comma(item.icms), 'right'],
  ['VALOR IPI', 12, (item) => comma(item.ipi), 'right'],
  ['ALÍQ. ICMS', 10, (item) => comma(item.icmsRate), 'right'],
  ['ALÍQ. IPI', 9, (item) => comma(item.ipiRate), 'right'],
];

/** Draws the table of goods and returns where it ends (millimetres from the top). */
export function drawItemRows(
  sheet: Sheet,
  frame: { x: number; y: number; width: number; row: number },
  items: readonly InvoiceItem[],
): number {
  const shares = itemHeader.reduce((sum, [, share]) => sum + share, 0);
  const bottom = frame.y + 5 + items.length * frame.row + 1;
  let x = frame.x;
  for (const [head, share, value, align] of itemHeader) {
    const width = (frame.width * share) / shares;
    sheet.box(x, frame.y, width, 5);
    sheet.text(x + 0.4, frame.y + 3.3, head, { size: 5.2, align: 'center', width: width - 0.8 });
    sheet.box(x, frame.y + 5, width, bottom - frame.y - 5);
    items.forEach((item, index) => {
      const y = frame.y + 8 + index * frame.row;
      sheet.text(x + 0.5, y, value(item), { size: 6.5, width: width - 1, ...(align ? { align } : {}) });
    });
    x += width;
  }
  return bottom;
}
