import { expect, it } from 'vitest';
import { partHouse, partStreet, tellsHouse } from './parted-street.ts';

it.each([
  ['RUA DAS ACÁCIAS, 1303, APTO 401 BL A IPIRANGA', 'RUA DAS ACÁCIAS, 1303, APTO 401 BL A', 'IPIRANGA'],
  ['RUA DAS ACÁCIAS 1303 GALPAO 07 IPIRANGA', 'RUA DAS ACÁCIAS 1303 GALPAO 07', 'IPIRANGA'],
  ['RUA DAS ACÁCIAS, 1303 - BAIRRO BOM RETIRO', 'RUA DAS ACÁCIAS, 1303', 'BOM RETIRO'],
  ['RUA DAS ACÁCIAS, 1303, Bº BOM RETIRO', 'RUA DAS ACÁCIAS, 1303', 'BOM RETIRO'],
  ['RUA DAS ACÁCIAS, 1303, B. VISTA', 'RUA DAS ACÁCIAS, 1303', 'B. VISTA'],
  ['RUA DAS ACÁCIAS, 1303, BOM RETIRO', 'RUA DAS ACÁCIAS, 1303', 'BOM RETIRO'],
  ['ROD BR 116, KM 30, AREA INDUSTRIAL', 'ROD BR 116, KM 30', 'AREA INDUSTRIAL'],
])('%s is a street with its dwelling, and a district', (text, address, district) => {
  const parts = partStreet([{ text, tokens: [] }]);
  expect([parts.address?.text, parts.district?.text]).toEqual([address, district]);
});

it.each(['RODOVIA BR 101, KM 12 - GALPÃO B', 'Rua Nova, 12 - Sala 4'])(
  '%s is a street whose last part is no district',
  (text) => {
    const parts = partStreet([{ text, tokens: [] }]);
    expect([parts.address?.text, parts.district]).toEqual([text, undefined]);
  },
);

it('a street named for a day keeps its number', () => {
  expect(partHouse('Rua 7 de Abril, 1011, Fundos')).toEqual({
    street: 'Rua 7 de Abril',
    number: '1011',
    complement: 'Fundos',
  });
  const parts = partStreet([{ text: 'Rua 25 de Março, 30, Centro', tokens: [] }]);
  expect([parts.address?.text, parts.district?.text]).toEqual(['Rua 25 de Março, 30', 'Centro']);
});

it.each([
  ['Rodovia BR 101 472 CS 6', 'Rodovia BR 101', '472', 'CS 6'],
  ['ROD. SP 330, 4287', 'ROD. SP 330', '4287', undefined],
  ['RODOVIA BR 116', 'RODOVIA BR 116', undefined, undefined],
  ['RUA BA 12', 'RUA BA', '12', undefined],
  ['Estrada da Serra, Km 14', 'Estrada da Serra', 'Km 14', undefined],
  ['Estrada da Serra, Km 14, 512', 'Estrada da Serra', '512', 'Km 14'],
])('the number of a road is no house number: %s', (text, street, number, complement) => {
  expect(partHouse(text)).toEqual({
    street,
    ...(number === undefined ? {} : { number }),
    ...(complement === undefined ? {} : { complement }),
  });
});

it('a road without a house number has a district behind it', () => {
  const parts = partStreet([{ text: 'RODOVIA BR 116, CENTRO', tokens: [] }]);
  expect([parts.address?.text, parts.district?.text]).toEqual(['RODOVIA BR 116', 'CENTRO']);
});

it.each([
  ['Rua Osvaldo Cruz, 4207 – Portão 2 – Santa Cruz', 'Rua Osvaldo Cruz, 4207 – Portão 2', 'Santa Cruz'],
  ['Fazenda Três Marias, s/nº – Zona Rural', 'Fazenda Três Marias, s/nº', 'Zona Rural'],
])('%s is parted at its longer dashes, behind the whole sign for no number', (text, address, district) => {
  const parts = partStreet([{ text, tokens: [] }]);
  expect([parts.address?.text, parts.district?.text]).toEqual([address, district]);
  expect(partHouse('Rua Osvaldo Cruz, 4207 – Portão 2')).toEqual({
    street: 'Rua Osvaldo Cruz',
    number: '4207',
    complement: 'Portão 2',
  });
});

it('a house may be counted by its block', () => {
  expect(partHouse('RUA NOVA, 20-45 APTO 31')).toEqual({
    street: 'RUA NOVA',
    number: '20-45',
    complement: 'APTO 31',
  });
});

it.each([
  ['Rua 7, 120', 'Rua 7', '120', undefined],
  ['QUADRA 104 SUL ALAMEDA 6, 18, CASA', 'QUADRA 104 SUL ALAMEDA 6', '18', 'CASA'],
  ['Avenida Brasil 240, sala 12', 'Avenida Brasil', '240', 'sala 12'],
])('the number that a street is called by is no house number: %s', (text, street, number, complement) => {
  expect(partHouse(text)).toEqual({ street, number, ...(complement ? { complement } : {}) });
});

it.each([
  ['AVENIDA RUI BARBOSA 1840 SALA 3', false],
  ['RUA 15 DE NOVEMBRO 210 FUNDOS', true],
  ['RUA DAS PALMEIRAS QUADRA 12 LOTE 3', false],
])(
  'a number before a part of the building without one is the house’s, but not that of a block: %s',
  (text, isTold) => {
    expect(tellsHouse(text)).toBe(isTold);
  },
);
