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
