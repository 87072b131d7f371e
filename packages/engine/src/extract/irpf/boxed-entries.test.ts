import { expect, it } from 'vitest';
import { pageOfTexts, type Text } from '../testing/sheet-of-texts.ts';
import { valuesOn } from '../testing/values-on.ts';

const texts = (...all: readonly Text[]) => valuesOn('irpf', pageOfTexts(all));
/** What a value is, in small type below it. */
const figure = (left: number, top: number, value: string, caption: string): Text[] => [
  [left, top, 9, value],
  [left, top + 18, 7, caption],
];
const head: readonly Text[] = [
  [60, 40, 16, 'Declaração de ajuste anual – IRPF'],
  [760, 40, 9, 'exercício 2024'],
  [760, 62, 9, 'ano-calendário 2023'],
  [60, 100, 12, 'Rui Fausto da Silveira'],
  [560, 98, 9, 'CPF 529.982.247-25 · nasc. 14/04/1981'],
  [560, 116, 9, 'título de eleitor 123456780515'],
  [60, 123, 9, 'SQS 310, bloco D, 12, ap. 205'],
  [560, 134, 9, 'ocupação 212 – Analista de sistemas'],
  [60, 141, 9, 'Asa Sul, Brasília/DF, CEP 70364-040'],
  [60, 159, 9, '(61) 98765-4321 · rui@exemplo.com.br'],
];

it("the declarant's block at the head has no labels: the name in larger type, the address, and both ways to reach the declarant", () => {
  expect(texts(...head)).toMatchObject({
    Name: 'Rui Fausto da Silveira',
    Street: 'SQS 310, bloco D',
    Number: '12',
    Complement: 'ap. 205',
    District: 'Asa Sul',
    City: 'Brasília',
    State: 'DF',
    PostalCode: '70364040',
    PhoneNumber: '61987654321',
    Email: 'rui@exemplo.com.br',
  });
});

it('a payer is a box with what each amount is below it, and a box of sums is no part of the last one', () => {
  const payer = (top: number, name: string, amounts: readonly string[]): Text[] => [
    [80, top, 9, name],
    ...['rendimentos', 'previdência oficial', 'imposto retido', '13º salário'].flatMap((caption, at) =>
      figure(80 + 210 * at, top + 20, amounts[at] ?? '', caption),
    ),
  ];
  const values = texts(
    ...head,
    [80, 210, 9, 'Quem pagou rendimentos ao titular'],
    ...payer(240, 'Previdência Privada do Vale Ltda CNPJ 11.222.333/0001-81', [
      '50.000,00',
      '4.000,00',
      '3.000,00',
      '2.500,00',
    ]),
    ...payer(310, 'Escola do Campo Ltda CNPJ 11.444.777/0001-61', [
      '20.000,00',
      '1.500,00',
      '800,00',
      '1.000,00',
    ]),
    ...figure(80, 380, '70.000,00', 'soma dos rendimentos'),
    ...figure(290, 380, '5.500,00', 'soma previdência oficial'),
    ...figure(500, 380, '3.800,00', 'soma imposto retido'),
  );
  expect(values['IncomeSources']).toEqual([
    {
      Name: 'Previdência Privada do Vale Ltda',
      CNPJ: '11222333000181',
      Income: '50000.00',
      SocialSecurity: '4000.00',
      WithheldTax: '3000.00',
      ThirteenthSalary: '2500.00',
    },
    {
      Name: 'Escola do Campo Ltda',
      CNPJ: '11444777000161',
      Income: '20000.00',
      SocialSecurity: '1500.00',
      WithheldTax: '800.00',
      ThirteenthSalary: '1000.00',
    },
  ]);
});

it('dependants and those who were paid are boxes side by side, each of two lines', () => {
  const values = texts(
    ...head,
    [80, 210, 9, 'Dependentes'],
    [80, 240, 9, 'Lia Souza da Silveira'],
    [560, 240, 9, 'Caio Souza da Silveira'],
    [80, 258, 9, 'cód. 11 · nasc. 19/03/1986 · CPF 168.995.350-09'],
    [560, 258, 9, 'cód. 21 · nasc. 05/10/2019 · CPF 111.444.777-35'],
    [80, 310, 9, 'Pagamentos efetuados (R$)'],
    [80, 340, 9, 'cód. 26 · Plano de Saúde do Vale Ltda'],
    [400, 340, 9, '9.120,48'],
    [560, 340, 9, 'cód. 01 · Colégio do Campo Ltda'],
    [860, 340, 9, '3.561,50'],
    [80, 358, 9, 'CNPJ 11.222.333/0001-81'],
    [560, 358, 9, 'CNPJ 11.444.777/0001-61'],
  );
  expect(values['Dependents']).toEqual([
    { Code: '11', Name: 'Lia Souza da Silveira', BirthDate: '1986-03-19', CPF: '16899535009' },
    { Code: '21', Name: 'Caio Souza da Silveira', BirthDate: '2019-10-05', CPF: '11144477735' },
  ]);
  expect(values['Payments']).toEqual([
    { Code: '26', Name: 'Plano de Saúde do Vale Ltda', CNPJ: '11222333000181', Amount: '9120.48' },
    { Code: '01', Name: 'Colégio do Campo Ltda', CNPJ: '11444777000161', Amount: '3561.50' },
  ]);
});

it('an asset has its codes at the left, what it is beside them, and its worth at the right over the days', () => {
  const asset = (
    top: number,
    codes: readonly [string, string],
    said: string,
    worth: readonly [string, string],
  ): Text[] => [
    [90, top, 9, codes[0]],
    [90, top + 18, 9, codes[1]],
    [180, top, 9, said],
    [700, top, 9, worth[0]],
    [860, top, 9, worth[1]],
    [700, top + 18, 7, 'em 31/12/2022'],
    [860, top + 18, 7, 'em 31/12/2023'],
  ];
  const values = texts(
    ...head,
    [80, 210, 9, 'Bens e direitos (R$)'],
    ...asset(240, ['grupo 01', 'cód. 11'], 'Apartamento 604 do bloco H', ['288.410,77', '317.002,13']),
    ...asset(300, ['grupo 07', 'cód. 03'], 'Cotas de fundo de ações', ['40.000,00', '55.310,90']),
    [90, 360, 9, 'Soma dos bens'],
    [700, 360, 9, '328.410,77'],
    [860, 360, 9, '372.313,03'],
    [80, 420, 9, 'Outros'],
    ...figure(80, 450, '2.407,54', 'rendimentos isentos, total'),
    ...figure(360, 450, '16.206,32', 'tributação exclusiva, total (13º e aplicações)'),
    ...figure(700, 450, '164.880,02', 'dívidas e ônus em 31/12/2023'),
  );
  expect(values).toMatchObject({
    Assets: [
      {
        Group: '01',
        Code: '11',
        Description: 'Apartamento 604 do bloco H',
        PreviousAmount: '288410.77',
        CurrentAmount: '317002.13',
      },
      {
        Group: '07',
        Code: '03',
        Description: 'Cotas de fundo de ações',
        PreviousAmount: '40000.00',
        CurrentAmount: '55310.90',
      },
    ],
    PreviousAssetsAmount: '328410.77',
    AssetsAmount: '372313.03',
    ExemptIncomeAmount: '2407.54',
    ExclusiveIncomeAmount: '16206.32',
    DebtsAmount: '164880.02',
  });
});

it('a summary on the web says in sentences of which year it is, when it came, and how the balance is paid', () => {
  const values = texts(
    [60, 40, 16, 'IRPF 2024'],
    [60, 70, 9, 'ganhos do ano-calendário 2023 · declaração Original'],
    [60, 110, 7, 'contribuinte'],
    [60, 124, 11, 'Rui Fausto da Silveira'],
    [60, 144, 9, 'CPF 529.982.247-25'],
    [60, 162, 9, 'Rua Chile, 1.500 – apto 84, torre Sul'],
    [60, 180, 9, 'Bela Vista – Bauru / SP – CEP 17012-100'],
    [60, 220, 9, 'entregue com sucesso em 02/04/2024 às 08:09:55'],
    [60, 260, 9, 'Imposto devido'],
    [800, 260, 9, 'R$ 5.268,41'],
    [60, 300, 9, '4 quotas de R$ 339,28, a 1ª com vencimento em 31/05/2024'],
  );
  expect(values).toMatchObject({
    CalendarYear: '2023',
    Street: 'Rua Chile',
    Number: '1.500',
    Complement: 'apto 84, torre Sul',
    DeliveryDate: '2024-04-02',
    DeliveryTime: '08:09:55',
    InstallmentCount: '4',
    InstallmentAmount: '339.28',
  });
});

it('what is exempt may be said in brackets between the words and their amount', () => {
  expect(
    texts(
      ...head,
      [60, 300, 9, 'Isentos e não tributáveis (rendimentos de títulos)'],
      [460, 300, 9, '3.209,41'],
      [560, 300, 9, 'Sujeitos à tributação exclusiva (13º salário)'],
      [900, 300, 9, '8.017,67'],
    ),
  ).toMatchObject({ ExemptIncomeAmount: '3209.41' });
});
