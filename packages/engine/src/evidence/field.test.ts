import { expect, it } from 'vitest';
import { fieldOf } from './field.ts';

const confOf = (value: string, ...words: readonly [text: string, conf: number][]) =>
  fieldOf({
    value,
    tokens: words.map(([text, conf]) => ({ text, conf, page: 1, box: [0, 0, 0.1, 0.1] as const })),
    anchorFit: 1,
    placed: 0.81,
  }).conf ?? 0;

it.each([
  'de Lourdes da Paixão',
  'SANTA CASA, FOZ DO',
  'Deixou um',
  'BANCO DA PRAÇA S',
  'CNPJ',
  'CIDADE / UF',
  'Carimbo e assinatura',
  'Data do documento',
  '19/08/1978, BELÉM',
  '*** CONFERÊNCIA',
  'T | ALUGUEL',
  'PASSO FU!',
  '47.377.849/0001-42',
  '2815-02-17',
  'ÓBITO',
])('the confidence of "%s", which was cut, is a label, two boxes or another’s, is less', (value) => {
  expect(confOf(value, [value, 96])).toBeLessThan(82);
  expect(confOf('Lourdes Paixão', ['Lourdes', 96], ['Paixão', 96])).toBeGreaterThan(85);
});

it('a letter beside figures that look like it is less sure where nothing proves it', () => {
  for (const code of ['B245460253', 'NAO6', '9BG768NW0ST561134', 'QQE07196-ZZTQ'])
    expect(confOf(code, [code, 96])).toBeLessThan(82);
  // Exact text, plates, numbers after their state, and codes without such a letter.
  expect(confOf('B245460253', ['B245460253', 100])).toBeGreaterThan(90);
  for (const code of ['FGB7089', 'SPT6H83', 'SP623180021', 'AB-3497', '12.345.678-X'])
    expect(confOf(code, [code, 96])).toBeGreaterThan(90);
});

it('a telephone whose area was not read is less sure', () => {
  expect(confOf('3193-3312', ['3193-3312', 96])).toBeLessThan(82);
  expect(confOf('(51) 3193-3312', ['(51)', 96], ['3193-3312', 96])).toBeGreaterThan(90);
});

it('a day with its hour is one value', () => {
  expect(confOf('2025-03-01T10:20:11-03:00', ['01/03/2025', 96], ['10:20:11', 96])).toBeGreaterThan(90);
});

it('a text of several words or in small letters, and a number of one or two figures, are less sure', () => {
  const word = confOf('PADRE', ['PADRE', 96]);
  expect(confOf('RUA PADRE', ['RUA', 96], ['PADRE', 96])).toBeLessThan(word);
  expect(confOf('Padre', ['Padre', 96])).toBeLessThan(word);
  expect(confOf('12', ['12', 96])).toBeLessThan(confOf('123', ['123', 96]));
  expect(confOf('SP', ['SP', 96])).toBe(word);
});

it('a text of which a piece is left, and a number put together of several words, are less sure', () => {
  for (const value of ['LTDA - E', 'VILA MARIANA 1A', 'antina da Praça', 'AV BRASIL nt CENTRO'])
    expect(confOf(value, [value, 96])).toBeLessThan(confOf('VILA MARIANA', ['VILA MARIANA', 96]));
  expect(confOf('13600.5514', ['13.600,55', 96], ['14', 96])).toBeLessThan(
    confOf('13600.55', ['R$', 96], ['13.600,55', 96]),
  );
});

it('a stroke beside a value that was read badly takes nothing from it', () => {
  expect(confOf('ALUGUEL', ['|', 30], ['ALUGUEL', 96])).toBe(confOf('ALUGUEL', ['ALUGUEL', 96]));
  expect(confOf('-', ['-', 30])).toBeLessThan(60);
});

it('a lone figure that a zero is taken for is less sure as an amount', () => {
  expect(confOf('9.00', ['9,00', 96])).toBeLessThan(confOf('7.00', ['7,00', 96]));
  expect(confOf('9.00', ['9,00', 100])).toBe(confOf('7.00', ['7,00', 100]));
});
