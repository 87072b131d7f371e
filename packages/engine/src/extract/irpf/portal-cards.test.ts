import { expect, it } from 'vitest';
import { pageOfTexts, type Text } from '../testing/sheet-of-texts.ts';
import { valuesOn } from '../testing/values-on.ts';

const texts = (...all: readonly Text[]) => valuesOn('irpf', pageOfTexts(all));
/** A label and its value below it. */
const box = (left: number, top: number, label: string, ...lines: readonly string[]): Text[] => [
  [left, top, 8, label],
  ...lines.map((line, at): Text => [left, top + 16 + 18 * at, 9, line]),
];

const left = [
  ...box(86, 240, 'Nome', 'BERNARDINO ANTUNES DE', 'CARVALHO'),
  ...box(86, 304, 'CPF', '118.450.264-11'),
  ...box(86, 348, 'Data de nascimento', '30/09/1968'),
  ...box(86, 392, 'Título de eleitor', '028860141643'),
  ...box(86, 436, 'Natureza da ocupação', '03 - Servidor público federal'),
  ...box(86, 480, 'Ocupação principal', '131 - Servidor das carreiras do', 'Ministério Público'),
];
const right = [
  ...box(540, 240, 'Tipo da declaração', 'Retificadora'),
  ...box(540, 282, 'Opção pela tributação', 'Por deduções legais'),
  ...box(540, 324, 'Número do recibo', '20.99.15.37.44-80'),
  ...box(540, 366, 'Data e hora da entrega', '29/05/2026 às 08:03:55'),
  ...box(540, 408, 'Nº do recibo da declaração anterior', '117720486391'),
  ...box(540, 464, 'Logradouro', 'AVENIDA BEIRA RIO'),
  ...box(540, 506, 'Número', '2180'),
  ...box(540, 548, 'Bairro', 'CENTRO'),
  ...box(540, 590, 'CEP', '59082-095'),
];

it('of cards side by side each label has its value below, in one row or two, though words of the next card are beside it', () => {
  const values = texts([86, 212, 9, 'Titular'], [540, 212, 9, 'Dados da declaração'], ...left, ...right);
  expect(values).toMatchObject({
    Name: 'BERNARDINO ANTUNES DE CARVALHO',
    CPF: '11845026411',
    OccupationCode: '131',
    Occupation: 'Servidor das carreiras do Ministério Público',
    Street: 'AVENIDA BEIRA RIO',
    Number: '2180',
    DeliveryTime: '08:03:55',
    PreviousReceiptNumber: '117720486391',
  });
});

it('of two amounts below two labels each has its own', () => {
  const values = texts(
    ...left,
    ...right,
    [86, 660, 8, 'Base de cálculo'],
    [540, 660, 8, 'Imposto a restituir'],
    [86, 676, 9, 'R$ 49.104,32'],
    [540, 676, 9, 'R$ 1.938,27'],
  );
  expect(values).toMatchObject({ TaxBase: '49104.32', RefundAmount: '1938.27' });
});

it("a payer's number is a second row of its cell, and a text of two rows ends no table of wider rows", () => {
  const row = (top: number, ...cells: readonly (readonly [number, string])[]): Text[] =>
    cells.map(([at, text]): Text => [at, top, 8, text]);
  const values = texts(
    ...left,
    ...right,
    [70, 660, 9, 'Rendimentos tributáveis recebidos de pessoa jurídica pelo titular'],
    ...row(
      690,
      [75, 'Fonte pagadora'],
      [470, 'Rendimentos'],
      [590, 'Contr. prev. oficial'],
      [740, 'Imposto retido'],
      [870, '13º salário'],
    ),
    ...row(
      716,
      [75, 'TRIBUNAL REGIONAL DO VALE'],
      [480, '286.412,90'],
      [610, '40.097,81'],
      [750, '46.330,12'],
      [870, '21.840,33'],
    ),
    ...row(732, [75, '02.544.637/0001-74']),
    ...row(
      764,
      [75, 'FUNDACAO DE ENSINO DO AGRESTE'],
      [480, '31.200,00'],
      [610, '3.432,00'],
      [750, '1.022,40'],
      [870, '2.600,00'],
    ),
    ...row(780, [75, '14.882.507/0001-20']),
  );
  expect(values['IncomeSources']).toEqual([
    expect.objectContaining({
      Name: 'TRIBUNAL REGIONAL DO VALE',
      CNPJ: '02544637000174',
      Income: '286412.90',
    }),
    expect.objectContaining({
      Name: 'FUNDACAO DE ENSINO DO AGRESTE',
      CNPJ: '14882507000120',
      ThirteenthSalary: '2600.00',
    }),
  ]);
});

it('the summary’s row of official social security goes on with how far the other kind counts', () => {
  const values = texts(
    ...left,
    ...right,
    [70, 660, 8, 'Contribuição à previdência oficial e complementar pública (até o limite do patrocinador)'],
    [880, 660, 8, '11.419,20'],
    [70, 680, 8, 'Contribuição à previdência oficial (Rendimentos recebidos acumuladamente)'],
    [880, 680, 8, '0,00'],
  );
  expect(values).toMatchObject({ SocialSecurityAmount: '11419.20' });
});

it('sentences tell the hour of the delivery and the receipt that is corrected', () => {
  const values = texts(
    [86, 200, 9, 'Recebemos a sua declaração em 19/08/2025, às 08:05:57.'],
    [86, 230, 9, 'Ela substitui a declaração de recibo 31.00.46.71.99-82.'],
    [86, 300, 9, 'Bairro'],
    [86, 316, 9, 'CENTRO'],
  );
  expect(values).toMatchObject({ DeliveryTime: '08:05:57', PreviousReceiptNumber: '310046719982' });
});
