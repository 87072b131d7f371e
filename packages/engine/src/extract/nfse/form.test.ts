import { expect, it } from 'vitest';
import { pageOfRows } from '../testing/sheet-of-rows.ts';
import { extractDocuments } from '../extract.ts';

it.each([
  ['Data de Competência: 05/11/2026', '2026-11-05'],
  ['Mês de Competência: 11/2026', '2026-11'],
])('a competence is a day or a month, as printed: %s', (printed, value) => {
  const page = pageOfRows([[[100, 'NOTA FISCAL DE SERVIÇOS']], [[100, printed]]], 'text-layer', 100);
  expect(extractDocuments('nfse', { pages: [page] })[0]?.Data).toMatchObject({ CompetenceDate: { value } });
});
