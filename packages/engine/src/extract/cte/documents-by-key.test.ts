import { expect, it } from 'vitest';
import { completeAccessKey } from '@lavra/brazil/access-key';
import { pageOfRows, sheetOfRows } from '../testing/sheet-of-rows.ts';
import { valuesOn } from '../testing/values-on.ts';
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

it("the key of the freight is the one of its own model, also below the invoices'", () => {
  const [own, invoice] = [keyOf('57', '000003383'), keyOf('55', '000012566')];
  const rows = [
    [[50, `Nota 12566, série 1 chave ${invoice}`]],
    [[50, own.replace(/^(.{11})(.{11})/, '$1-$2-')]],
  ] as const;
  expect(valuesOn('cte', pageOfRows(rows, 'text-layer', 100))).toMatchObject({
    AccessKey: own,
    Number: '3383',
    OriginDocuments: [{ AccessKey: invoice, Number: '12566' }],
  });
});

it('series and number are given as they are printed beside the key', () => {
  const key = keyOf('55', '000002218');
  const found = readDocumentsByKey(
    sheetOfRows([[[50, `Documento originário: NFE série 001 número 000002218 chave ${key}`]]]),
  );
  expect(found?.rows[0]?.Series?.value).toBe('001');
  expect(found?.rows[0]?.Number?.value).toBe('000002218');
});

it('boxes of the head with the labels of a list of documents are no document', () => {
  const own = keyOf('57', '000213074');
  const head = (key: string) =>
    valuesOn(
      'cte',
      pageOfRows(
        [
          [[50, 'Conhecimento de Transporte Eletrônico']],
          [
            [50, 'Nr. documento: 213074'],
            [300, 'Série: 1'],
            [420, 'Mod.: 57'],
          ],
          [[50, `Chave: ${own}`]],
          [[50, 'DOCUMENTOS ORIGINÁRIOS']],
          [
            [50, 'NF-e'],
            [200, key],
          ],
        ],
        'text-layer',
        100,
      ),
    );
  const [invoice] = [keyOf('55', '000012566')];
  expect(head(invoice)).toMatchObject({
    OriginDocuments: [{ Kind: 'NF-e', AccessKey: invoice, Series: '1', Number: '12566' }],
  });
});
