import { expect, it } from 'vitest';
import { sheetOf } from '../../reading/sheet/sheet-of-page.ts';
import { pageOfText } from '../../testing/page-of-text.ts';
import { readTold } from './told.ts';

const read = (text: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(readTold(sheetOf(pageOfText(text)))).map(([id, field]) => [
      id,
      (field as { value: string }).value,
    ]),
  );

it('a letter says the amounts of an invoice in its sentences', () => {
  expect(
    read(
      'Informamos que a nota foi emitida com a natureza da operação "Venda de mercadoria", e autorizada na SEFAZ em 06/10/2025 sob o ' +
        'protocolo nº 126253241452216. As mercadorias totalizam R$ 1.314,58, com frete de R$ 20,00 e menos R$ 9,44 de desconto, e o ' +
        'total desta nota fica em R$ 1.325,14. O ICMS destacado foi de R$ 238,52, sobre a base de R$ 1.325,14.',
    ),
  ).toMatchObject({
    OperationNature: 'Venda de mercadoria',
    ProtocolDate: '2025-10-06',
    Protocol: '126253241452216',
    ProductsAmount: '1314.58',
    FreightAmount: '20.00',
    DiscountAmount: '9.44',
    TotalAmount: '1325.14',
    ICMSBase: '1325.14',
  });
});

it('a letter says who takes the goods, when, and how many', () => {
  expect(
    read(
      'As mercadorias seguiram para o seu endereço no dia 7 de outubro de 2025 às 14:30 pela transportadora Expresso Serra Ltda, ' +
        'CNPJ 11.222.333/0001-81, no caminhão de placa ABC-1D23, em 12 caixas e fardos, com peso bruto de 98,5 kg e peso líquido de 91 kg.',
    ),
  ).toMatchObject({
    DepartureDate: '2025-10-07',
    DepartureTime: '14:30',
    CarrierName: 'Expresso Serra Ltda',
    CarrierCNPJ: '11222333000181',
    VehiclePlate: 'ABC1D23',
    VolumeQuantity: '12',
    VolumeKind: 'caixas e fardos',
  });
});

it('what is only offered is no amount of the invoice', () => {
  expect(
    read('Desconto de R$ 5,00 para pagamento até o vencimento. Frete de R$ 9,00 por caixa devolvida.'),
  ).toEqual({});
});

it('a notice says when the invoice was issued, what the operation is and when the goods left', () => {
  expect(
    read(
      'Olá, Rui! Emitimos em 3 de março de 2025 a NF-e nº 812, série 1, no valor total de R$ 90,00. A operação é Venda pela internet e a ' +
        'mercadoria saiu do nosso estoque no dia 04/03/2025, às 08:15:42.',
    ),
  ).toMatchObject({
    IssueDate: '2025-03-03',
    OperationNature: 'Venda pela internet',
    DepartureDate: '2025-03-04',
    DepartureTime: '08:15:42',
  });
  expect(read('A operação é isenta de ICMS e a nota segue em anexo.')['OperationNature']).toBeUndefined();
});

it('the goods leave with the day and the hour of their departure', () => {
  expect(read('Emitida em 02/03/2026, com saída do nosso depósito em 03/03/2026 às 07:45.')).toMatchObject({
    DepartureDate: '2026-03-03',
    DepartureTime: '07:45',
  });
});

it('the tax and its base, and those by substitution, are each of their own sentence', () => {
  const values = read(
    'Seguem frete de R$ 5,00, demais despesas de R$ 0,00 e IPI de R$ 60,28. O ICMS é de R$ 86,18, calculado sobre R$ 721,34; o ICMS por substituição tributária é de R$ 1,00, sobre a base de R$ 2,00. Do item: IPI de 3,25%: R$ 7,00.',
  );
  expect(values).toMatchObject({
    IPIAmount: '60.28',
    ICMSAmount: '86.18',
    ICMSBase: '721.34',
    ICMSSTAmount: '1.00',
    ICMSSTBase: '2.00',
  });
});
