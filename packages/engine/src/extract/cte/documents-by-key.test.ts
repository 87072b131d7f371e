import { expect, it } from 'vitest';
import { completeAccessKey } from '@lavra/brazil/access-key';
import { sheetOfRows } from '../testing/sheet-of-rows.ts';
import { readDocumentsByKey } from './documents-by-key.ts';

const keyOf = (model: string, number: string): string =>
  completeAccessKey(`33260511222333000181${model}001${number}119501142`) ?? '';
const grouped = (key: string): string => key.replace(/(.{4})(?=.)/g, '$1 ');

it('invoices are told by their keys, each with its series and number, and the key of the freight itself is none', () => {
  const [first, second] = [keyOf('55', '000012566'), keyOf('55', '000005014')];
  const found = readDocumentsByKey(
    sheetOfRows([
      [[50, keyOf('57', '000213074')]],
      [
        [50, 'Tipo Nº/Série'],
        [200, 'Chave de acesso'],
      ],
      [
        [50, 'NF-e 12566/1'],
        [200, grouped(first)],
      ],
      [
        [50, 'NF-e 5014/1'],
        [200, grouped(second)],
      ],
    ]),
  );
  const rows = found?.rows.map((row) =>
    Object.fromEntries(Object.entries(row).map(([id, field]) => [id, field?.value])),
  );
  expect(rows).toEqual([
    { Kind: 'NF-e', AccessKey: first, Series: '1', Number: '12566' },
    { Kind: 'NF-e', AccessKey: second, Series: '1', Number: '5014' },
  ]);
});

it('a page without keys of invoices has no such list', () => {
  expect(readDocumentsByKey(sheetOfRows([[[50, keyOf('57', '000213074')]]]))).toBeUndefined();
});
