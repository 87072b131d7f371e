import { expect, it } from 'vitest';
import { sheetOfTexts } from '../../testing/sheet-of-texts.ts';
import { findCompanyName } from './letterhead.ts';

it.each(['CNPJ 51.130.158/0015-12', 'CNP) 51.130.158/0015-12 RNTRC 07658025'])(
  'over %s is the name in the largest type, not the office below it',
  (number) => {
    const sheet = sheetOfTexts([
      [150, 50, 17, 'Cooperativa Vale do Piquiri'],
      [150, 74, 10, 'Unidade de Recebimento Rio Verde - GO Rod. GO-475 km 82'],
      [150, 90, 10, number],
      [150, 300, 10, 'Romaneio de entrada de produtos'],
    ]);
    expect(findCompanyName(sheet)?.value).toBe('Cooperativa Vale do Piquiri');
  },
);
