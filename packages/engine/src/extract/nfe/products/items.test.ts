import { describe, expect, it } from 'vitest';
import { rowsOf, type Sheet, type Token } from '../../reading/sheet/sheet.ts';
import { amountWithDecimals, readItems } from './items.ts';

const glyph = 8;
const lefts = [40, 100, 355, 413, 444, 481, 530, 600, 670, 740, 805, 865, 898, 940];

/** Rows of a product table as a photograph shows them, each word at its column; `bend` is how much lower the right edge lies. */
function sheetOfRows(rows: readonly string[], { pitch = 14, bend = 0 } = {}): Sheet {
  const tokens = rows.flatMap((row, index) =>
    row.split(' ').map((text, column): Token => {
      const left = lefts[column] ?? 0;
      const top = 300 + index * pitch + (bend * left) / 1000;
      const edges = { left, right: left + 5 * text.length, top, bottom: top + glyph };
      const box = [left / 1000, top / 1000, (5 * text.length) / 1000, glyph / 1000] as const;
      return { text, folded: text, conf: 92, page: 1, box: [...box], ...edges };
    }),
  );
  return { page: 1, height: 1400, glyph, tokens, rows: rowsOf(tokens, glyph), codes: [] };
}

const [first, second, third] = [
  '866274 PARAFUSO 73181500 000 6102 KG 10,0000 2,5000 25,00 25,00 3,00 1,25 12,00 5,00',
  '499558 BROCA 82075011 000 6102 FD 4,0000 3,0000 12,00 12,00 1,44 0,00 12,00 0,00',
  '475451 DISCO 68042211 060 6404 PC 2,0000 8,0000 16,00 0,00 0,00 0,00 0,00 0,00',
] as const;

const read = (sheet: Sheet): Record<string, string>[] =>
  readItems(sheet, [{ top: 280, bottom: 1000 }]).map((item) =>
    Object.fromEntries(Object.entries(item).map(([name, field]) => [name, field.value])),
  );

describe('a product table without headings', () => {
  it('keeps every row, whichever of its words is misread', () => {
    const spoilt = [
      '408165 CHAVE BABIBO9S 000 6102 CX 3,0000 7,0000 21,00 21,00 2,52 0,00 12,00 0,00',
      '382302 TINTA 32081010 000 61O2 PC 5,0000 6,0000 3O;OO 30,00 3,60 0,00 12,00 0,00',
    ];
    const items = read(sheetOfRows([first, second, ...spoilt, third]));
    expect(items.map(({ Code }) => Code)).toEqual(['866274', '499558', '408165', '382302', '475451']);
    expect(items[3]).toMatchObject({ NCM: '32081010', Quantity: '5.0000', ICMSAmount: '3.60' });
  });

  it('keeps a row of which little more than tax code and unit is whole, at the head as well: none below is shifted', () => {
    const head = 'TV1TaSA SEXT 15OO 000 Gio KG TIS,00 ll 1500055] - 16507 000] T200] -';
    const within = 'ES ESFERA SOLO GIST 6404 UN 1000] - 1816610] - 15/86 - 225201] -';
    const items = read(sheetOfRows([head, first, second, within, third]));
    expect(items.map(({ Code }) => Code)).toEqual(['TV1TaSA', '866274', '499558', 'ES', '475451']);
    // The quantity in the tax authority's unit is below the sold one.
    const taxable = '| LOTE | | | KG 10,0000 2,5000 | 25,00 | | | |';
    expect(read(sheetOfRows([first, taxable, second]))).toHaveLength(2);
  });

  it('keeps a row whose unit was lost, by its code and that of the operation', () => {
    const spoilt = '382302 TINTA 32O81O 000 6102 | S,O l 30,00 | | | | |';
    const items = read(sheetOfRows([first, second, spoilt, third]));
    expect(items.map(({ Code }) => Code)).toEqual(['866274', '499558', '382302', '475451']);
  });

  it('without its title as well begins at its own rows', () => {
    const town = 'SOROCABA (15) 98158-3944 SP 925007355013 18:20:30 1,00 2,00 3,00 4,00';
    const rows = sheetOfRows([town, '', '', '', first, second, third]);
    expect(readItems(rows, []).map(({ Code }) => Code?.value)).toEqual(['866274', '499558', '475451']);
  });

  it('keeps a row whose total was lost, and one with its code and unit alone; a rule before a unit is none of it', () => {
    const lost = '408165 CHAVE x x 6102 JPC 3,0000 7,0000';
    const bare = '382302 TINTA x x x PC 5,0000 6,0000 30';
    const items = read(sheetOfRows([first, second, lost, bare, third]));
    expect(items.map(({ Code }) => Code)).toEqual(['866274', '499558', '408165', '382302', '475451']);
    expect(items[2]?.Unit).toBe('PC');
  });

  it('of a single row needs no tax code, and its own code may look like one', () => {
    const [own] = read(
      sheetOfRows(['26420000 ZEN 40063210 3/00 6101 KG 14,3000 37,6450 538,32 0,00 538,32 21,53 4,00']),
    );
    expect(own).toMatchObject({
      Code: '26420000',
      NCM: '40063210',
      DiscountAmount: '0.00',
      ICMSRate: '4.00',
    });
    const [item] = read(
      sheetOfRows(['866274 FLIPOVER 96100000 x x x 1,0000 1.950,0000 1950,00 953,36 171,60 0,00 18,00 0,00']),
    );
    expect(item).toMatchObject({
      NCM: '96100000',
      UnitAmount: '1950.0000',
      TotalAmount: '1950.00',
      ICMSBase: '953.36',
    });
  });

  it('has rates without decimals, of which a lone round letter is a zero', () => {
    const whole = (row: string, icms: string, ipi: string) => row.replace(/\S+ \S+$/, `${icms} ${ipi}`);
    const rows = [whole(first, '12', '5'), whole(second, '12', 'o)'), whole(third, 'o', '0')];
    const items = read(sheetOfRows(rows));
    expect(items.map(({ ICMSRate, IPIRate }) => [ICMSRate, IPIRate])).toEqual([
      ['12.00', '5.00'],
      ['12.00', '0.00'],
      ['0.00', '0.00'],
    ]);
    const headings = 'CODIGO DESCRICAO NCM CST CFOP UN QTD VUNIT VTOTAL BCICMS VICMS VIPI AICMS AIPI';
    const untaxed = read(
      sheetOfRows([headings, ...[first, second, third].map((row) => whole(row, 'o', '(o)'))]),
    );
    expect(untaxed.map(({ ICMSRate }) => ICMSRate)).toEqual(['0.00', '0.00', '0.00']);
  });

  it('has a discount behind the total where base and rate give the tax only so', () => {
    const items = read(
      sheetOfRows([
        '866274 GRANOLA 19041000 000 5910 UN 2,0000 5,1232 10,25 0,00 10,25 1,84 18,00',
        '499558 COOKIES 19041000 000 5910 UN 7,0000 0,6700 4,69 0,00 4,69 0,84 18,00',
        '475451 BISCOITO 19041000 000 5910 UN 3,0000 2,0000 6,00 0,00 6,00 1,08 18,00',
      ]),
    );
    expect(items[0]).toMatchObject({ DiscountAmount: '0.00', ICMSBase: '10.25', ICMSRate: '18.00' });
  });

  it('gives an amount without its comma the decimals of its column, and a code its figures', () => {
    const misread = '408165 CHAVE 8204!100 000 6102 CX 3,0000 70000 2100 2100 252 000 1200 000';
    const items = read(sheetOfRows([first, second, third, misread]));
    expect(items[3]).toMatchObject({
      NCM: '82041100',
      UnitAmount: '7.0000',
      TotalAmount: '21.00',
      ICMSAmount: '2.52',
      ICMSRate: '12.00',
      IPIRate: '0.00',
    });
  });

  it('follows its rows on bent paper', () => {
    const items = read(sheetOfRows([first, second, third], { pitch: 11, bend: 16 }));
    expect(items.map(({ Code, IPIRate }) => [Code, IPIRate])).toEqual([
      ['866274', '5.00'],
      ['499558', '0.00'],
      ['475451', '0.00'],
    ]);
  });

  it('knows columns by their right edges where no two rows have as many amounts', () => {
    const edges = [80, 180, 395, 428, 464, 494, 566, 638, 706, 774, 833, 883, 920, 958];
    // Each row has lost different amounts, or has one in two pieces.
    const rows = [
      '866274 PARAFUSO 73181500 000 6102 KG 10,0000 2,5000 25,00 25,00 3,00 1,25 12,00 5,00',
      '499558 BROCA 82075011 000 6102 FD 4,0000 3,0000 12,00 12,00 1,44 - 12,00 -',
      '475451 DISCO 68042211 060 6404 PC 2,0000 3,0000 - 0,00 - 0,00 - 0,00',
      '408165 CHAVE 82041100 000 6102 CX 3,0000 - 21,00 - 2,52 - 12,00 0,00',
      '382302 TINTA 32081010 000 6102 PC 5,0000 - - 30,00 - 0,00 12,00 -',
    ];
    const tokens = rows.flatMap((row, index) =>
      row.split(' ').flatMap((text, column): Token[] => {
        const [right = 0, top] = [edges[column], 300 + 14 * index];
        const box: Token['box'] = [right / 1000, top / 1000, 0.005 * text.length, glyph / 1000];
        const place = { left: right - 5 * text.length, right, top, bottom: top + glyph };
        return text === '-' ? [] : [{ text, folded: text, conf: 92, page: 1, box, ...place }];
      }),
    );
    const items = read({ page: 1, height: 1400, glyph, tokens, rows: rowsOf(tokens, glyph), codes: [] });
    expect(items).toHaveLength(5);
    expect(items[0]).toMatchObject({ UnitAmount: '2.5000', ICMSBase: '25.00', ICMSRate: '12.00' });
    expect(items[3]).toMatchObject({ Quantity: '3.0000', TotalAmount: '21.00', ICMSAmount: '2.52' });
    expect(items[4]).toMatchObject({ ICMSBase: '30.00', ICMSRate: '12.00' });
  });

  it('takes a total that is printed again as the base for a proof beside one that multiplies', () => {
    const misread = second.replace('3,0000', '8,0000');
    const items = read(sheetOfRows([first, misread, third.replace('8,0000', '3,0000')]));
    expect(items.map(({ TotalAmount }) => TotalAmount)).toEqual(['25.00', '12.00', '16.00']);
    expect(read(sheetOfRows([first.replace('2,5000', '7,5000'), misread]))).toEqual([]);
  });

  it('takes one row whose amounts multiply to the last of many figures for proof enough', () => {
    const exact = first.replace('10,0000 2,5000 25,00 25,00', '186,9260 107,1619 20.031,35 0,00');
    const others = [second, third].map((row) => row.replace(/(PC|FD) \S+/, '$1 9,1000'));
    const misread = others.map((row) => row.replace('12,00 12,00', '12,00 13,00'));
    expect(read(sheetOfRows([exact, ...misread]))[0]).toMatchObject({ TotalAmount: '20031.35' });
    expect(read(sheetOfRows([exact.replace('31,35', '41,35'), ...misread]))).toEqual([]);
  });

  it('names rate and amount by what they multiply to, in whichever order they stand', () => {
    const rateFirst = (row: string): string =>
      row.replace(/(\S+) (\S+) (\S+) (\S+)$/, (_all, amount, ipi, rate, ipiRate) =>
        [rate, amount, ipiRate, ipi].join(' '),
      );
    const items = read(sheetOfRows([rateFirst(first), rateFirst(second)]));
    expect(items[0]).toMatchObject({ ICMSAmount: '3.00', ICMSRate: '12.00', IPIAmount: '1.25' });
  });
});

describe('a product table of which most rows have lost one amount', () => {
  it('has each amount in its own column, which the tax by its rate shows', () => {
    const rows = [
      '866274 PARAFUSO 73181500 000 6102 KG 10,0000 250,0000 2.500,00 2.500,00 300,00 1,25 12,00 5,00',
      '499558 BROCA 82075011 000 6102 FD 40,000 36,1100 | 1.444,40 173,33 0,00 12,00 0,00',
      '475451 DISCO 68042211 000 6102 PC 21,000 88,0700 | 1.849,47 221,94 0,00 12,00 0,00',
      '408165 CHAVE 82041100 000 6102 CX 13,000 77,9100 1.012,83 | 121,54 0,00 12,00 0,00',
      '382302 TINTA 32081010 000 6102 PC 15,000 61,3700 920,55 920,55 110,47 4,00 12,00 0,00',
    ];
    const items = read(sheetOfRows(rows));
    expect(items[0]).toMatchObject({ TotalAmount: '2500.00', ICMSBase: '2500.00', ICMSAmount: '300.00' });
    expect(items[1]).toMatchObject({ UnitAmount: '36.1100', ICMSBase: '1444.40', ICMSAmount: '173.33' });
    expect(items[2]).toMatchObject({ ICMSBase: '1849.47', IPIAmount: '0.00', ICMSRate: '12.00' });
    expect(items[4]).toMatchObject({ TotalAmount: '920.55', ICMSAmount: '110.47', IPIAmount: '4.00' });
  });
});

describe('amounts of a column with two decimals', () => {
  it.each([
    ['1200', '12.00'],
    ['24.202.95', '24202.95'],
    ['16.48128', '16481.28'],
    ['000', '0.00'],
    ['17,0', undefined],
    ['5', undefined],
    ['538,3221,53', undefined],
  ])('%s is %s', (text, value) => expect(amountWithDecimals(text, 2)).toBe(value));
});

it('a rate over 100 %, decimals that the column has not, and a unit without a letter are no values of their own', () => {
  const rows = [
    first,
    second,
    third,
    '408165 CHAVE 82075011 000 6102 7 3,0000 7,0000 21,0014 21,00 2,52 0,00 390,17 0,00',
  ];
  const item = readItems(sheetOfRows(rows), [{ top: 280, bottom: 1000 }])[3];
  expect(item?.Unit).toBeUndefined();
  for (const id of ['ICMSRate', 'TotalAmount'] as const)
    expect(item?.[id]?.checks, id).toContainEqual({ check: 'amount_format', ok: false });
  expect(item?.Quantity?.checks).toBeUndefined();
});

it('a code beside which a word of its neighbour stands is less sure', () => {
  const confOf = (row: string) =>
    readItems(sheetOfRows([first, second, row]), [{ top: 280, bottom: 1000 }])[2]?.Code?.conf ?? 0;
  const sheet = sheetOfRows([first, second, third]);
  const code = sheet.tokens.find(({ text }) => text === '475451');
  if (code === undefined) throw new Error('no code');
  const word: Token = { ...code, text: 'DE', folded: 'DE', left: code.right + 2, right: code.right + 12 };
  const tokens = [...sheet.tokens, word];
  const joined = readItems({ ...sheet, tokens, rows: rowsOf(tokens, glyph) }, [
    { top: 280, bottom: 1000 },
  ])[2];
  expect(joined?.Code?.value).toBe('475451DE');
  expect(joined?.Code?.conf).toBeLessThan(confOf(third));
});
