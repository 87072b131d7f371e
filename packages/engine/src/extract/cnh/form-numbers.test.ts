import { expect, it } from 'vitest';
import { formNumbersOf } from './form-numbers.ts';
import { sheetOfRows } from '../testing/sheet-of-rows.ts';

it('the number of the form is read with a zero for the letter of its state, and the code above it', () => {
  const found = formNumbersOf(
    sheetOfRows([
      [
        [100, 'ASSINADO DIGITALMENTE'],
        [360, '40917263358'],
        [540, 'Assinador Serpro'],
      ],
      [[361, 'G0510283746']],
    ]),
  );
  expect([found.Renach?.value, found.ValidationCode?.value]).toEqual(['GO510283746', '40917263358']);
});

it('letters that are no state begin no number of a form', () => {
  expect(formNumbersOf(sheetOfRows([[[360, '40917263358']], [[360, 'XX510283746']]]))).toEqual({});
});
