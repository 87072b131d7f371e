import { expect, it } from 'vitest';
import { extractDocuments } from '../extract.ts';
import { pageOfTexts, type Text } from '../testing/sheet-of-texts.ts';

/** A value with its code in small type behind it. */
const coded = (top: number, value: string, code: string): Text[] => [
  [300, top, 12, value],
  [300 + value.length * 7.8 + 10, top + 2, 9, code],
];
const label = (top: number, text: string): Text => [40, top, 10, text];
const dataOf = (texts: readonly Text[]): unknown =>
  extractDocuments('cnpjcard', { pages: [pageOfTexts(texts)] })[0]?.Data;

it('bare codes stand behind what they mean, below a name without a legal form in large type', () => {
  const data = dataOf([
    [40, 40, 24, 'UNIAO DOS OLEIROS DO'],
    [40, 72, 24, 'VALE'],
    [40, 108, 18, '11.222.333/0001-81'],
    label(160, 'Porte'),
    [300, 160, 12, 'DEMAIS'],
    label(190, 'Natureza jurídica'),
    ...coded(190, 'Cooperativa', '214-3'),
    label(220, 'Atividade principal'),
    ...coded(220, 'Fabricação de telhas de barro', '23.42-7-02'),
    label(250, 'Atividades secundárias'),
    ...coded(250, 'Comércio varejista de louças', '47.59-8-99'),
    ...coded(274, 'Ensino de ofícios', '85.99-6-99'),
    [300, 298, 12, 'Aluguel de fornos e'],
    ...coded(316, 'máquinas', '77.39-0-99'),
    label(350, 'Logradouro'),
    [300, 350, 12, 'RUA DO SOL'],
  ]);
  expect(data).toMatchObject({
    CompanyName: { value: 'UNIAO DOS OLEIROS DO VALE' },
    LegalNatureCode: { value: '214-3' },
    MainActivityCode: { value: '23.42-7-02' },
    MainActivityDescription: { value: 'Fabricação de telhas de barro' },
    SecondaryActivities: [
      { Code: { value: '47.59-8-99' }, Description: { value: 'Comércio varejista de louças' } },
      { Code: { value: '85.99-6-99' }, Description: { value: 'Ensino de ofícios' } },
      { Code: { value: '77.39-0-99' }, Description: { value: 'Aluguel de fornos e máquinas' } },
    ],
  });
  expect(data).not.toHaveProperty('SecondaryActivities.3');
});

it('what a card is printed for is no company’s name', () => {
  expect(
    dataOf([
      [40, 40, 24, 'CONSULTA DE EMPRESAS'],
      [40, 76, 18, '11.222.333/0001-81'],
      label(120, 'Porte'),
      [300, 120, 12, 'DEMAIS'],
    ]),
  ).not.toHaveProperty('CompanyName');
});

it('a list ends with its last code where bare codes stand behind, and what is done first is the main activity', () => {
  const text = (top: number, words: string): Text => [40, top, 12, words];
  expect(
    dataOf([
      text(40, 'OLARIA VALE VERDE LTDA'),
      text(60, 'conhecida como VALE VERDE'),
      text(80, '11.222.333/0001-81'),
      text(120, 'O que faz, em primeiro lugar'),
      text(140, 'Fabricação de telhas de barro 23.42-7-02'),
      text(180, 'Também faz'),
      text(200, 'Comércio varejista de louças 47.59-8-99'),
      text(220, 'Ensino de ofícios 85.99-6-99'),
      text(260, 'Outros dados do cadastro'),
      text(280, 'Sociedade Empresária Limitada'),
    ]),
  ).toMatchObject({
    TradeName: { value: 'VALE VERDE' },
    MainActivityCode: { value: '23.42-7-02' },
    MainActivityDescription: { value: 'Fabricação de telhas de barro' },
    SecondaryActivities: [
      { Code: { value: '47.59-8-99' }, Description: { value: 'Comércio varejista de louças' } },
      { Code: { value: '85.99-6-99' }, Description: { value: 'Ensino de ofícios' } },
    ],
  });
});

it('activities in branches have their codes in brackets behind them, below the main one that is called so', () => {
  const text = (top: number, words: string): Text => [40, top, 12, words];
  expect(
    dataOf([
      text(40, 'OLARIA VALE VERDE LTDA'),
      text(80, '11.222.333/0001-81'),
      text(
        140,
        'Fabricação de telhas de barro [23.42-7-02] - atividade principal; as demais são secundárias:',
      ),
      text(180, 'Comércio'),
      text(200, 'Comércio varejista de louças [47.59-8-99]'),
      text(240, 'Serviços'),
      text(260, 'Ensino de ofícios [85.99-6-99]'),
    ]),
  ).toMatchObject({
    SecondaryActivities: [
      { Code: { value: '47.59-8-99' }, Description: { value: 'Comércio varejista de louças' } },
      { Code: { value: '85.99-6-99' }, Description: { value: 'Ensino de ofícios' } },
    ],
  });
});
