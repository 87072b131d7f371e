import type { Box } from '@lavra/contract/model/result';
import { expect, it } from 'vitest';
import { pageOfRows } from '../testing/sheet-of-rows.ts';
import { valuesOn } from '../testing/values-on.ts';

it('a caption beside the label of the series is no series', () => {
  const page = pageOfRows(
    [
      [
        [260, 'Cheque nº 004417'],
        [440, 'Série'],
        [560, 'C3'],
        [590, '7'],
      ],
      [[60, 'DOIS MIL REAIS']],
    ],
    'ocr',
    96,
  );
  expect(valuesOn('bankcheck', page)).not.toHaveProperty('Series');
});

it('the box of a caption may reach over the digit behind it', () => {
  const page = pageOfRows(
    [
      [
        [60, 'Comp'],
        [120, '018'],
        [260, 'Cheque nº 004417'],
        [545, 'C3'],
        [571, '7'],
        [650, '2'],
      ],
      [[60, 'DOIS MIL REAIS']],
    ],
    'ocr',
    96,
  );
  const words = page.words.map((word) => {
    const [x, y, , height] = word.box;
    const box: Box = [x, y, 0.037, height];
    return word.text === 'C3' ? { ...word, box } : word;
  });
  expect(valuesOn('bankcheck', { ...page, words })).toMatchObject({ C3: '7' });
});

it('the accent in the name of a bank may be misread', () => {
  const page = pageOfRows([[[60, 'CAIXA ECONÓMICA FEDERAL']], [[60, 'DOIS MIL REAIS']]], 'ocr', 96);
  expect(valuesOn('bankcheck', page)).toMatchObject({ BankName: 'CAIXA ECONÓMICA FEDERAL' });
});

it('a cheque says from which day on it may be paid in', () => {
  const page = pageOfRows(
    [[[60, 'Lages, 18 de agosto de 2026']], [[60, 'depositar a partir de 15/09/2026']]],
    'text-layer',
    100,
  );
  expect(valuesOn('bankcheck', page)).toMatchObject({ DepositDate: '2026-09-15' });
});
