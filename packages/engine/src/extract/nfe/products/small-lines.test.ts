import { expect, it } from 'vitest';
import { pageOfTexts } from '../../testing/sheet-of-texts.ts';
import { withoutSmallLines } from './small-lines.ts';

const textOf = (line: string, height: number): string =>
  withoutSmallLines(
    pageOfTexts([
      [60, 100, 8, 'RESINA FLUIDA COR A2'],
      [60, 112, height, line],
      [500, 112, 8, '30064011'],
      [560, 112, 8, 'CX'],
    ]),
  )
    .words.map(({ text }) => text)
    .join(' ');

it('a line in smaller type that tells the lot with its days is none of the description above it', () => {
  expect(textOf('Lote B81 · Fab. 01/2025 · Val. 07/2028', 6)).toBe('RESINA FLUIDA COR A2 30064011 CX');
});

it.each([
  ['Lote B81 · Fab. 01/2025 · Val. 07/2028', 8],
  ['Lote com 20 unidades', 6],
])('%s in type of %d stays', (line, height) => {
  expect(textOf(line, height)).toContain(line);
});

it('a line in smaller type that tells the dangers of a product is none of its description', () => {
  expect(textOf('ONU 1263 Classe 3 GE II', 6)).toBe('RESINA FLUIDA COR A2 30064011 CX');
  expect(textOf('ONU 1263 Classe 3 GE II', 8)).toContain('ONU');
  expect(textOf('ONU 1263 tambor azul', 6)).toContain('ONU');
});
