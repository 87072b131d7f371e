import { expect, it } from 'vitest';
import { extractDocuments } from '../extract.ts';
import { pageOfRows, type Row } from '../testing/sheet-of-rows.ts';

const dataOf = (rows: readonly Row[]): unknown =>
  extractDocuments('irpf', { pages: [pageOfRows(rows, 'text-layer', 100)] })[0]?.Data;

it('a receipt may be a sentence, and a summary has what was owned and owed at the ends of two years', () => {
  expect(
    dataOf([
      [[100, 'RECIBO DE ENTREGA | Exercício 2022, ano-calendário 2021']],
      [[100, 'Recebemos a declaração de ORLANDO HOMEM QUEIROZ, CPF 529.982.247-25,']],
      [[100, 'domiciliado(a) em AVENIDA DUQUE DE CAXIAS, nº 1997, CASA 3, bairro COUNTRY, CEP 39415-000,']],
      [[100, 'MONTES CLAROS - MG, telefone (38) 98855-7154.']],
      [[100, 'Declaração retificadora, apresentada em 27/04/2022, às 18:36:46, sob o número de recibo:']],
      [[300, '06. 55. 02. 90. 20- 14']],
      [[100, 'BENS E DIREITOS EM 31/12/2020 202.661,74 BENS E DIREITOS EM 31/12/2021 220.901,30']],
      [[100, 'DÍVIDAS E ÔNUS EM 31/12/2020 22.292,79 DÍVIDAS E ÔNUS EM 31/12/2021 20.266,17']],
    ]),
  ).toMatchObject({
    FiscalYear: { value: '2022' },
    CalendarYear: { value: '2021' },
    Name: { value: 'ORLANDO HOMEM QUEIROZ' },
    Street: { value: 'AVENIDA DUQUE DE CAXIAS' },
    District: { value: 'COUNTRY' },
    City: { value: 'MONTES CLAROS' },
    DeclarationType: { value: 'retificadora' },
    DeliveryDate: { value: '2022-04-27' },
    ReceiptNumber: { value: '065502902014' },
    PreviousAssetsAmount: { value: '202661.74' },
    AssetsAmount: { value: '220901.30' },
    DebtsAmount: { value: '20266.17' },
  });
});

it('the only amount of what is owned is that of the year, and the form of the declaration tells how it is taxed', () => {
  expect(
    dataOf([
      [[300, 'DECLARACAO COMPLETA DE AJUSTE ANUAL']],
      [
        [100, 'EXERCICIO: 2007'],
        [600, 'RETIFICADORA: NAO'],
      ],
      [
        [100, 'RENDIMENTOS TRIBUTAVEIS'],
        [600, '36.880,28'],
      ],
      [
        [100, 'NUMERO DE QUOTAS'],
        [600, '03'],
      ],
      [
        [100, 'TOTAL DE BENS E DIREITOS EM 31/12/2006'],
        [600, '384.439, 34'],
      ],
      [[100, 'DECLARACAO TRANSMITIDA PELO RECEITANET EM 21/04/2007, AS 20:38:32']],
    ]),
  ).toMatchObject({
    TaxationForm: { value: 'deduções legais' },
    DeclarationType: { value: 'original' },
    TaxableIncomeAmount: { value: '36880.28' },
    InstallmentCount: { value: '3' },
    AssetsAmount: { value: '384439.34' },
    DeliveryDate: { value: '2007-04-21' },
    DeliveryTime: { value: '20:38:32' },
  });
});

it('a payer’s number and name may be two lines of one cell, with the amounts at its middle', () => {
  expect(
    dataOf([
      [[100, 'Fontes pagadoras pessoas jurídicas']],
      [
        [100, 'CNPJ / Nome'],
        [500, 'Rendimentos'],
        [600, 'Previdência'],
        [700, '13º salário'],
        [800, 'Retido'],
      ],
      [[100, '11.222.333/0001-81']],
      [
        [510, '89.692,63'],
        [610, '8.520,80'],
        [710, '7.480,37'],
        [800, '10.763,12'],
      ],
      [[100, 'EDITORA FAROL LTDA - ME']],
    ]),
  ).toMatchObject({
    IncomeSources: [
      {
        Name: { value: 'EDITORA FAROL LTDA - ME' },
        CNPJ: { value: '11222333000181' },
        Income: { value: '89692.63' },
        SocialSecurity: { value: '8520.80' },
        ThirteenthSalary: { value: '7480.37' },
        WithheldTax: { value: '10763.12' },
      },
    ],
  });
});

it('short labels with few possible answers, one amount owed, and a delivery said without the word declaration', () => {
  expect(
    dataOf([
      [[100, 'RECIBO DE ENTREGA | Exercício 2023, ano-calendário 2022']],
      [
        [100, 'Espécie:'],
        [200, 'Retificadora'],
        [400, 'Opção:'],
        [500, 'Desconto simplificado'],
      ],
      [],
      [[100, 'Dívidas e ônus reais 18.402,55']],
      [],
      [
        [100, 'Banco: 001'],
        [300, 'Agência: 1234'],
        [500, 'C/C: 55667-8'],
      ],
      [],
      [[100, 'Recebida pelo agente receptor em 28/05/2023, às 21:14:09, via Internet.']],
    ]),
  ).toMatchObject({
    DeclarationType: { value: 'Retificadora' },
    TaxationForm: { value: 'Desconto simplificado' },
    DebtsAmount: { value: '18402.55' },
    BankAccount: { value: '55667-8' },
    DeliveryDate: { value: '2023-05-28' },
    DeliveryTime: { value: '21:14:09' },
  });
});

it('the receipt of the declaration before this one is told by many labels, of one row or two', () => {
  const taxpayer: readonly Row[] = [[[100, 'CPF: 529.982.247-25']], [[100, 'Nome: ANA LIMA REIS']]];
  const one: Row = [[100, 'Nº do recibo da declaração a ser retificada: 29.93.67.04.84-14']];
  expect(dataOf([...taxpayer, one])).toMatchObject({ PreviousReceiptNumber: { value: '299367048414' } });
  const two: readonly Row[] = [
    [
      [100, 'Nº do recibo da última'],
      [400, '62.56.29.95.58-08'],
    ],
    [[100, 'declaração entregue:']],
  ];
  expect(dataOf([...taxpayer, ...two])).toMatchObject({ PreviousReceiptNumber: { value: '625629955808' } });
});
