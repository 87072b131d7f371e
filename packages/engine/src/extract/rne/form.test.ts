import { expect, it } from 'vitest';
import { extractDocuments } from '../extract.ts';
import { pageOfRows } from '../testing/sheet-of-rows.ts';

it('a card that never expires says so in a word', () => {
  const rows = [
    [
      [100, 'NOME:'],
      [400, 'VALIDADE:'],
    ],
    [
      [100, 'NORAH MAMANI CHOQUE'],
      [400, 'INDETERMINADA'],
    ],
    [
      [100, 'ENTRADA NO BRASIL:'],
      [400, 'FUNDAMENTO LEGAL:'],
    ],
    [
      [100, '08/08/1998'],
      [400, 'ACORDO BRASIL/BOLIVIA 2005'],
    ],
  ] as const;
  const [document] = extractDocuments('rne', { pages: [pageOfRows(rows, 'text-layer', 100)] });
  expect(document?.Data).toMatchObject({
    Name: { value: 'NORAH MAMANI CHOQUE' },
    ExpiryDate: { value: 'INDETERMINADA' },
    EntryDate: { value: '1998-08-08' },
    LegalBasis: { value: 'ACORDO BRASIL/BOLIVIA 2005' },
  });
});
