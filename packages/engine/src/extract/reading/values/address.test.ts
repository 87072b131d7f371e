import { expect, it } from 'vitest';
import { partStreet } from './address.ts';

it.each([
  ['RUA DAS ACÁCIAS, 1303, APTO 401 BL A IPIRANGA', 'RUA DAS ACÁCIAS, 1303, APTO 401 BL A', 'IPIRANGA'],
  ['RUA DAS ACÁCIAS, 1303, BOM RETIRO', 'RUA DAS ACÁCIAS, 1303', 'BOM RETIRO'],
])('%s is a street with its dwelling, and a district', (text, address, district) => {
  const parts = partStreet([{ text, tokens: [] }]);
  expect([parts.address?.text, parts.district?.text]).toEqual([address, district]);
});
