import { expect, it } from 'vitest';
import { extractDocuments } from '../extract.ts';
import { pageOfTexts, type Text } from '../testing/sheet-of-texts.ts';
import { valuesOn } from '../testing/values-on.ts';

const title: Text = [60, 20, 9, 'NFS-e - Nota fiscal de serviços eletrônica'];
const read = (texts: readonly Text[]) => valuesOn('nfse', pageOfTexts([title, ...texts]));

it('words that other texts have as well are labels by themselves, and who pays the tax tells what was withheld', () => {
  expect(
    read([
      [60, 60, 9, 'Nota: 30571'],
      [300, 60, 9, 'Data: 14/08/2025 às 09:16'],
      [60, 100, 9, 'Subitem LC 116: 14.01'],
      [60, 130, 9, 'Base de cálc. ISS'],
      [300, 130, 9, '812,00'],
      [60, 150, 9, '% ISS'],
      [300, 150, 9, '2,00'],
      [60, 170, 9, 'Responsável pelo recolhimento'],
      [300, 170, 9, 'Tomador'],
      [60, 190, 9, 'Líquido a receber R$'],
      [300, 190, 9, '795,76'],
    ]),
  ).toMatchObject({
    Number: '30571',
    IssueDate: '2025-08-14',
    IssueTime: '09:16',
    ServiceListItem: '14.01',
    ISSQNBase: '812.00',
    ISSQNRate: '2.00',
    ISSQNWithheld: 'true',
    NetAmount: '795.76',
  });
});

it('a town in capitals ends before the name of the provider, which has its trade name over it and its mail below', () => {
  expect(
    read([
      [60, 40, 16, 'Iperoxo'],
      [600, 40, 9, 'MUNICÍPIO DE IVAIPORÃ'],
      [60, 62, 9, 'Oficina Iperoxo Ltda'],
      [60, 76, 9, 'CNPJ: 11.222.333/0001-81'],
      [60, 90, 9, 'Rua das Hortênsias, 88 - Centro - CEP: 86870-000'],
      [60, 104, 9, 'Ivaiporã - PR'],
      [60, 118, 9, 'contas@iperoxo.com.br'],
      [60, 150, 9, 'Tomador do serviço'],
      [60, 170, 7, 'Nome / razão social'],
      [60, 182, 9, 'Serraria Campos Altos Ltda'],
    ]),
  ).toMatchObject({
    IssuingCity: 'IVAIPORÃ',
    ProviderName: 'Oficina Iperoxo Ltda',
    ProviderTradeName: 'Iperoxo',
    ProviderEmail: 'contas@iperoxo.com.br',
    CustomerName: 'Serraria Campos Altos Ltda',
  });
});

it('an amount set right begins to the left of its short label', () => {
  expect(
    read([
      [60, 60, 9, 'Tributos federais'],
      [286, 80, 7, 'IR'],
      [251, 92, 10, '1.348,00'],
      [480, 80, 7, 'CSLL'],
      [470, 92, 10, '232,00'],
    ]),
  ).toMatchObject({ IRRFAmount: '1348.00', CSLLAmount: '232.00' });
});

it('headings of services in short words', () => {
  const page = pageOfTexts([
    title,
    [60, 100, 7, 'Detalhamento'],
    [400, 100, 7, 'Qtdade.'],
    [520, 100, 7, 'Vr. unit.'],
    [700, 100, 7, 'Total item'],
    [60, 112, 9, 'Troca de gaxetas'],
    [400, 112, 9, '2,00'],
    [520, 112, 9, '150,00'],
    [700, 112, 9, '300,00'],
    [60, 126, 9, 'Pintura da prensa'],
    [400, 126, 9, '1,00'],
    [520, 126, 9, '90,00'],
    [700, 126, 9, '90,00'],
    [60, 150, 9, 'Valor total dos serviços'],
    [700, 150, 9, '390,00'],
  ]);
  const [document] = extractDocuments('nfse', { pages: [page] });
  expect(document?.Data).toMatchObject({
    Items: [
      { Quantity: { value: '2.00' }, TotalAmount: { value: '300.00' } },
      { Quantity: { value: '1.00' }, TotalAmount: { value: '90.00' } },
    ],
  });
});

it('a note in plain words: from whom and for whom, with the number alone and what was kept back as a subtraction', () => {
  expect(
    read([
      [700, 40, 9, 'Número'],
      [820, 40, 9, '4471'],
      [700, 60, 9, 'Verificação'],
      [820, 60, 9, 'KTR482BX'],
      [60, 60, 7, 'NFS-e autorizada pelo município de Vila Rica'],
      [60, 100, 7, 'De'],
      [60, 112, 9, 'Serraria Campos Altos Ltda'],
      [60, 126, 9, 'CNPJ 11.222.333/0001-81'],
      [60, 140, 9, 'contas@camposaltos.com.br'],
      [60, 154, 9, '(67) 98431-2044'],
      [60, 168, 9, 'Não optante pelo Simples Nacional'],
      [500, 100, 7, 'Para'],
      [500, 112, 9, 'Moinho Azul Ltda'],
      [500, 126, 9, 'CNPJ 11.444.777/0001-61'],
      [60, 300, 9, 'Soma dos serviços'],
      [400, 300, 9, 'R$ 900,00'],
      [60, 320, 9, 'Retenções federais'],
      [400, 320, 9, '- R$ 41,85'],
      [60, 340, 9, 'A pagar'],
      [400, 340, 9, 'R$ 858,15'],
    ]),
  ).toMatchObject({
    Number: '4471',
    VerificationCode: 'KTR482BX',
    IssuingCity: 'Vila Rica',
    ProviderName: 'Serraria Campos Altos Ltda',
    ProviderEmail: 'contas@camposaltos.com.br',
    ProviderPhone: '67984312044',
    CustomerName: 'Moinho Azul Ltda',
    SimplesNacional: 'Não optante pelo Simples Nacional',
    ServiceAmount: '900.00',
    FederalWithholdingsAmount: '41.85',
    NetAmount: '858.15',
  });
});

it('the item of the list has a short label beside the code of the town', () => {
  expect(
    read([
      [60, 60, 9, 'Item lista'],
      [240, 60, 9, 'Cód. trib. município'],
      [60, 74, 9, '14.06'],
      [240, 74, 9, '140601'],
    ]),
  ).toMatchObject({ ServiceListItem: '14.06' });
});

it.each([
  ['25 / 1', '25', '1'],
  ['25/A', '25', 'A'],
  ['25', '25', undefined],
])('the box of a receipt has its number, and perhaps its series: %s', (printed, number, series) => {
  const values = read([
    [60, 60, 9, 'Nota: 30571'],
    [60, 100, 7, 'RPS nº / série'],
    [60, 112, 9, printed],
  ]);
  expect(values).toMatchObject({ RPSNumber: number });
  expect(values['RPSSeries']).toBe(series);
});
