import { expect, it } from 'vitest';
import { extractDocuments } from '../extract.ts';
import { pageOfRows } from '../testing/sheet-of-rows.ts';

it('a licence of before 1997 has a number of nine figures, and its identity card in one box', () => {
  const page = pageOfRows(
    [
      [[60, 'CARTEIRA NACIONAL DE HABILITAÇÃO']],
      [[60, 'NOME E SOBRENOME IVO RIOS GUSMAO']],
      [[60, 'DOC. IDENTIDADE 0197272 SSPDC/SP']],
      [[60, 'Nº REGISTRO 737031001']],
      [[60, 'EXPEDIÇÃO 09.02.1992']],
    ],
    'ocr',
    96,
  );
  expect(extractDocuments('cnh', { pages: [page] })[0]?.Data).toMatchObject({
    RegistrationNumber: { value: '737031001' },
    IdentityNumber: { value: '0197272' },
    IdentityIssuer: { value: 'SSPDC' },
    IdentityState: { value: 'SP' },
  });
});
