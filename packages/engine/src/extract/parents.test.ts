import type { Field } from '@lavra/contract/model/result';
import { expect, it } from 'vitest';
import type { FormValue } from './reading/forms/form-values.ts';
import type { Token } from './reading/sheet/sheet.ts';
import { sheetOfRows } from './testing/sheet-of-rows.ts';
import { parentsInOrder, sortParents, tellsParent } from './parents.ts';

const named = (value: string): Field => ({ value, conf: 90, box: [0, 0, 0, 0] });

it('of two parents the one whose given name alone says so is the father, or the mother', () => {
  const data = { FatherName: named('KAUANE LIMA'), MotherName: named('THEO LIMA') };
  sortParents(data, ['FatherName', 'MotherName']);
  expect(data.FatherName.value).toBe('THEO LIMA');
  const devout = { FatherName: named('HEITOR LIMA'), MotherName: named('CONCEIÇÃO LIMA') };
  sortParents(devout, ['FatherName', 'MotherName']);
  expect(devout.FatherName.value).toBe('HEITOR LIMA');
  const ofWoman = { FatherName: named('ALZIRA LIMA'), MotherName: named('HAMILTON LIMA') };
  sortParents(ofWoman, ['FatherName', 'MotherName']);
  expect(ofWoman.FatherName.value).toBe('HAMILTON LIMA');
  const neither = { FatherName: named('DAVI LIMA'), MotherName: named('RUTH LIMA') };
  sortParents(neither, ['FatherName', 'MotherName']);
  expect(neither.FatherName.value).toBe('DAVI LIMA');
});

it('parents of foreigners are exchanged only where both names say so', () => {
  const fatherOf = (father: string, mother: string): string | undefined => {
    const data = { FatherName: named(father), MotherName: named(mother) };
    sortParents(data, ['FatherName', 'MotherName'], { areForeigners: true });
    return data.FatherName.value;
  };
  expect(fatherOf('TAKESHI MORI', 'YOKO HONDA')).toBe('TAKESHI MORI');
  expect(fatherOf('AKIRA MORI', 'KEIKO HONDA')).toBe('AKIRA MORI');
  expect(fatherOf('JENS BECKER', 'MARGRET KROON')).toBe('JENS BECKER');
  expect(fatherOf('LUCIA PEREZ', 'MARCO RUIZ')).toBe('MARCO RUIZ');
  expect(fatherOf('ROSA PEREZ', 'WALTER RUIZ')).toBe('WALTER RUIZ');
  expect(fatherOf('SABINE BECKER', 'JÜRGEN KROON')).toBe('JÜRGEN KROON');
  expect(fatherOf('AKIRA MORI', 'KAREN HONDA')).toBe('AKIRA MORI');
  expect(fatherOf('WALTER RUIZ', 'ROSA PEREZ')).toBe('WALTER RUIZ');
});

it('where only foreigners’ names tell which parent is which, both are doubted', () => {
  const surenessOf = (father: string, mother: string): number | undefined => {
    const data = { FatherName: named(father), MotherName: named(mother) };
    sortParents(data, ['FatherName', 'MotherName'], { areForeigners: true });
    return data.FatherName.conf;
  };
  expect(surenessOf('CHUKWUEMEKA OBI', 'NGOZI EZE')).toBeLessThan(90);
  expect(surenessOf('LUCIA PEREZ', 'MARCO RUIZ')).toBeLessThan(90);
  expect(surenessOf('WALTER RUIZ', 'ROSA PEREZ')).toBe(90);
});

it('a label says which parent it is of, or none', () => {
  expect(['Filiação: pai', 'MÃE', 'Nome da genitora'].every(tellsParent)).toBe(true);
  expect(['FILIAÇÃO', 'PAIS / PARENTS', 'FILIAÇÃO 1', 'Pai e mãe'].some(tellsParent)).toBe(false);
});

it('of two names at the label of both parents the upper one is the first', () => {
  const heading: Token[] = [];
  const valueAt = (id: 'FatherName' | 'MotherName', value: string, top: number): FormValue<typeof id> => {
    const [token] = sheetOfRows([[[220, value]]]).tokens;
    const tokens = token === undefined ? [] : [{ ...token, top, bottom: top + 9 }];
    return {
      id,
      reading: { value, printed: value, tokens, shapeFit: 1, checks: [] },
      fit: 1,
      isText: true,
      heading,
    };
  };
  const values = [valueAt('FatherName', 'AKEMI', 40), valueAt('MotherName', 'HIROSHI', 20)];
  const said = (all: readonly FormValue<'FatherName' | 'MotherName'>[]) =>
    all.map(({ reading }) => reading.value);
  expect(said(parentsInOrder(values, ['FatherName', 'MotherName']))).toEqual(['HIROSHI', 'AKEMI']);
  const apart = values.map((value, at) => ({ ...value, heading: at === 0 ? heading : [] }));
  expect(said(parentsInOrder(apart, ['FatherName', 'MotherName']))).toEqual(['AKEMI', 'HIROSHI']);
  const wrapped = [valueAt('FatherName', 'HIROSHI LIMA', 20), valueAt('MotherName', 'DA SILVA', 30)];
  expect(said(parentsInOrder(wrapped, ['FatherName', 'MotherName']))).toEqual(['HIROSHI LIMA DA SILVA']);
});
