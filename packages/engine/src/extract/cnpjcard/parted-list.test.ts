import { expect, it } from 'vitest';
import { runningTextOf } from '../reading/phrases/phrases.ts';
import { sheetOfRows } from '../testing/sheet-of-rows.ts';
import { readActivities } from './activities.ts';

it('a list of activities is whole in its rows where the reading order parts it, and the other way round', () => {
  const { rows } = sheetOfRows([
    [[50, 'Atividades secundárias']],
    [[50, '47.59-8-99 - Comércio varejista de louças']],
    [[50, '85.99-6-99 - Ensino de ofícios']],
    [[700, 'Receita Federal do Brasil']],
  ]);
  const [heading = [], first = [], last = [], mark = []] = rows;
  const [whole, parted] = [
    [...mark, ...heading, ...first, ...last],
    [...heading, ...first, ...mark, ...last],
  ].map((tokens) => runningTextOf([{ tokens }]));
  if (whole === undefined || parted === undefined) throw new Error('two texts');
  for (const texts of [
    [whole, parted],
    [parted, whole],
  ] as const)
    expect(readActivities(...texts).SecondaryActivities).toMatchObject([
      { Code: { value: '47.59-8-99' }, Description: { value: 'Comércio varejista de louças' } },
      { Code: { value: '85.99-6-99' }, Description: { value: 'Ensino de ofícios' } },
    ]);
});
