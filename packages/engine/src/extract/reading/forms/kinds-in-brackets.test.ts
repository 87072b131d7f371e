import { expect, it } from 'vitest';
import { sheetOfRows } from '../../testing/sheet-of-rows.ts';
import { printedOf } from '../sheet/sheet.ts';
import { withoutKindsInBrackets } from './kinds-in-brackets.ts';

it('what kind of value a box has is no part of its label nor of its value', () => {
  const sheet = sheetOfRows([[[40, 'Acidente (cód.) 9']], [[40, 'RN (S/N): N']], [[40, 'Ana (mãe) 9']]]);
  expect(printedOf(withoutKindsInBrackets(sheet))).toBe('Acidente 9 RN: N Ana (mãe) 9');
});
