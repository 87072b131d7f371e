import { expect, it } from 'vitest';
import { pageOfRoll } from '../testing/page-of-roll.ts';
import { valuesOn } from '../testing/values-on.ts';

it('an accountant tells the declaration in sentences and short tables', () => {
  expect(
    valuesOn(
      'irpf',
      pageOfRoll([
        'Relatório da Declaração de Imposto de Renda',
        'Exercício de 2024 (ano-calendário de 2023)',
        '',
        'Rui Barros de Lima, inscrito no CPF sob 529.982.247-25, nascido em 03/02/1980, 225 – Médico,',
        'residente à Rua Chile, 310, Vila Nova, Bauru – SP, CEP 17010-100. E-mail rui.lima@correio.com.',
        'Ficou imposto a recolher de R$ 1.200,40.',
        '',
        'A) Fontes pagadoras',
        '# Empregador                                           Bruto anual    Previdência        IRRF',
        '1 Clínica Sol Ltda (CNPJ 11.222.333/0001-81)              50.000,00       5.000,00    6.000,00',
        '2 Banco Azul S/A (CNPJ 11.444.777/0001-61)                30.000,00       3.000,00    3.000,00',
        '  TOTAL                                                   80.000,00       8.000,00    9.000,00',
        '',
        'B) Deduções',
        'Deduções: INSS R$ 8.000,00; dependentes R$ 2.275,08; saúde R$ 500,00. Somam R$ 10.775,08.',
        '(10) Dentes Alvos Ltda, CNPJ 11.444.777/0001-61: R$ 500,00',
        '',
        'Isentos: R$ 310,20.',
        'Transmitida em 06/05/2024, 13:03:03. Recibo: 12.34.56.78.90-12.',
      ]),
    ),
  ).toMatchObject({
    Name: 'Rui Barros de Lima',
    CPF: '52998224725',
    OccupationCode: '225',
    Occupation: 'Médico',
    Email: 'rui.lima@correio.com',
    BalanceDueAmount: '1200.40',
    DependentsDeductionAmount: '2275.08',
    DeductionsAmount: '10775.08',
    ExemptIncomeAmount: '310.20',
    DeliveryTime: '13:03:03',
    ReceiptNumber: '123456789012',
    IncomeSources: [
      { Name: 'Clínica Sol Ltda', CNPJ: '11222333000181', Income: '50000.00' },
      { Name: 'Banco Azul S/A', CNPJ: '11444777000161', Income: '30000.00' },
    ],
    Payments: [{ Code: '10', Name: 'Dentes Alvos Ltda', CNPJ: '11444777000161', Amount: '500.00' }],
  });
});
