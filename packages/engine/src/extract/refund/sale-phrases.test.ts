import { expect, it } from 'vitest';
import { pageOfRoll } from '../testing/page-of-roll.ts';
import { valuesOfText } from '../testing/page-of-text.ts';
import { pageOfTexts } from '../testing/sheet-of-texts.ts';
import { valuesOn } from '../testing/values-on.ts';

it('a receipt sent by mail says when and how it was paid behind the amount, and how many items come to what', () => {
  expect(
    valuesOfText(
      'refund',
      'Cantina Azul você pagou R$ 57,00 em 15/08/2026, às 18:42:30, com Cartão de crédito Mesa 14 · quem atendeu: Rosa 3 itens · subtotal R$ 57,00 Total R$ 57,00 Protocolo 143265944819353 de 15/08/2026',
    ),
  ).toMatchObject({
    IssueDate: '2026-08-15',
    IssueTime: '18:42:30',
    PaymentMethod: 'Cartão de crédito',
    ItemCount: '3',
    ProtocolDate: '2026-08-15',
  });
});

it('what was paid is the total of a toll that prints no other amount, and how it was paid stands at the end of its row', () => {
  expect(
    valuesOn(
      'refund',
      pageOfRoll([
        '      RECIBO DE PEDAGIO',
        'RODOVIA               BR-376',
        'RECIBO Nº          479629885',
        'DATA              27/10/2025',
        'VALOR PAGO R$          12,70',
        'FORMA               DINHEIRO',
        '',
        '  ISS incluido na tarifa conforme',
      ]),
    ),
  ).toMatchObject({ TotalAmount: '12.70', PaymentMethod: 'DINHEIRO' });
});

it('a receipt that begins with what was paid says with what and when, what was given stands before the change', () => {
  expect(
    valuesOfText(
      'refund',
      'Obrigada! Você pagou R$ 40,00 com Dinheiro em 3 de maio de 2026, 09:12:44 Mercearia Ipê Ltda Soma R$ 40,00 Valor pago R$ 50,00 Seu troco R$ 10,00 Itens no carrinho 4 nota 812 autorizada sob 143265944819353 em 03/05/2026',
    ),
  ).toMatchObject({
    TotalAmount: '40.00',
    PaidAmount: '50.00',
    ChangeAmount: '10.00',
    PaymentMethod: 'Dinheiro',
    IssueDate: '2026-05-03',
    IssueTime: '09:12:44',
    ItemCount: '4',
    Protocol: '143265944819353',
    ProtocolDate: '2026-05-03',
  });
});

it('a toll names its road behind the number, and a greeting below its telephone is no name', () => {
  const values = valuesOn(
    'refund',
    pageOfRoll([
      '      RECIBO DE PEDAGIO',
      'RODOVIA: MG-050 RODOVIA DAS SERRAS',
      'PRAÇA: BARRA BONITA',
      'PISTA: 07   SENTIDO: INTERIOR',
      'CATEGORIA: 1 - PASSEIO',
      'RECIBO Nº: 479629',
      'DATA: 27/10/2025   HORA: 10:12:17',
      'VALOR PAGO: R$ 12,70',
      'ATENDIMENTO AO USUÁRIO 0800 055 1234',
      '          BOA VIAGEM!',
    ]),
  );
  expect(values).toMatchObject({ Highway: 'MG-050 RODOVIA DAS SERRAS' });
  expect(values).not.toHaveProperty('ConsumerName');
});

it('the series of a sale is its number without the zeros that fill its place', () => {
  expect(
    valuesOn('refund', pageOfRoll(['CUPOM', 'TOTAL R$   10,00', 'NFC-e nº 000446541 Série 005'])),
  ).toMatchObject({ Series: '5' });
});

it('who served stands behind the table, and how many things there were behind the hour', () => {
  expect(
    valuesOn(
      'refund',
      pageOfTexts([
        [60, 40, 14, 'Cantina Serra Azul'],
        [60, 70, 9, 'mesa 14 · servida por Ivone'],
        [60, 120, 9, 'a conta dá'],
        [400, 120, 9, 'R$ 84,00'],
        [60, 150, 9, 'em 12/04/2026, 20:15 h, 3 itens'],
      ]),
    ),
  ).toMatchObject({
    Attendant: 'Ivone',
    TotalAmount: '84.00',
    IssueDate: '2026-04-12',
    IssueTime: '20:15',
    ItemCount: '3',
  });
});
