import { expect, it } from 'vitest';
import { pageOfRows, type Row } from '../testing/sheet-of-rows.ts';
import { valuesOn } from '../testing/values-on.ts';

const box = (label: string, value: string): Row => [
  [60, `${label}:`],
  [400, value],
];

it('a certificate tells in plain words who said it, and where one rests', () => {
  const rows: readonly Row[] = [
    [[60, 'Certidão de óbito']],
    box('nome', 'Rui Lima Sá'),
    box('partiu em', '15/06/2025'),
    box('quem avisou', 'Ana Luz Reis'),
    box('descansa em', 'Cemitério do Sol, Lages'),
    box('à margem', 'Deixou bens.'),
  ];
  expect(valuesOn('deathcertificate', pageOfRows(rows, 'text-layer', 100))).toMatchObject({
    DeathDate: '2025-06-15',
    Declarant: 'Ana Luz Reis',
    BurialPlace: 'Cemitério do Sol, Lages',
    Annotations: 'Deixou bens.',
  });
});
