import { expect, it } from 'vitest';
import { sheetOfRows } from '../../testing/sheet-of-rows.ts';
import { endsList } from './end-of-list.ts';

const ends = (text: string): boolean => endsList(sheetOfRows([[[40, text]]]).rows[0] ?? []);

it.each(['Valor da mercadoria R$ 2.000,00', 'Valor total das notas 2.000,00', 'Descontos 710 kg'])(
  '"%s" is the whole of a list',
  (text) => {
    expect(ends(text)).toBe(true);
  },
);

it.each(['Valor da mercadoria R$', 'Desconto 5,00', 'Valor da carga perigosa 40,00'])(
  '"%s" may be of the list',
  (text) => {
    expect(ends(text)).toBe(false);
  },
);
