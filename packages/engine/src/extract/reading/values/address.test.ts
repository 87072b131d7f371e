import { expect, it } from 'vitest';
import { pageOfRows, sheetOfRows, type Row } from '../../testing/sheet-of-rows.ts';
import { sheetOf } from '../sheet/sheet-of-page.ts';
import { readAddressBlock } from './address.ts';

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

it.each(['89201-400 Joinville SC Brasil', 'Joinville - SC - BRASIL', 'Joinville/SC, Brasil.'])(
  'the country is no part of a town: %s',
  (town) => {
    const { rows } = sheetOfRows([[[100, 'Av Brasil, 77']], [[100, town]]]);
    const { address, city, uf } = readAddressBlock(rows, 9);
    expect([address, city, uf].map((each) => each?.value)).toEqual(['Av Brasil, 77', 'Joinville', 'SC']);
  },
);

it('a district that ends in a row of its own is whole', () => {
  const rows = sheetOfRows([
    [[100, 'Rua Direita, 77 - Nossa Senhora']],
    [[100, 'da Penha']],
    [[100, '89201-400 - Joinville - SC']],
  ]).rows;
  const { address, district, city } = readAddressBlock(rows, 9);
  expect([address, district, city].map((each) => each?.value)).toEqual([
    'Rua Direita, 77',
    'Nossa Senhora da Penha',
    'Joinville',
  ]);
});

it('a district keeps its numeral, set in a row of its own', () => {
  const { rows } = sheetOfRows([
    [[100, 'Rua Direita, 934 Polo Industrial']],
    [[100, 'II']],
    [[100, 'Sinop - MT']],
  ]);
  expect(readAddressBlock(rows, 9).district?.value).toBe('Polo Industrial II');
});

it('an address in one row ends before the label of a number in the next row', () => {
  const { rows } = sheetOfRows([
    [[100, 'Rua Direita, 88 - Centro - Valinhos-SP - CEP 13270-000 - CNPJ']],
    [[100, '04.613.115/0001-02']],
  ]);
  const { address, district, city } = readAddressBlock(rows, 9);
  expect([address, district, city].map((each) => each?.value)).toEqual([
    'Rua Direita, 88',
    'Centro',
    'Valinhos',
  ]);
});

it('a state may stand in brackets behind its town', () => {
  const { rows } = sheetOfRows([
    [[100, 'Rua Direita, 88 - Centro']],
    [[100, 'Joinville (SC) CEP 89201-000']],
  ]);
  const { city, uf } = readAddressBlock(rows, 9);
  expect([city?.value, uf?.value]).toEqual(['Joinville', 'SC']);
});

it('the number of a party may end the row of its address', () => {
  const rows = sheetOfRows([
    [[100, 'Rua do Paço, 114 - Centro - Bauru - SP - CEP 17030-807 - CNPJ 92.010.516/0001-35']],
  ]).rows;
  const { address, district, city, uf } = readAddressBlock(rows, 9);
  expect([address, district, city, uf].map((each) => each?.value)).toEqual([
    'Rua do Paço, 114',
    'Centro',
    'Bauru',
    'SP',
  ]);
});

it('the telephone behind a stroke leaves the town with its state in brackets', () => {
  const block = readAddressBlock(
    sheetOfRows([
      [[40, 'Av. Dr. Walter Belian, 2461, Vila Industrial']],
      [[40, 'Feira de Santana (BA), CEP 44015-697 | Tel. +55 75 3570-0233']],
    ]).rows,
    10,
  );
  expect([block.district?.value, block.city?.value, block.uf?.value, block.cep?.value]).toEqual([
    'Vila Industrial',
    'Feira de Santana',
    'BA',
    '44015697',
  ]);
});

it('strokes part district, town and postal code', () => {
  const block = readAddressBlock(
    sheetOfRows([
      [[40, 'Av. Presidente Kennedy, 661 - Apto 304']],
      [[40, 'Alto da Glória | Petrópolis/RJ | CEP 25689-169']],
    ]).rows,
    10,
  );
  expect([block.address?.value, block.district?.value, block.city?.value, block.uf?.value]).toEqual([
    'Av. Presidente Kennedy, 661 - Apto 304',
    'Alto da Glória',
    'Petrópolis',
    'RJ',
  ]);
});

it('a district that goes on in the row of the town is whole, and a heading below a street is no part of it', () => {
  const wrapped = readAddressBlock(
    sheetOfRows([
      [[100, 'RUA BARÃO DO RIO BRANCO 585 NOSSA SENHORA']],
      [[60, 'APARECIDA PRESIDENTE PRUDENTE-SP CEP 19161-218']],
    ]).rows,
    9,
  );
  expect([wrapped.address, wrapped.district, wrapped.city].map((each) => each?.value)).toEqual([
    'RUA BARÃO DO RIO BRANCO 585',
    'NOSSA SENHORA APARECIDA',
    'PRESIDENTE PRUDENTE',
  ]);
  const boxes = readAddressBlock(
    sheetOfRows([[[100, 'RUA TIRADENTES']], [[100, '58886-943']], [[100, 'QUADRA']]]).rows,
    9,
  );
  expect(boxes.address?.value).toBe('RUA TIRADENTES');
});

it('below a postal code a town and its state need no sign between them', () => {
  const rows = (lines: readonly string[]) => sheetOfRows(lines.map((text) => [[100, text] as const])).rows;
  const below = readAddressBlock(rows(['RUA DIREITA, 77', 'CEP 89201-400', 'JOINVILLE SC']), 9);
  expect([below.city?.value, below.uf?.value]).toEqual(['JOINVILLE', 'SC']);
  const alone = readAddressBlock(rows(['RUA DIREITA, 77', 'JOINVILLE SC']), 9);
  expect(alone.city).toBeUndefined();
});

it('eight figures behind another label are no postal code, nor is what is before them a district', () => {
  const rows = sheetOfRows([
    [[100, 'R PADRE LIMA 81']],
    [[100, 'LINS - SP']],
    [[100, 'EC:0063616272 TERM:59102754']],
  ]).rows;
  const block = readAddressBlock(rows, 9);
  expect([block.address?.value, block.district, block.cep]).toEqual([
    'R PADRE LIMA 81',
    undefined,
    undefined,
  ]);
  const labelled = readAddressBlock(
    sheetOfRows([[[100, 'R PADRE LIMA 81']], [[100, 'LINS - SP CEP: 59102754']]]).rows,
    9,
  );
  expect(labelled.cep?.value).toBe('59102754');
});

it.each([
  ['Rod. PR-151, km 8, à direita', 'Campo Largo', 'Rod. PR-151, km 8, à direita'],
  ['Quadra 208 Norte, Al. 4, lote 2', 'Plano Novo', 'Quadra 208 Norte, Al. 4, lote 2'],
])('the way from the road and the street of a block are no districts: %s', (street, below, address) => {
  const rows = sheetOfRows([[[100, street]], [[100, below]], [[100, '77022-402 Palmas/TO']]]).rows;
  const block = readAddressBlock(rows, 9);
  expect([block.address?.value, block.district?.value]).toEqual([address, below]);
});

it('a dash without spaces parts a town from its state, and the end of a row the figures of a telephone', () => {
  const { rows, glyph } = sheetOfRows([
    [[100, 'Avenida Azul, 50 · Vila Verde · Bagé–RS · CEP 96400-101 · (53) 3579-']],
    [[300, '2499']],
  ]);
  const { address, district, city, uf, phone } = readAddressBlock(rows, glyph);
  expect([address, district, city, uf, phone].map((part) => part?.value)).toEqual([
    'Avenida Azul, 50',
    'Vila Verde',
    'Bagé',
    'RS',
    '5335792499',
  ]);
});

it('a picture’s dot between two parts of an address may be lost behind a house’s number, or read as a star', () => {
  const read = (conf: number) => {
    const row: Row = [
      [100, 'Rua Azul, 70'],
      [192, 'Vila Verde'],
      [264, '*'],
      [280, 'CEP 96400-101'],
      [375, 'Bagé - RS'],
    ];
    const { rows, glyph } = sheetOf(pageOfRows([row], conf < 100 ? 'ocr' : 'text-layer', conf));
    const { address, district, city } = readAddressBlock(rows, glyph);
    return [address, district, city].map((part) => part?.value);
  };
  expect(read(90)).toEqual(['Rua Azul, 70', 'Vila Verde', 'Bagé']);
  expect(read(100)).not.toEqual(['Rua Azul, 70', 'Vila Verde', 'Bagé']);
});

const valuesIn = (...lines: readonly string[]) => {
  const { address, district, city, uf, cep } = readAddressBlock(
    sheetOfRows(lines.map((line): Row => [[100, line]])).rows,
    9,
  );
  return [address, district, city, uf, cep].map((each) => each?.value);
};

it('bars part an address whose postal code is before its town', () => {
  expect(valuesIn('Rua Chile, 88 | Vila Nova | 17012-100 | Bauru | SP')).toEqual([
    'Rua Chile, 88',
    'Vila Nova',
    'Bauru',
    'SP',
    '17012100',
  ]);
});

it('what leads to a telephone number behind the town is no part of the address', () => {
  expect(valuesIn('Rua Chile, 88, Vila Nova', 'Bauru - SP CEP 17012-100 WhatsApp (14) 99712-1010')).toEqual([
    'Rua Chile, 88',
    'Vila Nova',
    'Bauru',
    'SP',
    '17012100',
  ]);
});
