import { expect, it } from 'vitest';
import { pageOfRows, type Row } from '../../testing/sheet-of-rows.ts';
import { invoiceExtractor } from '../extractor.ts';

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

it('a page in common words says what each value is', () => {
  const data = read([
    [[300, 'DANFE Documento auxiliar da nota fiscal eletrônica 1 (0 entrada, 1 saída)']],
    [
      [40, 'emitida em 13/07/2026'],
      [400, 'base do IBS e da CBS'],
      [700, '2.848,35'],
    ],
    [
      [40, 'despachada em 14/07/2026'],
      [400, 'soma dos artigos'],
      [700, '3.135,54'],
    ],
    [
      [40, 'frete por conta do destinatário (1)'],
      [400, 'menos descontos'],
      [700, '47,21'],
    ],
    [
      [40, 'veículo FQR9G87 (PE)'],
      [400, 'mais porte e frete'],
      [700, '52,46'],
    ],
    [
      [40, '5 caixa(s), marca Dom Pedro, nº 39866'],
      [400, 'Total desta nota'],
      [700, '3.247,78'],
    ],
    [[400, '1ª prestação, para 12/08/26: 3.247,78']],
  ]);
  const values = Object.fromEntries(Object.entries(data).map(([id, field]) => [id, field.value]));
  expect(values).toMatchObject({
    OperationType: '1',
    DepartureDate: '2026-07-14',
    FreightMode: 'destinatário (1)',
    VehiclePlate: 'FQR9G87',
    VehicleUF: 'PE',
    VolumeQuantity: '5',
    VolumeBrand: 'Dom Pedro',
    VolumeNumbering: '39866',
    IBSCBSBase: '2848.35',
    ProductsAmount: '3135.54',
    DiscountAmount: '47.21',
    FreightAmount: '52.46',
    TotalAmount: '3247.78',
  });
  expect(data).toHaveProperty('Installments.length', 1);
});

it('a page with two columns in one place is read as a form, with what its letterhead and texts say', () => {
  const data = read([
    [
      [40, 'Osvaldo Salvador Novaes'],
      [600, 'DANFE auxiliar da nota fiscal eletrônica'],
    ],
    [
      [40, 'CPF 111.444.777-35'],
      [600, 'Operação 1 (saída) Ambiente 1 (produção)'],
    ],
    [[40, 'REMETENTE DO PRODUTO']],
    [
      [40, 'Nome/Razão Social'],
      [500, 'CNPJ'],
    ],
    [
      [40, 'Cerealista Farol Ltda'],
      [500, '11.222.333/0001-81'],
    ],
    [[40, 'PRODUTOS']],
    [
      [400, 'Preço'],
      [500, 'Valor'],
      [560, 'NCM'],
      [820, 'Base ICMS'],
    ],
    [
      [40, 'Código'],
      [120, 'Descrição / complemento'],
      [340, 'Quant.'],
      [400, 'unitário'],
      [500, 'total'],
      [560, 'CFOP'],
      [650, 'CST'],
      [720, '% ICMS'],
      [820, 'Valor ICMS'],
    ],
    [
      [40, '0122'],
      [120, 'CAFE ARABICA'],
      [340, '18,00'],
      [400, '44,5600'],
      [500, '802,08'],
      [560, '09011110'],
      [650, '000'],
      [720, '12,00'],
      [820, '802,08'],
    ],
    [
      [560, '2.102'],
      [820, '96,25'],
    ],
    [[40, 'INFORMAÇÕES COMPLEMENTARES']],
    [[40, 'Funrural retido 1,5%: 23,31. Trib. Aprox. R$ 524,41.']],
  ]);
  expect(data).toMatchObject({
    IssuerCPF: { value: '11144477735' },
    Environment: { value: '1' },
    RecipientName: { value: 'Cerealista Farol Ltda' },
    ApproximateTaxesAmount: { value: '524.41' },
    Items: [{ NCM: { value: '09011110' }, CFOP: { value: '2102' }, ICMSAmount: { value: '96.25' } }],
  });
});

const title: Row = [[40, 'DANFE Documento auxiliar da nota fiscal eletrônica']];

it('installments side by side in one row are all read, also with a letter misread', () => {
  const data = read([
    title,
    [[40, 'Número: 170992']],
    [[40, 'COBRANÇA']],
    [
      [10, 'Dupl. 41-1 Vcto. 09/08/2026 R$ 87,65'],
      [520, 'Dupl. 41-2 Veto. 06/09/2026 R$ 87,64'],
    ],
  ]);
  expect(data.Installments).toMatchObject([
    { Number: { value: '41-1' }, DueDate: { value: '2026-08-09' }, Amount: { value: '87.65' } },
    { Number: { value: '41-2' }, DueDate: { value: '2026-09-06' }, Amount: { value: '87.64' } },
  ]);
});

it('short labels of totals, weights and parties are read, and the payer of the freight is no title', () => {
  const data = read([
    title,
    [[40, 'CNPJ 11.222.333/0001-81 · Inscr. Est. 90135657-21   Saída (1) Entrada (0): 1']],
    [[40, 'REMESSA PARA (DESTINATÁRIO)']],
    [[40, 'RAZÃO SOCIAL']],
    [[40, 'MERCADO SOL NASCENTE LTDA']],
    [
      [40, 'Base da subst. tributária'],
      [400, '12,00'],
    ],
    [
      [40, 'ICMS da subst. tributária'],
      [400, '3,00'],
    ],
    [
      [40, 'Tributos aproximados (Lei 12.741/12)'],
      [400, '71,00'],
    ],
    [
      [40, 'quem paga o frete'],
      [400, 'bruto (kg)'],
      [600, 'líquido (kg)'],
    ],
    [
      [40, 'O - Remetente'],
      [400, '18,500'],
      [600, '16,250'],
    ],
  ]);
  expect(data).toMatchObject({
    IssuerIE: { value: '9013565721' },
    OperationType: { value: '1' },
    RecipientName: { value: 'MERCADO SOL NASCENTE LTDA' },
    ICMSSTBase: { value: '12.00' },
    ICMSSTAmount: { value: '3.00' },
    ApproximateTaxesAmount: { value: '71.00' },
    FreightMode: { value: '0 - Remetente' },
    GrossWeight: { value: '18.500' },
    NetWeight: { value: '16.250' },
  });
});

it('a sum takes the discount off with its sign, and the value has none', () => {
  const { DiscountAmount } = read([
    [[40, 'DANFE Documento auxiliar da nota fiscal eletrônica']],
    [
      [40, 'Subtotal dos produtos'],
      [300, 'R$ 120,00'],
    ],
    [
      [40, 'Desconto'],
      [300, '− R$ 20,00'],
    ],
    [
      [40, 'Total da nota'],
      [300, 'R$ 100,00'],
    ],
  ]);
  expect(DiscountAmount?.value).toBe('20.00');
});

it('an amount under the word for the freight is no mode of it', () => {
  const { FreightMode, FreightAmount } = read([
    [[300, 'DANFE Documento auxiliar da nota fiscal eletrônica']],
    [[40, 'TOTAIS']],
    [
      [40, 'Frete / Seguro'],
      [400, 'Total da nota'],
    ],
    [
      [40, '0,00 / 0,00'],
      [400, '38.043,35'],
    ],
    [[40, 'TRANSPORTE']],
    [[40, 'FRETE POR CONTA: 1-Dest/Rem']],
  ]);
  expect([FreightMode?.value, FreightAmount?.value]).toEqual(['1-Dest/Rem', '0.00']);
});
