import { expect, it } from 'vitest';
import { pageOfRows } from '../testing/sheet-of-rows.ts';
import { valuesOn } from '../testing/values-on.ts';

it('a receipt’s sentence names the company that paid, and a mark its way to pay', () => {
  const page = pageOfRows(
    [
      [[100, 'RECIBO Nº 5123']],
      [[100, 'VALOR R$ 840,00']],
      [[100, '']],
      [
        [
          100,
          'Recebemos de Ipê Transportes Ltda , inscrita no CNPJ sob nº 11.222.333/0001-81 , a importância',
        ],
      ],
      [[100, 'de oitocentos e quarenta reais']],
      [[100, '']],
      [[100, 'Forma de pagamento: ( ) Dinheiro ( ) Cheque nº ________ ( X ) Transferência']],
    ],
    'text-layer',
    100,
  );
  expect(valuesOn('refund', page)).toMatchObject({
    PayerName: 'Ipê Transportes Ltda',
    ConsumerCNPJ: '11222333000181',
    PaymentMethod: 'Transferência',
  });
});
