import { expect, it } from 'vitest';
import type { Box } from '@lavra/contract/model/result';
import type { Page } from '../../../pages/page.ts';
import { readForm } from '../forms/form.ts';
import type { FormSpec } from '../forms/form-spec.ts';
import { sheetOf } from '../sheet/sheet.ts';

type Id = 'Farm' | 'Supplier' | 'Carrier';

const spec: FormSpec<Id> = {
  fields: [
    { id: 'Farm', kind: 'text', labels: ['Fazenda', 'Propriedade'] },
    { id: 'Supplier', kind: 'text', labels: ['Produtor'] },
    { id: 'Carrier', kind: 'text', labels: ['Transportadora'] },
  ],
};

/** Texts with their left edge, top and height in thousandths of the page. */
function valuesOf(texts: readonly (readonly [left: number, top: number, height: number, text: string])[]) {
  const words = texts.flatMap(([left, top, height, text]) => {
    let x = left;
    return text.split(' ').map((word) => {
      const width = 0.65 * height * word.length;
      const tails = /[gjpqyç]/.test(word) ? height / 3 : 0;
      const box: Box = [x / 1000, top / 1000, width / 1000, (height + tails) / 1000];
      x += width + 0.4 * height;
      return { text: word, conf: 100, box };
    });
  });
  const looks = { source: 'text-layer', orientation: 0, quality: 'ok', width: 1000, height: 1000 } as const;
  const page: Page = { number: 1, words, lines: [], codes: [], ...looks };
  return Object.fromEntries(readForm(sheetOf(page), spec).map(({ id, reading }) => [id, reading.value]));
}

it('a value in a box may begin with the word of a label, printed as large as the words behind it', () => {
  const values = valuesOf([
    [50, 100, 7, 'PROPRIEDADE'],
    [50, 110, 11, 'FAZENDA RIO DAS ANTAS'],
    [500, 100, 7, 'TRANSPORTADORA'],
    [500, 110, 11, 'TRANSPORTADORA CERRADO'],
  ]);
  expect(values).toEqual({ Farm: 'FAZENDA RIO DAS ANTAS', Carrier: 'TRANSPORTADORA CERRADO' });
});

it('in a list without colons the word is a label, because the label above it has its value beside it', () => {
  const values = valuesOf([
    [50, 100, 10, 'PRODUTOR JOSE LIMA'],
    [50, 116, 10, 'FAZENDA BOA VISTA'],
  ]);
  expect(values).toEqual({ Supplier: 'JOSE LIMA', Farm: 'BOA VISTA' });
});

it('a company in the letterhead is no label with its value', () => {
  const values = valuesOf([
    [50, 50, 16, 'Transportadora Dal Molin Ltda'],
    [50, 100, 10, 'Fazenda: Santa Rita'],
    [50, 116, 10, 'Produtor: Rui Lima'],
  ]);
  expect(values).toEqual({ Farm: 'Santa Rita', Supplier: 'Rui Lima' });
});
