import { expect, it } from 'vitest';
import { extractDocuments } from './extract.ts';
import { pageOfRows } from './testing/sheet-of-rows.ts';

it('a page in its own words gives values, which are stated less surely than those of known labels', () => {
  const [document] = extractDocuments('guide', {
    pages: [
      pageOfRows(
        [
          [[60, 'GUIA DE CONSULTA']],
          [
            [60, 'Registro ANS'],
            [300, '410675'],
          ],
          [
            [60, 'Senha'],
            [300, '410231169'],
          ],
          [
            [60, 'Senha expira em'],
            [300, '02/06/2024'],
          ],
          [
            [60, 'Expira o cartão em'],
            [300, '05/10/2024'],
          ],
        ],
        'text-layer',
        100,
      ),
    ],
  });
  const data = document?.Data as Record<string, { value: string; conf: number }>;
  expect(data['PasswordExpiryDate']?.value).toBe('2024-06-02');
  expect(data['CardExpiryDate']?.value).toBe('2024-10-05');
  expect(data['CardExpiryDate']?.conf).toBeLessThan(90);
});

it('a label that is known as another box’s is no other words for a field’s', () => {
  const [document] = extractDocuments('proofofaddress', {
    pages: [
      pageOfRows(
        [
          [[60, 'FATURA DE INTERNET']],
          [
            [60, 'Espécie Doc.'],
            [400, 'Vencimento'],
          ],
          [
            [60, 'DSI'],
            [400, '20/08/2026'],
          ],
        ],
        'text-layer',
        100,
      ),
    ],
  });
  expect(document?.Data).toMatchObject({ DueDate: { value: '2026-08-20' } });
  expect(document?.Data).not.toHaveProperty('TariffClass');
});
