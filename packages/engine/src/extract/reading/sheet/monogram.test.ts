import { expect, it } from 'vitest';
import { pageOfTexts } from '../../testing/sheet-of-texts.ts';
import { withoutMonogram } from './monogram.ts';
import { sheetOf } from './sheet-of-page.ts';

const firstRow = (letters: string, size: number) =>
  withoutMonogram(
    sheetOf(
      pageOfTexts([
        [40, 40, size, letters],
        [120, 42, 10, 'Porta Azul Imóveis'],
        [120, 60, 8, 'CRECI 1234-J'],
        [40, 900, 8, 'Lages'],
      ]),
    ),
  ).tokens.map(({ text }) => text);

it('the letters of a logo that are initials of the name beside them are no word of it', () => {
  expect(firstRow('PA', 16)).not.toContain('PA');
  expect(firstRow('PAI', 16)).not.toContain('PAI');
});

it('other letters, and those in the name’s own size, are kept', () => {
  expect(firstRow('MG', 16)).toContain('MG');
  expect(firstRow('PA', 10)).toContain('PA');
});
