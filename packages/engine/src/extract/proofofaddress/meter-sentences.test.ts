import { expect, it } from 'vitest';
import { readPhrases, runningTextOf } from '../reading/phrases/phrases.ts';
import { sheetOf } from '../reading/sheet/sheet-of-page.ts';
import { pageOfText } from '../testing/page-of-text.ts';
import { meterSentences } from './meter-sentences.ts';

it('a line has the day of the reading in its label and the reading at its end', () => {
  const text = runningTextOf([
    sheetOf(pageOfText('Leitura anterior em 19/06/2026 1.559 Leitura atual em 20/07/2026 1.579 Consumo 20')),
  ]);
  const found = readPhrases(text, meterSentences).map(({ id, reading }) => [id, reading.value]);
  expect(Object.fromEntries(found)).toMatchObject({
    PreviousReadingDate: '2026-06-19',
    PreviousReading: '1559',
    CurrentReadingDate: '2026-07-20',
    CurrentReading: '1579',
  });
});
