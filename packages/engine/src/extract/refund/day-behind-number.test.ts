import { expect, it } from 'vitest';
import { pageOfRoll } from '../testing/page-of-roll.ts';
import { valuesOfText } from '../testing/page-of-text.ts';
import { valuesOn } from '../testing/values-on.ts';

it('day and hour stand without a label at the other end of the row with the number of the sale', () => {
  const roll = (row: string) =>
    valuesOn('refund', pageOfRoll(['DROGARIA LIMA LTDA', row, 'TOTAL R$                  10,00']));
  const told = { Number: '20177', IssueDate: '2026-03-16', IssueTime: '17:31' };
  expect(roll('VENDA: 20177      16/03/2026 17:31')).toMatchObject(told);
  expect(roll('PEDIDO: 20177     16/03/2026 17:31')).toMatchObject(told);
});

it('what is read of the code beside a coupon may stand between its series and its day', () => {
  expect(
    valuesOfText('refund', 'Bazar Ipê Ltda Total R$ 10,00 NFC-e 5143 Série 1 mf 03/04/2026 10:44:15'),
  ).toMatchObject({ IssueDate: '2026-04-03', IssueTime: '10:44:15' });
});

it('a card alone is how it was paid, though what was paid by card has that label elsewhere', () => {
  const roll = (row: string) =>
    valuesOn('refund', pageOfRoll(['RECIBO DE PEDÁGIO', row, 'Valor pago R$           12,70']));
  expect(roll('Forma pagto.          Cartão')).toMatchObject({ PaymentMethod: 'Cartão' });
  expect(roll('Pagamento Cartão 12,70')).not.toMatchObject({ PaymentMethod: 'Cartão' });
});
