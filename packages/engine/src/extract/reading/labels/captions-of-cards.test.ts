import { expect, it } from 'vitest';
import { pageOfTexts, type Text } from '../../testing/sheet-of-texts.ts';
import { valuesOn } from '../../testing/values-on.ts';

/** A text around a middle. */
const around = (middle: number, top: number, height: number, text: string): Text => {
  const letters = text.replaceAll(' ', '').length;
  const width = 0.65 * height * letters + 0.4 * height * (text.split(' ').length - 1);
  return [middle - width / 2, top, height, text];
};

/** A column of captions below the beginnings of their values, beside cards with theirs below the middles. */
const texts: readonly Text[] = [
  [30, 40, 20, 'Rui Lima'],
  [30, 66, 20, 'Prado'],
  [30, 94, 6, 'nome do registrado'],
  [30, 120, 10, '16/08/2022'],
  [30, 134, 6, 'nascido em'],
  [30, 160, 10, '21:15'],
  [30, 174, 6, 'hora'],
  [30, 200, 10, 'masculino'],
  [30, 214, 6, 'sexo'],
  [30, 240, 10, '529.982.247-25'],
  [30, 254, 6, 'CPF'],
  around(420, 50, 10, 'Ivo Santos Lima'),
  around(420, 63, 10, 'Prado'),
  around(420, 77, 6, 'avô paterno'),
  around(700, 50, 10, 'Ana Clara Reis'),
  around(700, 63, 10, 'Prado'),
  around(700, 77, 6, 'avó paterna'),
  around(420, 110, 10, 'Caio Augusto Lima Prado'),
  around(420, 123, 6, 'pai'),
  around(700, 110, 10, 'Eva Maria Luz Reis'),
  around(700, 123, 6, 'mãe'),
  [350, 160, 10, 'A-131'],
  [560, 160, 10, '163'],
  [780, 160, 10, '16865'],
  [350, 174, 6, 'livro'],
  [560, 174, 6, 'folha'],
  [780, 174, 6, 'termo'],
  [350, 200, 10, '172106 01 55 2016 1 00131 163 0016865 09'],
  [350, 214, 6, 'matrícula'],
];

it('captions of a column and of cards have the rows above them, wherever the rows of the boxes beside are', () => {
  expect(valuesOn('birthcertificate', pageOfTexts(texts))).toMatchObject({
    Name: 'Rui Lima Prado',
    BirthDate: '2022-08-16',
    BirthTime: '21:15',
    PaternalGrandfather: 'Ivo Santos Lima Prado',
    PaternalGrandmother: 'Ana Clara Reis Prado',
    FatherName: 'Caio Augusto Lima Prado',
    MotherName: 'Eva Maria Luz Reis',
    // Not the first figures of the registration in the next row.
    Entry: '16865',
  });
});
