import { expect, it } from 'vitest';
import { pageOfRoll } from '../testing/page-of-roll.ts';
import { valuesOn } from '../testing/values-on.ts';

it('a letter tells the declaration to its reader, with names over their numbers behind the amounts', () => {
  const values = valuesOn(
    'irpf',
    pageOfRoll([
      'Resumo da Declaração de Imposto de Renda',
      '',
      'Prezado Rui Barros de Lima (CPF 529.982.247-25),',
      '',
      'Sua declaração retificadora do exercício de 2024, referente ao ano de 2023, feita pela opção das',
      'deduções legais, foi entregue à Receita Federal em 06/05/2024, às 13:03:03. O número do recibo é',
      '12.34.56.78.90-12. (O recibo da declaração anterior era 98.76.54.32.10-98.)',
      '',
      'O que você recebeu de empresas',
      '',
      '  Rendimentos     Imposto retido          INSS    13º salário    Quem pagou',
      '    50.000,00           6.000,00      5.000,00       4.000,00    Instituto Educacional Horizonte Novo Ltda',
      '                                                                 CNPJ 11.222.333/0001-81',
      '',
      '    30.000,00           3.000,00      3.000,00       2.500,00    Banco Azul S/A',
      '                                                                 CNPJ 11.444.777/0001-61',
      '',
      '    80.000,00           9.000,00      8.000,00       6.500,00    Somas',
      '',
      'O que você pagou de saúde',
      '',
      '   Valor pago    A quem',
      '       500,00    Dentes Alvos Ltda',
      '                 CNPJ 11.444.777/0001-61',
      '',
      'A conta do imposto (em reais)',
      '  Rendimentos tributáveis                          80.000,00',
      '  (–) Deduções, ao todo                            13.050,16',
      '      sendo com dependentes (2 × 2.275,08)          4.550,16',
      '  Base de cálculo                                  66.949,84',
      '  Imposto devido                                    8.100,40',
      '  (–) Imposto já pago                               9.000,00',
    ]),
  );
  expect(values).toMatchObject({
    Name: 'Rui Barros de Lima',
    CPF: '52998224725',
    DeclarationType: 'retificadora',
    FiscalYear: '2024',
    CalendarYear: '2023',
    TaxationForm: 'deduções legais',
    DeliveryDate: '2024-05-06',
    DeliveryTime: '13:03:03',
    ReceiptNumber: '123456789012',
    PreviousReceiptNumber: '987654321098',
    TaxableIncomeAmount: '80000.00',
    WithheldTaxAmount: '9000.00',
    SocialSecurityAmount: '8000.00',
    DeductionsAmount: '13050.16',
    DependentsDeductionAmount: '4550.16',
    TaxBase: '66949.84',
    TaxPaidAmount: '9000.00',
    IncomeSources: [
      {
        Name: 'Instituto Educacional Horizonte Novo Ltda',
        CNPJ: '11222333000181',
        Income: '50000.00',
        ThirteenthSalary: '4000.00',
      },
      { Name: 'Banco Azul S/A', CNPJ: '11444777000161', WithheldTax: '3000.00' },
    ],
    Payments: [{ Name: 'Dentes Alvos Ltda', CNPJ: '11444777000161', Amount: '500.00' }],
  });
  expect(values['Payments']).toHaveLength(1);
});

it('a receipt in plain words has its kind behind the years and its time behind the day', () => {
  expect(
    valuesOn(
      'irpf',
      pageOfRoll([
        'Recibo da sua declaração',
        'IRPF 2025 · ano-base 2024 · Retificadora',
        'Nome                        Rui Barros de Lima',
        'CPF                         529.982.247-25',
        'Nascimento                  03/02/1980',
        'Modelo escolhido: desconto simplificado',
        'Recebida pela Receita em    07/05/2025 15:16:53',
        'Nº do recibo                12.34.56.78.90-12',
      ]),
    ),
  ).toMatchObject({
    DeclarationType: 'Retificadora',
    TaxationForm: 'desconto simplificado',
    DeliveryDate: '2025-05-07',
    DeliveryTime: '15:16:53',
  });
});

it('the day of birth stands behind the number in the greeting, and a title of the address is no street', () => {
  const values = valuesOn(
    'irpf',
    pageOfRoll([
      'Sua declaração de Imposto de Renda 2025',
      '',
      'Prezado(a) Rui Barros de Lima, CPF 529.982.247-25, nascimento em 01/07/1962: a sua declaração foi entregue.',
      '',
      'Endereço que informamos à Receita',
      'Rua: Rua do Sol · Número: 12 · Bairro: Centro · Cidade: Maringá · UF: PR · CEP: 87045-576',
    ]),
  );
  expect(values).toMatchObject({ BirthDate: '1962-07-01', Street: 'Rua do Sol', Number: '12' });
});
