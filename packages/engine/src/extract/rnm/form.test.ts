import { expect, it } from 'vitest';
import { extractDocuments } from '../extract.ts';
import { pageOfRows } from '../testing/sheet-of-rows.ts';

const dataOf = (rows: Parameters<typeof pageOfRows>[0]) =>
  extractDocuments('rnm', { pages: [pageOfRows(rows, 'text-layer', 100)] })[0]?.Data;

it('the name beside a surname is the given names, a name without one is whole', () => {
  const data = dataOf([
    [[100, 'SOBRENOME']],
    [[100, 'GALLO FERRARI']],
    [[100, 'NOME']],
    [[100, 'ELISA']],
    [[100, 'NACIONALIDADE']],
    [[100, 'ITÁLIA']],
  ]);
  expect(data).toMatchObject({ Surname: { value: 'GALLO FERRARI' }, GivenNames: { value: 'ELISA' } });
  expect(data).not.toHaveProperty('Name');
  expect(dataOf([[[100, 'NOME']], [[100, 'FRITZNER ESTIME DESIR']]])).toMatchObject({
    Name: { value: 'FRITZNER ESTIME DESIR' },
  });
});
