import { expect, it } from 'vitest';
import { registryOfficeFields } from './registry-office-fields.ts';

it('the name of an office that begins with its official ("Oficial de Registro Civil …") is no name of a person', () => {
  const official = registryOfficeFields.find(({ labels }) => labels.includes('Oficial de Registro'));
  for (const [said, isName] of [
    ['Civil das Pessoas Naturais de Lages', false],
    ['Registro Civil de Lages', false],
    ['Rui Lima Sá', true],
    ['Bela. Eva de Sá Registro', true],
  ] as const)
    expect(official?.shape?.test(said), said).toBe(isName);
});
