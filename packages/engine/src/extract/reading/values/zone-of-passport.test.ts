import { expect, it } from 'vitest';
import { completeTd3 } from '@lavra/brazil/mrz';
import { readZone } from './zone.ts';
import { sheetOfLines } from '../sheet/sheet.cases.ts';

const lines = completeTd3({
  kind: 'P',
  country: 'BRA',
  surname: 'SIQUEIRA GUEDES',
  givenNames: 'BERNADETE',
  number: 'FT166472',
  nationality: 'BRA',
  birthDate: '1990-09-09',
  sex: 'F',
  expiryDate: '2031-04-22',
});
const [first, second] = lines;

const read = (zone: readonly string[], printed = 'FT166472') =>
  readZone(
    sheetOfLines([
      [40, { 40: 'SIQUEIRA GUEDES' }],
      [60, { 40: printed }],
      ...zone.map((line, index) => [100 + 12 * index, { 40: line }] as const),
    ]),
  )?.lines.map((line) => line?.value);

it('signs among the last fillers of a passport are misread ones', () => {
  expect(read([first, second.replace(/<{5}(\d)$/, 'c<a<a$1')])).toEqual([...lines]);
  expect(read([first, second.replace(/(\d)$/, '($1)')])).toEqual([...lines]);
});

it('a letter is lost that was read from the filler after the kind of document', () => {
  expect(read([first.replace('P<', 'PX<'), second])).toEqual([...lines]);
});

it('letters read beside three of its figures are lost when all check digits hold without them', () => {
  const doubled = second.replace('FT1664', 'FTI1664').replace('9095F', '9O9SSF').replace('F31', 'F3S1');
  expect(read([first, doubled])).toEqual([...lines]);
});

it('the number is the printed one where the zone has nearly that', () => {
  const misread = second.replace('FT166472', 'FT160472');
  expect(read([first, misread])).toEqual([...lines]);
  expect(read([first, misread], 'FT999999')).toBeUndefined();
});

it('check digits are those of the number and the days that the page prints, where they were misread', () => {
  const misread = second
    .replace(/^(.{9})./, '$1o')
    .replace(/^(.{27})./, '$10')
    .replace(/.$/, 'o');
  const printed = (day: string) => `FT166472   09/09/1990   ${day}`;
  expect(read([first, misread], printed('22/04/2031'))).toEqual([...lines]);
  expect(read([first, misread], printed('22/04/2081'))).toBeUndefined();
});

it('of versions whose digits hold the one with the printed number is taken', () => {
  // Without the 7 in the middle the digits hold as well.
  const zone = completeTd3({
    kind: 'P',
    country: 'BRA',
    surname: 'SIQUEIRA GUEDES',
    givenNames: 'BERNADETE',
    number: 'GE350373',
    nationality: 'BRA',
    birthDate: '2019-08-01',
    sex: 'M',
    expiryDate: '2029-09-16',
  });
  const doubled = zone[1].replace('GE350373', 'GE5505753');
  expect(read([zone[0], doubled], 'GE350373')).toEqual([...zone]);
});
