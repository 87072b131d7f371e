import { expect, it } from 'vitest';
import { extractDocuments } from '../extract.ts';
import { pageOfRows, type Row } from '../testing/sheet-of-rows.ts';

const rows: Row[] = [
  [[60, '018 001 7361-3 1 785.034-8 2 958 000085 8']],
  [[60, 'Pague por este cheque a quantia de tres vil novecentos e noventa e um reais']],
  [[700, 'e centavos acima']],
  [[60, 'a Construtora Boa Hora Ltda ou à sua ordem']],
  [[60, 'BANCO DO BRASIL Curitiba 9 de outubro de 2023']],
];

it('what is written by hand on a cheque is less sure than its print, and its amount follows from its words', () => {
  const [document] = extractDocuments('bankcheck', { pages: [pageOfRows(rows, 'ocr', 96)] });
  const data = document?.Data ?? {};
  const of = (name: string) => {
    const field = data[name];
    return field !== undefined && 'value' in field ? field : undefined;
  };
  expect(of('AmountInWords')?.value).toBe('tres mil novecentos e noventa e um reais');
  expect(of('Amount')?.value).toBe('3991.00');
  for (const name of ['IssueCity', 'IssueDate', 'PayeeName', 'AmountInWords'])
    expect(of(name)?.conf).toBeLessThan(90);
  for (const name of ['BankCode', 'CheckNumber']) expect(of(name)?.conf).toBeGreaterThan(90);
});

it('the boxes at the top, the amount in words and the payee need no captions', () => {
  const [document] = extractDocuments('bankcheck', {
    pages: [
      pageOfRows(
        [
          [
            [60, '[009'],
            [120, '341'],
            [180, 'Lad'],
            [220, '5453'],
            [300, 'E'],
            [340, '54187-0'],
            [440, '7'],
            [480, 'UA'],
            [560, '7'],
          ],
          [[200, 'dois mil duzentos e um reais e cinquenta e seis centavos']],
          [[200, 'Éder Tavares Serrão']],
          [[60, 'BANCO DO BRASIL']],
        ],
        'ocr',
        96,
      ),
    ],
  });
  const data = document?.Data ?? {};
  const valueOf = (name: string) => {
    const field = data[name];
    return field !== undefined && 'value' in field ? field.value : undefined;
  };
  const names = ['Comp', 'BankCode', 'Agency', 'C1', 'AccountNumber', 'C2', 'Series', 'CheckNumber', 'C3'];
  expect(names.map(valueOf)).toEqual(['009', '341', '5453', undefined, '541870', '7', 'UA', undefined, '7']);
  expect([valueOf('Amount'), valueOf('PayeeName')]).toEqual(['2201.56', 'Éder Tavares Serrão']);
});

it('clearing district and bank are told without the branch', () => {
  const [document] = extractDocuments('bankcheck', {
    pages: [
      pageOfRows(
        [[[60, '(009 341 54187-0 7 UA 000086 7']], [[60, 'BANCO DO BRASIL']], [[60, 'x']]],
        'ocr',
        96,
      ),
    ],
  });
  const data = document?.Data ?? {};
  const of = (name: string) => {
    const field = data[name];
    return field !== undefined && 'value' in field ? field.value : undefined;
  };
  expect(['Comp', 'BankCode', 'Agency', 'CheckNumber'].map(of)).toEqual(['009', '341', undefined, '000086']);
});
