import { expect, it } from 'vitest';
import { sheetOfRows } from '../../testing/sheet-of-rows.ts';
import { readForm } from '../forms/form.ts';
import type { FormSpec } from '../forms/form-spec.ts';

it('a box as wide as the page has its value further right than the boxes around it', () => {
  const names = ['Nome', 'Documento', 'Telefones', 'Profissao', 'Nacionalidade'] as const;
  const spec: FormSpec<(typeof names)[number]> = {
    fields: names.map((name) => ({ id: name, kind: 'text', labels: [name] })),
  };
  const boxes = [
    ['Documento', 'Vinte'],
    ['Telefones', 'Quatro'],
    ['Profissao', 'Dentista'],
    ['Nacionalidade', 'Brasileira'],
  ].map(([label, value]) => [[100, label ?? ''] as const, [220, value ?? ''] as const]);
  const wide = [[100, 'Nome'] as const, [340, 'Rui Lima'] as const];
  const values = Object.fromEntries(
    readForm(sheetOfRows([wide, ...boxes]), spec).map(({ id, reading }) => [id, reading.value]),
  );
  expect(values).toMatchObject({
    Nome: 'Rui Lima',
    Documento: 'Vinte',
  });
});
