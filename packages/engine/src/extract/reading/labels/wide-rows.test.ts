import { expect, it } from 'vitest';
import { sheetOfRows } from '../../testing/sheet-of-rows.ts';
import { readForm } from '../forms/form.ts';
import type { FormSpec } from '../forms/form-spec.ts';
import type { Sheet } from '../sheet/sheet.ts';

const readAll = <Id extends string>(sheet: Sheet, spec: FormSpec<Id>): Record<string, string> =>
  Object.fromEntries(readForm(sheet, spec).map(({ id, reading }) => [id, reading.value]));

it('boxes as wide as the page may follow each other, with their values further right than those of the others', () => {
  const names = ['Tipo', 'Porte', 'Fone', 'Cidade', 'Bairro', 'Nome', 'Fantasia', 'Natureza'] as const;
  const spec: FormSpec<(typeof names)[number]> = {
    fields: names.map((name) => ({ id: name, kind: 'text', labels: [name] })),
  };
  const isWide = (name: string): boolean => ['Nome', 'Fantasia', 'Natureza'].includes(name);
  const rows = names.map((name) => [
    [60, name] as const,
    [isWide(name) ? 300 : 160, `Sol ${name}eira`] as const,
  ]);
  expect(readAll(sheetOfRows(rows), spec)).toEqual(
    Object.fromEntries(names.map((name) => [name, `Sol ${name}eira`])),
  );
});
