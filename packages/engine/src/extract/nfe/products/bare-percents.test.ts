import { expect, it } from 'vitest';
import { pageOfRows, type Row } from '../../testing/sheet-of-rows.ts';
import { withNamedPercents } from './bare-percents.ts';

const headings: Row = [
  [50, 'Código'],
  [150, 'Descrição'],
  [350, 'NCM'],
  [400, 'CFOP'],
  [450, 'Total'],
  [520, 'Base ICMS'],
  [600, 'ICMS'],
  [680, '%'],
  [740, 'IPI'],
  [800, '%'],
];
const textsOf = (row: Row): string[] =>
  withNamedPercents(pageOfRows([row], 'text-layer', 100)).words.map(({ text }) => text);

it('a sign of percent that alone is a heading is that of the tax before it', () => {
  expect(textsOf(headings).slice(-5)).toEqual(['ICMS', 'V.ICMS', '%ICMS', 'V.IPI', '%IPI']);
});

it('a sign behind the base of a tax is of the tax whose amount comes next', () => {
  const row: Row = [...headings.slice(0, 6), [600, '%'], [680, 'ICMS'], [760, 'V. IPI']];
  expect(textsOf(row).slice(-6)).toEqual(['Base', 'ICMS', '%ICMS', 'V.ICMS', 'V.', 'IPI']);
});

it('a sign right behind its tax is of that heading, and one in a text is none', () => {
  const own = headings.map(([left, text]) => [left === 680 ? 630 : left, text] as const);
  expect(textsOf(own)).toContain('%');
  expect(
    textsOf([
      [50, 'ICMS'],
      [200, '%'],
    ]),
  ).toEqual(['ICMS', '%']);
});

it('beside the heading of its rate a tax alone is that of its amount', () => {
  const named: Row = [
    ...headings.slice(0, 5),
    [520, 'BC ICMS'],
    [600, 'ICMS'],
    [680, 'IPI'],
    [740, 'ICMS%'],
    [820, 'IPI%'],
  ];
  expect(textsOf(named).slice(-6)).toEqual(['BC', 'ICMS', 'V.ICMS', 'V.IPI', 'ICMS%', 'IPI%']);
  expect(
    textsOf([
      [50, 'ICMS'],
      [200, 'ICMS%'],
    ]),
  ).toEqual(['ICMS', 'ICMS%']);
});

it('a sign below the name of its tax is of a heading in two rows, and no other tax in its row is its own', () => {
  const rows: Row[] = [[[680, 'ICMS']], headings.slice(0, 8)];
  const texts = withNamedPercents(pageOfRows(rows, 'text-layer', 20)).words.map(({ text }) => text);
  expect(texts).toContain('%');
  expect(texts.filter((text) => text === 'ICMS')).toHaveLength(3);
});

it('a sign below the heading of a rate is the second row of that heading', () => {
  const below: Row = [
    [50, 'CST'],
    [150, 'Un.'],
    [250, 'CFOP'],
    [350, 'Total'],
    [600, 'ICMS'],
    [680, '%'],
  ];
  const page = pageOfRows([[[675, 'Alíq.']], below], 'text-layer', 100);
  expect(
    withNamedPercents(page)
      .words.map(({ text }) => text)
      .slice(-2),
  ).toEqual(['ICMS', '%']);
});
