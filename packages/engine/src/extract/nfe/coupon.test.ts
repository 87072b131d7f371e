import { completeAccessKey } from '@lavra/brazil/access-key';
import { describe, expect, it } from 'vitest';
import { sheetOfRows } from '../testing/sheet-of-rows.ts';
import { readCoupon, readCouponItems } from './coupon.ts';

const words = (text: string) => [[100, text]] as const;
const key = completeAccessKey('3525011122233300018165001000001234187654321') ?? '';
const groups = key.replace(/(.{4})(?=.)/g, '$1 ');

const items = (...rows: readonly string[]): Record<string, string>[] =>
  readCouponItems(sheetOfRows(rows.map(words))).map((item) =>
    Object.fromEntries(Object.entries(item).map(([name, field]) => [name, field.value])),
  );

describe("the products of a consumer's coupon", () => {
  const bread = { Code: '7891000', Description: 'PAO DE FORMA', Quantity: '2.00', Unit: 'UN' };
  const prices = { UnitAmount: '8.50', TotalAmount: '17.00' };

  it('stand in rows with their count before or behind the unit', () => {
    expect(
      items(
        'CODIGO DESCRICAO QTDE UN VL UNIT VL TOTAL',
        '7891000 PAO DE FORMA 2 UN 8,50 17,00',
        'Qtde total de itens 1',
      ),
    ).toMatchObject([{ ...bread, ...prices }]);
    expect(
      items(
        'CODIGO DESCRICAO UN QTD VL UN VL TOTAL',
        '7891000 PAO DE FORMA UN 2,000 8,50 17,00',
        'Quantidade Total de Itens 1',
        'Valor Total 17,00',
      ),
    ).toMatchObject([{ ...bread, ...prices, Quantity: '2.000' }]);
  });

  it('may have their numbers in the row below, and their names in several', () => {
    expect(
      items(
        'CODIGO - DESCRICAO',
        'QTD UN VL UNIT TOTAL',
        '7891000 - PAO DE FORMA',
        '2,00 UN 8,50 17,00',
        'Subtotal R$ 17,00',
      ),
    ).toMatchObject([{ ...bread, ...prices }]);
    expect(
      items(
        'CODIGO DESCRICAO QTDE UN VL UNIT VL TOTAL',
        '7891000 PAO DE FORMA 2 UN 8,50 17,00',
        'INTEGRAL COM CASTANHAS',
        '7892000 LEITE 1.500 L 4,00 6,00',
        'Valor total R$ 23,00',
      ),
    ).toMatchObject([
      { Description: 'PAO DE FORMA INTEGRAL COM CASTANHAS' },
      { Description: 'LEITE', Quantity: '1.500' },
    ]);
  });

  it('are rows of their own where their sum or the comma of their count was not read', () => {
    const read = items(
      'CODIGO DESCRICAO QTDE UN VL UNIT VL TOTAL',
      '7891000 PAO DE FORMA 2 UN 8,50 1Z00',
      '7892000 LEITE UN 1 500 4,00 6,00',
      'Valor total R$ 23,00',
    );
    expect(read).toMatchObject([
      { Description: 'PAO DE FORMA', UnitAmount: '8.50' },
      { Description: 'LEITE', Quantity: '1.500' },
    ]);
    expect(read[0]).not.toHaveProperty('TotalAmount');
  });
});

describe("a consumer's coupon", () => {
  const rows = [
    'PADARIA DO BAIRRO LTDA',
    'CNPJ: 11.222.333/0001-81 IE: 111222333',
    'Rua das Flores, 10, Jardim, Campinas do',
    'Sul - SP',
    'Documento Auxiliar da Nota Fiscal de Consumidor Eletrônica',
    'CODIGO DESCRICAO QTDE UN VL UNIT VL TOTAL',
    '7891000 PAO DE FORMA 2 UN 8,50 17,00',
    'Qtde total de itens 1',
    'Valor total R$ 17,00',
    'Desconto R$ 2,00',
    'Valor a Pagar R$ 15,00',
    'FORMA PAGAMENTO VALOR PAGO R$',
    'Dinheiro 20,00',
    'Troco R$ 5,00',
    'Consulte pela Chave de Acesso em',
    groups,
    'CONSUMIDOR - CPF 529.982.247-25 - MARIA DE SOUZA',
    'NFC-e nº 000001234 Série 001 05/01/2025 10:11:12',
    'Protocolo de Autorização: 135250000000123',
    'Data de Autorização: 05/01/2025 10:11:13',
  ];

  it('gives its issuer, sums, payment, key and consumer', () => {
    const sheet = sheetOfRows(rows.map(words));
    const data = readCoupon([sheet]) ?? {};
    const value = (name: keyof typeof data) => (data[name] as { value?: string } | undefined)?.value;
    expect(
      (
        [
          'IssuerCity',
          'ProductsAmount',
          'DiscountAmount',
          'TotalAmount',
          'ChangeAmount',
          'RecipientCPF',
          'RecipientName',
          'IssueDate',
          'Protocol',
          'ProtocolDate',
        ] as const
      ).map(value),
    ).toEqual([
      'Campinas do Sul',
      '17.00',
      '2.00',
      '15.00',
      '5.00',
      '52998224725',
      'MARIA DE SOUZA',
      '2025-01-05',
      '135250000000123',
      '2025-01-05',
    ]);
    expect(data.Payments).toMatchObject([{ Method: { value: 'Dinheiro' }, Amount: { value: '20.00' } }]);
  });

  it('is none where neither its title nor its key say so', () => {
    const without = rows.filter((row) => !row.startsWith('Documento') && row !== groups);
    expect(readCoupon([sheetOfRows(without.map(words))])).toBeUndefined();
  });
});
