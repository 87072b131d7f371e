import { describe, expect, it } from 'vitest';
import { sheetOfBoxes, sheetOfRows } from '../../testing/sheet-of-rows.ts';
import { inOrderOfDays, readInstallments } from './installments.ts';

type Rows = Parameters<typeof sheetOfRows>[0];

const read = (rows: Rows): Record<string, string>[] =>
  readInstallments(sheetOfRows(rows), [{ top: 0, bottom: 1000 }]).map((each) =>
    Object.fromEntries(Object.entries(each).map(([name, field]) => [name, field.value])),
  );

const two = [
  { Number: '001', DueDate: '2025-06-11', Amount: '341.69' },
  { Number: '002', DueDate: '2025-06-26', Amount: '340.78' },
];

describe('installments', () => {
  it('stand in a row, number, day and amount', () => {
    expect(
      read([
        [
          [100, '001 11/06/2025 341,69'],
          [500, '002 26/06/2025 340,78'],
        ],
      ]),
    ).toEqual(two);
  });

  it('stand in a box each, under a letter', () => {
    const sheet = sheetOfBoxes(
      [
        [
          [120, 'A'],
          [320, 'B'],
        ],
        [
          [100, '11/06/2025'],
          [300, '26/06/2025'],
        ],
        [
          [100, '341,69'],
          [300, '340,78'],
        ],
      ],
      [
        { left: 80, right: 220, rows: [0, 2] },
        { left: 280, right: 420, rows: [0, 2] },
      ],
    );
    const numbers = readInstallments(sheet, [{ top: 0, bottom: 1000 }]).map(
      ({ Number: number }) => number?.value,
    );
    expect(numbers).toEqual(['A', 'B']);
  });

  it('side by side follow each other by their days, whichever column was read first', () => {
    const row = (number: string, day: string) => `${number} ${day} 341,69`;
    const read = readInstallments(
      sheetOfRows([
        [
          [100, row('001', '11/06/2025')],
          [500, row('003', '11/08/2025')],
        ],
        [
          [100, row('002', '11/07/2025')],
          [500, row('004', '11/09/2025')],
        ],
      ]),
      [{ top: 0, bottom: 1000 }],
    );
    const { Installments: ordered = [] } = inOrderOfDays({ Installments: read });
    expect(ordered.map(({ Number: number }) => number?.value)).toEqual(['001', '002', '003', '004']);
  });

  it('may be one, whose amount stands far below its day', () => {
    const rows: Rows = [
      [
        [100, 'Nº PARCELA'],
        [250, 'VENCIMENTO'],
      ],
      [
        [100, '001'],
        [250, '11/06/2025'],
      ],
      [],
      [[100, 'VALOR']],
      [[420, '341,69']],
    ];
    expect(read(rows)).toEqual(two.slice(0, 1));
  });

  it('have their number in a column far before the day', () => {
    expect(
      read([
        [
          [100, '001'],
          [250, '11/06/2025'],
          [400, '341,69'],
          [550, '002'],
          [700, '26/06/2025'],
          [850, '340,78'],
        ],
      ]),
    ).toEqual(two);
  });

  it('are stacked with the amount last', () => {
    expect(
      read([
        [
          [100, '001'],
          [300, '002'],
        ],
        [
          [100, '11/06/2025'],
          [300, '26/06/2025'],
        ],
        [
          [100, '341,69'],
          [300, '340,78'],
        ],
      ]),
    ).toEqual(two);
  });

  it('are stacked with the amount over the day, beside sums of the bill', () => {
    expect(
      read([
        [
          [100, '001'],
          [300, '002'],
        ],
        [
          [10, '682,47'],
          [100, 'R$ 341,69'],
          [300, 'R$ 340,78'],
        ],
        [
          [100, '11/06/2025'],
          [300, '26/06/2025'],
        ],
        [[60, '682,47']],
      ]),
    ).toEqual(two);
  });
});
