import { expect, it } from 'vitest';
import { pageOfRoll } from '../testing/page-of-roll.ts';
import { valuesOn } from '../testing/values-on.ts';

const read = (...lines: string[]) => valuesOn('refund', pageOfRoll(lines));

it('an abbreviated protocol has its day behind it and is no authorization of a card', () => {
  const values = read(
    'AUTO POSTO SERRA AZUL LTDA',
    'Avenida do Lago, 30',
    'Vila Nova - Anápolis/GO',
    'VALOR A PAGAR R$          50,00',
    'Prot. Autoriz. 152240000012345',
    '     06/01/2024 18:43:26',
  );
  expect(values).toMatchObject({ Protocol: '152240000012345', ProtocolDate: '2024-01-06' });
  expect(values).not.toHaveProperty('CardAuthorization');
});

it('any way to pay stands between the word for it and the amount, and taxes need no more than their name', () => {
  expect(
    read(
      'AUTO POSTO SERRA AZUL LTDA',
      'Valor líquido R$         81,63',
      'Pago: Convênio mensal    81,63',
      'Tributos totais R$ 24,03',
    ),
  ).toMatchObject({
    PaymentMethod: 'Convênio mensal',
    PaidAmount: '81.63',
    ApproximateTaxesAmount: '24.03',
  });
});

it('who left a garage has a verb for label', () => {
  expect(
    read(
      'RECIBO DE ESTACIONAMENTO',
      'Ticket                      624191',
      'Entrou            11/10/2025 11:58',
      'Saiu              11/10/2025 13:39',
      'Valor cobrado             R$ 14,00',
    ),
  ).toMatchObject({
    EntryDate: '2025-10-11',
    EntryTime: '11:58',
    IssueDate: '2025-10-11',
    IssueTime: '13:39',
  });
});
