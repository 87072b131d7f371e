import { expect, it } from 'vitest';
import { pageOfRoll } from '../testing/page-of-roll.ts';
import { pageOfRows, type Row } from '../testing/sheet-of-rows.ts';
import { pageOfTexts } from '../testing/sheet-of-texts.ts';
import { valuesOn } from '../testing/values-on.ts';

const valuesOf = (lines: readonly string[]) => valuesOn('proofofaddress', pageOfRoll(lines));
const ofRows = (rows: readonly Row[]) => valuesOn('proofofaddress', pageOfRows(rows, 'text-layer', 100));

it('what sort of body the waterworks are, before their number, is not their name', () => {
  expect(
    valuesOf([
      'SERVIÇO AUTÔNOMO DE ÁGUA E ESGOTO DE MORRO ALTO',
      'AUTARQUIA MUNICIPAL - CNPJ 11.222.333/0001-81',
      'RUA CHILE, 249 - CENTRO - CEP 77585-000 - MORRO ALTO - TO',
    ]),
  ).toMatchObject({ IssuerName: 'SERVIÇO AUTÔNOMO DE ÁGUA E ESGOTO DE MORRO ALTO' });
});

it('that nothing is owed is said in a sentence, whatever is said behind it', () => {
  expect(
    valuesOf(['NÃO HÁ DÉBITOS ANTERIORES - FERVA A ÁGUA POR 6 MINUTOS.', 'TOTAL A PAGAR 71,09']),
  ).toMatchObject({ OverdueDebts: 'NÃO HÁ DÉBITOS ANTERIORES' });
});

it('an authorization of fifteen figures that begin with a state and a year is the protocol', () => {
  expect(
    ofRows([
      [
        [60, 'Últimos consumos (kWh)'],
        [500, 'Documento fiscal — NF3e'],
      ],
      [
        [60, '07/26'],
        [200, '404'],
        [500, 'Nota nº 000652865 Série 001'],
      ],
      [
        [60, '06/26'],
        [200, '492'],
        [500, 'Chave: 4326 0811 2223 3300 0181 6600 1000 6528 6515 2480 8073'],
      ],
      [
        [60, '05/26'],
        [200, '401'],
        [500, 'Autorização nº 432632029116298'],
      ],
    ]),
  ).toMatchObject({ Protocol: '432632029116298' });
});

it('the month of use is that of the bill', () => {
  expect(
    ofRows([
      [
        [60, 'Ana Lima Reis'],
        [500, 'Contrato'],
        [860, '66669'],
      ],
      [
        [60, 'Avenida Brasil, 216, Casa 2'],
        [500, 'Fatura nº'],
        [860, '29239'],
      ],
      [
        [60, 'São Pedro'],
        [500, 'Emitida em'],
        [830, '01/04/2026'],
      ],
      [
        [60, '86020-292 Londrina - PR'],
        [500, 'Mês de uso'],
        [830, 'Abril/2026'],
      ],
      [[60, 'Total R$ 99,90']],
      [[60, 'Período de utilização: 01/04/2026 a 30/04/2026. Tributos aproximados: R$ 13,64.']],
    ]),
  ).toMatchObject({ ReferenceMonth: '2026-04' });
});

it('an owner or buyer of a property is named below both, with a code beside that of the property', () => {
  expect(
    ofRows([
      [
        [60, 'INSCRIÇÃO CADASTRAL'],
        [400, 'CÓD. CONTRIBUINTE'],
        [740, 'EMISSÃO'],
      ],
      [
        [60, '56.587.2531.735'],
        [400, '624094'],
        [740, '13/01/2026'],
      ],
      [
        [60, 'PROPRIETÁRIO'],
        [146, 'COMPROMISSÁRIO'],
        [740, 'CPF / CNPJ'],
      ],
      [
        [60, 'ANA BEATRIZ LIMA REIS'],
        [740, '529.982.247-25'],
      ],
    ]),
  ).toMatchObject({ CustomerNumber: '624094', Name: 'ANA BEATRIZ LIMA REIS' });
});

it('what is charged is named under its heading, though the words of the readings begin its row', () => {
  const { BillItems } = ofRows([
    [
      [70, 'LEITURA'],
      [200, 'DATA'],
      [450, 'COD'],
      [540, 'SERVIÇO'],
      [884, 'VALOR'],
    ],
    [
      [70, 'ANTERIOR'],
      [200, '06/06/2026'],
      [370, '00703'],
      [450, '0101'],
      [540, 'TARIFA DE AGUA'],
      [884, '29,27'],
    ],
    [
      [70, 'ATUAL'],
      [200, '06/07/2026'],
      [370, '00714'],
      [450, '0102'],
      [540, 'TARIFA DE ESGOTO'],
      [884, '23,42'],
    ],
    [],
    [
      [70, 'VENCIMENTO'],
      [370, 'TOTAL DA CONTA'],
    ],
    [
      [70, '22/07/2026'],
      [370, '52,69'],
    ],
  ]);
  expect(BillItems).toEqual([
    { Description: 'TARIFA DE AGUA', TotalAmount: '29.27' },
    { Description: 'TARIFA DE ESGOTO', TotalAmount: '23.42' },
  ]);
});

it('where some headings of a meter take two rows, the values of the others are below these rows', () => {
  const headings = ['Hidrômetro', 'Leit. ant.', 'Leit. atual', 'Data', 'Próxima'];
  const values = ['A27N294080', '308', '327', '12/01/2024', '13/03/2024'];
  const at = (top: number, texts: readonly string[]) =>
    texts.flatMap((text, column) => (text === '' ? [] : [[60 + 160 * column, top, 9, text] as const]));
  const page = pageOfTexts([
    [60, 40, 9, 'Fatura de água e esgoto'],
    ...at(100, headings),
    ...at(112, ['', '', '', 'anterior', 'leitura']),
    ...at(136, values),
  ]);
  expect(valuesOn('proofofaddress', page)).toMatchObject({
    MeterNumber: 'A27N294080',
    PreviousReading: '308',
    CurrentReading: '327',
    NextReadingDate: '2024-03-13',
  });
});

it('a town behind its district and before its state is nobody’s name', () => {
  const page = pageOfTexts([
    [60, 100, 9, 'Assinante'],
    [180, 100, 9, 'Vila Operária - Chapecó - SC'],
  ]);
  expect(valuesOn('proofofaddress', page)).not.toHaveProperty('Name');
});
