import { expect, it } from 'vitest';
import { pageOfRoll } from '../testing/page-of-roll.ts';
import { valuesOn } from '../testing/values-on.ts';

it('a stay is charged to a company: each has its number, and how it was paid is the label of what was paid', () => {
  const page = pageOfRoll([
    'Pousada Vale Verde Hotelaria Ltda | CNPJ 11.222.333/0001-81 | Insc. municipal 5512',
    '',
    'Extrato de hospedagem 3107                                   14/04/2026, 11:52',
    'Faturado para Rocha Engenharia Ltda     CNPJ 11.444.777/0001-61     UH 12',
    '',
    'Diaria simples                       2        150,00          300,00',
    'Lavanderia                           1         40,00           40,00',
    '                                 Soma do consumo              340,00',
    '                                 Servico 10%                   34,00',
    '                                 Conta final (R$)             374,00',
    '',
    'Cartão de crédito Elo: R$ 374,00 em 14/04/2026, autorização 771203',
  ]);
  expect(valuesOn('refund', page)).toMatchObject({
    IssuerCNPJ: '11222333000181',
    ConsumerCNPJ: '11444777000161',
    IssueDate: '2026-04-14',
    IssueTime: '11:52',
    SubtotalAmount: '340.00',
    TotalAmount: '374.00',
    PaymentMethod: 'Cartão de crédito Elo',
    PaidAmount: '374.00',
  });
});
