import { expect, it } from 'vitest';
import { pageOfRows, type Row } from '../testing/sheet-of-rows.ts';
import { valuesOn } from '../testing/values-on.ts';

const valuesOf = (rows: readonly Row[]) => valuesOn('contract', pageOfRows(rows, 'text-layer', 100));

it('questions in the margin lead to the parties and to the clauses that answer them', () => {
  const values = valuesOf([
    [[60, 'Contrato de locação comercial']],
    [],
    [
      [60, 'Quem é o locador?'],
      [300, 'Ana Reis Luz, brasileira, viúva, médica, CPF 111.444.777-35, RG 734.205'],
    ],
    [[300, 'SPTC/ES, com endereço na Rua Chile, nº 31 – bairro Centro – Vitória/ES – CEP']],
    [[300, '29010-100.']],
    [],
    [
      [60, 'Quem é a locatária?'],
      [300, 'Padaria Lua Nova Ltda, CNPJ 11.222.333/0001-81, com sede na Rua do Sol, nº 7 –'],
    ],
    [[300, 'bairro Centro – Vitória/ES – CEP 29010-200. Quem assina pela empresa é seu sócio,']],
    [[300, 'Rui Lima Neto, CPF 529.982.247-25.']],
    [],
    [
      [60, 'Qual é o imóvel?'],
      [300, 'A loja fica na Avenida Goiás, nº 500 – bairro Boa Vista – Vila Velha/ES – CEP'],
    ],
    [[300, '29101-020, e tem 80 m².']],
    [],
    [
      [60, 'Por quanto tempo?'],
      [300, 'São 24 meses, de 1 de março de 2024 até 28 de fevereiro de 2026.'],
    ],
    [],
    [
      [60, 'Quanto custa?'],
      [300, 'O aluguel é de R$ 3.200,00 por mês, até o dia 8, e o condomínio é pago à parte.'],
    ],
    [],
    [
      [60, 'Testemunha 1: Lia Prado Souza'],
      [500, 'Testemunha 2: Davi Reis Lopes'],
    ],
    [
      [60, 'RG 2.345.678'],
      [500, 'RG 8.765.432'],
    ],
  ]);
  expect(values).toMatchObject({
    LandlordName: 'Ana Reis Luz',
    LandlordRG: '734.205',
    LandlordStreet: 'Rua Chile',
    TenantName: 'Padaria Lua Nova Ltda',
    TenantCNPJ: '11222333000181',
    TenantStreet: 'Rua do Sol',
    TenantRepresentativeName: 'Rui Lima Neto',
    TenantRepresentativeCPF: '52998224725',
    PropertyStreet: 'Avenida Goiás',
    PropertyCity: 'Vila Velha',
    TermMonths: '24',
    RentAmount: '3200.00',
    DueDay: '8',
    Witness1RG: '2.345.678',
  });
  expect(values).not.toHaveProperty('TenantRG');
  expect(values).not.toHaveProperty('TenantCPF');
});

it('a fine and interest may be owed for what is late in any words', () => {
  expect(
    valuesOf([
      [
        [60, 'Aluguel por mês'],
        [300, 'Vence todo dia'],
        [540, 'Multa se atrasar'],
        [780, 'Juros de atraso, ao mês'],
      ],
      [
        [60, 'R$ 2.120,00'],
        [300, '15'],
        [540, '10%'],
        [780, '1%'],
      ],
      [],
      [
        [60, 'Duração'],
        [300, 'Começa em'],
        [540, 'Termina em'],
        [780, 'Garantia'],
      ],
      [
        [60, '30 meses'],
        [300, '01/06/2022'],
        [540, '30/11/2024'],
        [780, 'caução em dinheiro'],
      ],
    ]),
  ).toMatchObject({ FinePercent: '10', InterestPercent: '1', RentAmount: '2120.00' });
});
