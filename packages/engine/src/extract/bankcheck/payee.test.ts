import { expect, it } from 'vitest';
import { pageOfRows, type Row } from '../testing/sheet-of-rows.ts';
import { valuesOn } from '../testing/values-on.ts';

/** The payee of a cheque with this row below its amount. */
const payeeOf = (row: string, between: readonly Row[] = [[]]): unknown =>
  valuesOn(
    'bankcheck',
    pageOfRows(
      [
        [[60, '018 104 2731 5 0045118-6 8 905 700412 3']],
        [],
        [[60, 'IMPORTÂNCIA DOIS MIL REAIS E DEZ CENTAVOS']],
        ...between,
        [[60, row]],
        [],
        [[60, 'LOCAL E DATA MARINGA, 4 DE MAIO DE 2018']],
      ],
      'ocr',
      96,
    ),
  )['PayeeName'];

it('the payee stands behind the print that says so, and before the print behind it', () => {
  for (const row of [
    'PAGUE-SE A TECIDOS SERRA VERDE S/A OU À SUA ORDEM',
    'PAGUE SE A TECIDOS SERRA VERDE S/A SUA ORDEM',
    'PAGUE-SE TECIDOS SERRA VERDE S/A OU À SUA ORDEM',
    'Ao Sr.(a) TECIDOS SERRA VERDE S/A ou à sua ordem',
    'Ao Sr (a TECIDOS SERRA VERDE S/A',
  ])
    expect(payeeOf(row)).toBe('TECIDOS SERRA VERDE S/A');
  expect(payeeOf('p RUTE CAMPOS PINHO A SUA ORDEM')).toBe('RUTE CAMPOS PINHO');
});

it('the caption of the amount below its words is no payee', () => {
  const between: Row[] = [[[60, 'POR EXTENSO']]];
  expect(payeeOf('PAGUE-SE A RUTE CAMPOS PINHO OU À SUA ORDEM', between)).toBe('RUTE CAMPOS PINHO');
  expect(payeeOf('RUTE CAMPOS PINHO', between)).toBe('RUTE CAMPOS PINHO');
});

it('an amount behind the print that says to pay is no payee', () => {
  expect(payeeOf('Por este cheque PAGUE-SE A QUANTIA DE NOVE MIL REAIS')).toBeUndefined();
  expect(payeeOf('PAGUE-SE NOVE MIL REAIS')).toBeUndefined();
});
