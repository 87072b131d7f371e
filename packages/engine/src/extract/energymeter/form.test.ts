import { expect, it } from 'vitest';
import { sheetOfRows } from '../testing/sheet-of-rows.ts';
import { readPhrases, runningTextOf } from '../reading/phrases/phrases.ts';
import { energymeterForm } from './form.ts';

const readingOf = (row: string) =>
  readPhrases(runningTextOf([sheetOfRows([[[40, row]]])]), energymeterForm.phrases ?? []).find(
    ({ id }) => id === 'Reading',
  )?.reading.value;

it('figures that are read as print beside their unit are the reading, counts of pulses are not', () => {
  expect(readingOf('kWh 03 130541')).toBe('130541');
  expect(readingOf('kwh 52021')).toBe('52021');
  expect(readingOf('018722 kWh')).toBe('018722');
  expect(readingOf('kWh 1000 imp/kWh')).toBeUndefined();
  expect(readingOf('Kh 1,0 Wh/imp 60 Hz')).toBeUndefined();
});
