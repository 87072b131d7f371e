import { expect, it } from 'vitest';
import { sheetOfRows } from '../../testing/sheet-of-rows.ts';
import { partHouse, partStreet, readAddressBlock } from './address.ts';

it.each([
  ['RUA DAS ACÁCIAS, 1303, APTO 401 BL A IPIRANGA', 'RUA DAS ACÁCIAS, 1303, APTO 401 BL A', 'IPIRANGA'],
  ['RUA DAS ACÁCIAS, 1303, BOM RETIRO', 'RUA DAS ACÁCIAS, 1303', 'BOM RETIRO'],
])('%s is a street with its dwelling, and a district', (text, address, district) => {
  const parts = partStreet([{ text, tokens: [] }]);
  expect([parts.address?.text, parts.district?.text]).toEqual([address, district]);
});

it('a longer dash or a point parts an address too', () => {
  const rows = sheetOfRows([
    [[100, 'Rua Direita, 77']],
    [[100, 'Boa Vista – Joinville/SC']],
    [[100, 'CEP 89201-400 • Tel. (47) 3322-1100']],
  ]).rows;
  const { district, city, uf, cep, phone } = readAddressBlock(rows, 9);
  expect([district, city, uf, cep, phone].map((each) => each?.value)).toEqual([
    'Boa Vista',
    'Joinville',
    'SC',
    '89201400',
    '4733221100',
  ]);
});

it('a street named for a day keeps its number', () => {
  expect(partHouse('Rua 7 de Abril, 1011, Fundos')).toEqual({
    street: 'Rua 7 de Abril',
    number: '1011',
    complement: 'Fundos',
  });
  const parts = partStreet([{ text: 'Rua 25 de Março, 30, Centro', tokens: [] }]);
  expect([parts.address?.text, parts.district?.text]).toEqual(['Rua 25 de Março, 30', 'Centro']);
});
