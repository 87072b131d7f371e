import { completeCmc7, formatCmc7 } from '@lavra/brazil/cmc7';
import { expect, it } from 'vitest';
import { pageOfRows, type Row } from '../testing/sheet-of-rows.ts';
import { valuesOn } from '../testing/values-on.ts';

/** A cheque with these rows of boxes, its lines to write on and its magnetic line. */
const chequeOf = (boxes: readonly Row[], line?: string): Record<string, unknown> =>
  valuesOn(
    'bankcheck',
    pageOfRows(
      [
        ...boxes,
        ...Array.from({ length: 8 }, (): Row => []),
        [[60, 'DOIS MIL REAIS']],
        ...Array.from({ length: 8 }, (): Row => []),
        [[60, line === undefined ? 'BANCO' : formatCmc7(completeCmc7(line))]],
      ],
      'ocr',
      96,
    ),
  );

it('the boxes of a cheque are told by its magnetic line in any order', () => {
  const values = chequeOf(
    [
      [
        [640, '700412'],
        [720, '3'],
        [780, '905'],
      ],
      [],
      [
        [60, '0045.118-6'],
        [200, '8'],
        [260, '2731'],
        [340, '5'],
        [400, '104'],
        [460, '018'],
        [640, '09/08/2019'],
      ],
    ],
    '104273101870041250000451186',
  );
  expect(values).toMatchObject({
    Agency: '2731',
    AccountNumber: '00451186',
    C1: '5',
    C2: '8',
    C3: '3',
    Series: '905',
    DepositDate: '2019-08-09',
  });
});

it('the digit left over is that of the box which has none beside it, and an agency may end behind a point', () => {
  const values = chequeOf(
    [
      [
        [260, 'Cheque nº'],
        [340, '004417'],
        [440, 'Série'],
        [500, 'B3'],
        [560, 'co'],
        [590, '7'],
        [650, '2'],
      ],
      [],
      [
        [60, 'Banco'],
        [110, '041'],
        [180, 'Comp'],
        [230, '027'],
        [300, 'Agência'],
        [370, '0812.35'],
        [480, 'Conta'],
        [540, '41.220678.0-9'],
        [740, 'o'],
        [770, '5'],
      ],
    ],
    '041081202700441754122067809',
  );
  expect(values).toMatchObject({
    Agency: '081235',
    AccountNumber: '4122067809',
    C1: '2',
    C2: '5',
    C3: '7',
    Series: 'B3',
  });
});

it('without its magnetic line the boxes are told by their print, where no other has it', () => {
  const boxes = (more: string): Row[] => [
    [
      [640, '700412'],
      [720, '3'],
    ],
    [],
    [
      [60, '0045.118-6'],
      [200, '8'],
      [260, '2731'],
      [340, '5'],
      [400, '104'],
      [460, '018'],
      [640, more],
    ],
  ];
  expect(chequeOf(boxes('09/08/2019'))).toMatchObject({
    Agency: '2731',
    AccountNumber: '00451186',
    CheckNumber: '700412',
    C1: '5',
    C2: '8',
    C3: '3',
    DepositDate: '2019-08-09',
  });
  expect(chequeOf(boxes('2840'))).not.toHaveProperty('Agency');
});

it('the day of a written date that stands level with the account is no digit of it', () => {
  const row = (behind: string): readonly Row[] => [
    [
      [60, '3172'],
      [140, '52481-7'],
      [300, behind],
    ],
  ];
  expect(chequeOf(row('5'))).toMatchObject({ AccountNumber: '524817', C2: '5' });
  expect(chequeOf(row('5 de abril de 2021'))).not.toHaveProperty('C2');
});
