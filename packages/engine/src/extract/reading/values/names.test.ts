import { expect, it } from 'vitest';
import { issuerOf, nameOf } from './names.ts';

it('a name ends before what is said of the person', () => {
  expect(nameOf('ROSA LUZ DIAS (maternos)')).toBe('ROSA LUZ DIAS');
  expect(nameOf('Rui Dias (já falecido)')).toBe('Rui Dias');
  expect(nameOf('Rosa Reis Foi declarante Ana Lemos')).toBe('Rosa Reis');
});

it('an office keeps its strokes, which a picture shows as letters', () => {
  expect(issuerOf('SSPIPE')).toBe('SSP/PE');
  expect(issuerOf('SRIDPFIMA')).toBe('SR/DPF/MA');
});
