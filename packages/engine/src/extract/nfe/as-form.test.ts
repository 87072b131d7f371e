import { expect, it } from 'vitest';
import { pageOfRows, type Row } from '../testing/sheet-of-rows.ts';
import { invoiceExtractor } from './extractor.ts';

const read = (rows: readonly Row[]): Record<string, { value?: string }> => {
  const found = invoiceExtractor().extract({ pages: [pageOfRows(rows, 'text-layer', 100)] });
  return found.kind === 'extracted' ? { ...(found.documents[0]?.Data as object) } : {};
};

it('a page that is arranged by its maker is read by its labels', () => {
  const {
    RecipientName,
    Number: number,
    ProductsAmount,
    TotalAmount,
    VehiclePlate,
    Installments,
  } = read([
    [
      [40, 'compra aqui'],
      [300, 'DANFE Documento auxiliar da nota fiscal eletrônica'],
    ],
    [
      [40, 'Número: 170992'],
      [300, 'Emissão: 01/08/2024'],
    ],
    [[40, 'DESTINATÁRIO']],
    [[40, 'Patrícia Pacheco da Vidal']],
    [[40, 'Rua Frei Caneca, 4697 - Bloco B']],
    [[40, 'Boa Esperança – Niterói/RJ – CEP 24081-631']],
    [
      [40, 'Produtos ........ R$ 1.240,56'],
      [500, 'Parcela 001 vence em 31/08/2024: R$ 425,86'],
    ],
    [[40, 'Total da nota ........ R$ 1.277,58']],
    [[40, 'Placa: ABC1D23']],
  ]) as Record<string, { value?: string } & { length?: number }>;
  expect(
    [RecipientName, number, ProductsAmount, TotalAmount, VehiclePlate].map((field) => field?.value),
  ).toEqual(['Patrícia Pacheco da Vidal', '170992', '1240.56', '1277.58', 'ABC1D23']);
  expect(Installments?.length).toBe(1);
});
