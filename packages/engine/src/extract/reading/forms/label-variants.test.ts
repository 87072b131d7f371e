import { expect, it } from 'vitest';
import { withVariants } from './label-variants.ts';

const labelsOf = (...fields: string[][]) =>
  withVariants(fields.map((labels) => ({ labels }))).map(({ labels }) => labels);

it('a label is also printed without the words that join others, and with the sign of a number at its other end', () => {
  expect(labelsOf(['Nº da nota'])[0]).toEqual(expect.arrayContaining(['Nº da nota', 'Nº nota', 'nota Nº']));
  expect(labelsOf(['Valor do frete'])[0]).toEqual(expect.arrayContaining(['Valor frete', 'Total do frete']));
});

it('what is the label of another field is no variant, nor what begins with a label', () => {
  expect(labelsOf(['Valor do frete'], ['Valor frete'])[0]).not.toContain('Valor frete');
  expect(labelsOf(['Porte', 'Porte da empresa'])[0]).toEqual(['Porte', 'Porte da empresa']);
});

it('words that forms print for each other are exchanged, in two places at once as well', () => {
  expect(labelsOf(['Cidade / UF'])[0]).toEqual(
    expect.arrayContaining(['Município / UF', 'Localidade / UF', 'Município / Unidade da Federação']),
  );
  expect(labelsOf(['Data de emissão'])[0]).toContain('Emitido em');
});

it('a word within another is not exchanged', () => {
  expect(labelsOf(['Cidadela'])[0]).toEqual(['Cidadela']);
});

it("what two fields of one block would be labelled is neither's", () => {
  const [one, other] = withVariants([
    { id: 'A', labels: ['Cidade da emissão'] },
    { id: 'B', labels: ['Município da emissão'] },
  ]);
  expect(one?.labels).not.toContain('Localidade da emissão');
  expect(other?.labels).not.toContain('Localidade da emissão');
});
