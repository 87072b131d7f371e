import { expect, it } from 'vitest';
import { sheetOfRows } from '../../testing/sheet-of-rows.ts';
import { sheetOfTexts, type Text } from '../../testing/sheet-of-texts.ts';
import type { FormSpec } from './form-spec.ts';
import { readForm } from './form.ts';

it('a value right behind one label is not the one below another', () => {
  const values = readForm(
    sheetOfRows([
      [
        [100, 'CNPJ 51.818.241/0007-79'],
        [300, 'IE 619.194.767.771'],
      ],
      [[300, 'IM 27291850']],
    ]),
    {
      fields: [
        { id: 'IE', kind: 'state-register', labels: ['IE'] },
        { id: 'IM', kind: 'digits', labels: ['IM'] },
      ],
    },
  );
  expect(Object.fromEntries(values.map(({ id, reading }) => [id, reading.value]))).toEqual({
    IE: '619194767771',
    IM: '27291850',
  });
});

it('a number right behind its label is its value, whatever is below it in another line of text', () => {
  const values = readForm(
    sheetOfRows([
      [[100, 'CNPJ 92.211.278/0001-26 RNTRC 07658025']],
      [[100, 'Rua Sete de Setembro norte 11290 Centro']],
    ]),
    { fields: [{ id: 'RNTRC', kind: 'number', labels: ['RNTRC'] }] },
  );
  expect(values.map(({ reading }) => reading.value)).toEqual(['07658025']);
});

it('a text goes on in the line below its label where its own line was full, and that has no label', () => {
  const spec: FormSpec<'Nature' | 'Kind' | 'Product'> = {
    fields: [
      { id: 'Nature', kind: 'text', labels: ['NATUREZA'] },
      { id: 'Kind', kind: 'text', labels: ['TIPO'] },
      { id: 'Product', kind: 'text', labels: ['PRODUTO'] },
    ],
  };
  const form = sheetOfRows([
    [[100, 'NATUREZA: PRESTAÇÃO DE SERVIÇO A']],
    [[100, 'ESTABELECIMENTO COMERCIAL']],
    [[100, 'TIPO: NORMAL']],
    [[100, 'VIA: PRIMEIRA']],
    [[100, 'PRODUTO: SOJA']],
  ]);
  expect(Object.fromEntries(readForm(form, spec).map(({ id, reading }) => [id, reading.value]))).toEqual({
    Nature: 'PRESTAÇÃO DE SERVIÇO A ESTABELECIMENTO COMERCIAL',
    Kind: 'NORMAL',
    Product: 'SOJA',
  });
});

it('a number right behind its sign is its value, whatever begins below, and a word of a text has none', () => {
  const values = readForm(
    sheetOfRows([
      [[100, 'Minuta nº 45218 - coleta e entrega']],
      [[100, '1 mensagem']],
      [[100, 'Peças fundidas de ferro']],
      [[100, '38']],
    ]),
    {
      fields: [
        { id: 'Number', kind: 'integer', labels: ['Minuta nº'] },
        { id: 'Pieces', kind: 'integer', labels: ['Peças'] },
      ],
    },
  );
  expect(values.map(({ id, reading }) => [id, reading.value])).toEqual([['Number', '45218']]);
});

it('the sign of a house number is low, and no label in smaller type behind the street', () => {
  let left = 250;
  const words = ['Rua', 'do', 'Norte', 'nº', '58'].map((word): Text => {
    const text: Text = [left, 100, 12, word];
    left += 0.65 * 12 * word.length + 12;
    return text;
  });
  const [value] = readForm(sheetOfTexts([[160, 103, 9, 'Residência'], ...words]), {
    fields: [{ id: 'Residence', kind: 'text', labels: ['Residência'] }],
  });
  expect(value?.reading.value).toBe('Rua do Norte nº 58');
});
