import { expect, it } from 'vitest';
import { pageOfRows } from '../testing/sheet-of-rows.ts';
import { valuesOn } from '../testing/values-on.ts';

const valuesOf = (beside: string) =>
  valuesOn(
    'irpf',
    pageOfRows(
      [
        [
          [60, 'Imposto de Renda 2025'],
          [400, 'R$ 1.480,00'],
        ],
        [
          [60, 'Pessoa Física · ganhos de 2024'],
          [400, 'a pagar'],
          [700, beside],
        ],
        [],
        [[60, 'Rui Barros de Lima']],
        [[60, 'contribuinte']],
        [],
        [[60, '529.982.247-25']],
        [[60, 'CPF']],
        [],
        [[60, '451925084177']],
        [[60, 'recibo do ano passado']],
        [],
        [[60, '104 / 8297 / 46378-5']],
        [[60, 'banco / agência / conta']],
      ],
      'text-layer',
      100,
    ),
  );

it('one caption below bank, branch and account names them in their order', () => {
  expect(valuesOf('')).toMatchObject({
    CalendarYear: '2024',
    PreviousReceiptNumber: '451925084177',
    BankCode: '104',
    BankAgency: '8297',
    BankAccount: '46378-5',
  });
});

it('what is paid at a time beside the words for the balance is no balance', () => {
  expect(valuesOf('em 4 quotas de R$ 370,00')['BalanceDueAmount']).not.toBe('370.00');
});
