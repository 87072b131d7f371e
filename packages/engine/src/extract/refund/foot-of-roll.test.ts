import { expect, it } from 'vitest';
import { pageOfRoll } from '../testing/page-of-roll.ts';
import { pageOfTexts } from '../testing/sheet-of-texts.ts';
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

it('an abbreviated protocol and authorization have their day in the next row', () => {
  expect(
    read('AUTO POSTO SERRA AZUL LTDA', 'VALOR A PAGAR R$ 50,00', 'Prot. aut. 152240000012345', '06/01/2024'),
  ).toMatchObject({ ProtocolDate: '2024-01-06' });
});

it('the brand stands beside the company, and who paid has the number behind the name', () => {
  const page = pageOfTexts([
    [60, 40, 20, 'Cantina Serrana'],
    [560, 38, 10, 'Reis & Lima Alimentos Ltda'],
    [560, 54, 10, 'Rua Chile, 21, Centro'],
    [560, 70, 10, 'Lages (SC) tel. (49) 3222-1010'],
    [560, 86, 10, 'CNPJ 11.222.333/0001-81'],
    [60, 120, 10, 'RECIBO DE REFEIÇÃO Nº 000412 05/06/2025 – 13:10 h'],
    [60, 160, 10, 'Recebemos de Ana Reis, CPF 529.982.247-25, a importância de dez reais.'],
  ]);
  expect(valuesOn('refund', page)).toMatchObject({
    IssuerTradeName: 'Cantina Serrana',
    IssueDate: '2025-06-05',
    IssueTime: '13:10',
    PayerName: 'Ana Reis',
    ConsumerCPF: '52998224725',
  });
});

it('taxes are told by who levies them, and the day of a protocol behind the word for its grant', () => {
  const values = valuesOn(
    'refund',
    pageOfRoll([
      '        POSTO DO LAGO LTDA',
      '     CNPJ 11.222.333/0001-81',
      'TOTAL R$                  90,00',
      'Protocolo: 135240000123456',
      'Autorização: 12/03/2024 10:11:12',
      'TRIB. FEDERAIS E MUNIC. R$ 7,25',
    ]),
  );
  expect(values).toMatchObject({ ProtocolDate: '2024-03-12', ApproximateTaxesAmount: '7.25' });
});
