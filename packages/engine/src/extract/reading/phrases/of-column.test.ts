import { expect, it } from 'vitest';
import { sheetOfRows } from '../../testing/sheet-of-rows.ts';
import { readPhrases, runningTextOf } from './phrases.ts';

it('words at the foot of a column and those at the head of the next one are of no sentence', () => {
  const { rows } = sheetOfRows([[[60, 'Rui Lima']], [], [[60, 'CRM 12345']]]);
  const [name = [], number = []] = rows;
  const readIn = (tokens: typeof name) =>
    readPhrases(runningTextOf([{ tokens }]), [
      {
        pattern: /(Rui Lima) CRM (\d+)/u,
        gives: [
          ['Name', 'name'],
          ['Number', 'number'],
        ],
        isOfColumn: true,
      },
    ]).map(({ reading }) => reading.value);
  expect(readIn([...name, ...number])).toEqual(['Rui Lima', '12345']);
  const [foot = [], head = []] = sheetOfRows([
    [[400, 'CRM 12345']],
    [],
    [[60, 'Rui Lima']],
  ]).rows.toReversed();
  expect(readIn([...foot, ...head])).toEqual([]);
});
