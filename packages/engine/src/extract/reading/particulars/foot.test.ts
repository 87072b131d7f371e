import { expect, it } from 'vitest';
import { sheetOfRows } from '../../testing/sheet-of-rows.ts';
import { placesOfRegistry } from './registry-places.ts';

it('the day of issue stands in figures below the closing words, and the official’s name in two lines over the title', () => {
  const places = placesOfRegistry(
    sheetOfRows([
      [[100, 'CERTIDÃO DE NASCIMENTO']],
      [
        [100, 'Selo de fiscalização'],
        [700, 'Certifico e dou fé.'],
      ],
      [
        [100, 'AB148.882573-8231'],
        [692, 'Lages, 11/04/2019'],
      ],
      [],
      [[690, 'Priscila Guimarães']],
      [[718, 'Mendonça']],
      [[726, 'Oficial']],
    ]),
  );
  expect(places.IssueDate?.value).toBe('2019-04-11');
  expect(places.OfficialName?.value).toBe('Priscila Guimarães Mendonça');
});

it('a day in figures behind a town that no closing words lead to is another one’s', () => {
  const places = placesOfRegistry(
    sheetOfRows([[[100, 'CERTIDÃO DE NASCIMENTO']], [[100, 'Lages, 11/04/2019']], [[100, 'Dou fé.']]]),
  );
  expect(places.IssueDate).toBeUndefined();
});
