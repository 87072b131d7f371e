import { expect, it } from 'vitest';
import { readPhrases, runningTextOf } from '../reading/phrases/phrases.ts';
import { sheetOf } from '../reading/sheet/sheet-of-page.ts';
import { pageOfRows } from '../testing/sheet-of-rows.ts';
import { notaryPhrases } from './notary.ts';

const valueIn = (id: 'NotaryName' | 'NotaryDate', rows: readonly string[]): string | undefined =>
  readPhrases(
    runningTextOf([
      sheetOf(
        pageOfRows(
          rows.map((row) => [[60, row]]),
          'text-layer',
          100,
        ),
      ),
    ]),
    notaryPhrases,
  ).find((found) => found.id === id)?.reading.value;

it.each([
  [['5º SERVIÇO NOTARIAL DE IMPERATRIZ', 'Reconheço a assinatura'], '5º SERVIÇO NOTARIAL DE IMPERATRIZ'],
  [['2º Tabelionato de Notas de Caxias do Sul', 'Reconheço'], '2º Tabelionato de Notas de Caxias do Sul'],
  [['1º OFÍCIO DE NOTAS E PROTESTO DE PALMAS', 'SELO 12'], '1º OFÍCIO DE NOTAS E PROTESTO DE PALMAS'],
  [['2º Tabelionato de Notas de Londrina FOR TRANSFERIDA'], '2º Tabelionato de Notas de Londrina'],
  [['SERVENTIA REGISTRAL E NOTARIAL DE URUBICI'], 'SERVENTIA REGISTRAL E NOTARIAL DE URUBICI'],
  [['CARTÓRIO HOFFMANN – 4º OFÍCIO DE NOTAS', 'Reconheço'], 'CARTÓRIO HOFFMANN – 4º OFÍCIO DE NOTAS'],
  [['2º OFÍCIO DE NOTAS DE CHAPECÓ', 'Reconheço', 'Daranhoro'], '2º OFÍCIO DE NOTAS DE CHAPECÓ'],
  [['3º Tabelião de Notas de Urubici', 'Dra. Ana Melo - Tabeliã'], '3º Tabelião de Notas de Urubici'],
  [['Ofício de registro de imóveis de Urubici'], undefined],
])('finds the notary of %j', (rows, office) => expect(valueIn('NotaryName', rows)).toBe(office));

it('a certificate of a sale tells in a sentence when the signatures were recognised', () => {
  expect(
    valueIn('NotaryDate', [
      'As firmas do vendedor e do adquirente foram reconhecidas por autenticidade',
      'nesta serventia em 02/02/2026.',
    ]),
  ).toBe('2026-02-02');
});

it('the label of the next box is no word of the town, and the day below the title of the box is its own', () => {
  const rows = ['RECONHECIMENTO DE FIRMA', 'Tabelionato: 2º Ofício de Notas de Ipatinga', 'Data: 20/01/2025'];
  expect(valueIn('NotaryName', rows)).toBe('2º Ofício de Notas de Ipatinga');
  expect(valueIn('NotaryDate', rows)).toBe('2025-01-20');
});
