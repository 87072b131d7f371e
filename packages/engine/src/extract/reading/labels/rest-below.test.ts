import { expect, it } from 'vitest';
import { sheetOfTexts, type Text } from '../../testing/sheet-of-texts.ts';
import { readForm } from '../forms/form.ts';
import type { FormSpec } from '../forms/form-spec.ts';

const readAll = <Id extends string>(texts: readonly Text[], spec: FormSpec<Id>): Record<string, string> =>
  Object.fromEntries(readForm(sheetOfTexts(texts), spec).map(({ id, reading }) => [id, reading.value]));

it('words in much larger type below a label are its value, though both spell another label', () => {
  const spec: FormSpec<'Kind' | 'Brand'> = {
    fields: [
      { id: 'Kind', kind: 'text', labels: ['ESPÉCIE', 'ESPÉCIE VOL'] },
      { id: 'Brand', kind: 'text', labels: ['MARCA'] },
    ],
  };
  const read = (height: number): Record<string, string> =>
    readAll(
      [
        [100, 100, 8, 'ESPÉCIE'],
        [300, 100, 8, 'MARCA'],
        [100, 111, height, 'VOL'],
        [300, 111, height, 'AURORA'],
      ],
      spec,
    );
  expect(read(11)).toEqual({ Kind: 'VOL', Brand: 'AURORA' });
});

it('a label that goes on below with its unit and a colon has its value there, beside a column of values', () => {
  const [left, right] = [
    ['Base', 'Retido', 'Optante', 'Natureza'],
    ['PIS', 'COFINS', 'CSLL'],
  ] as const;
  const spec: FormSpec<string> = {
    fields: [
      ...[...left, ...right].map((name) => ({ id: name, kind: 'text' as const, labels: [name] })),
      { id: 'Net', kind: 'money', labels: ['Valor líquido'] },
    ],
  };
  const column = (names: readonly string[], at: number): Text[] =>
    names.flatMap((name, row): Text[] => [
      [at, 100 + 14 * row, 8, `${name}:`],
      [at + 80, 100 + 14 * row, 8, 'Sim'],
    ]);
  const texts: Text[] = [
    ...column(left, 100),
    ...column(right, 400),
    [400, 142, 8, 'Valor líquido'],
    [400, 160, 8, '(R$):'],
    [440, 156, 14, '1.150,00'],
  ];
  expect(readAll(texts, spec)).toMatchObject({ Net: '1150.00' });
});
