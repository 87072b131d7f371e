import { expect, it } from 'vitest';
import { sheetOf } from '../sheet/sheet-of-page.ts';
import { pageOfRoll } from '../../testing/page-of-roll.ts';
import { readValue } from './values.ts';

it('in monospaced type the words of a name are a whole letter apart, however doubtful the last is', () => {
  const page = pageOfRoll(['IVONE SALGUEIRO', 'uma linha de letras pequenas abaixo'], 'ocr', 92);
  const words = page.words.map((word) => (word.text === 'SALGUEIRO' ? { ...word, conf: 52 } : word));
  const sheet = sheetOf({ ...page, words });
  expect(readValue(sheet.rows[0] ?? [], 'name', 0.7 * sheet.glyph)?.value).toBe('IVONE SALGUEIRO');
});
