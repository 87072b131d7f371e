import { expect, it } from 'vitest';
import type { Service } from '@lavra/contract/services/all';
import { extractDocuments } from './extract.ts';
import { pageOfRows } from './testing/sheet-of-rows.ts';

type Rows = Parameters<typeof pageOfRows>[0];

/** The values that a service reads from rows of exact text. */
function valuesOf(service: Service, rows: Rows): Record<string, string> {
  const [document] = extractDocuments(service, { pages: [pageOfRows(rows, 'text-layer', 100)] });
  const fields = Object.entries((document?.Data ?? {}) as Record<string, unknown>);
  return Object.fromEntries(
    fields.flatMap(([id, field]) => (Array.isArray(field) ? [] : [[id, (field as { value: string }).value]])),
  );
}

it('of two weighings under one heading the heavier is the gross weight, where they leave the net weight', () => {
  const ticket = (net: string): Rows => [
    [[100, 'TICKET DE PESAGEM']],
    [
      [100, 'Pesagem'],
      [500, 'Peso'],
    ],
    [
      [100, 'Entrada (tara)'],
      [500, '13.200 kg'],
    ],
    [
      [100, 'Saída (bruto)'],
      [500, '36.500 kg'],
    ],
    [
      [100, 'Peso líquido'],
      [500, net],
    ],
  ];
  expect(valuesOf('weighingticket', ticket('23.300 kg'))).toMatchObject({
    GrossWeight: '36500',
    TareWeight: '13200',
    NetWeight: '23300',
  });
});

it('a roll prints when a weighing was made under its weight, and which one it was behind that', () => {
  const rows: Rows = [
    [[100, 'COMPROVANTE DE PESAGEM']],
    [[100, 'TICKET: 40817']],
    [[100, 'PESO BRUTO...: 31070 kg']],
    [[120, '14/08/2025 07:52 (ENTRADA)']],
    [[100, 'PESO TARA....: 16130 kg']],
    [[120, '14/08/2025 09:16 (SAIDA)']],
    [[100, 'PESO LIQUIDO.: 14940 kg']],
  ];
  expect(valuesOf('weighingticket', rows)).toMatchObject({
    EntryDate: '2025-08-14',
    EntryTime: '07:52',
    ExitDate: '2025-08-14',
    ExitTime: '09:16',
    NetWeight: '14940',
  });
});

it('boxes side by side with the labels of a table are none where no invoice is named', () => {
  const rows: Rows = [
    [[100, 'RODONORTE CARGAS LTDA']],
    [[100, 'CNPJ 11.222.333/0001-81']],
    [[100, 'REMETENTE']],
    [[100, 'NOME / RAZÃO SOCIAL']],
    [[100, 'Armarinho Boa Hora Ltda']],
    [
      [100, 'ENDEREÇO'],
      [400, 'BAIRRO'],
      [600, 'CIDADE / UF'],
      [800, 'CEP'],
    ],
    [
      [100, 'Rua 7 de Abril, 44'],
      [400, 'Centro'],
      [600, 'Bauru / SP'],
      [800, '17010-100'],
    ],
    [[100, 'MERCADORIA']],
    [
      [100, 'NATUREZA DA CARGA'],
      [300, 'QTD. VOLUMES'],
      [420, 'ESPÉCIE'],
      [540, 'PESO BRUTO (KG)'],
      [720, 'VALOR DA MERCADORIA'],
    ],
    [
      [100, 'TECIDOS EM ROLO'],
      [300, '18'],
      [420, 'FARDOS'],
      [540, '920,50'],
      [720, 'R$ 8.310,00'],
    ],
    [[100, 'FRETE / VEÍCULO']],
    [
      [100, 'PAGADOR DO FRETE'],
      [300, 'VALOR DO FRETE'],
      [500, 'MOTORISTA'],
    ],
    [
      [100, 'CIF'],
      [300, 'R$ 610,00'],
      [500, 'Ivo Lobato'],
    ],
  ];
  expect(valuesOf('transportdraft', rows)).toMatchObject({
    CarrierName: 'RODONORTE CARGAS LTDA',
    SenderStreet: 'Rua 7 de Abril',
    GoodsDescription: 'TECIDOS EM ROLO',
    VolumeQuantity: '18',
    VolumeKind: 'FARDOS',
    GrossWeight: '920.50',
    GoodsAmount: '8310.00',
    FreightMode: 'CIF',
  });
});

it('a receipt of a toll whose legal form is alone in its row, and which prints a free number', () => {
  const rows: Rows = [
    [[100, 'CONCESSIONARIA ROTA DO VALE']],
    [[150, 'S.A.']],
    [[100, 'CNPJ: 11.222.333/0001-81']],
    [[100, 'RECIBO No...: 84083785']],
    [[100, 'FORMA PGTO..: CARTAO DEBITO']],
    [[100, 'VALOR R$....: 14,44']],
    [[100, 'Informacoes: 0800 277']],
    [[200, '3594']],
  ];
  const values = valuesOf('refund', rows);
  expect(values).toMatchObject({ IssuerName: 'CONCESSIONARIA ROTA DO VALE S.A.', TotalAmount: '14.44' });
  expect(values['PaidAmount'] ?? '14.44').toBe('14.44');
});

it('a coupon that prints its discount with a sign, and the means of payment as its standard names it', () => {
  const rows: Rows = [
    [[100, 'MERCADO SOL NASCENTE LTDA']],
    [[100, 'CNPJ: 11.222.333/0001-81']],
    [
      [100, 'VALOR TOTAL R$'],
      [500, '51,24'],
    ],
    [
      [100, 'DESCONTO R$'],
      [500, '-1,50'],
    ],
    [
      [100, 'VALOR A PAGAR R$'],
      [500, '49,74'],
    ],
    [
      [100, 'FORMA DE PAGAMENTO'],
      [500, 'VALOR PAGO R$'],
    ],
    [
      [100, 'Pagamento Instantâneo (PIX)'],
      [500, '49,74'],
    ],
  ];
  expect(valuesOf('refund', rows)).toMatchObject({
    DiscountAmount: '1.50',
    TotalAmount: '49.74',
    PaymentMethod: 'Pagamento Instantâneo (PIX)',
    PaidAmount: '49.74',
  });
});

it('the only invoice of a draft is its whole cargo', () => {
  const rows: Rows = [
    [[100, 'Carga']],
    [
      [100, 'Nota fiscal'],
      [250, 'Volumes'],
      [380, 'Espécie'],
      [520, 'Peso (kg)'],
      [680, 'Valor da mercadoria (R$)'],
    ],
    [
      [100, '33623'],
      [250, '11'],
      [380, 'Caixas'],
      [520, '1.543,91'],
      [680, '34.173,59'],
    ],
    [[100, 'Motorista / veículo']],
    [[100, 'Motorista: Zilda Roberto Lobato']],
    [[100, 'CPF: 111.444.777-35']],
    [[100, 'Placa: DYC3F42']],
  ];
  expect(valuesOf('transportdraft', rows)).toMatchObject({
    VolumeQuantity: '11',
    VolumeKind: 'Caixas',
    GrossWeight: '1543.91',
    GoodsAmount: '34173.59',
    DriverName: 'Zilda Roberto Lobato',
    Plate: 'DYC3F42',
  });
});

it('a coupon of one state prints a town alone, and its key in two rows set to their middle', () => {
  const key = '3524 0511 2223 3300 0181 5900 0012 3450 0010 0123 456';
  const rows: Rows = [
    [[300, 'Plásticos Lua Ltda.']],
    [[280, 'Rua 7 de Abril, 989, Centro']],
    [[320, 'Feira de Santana']],
    [[240, 'CNPJ 11.222.333/0001-81 IE 507004292589']],
    [[300, 'CUPOM FISCAL ELETRÔNICO - SAT']],
    [[320, 'TOTAL R$ 72,36']],
    [[240, `${key.slice(0, 44)}`]],
    [[400, key.slice(45)]],
    [[240, '2025 por aplicativo do fisco']],
  ];
  expect(valuesOf('refund', rows)).toMatchObject({
    IssuerName: 'Plásticos Lua Ltda.',
    IssuerAddress: 'Rua 7 de Abril, 989',
    IssuerDistrict: 'Centro',
    IssuerCity: 'Feira de Santana',
  });
});

it('a letterhead in two rows: the legal form under the name, the postal code under its label', () => {
  const rows: Rows = [
    [[100, 'TRANSPORTADORA LUA CHEIA']],
    [[100, 'LTDA']],
    [[100, 'Rua Direita, 158 - Mossunguê - Caxias do Sul - RS - CEP']],
    [[100, '95010-220']],
    [[100, 'CNPJ 11.222.333/0001-81']],
    [[100, 'DACTE']],
  ];
  expect(valuesOf('cte', rows)).toMatchObject({
    IssuerName: 'TRANSPORTADORA LUA CHEIA LTDA',
    IssuerAddress: 'Rua Direita, 158',
    IssuerDistrict: 'Mossunguê',
    IssuerCity: 'Caxias do Sul',
    IssuerUF: 'RS',
    IssuerCEP: '95010220',
  });
});

it('a power bill: the table of taxes by row, the series by a letter', () => {
  const rows: Rows = [
    [[100, 'NOTA FISCAL Nº 98.628 Série U']],
    [
      [100, 'Tributo'],
      [300, 'Base de cálculo (R$)'],
      [520, 'Alíquota (%)'],
      [700, 'Valor (R$)'],
    ],
    [
      [100, 'ICMS'],
      [300, '95,46'],
      [520, '19,00'],
      [700, '18,14'],
    ],
  ];
  expect(valuesOf('proofofaddress', rows)).toMatchObject({
    InvoiceSeries: 'U',
    ICMSBase: '95.46',
    ICMSAmount: '18.14',
  });
});
