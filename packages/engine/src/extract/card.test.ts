import type { Field } from '@lavra/contract/model/result';
import { describe, expect, it } from 'vitest';
import { putCard } from './card.ts';
import { rowsOf, type Sheet, type Token } from './reading/sheet/sheet.ts';
import { fold } from './reading/sheet/text.ts';

const glyph = 8;

/** Rows of runs, each with where it begins. */
function sheetOf(rows: readonly (readonly [top: number, left: number, text: string])[]): Sheet {
  const tokens = rows.flatMap(([top, left, text]): Token[] => {
    let at = left;
    return text.split(' ').map((word) => {
      const [start, right] = [at, at + word.length * 5];
      at = right + 4;
      const box: Token['box'] = [start / 1000, top / 1000, (word.length * 5) / 1000, glyph / 1000];
      return {
        text: word,
        folded: fold(word),
        conf: 100,
        page: 1,
        box,
        left: start,
        right,
        top,
        bottom: top + glyph,
      };
    });
  });
  return { page: 1, height: 1400, glyph, tokens, rows: rowsOf(tokens, glyph), codes: [] };
}

describe('the largest words of a card', () => {
  const brandOf = (height: number, text = 'Vidasol'): string | undefined => {
    const data: Record<string, Field> = {};
    const { tokens, ...sheet } = sheetOf([
      [40, 40, text],
      [100, 40, 'JOANA PRADO LIMA'],
    ]);
    const sized = tokens.map((token) =>
      token.top > 50 ? token : { ...token, box: [token.box[0], token.box[1], token.box[2], height] as const },
    ) as Token[];
    putCard(data, [], [{ ...sheet, tokens: sized, rows: rowsOf(sized, glyph) }], { brand: 'Operator' });
    return data['Operator']?.value;
  };

  it('are whose it is, unless others come near or they say what it is', () => {
    expect(brandOf(0.02)).toBe('Vidasol');
    expect(brandOf(0.009)).toBeUndefined();
    expect(brandOf(0.02, 'CARTÃO NACIONAL')).toBeUndefined();
  });
});

describe('a card without labels', () => {
  const sheet = sheetOf([
    [100, 40, 'JOANA PRADO LIMA'],
    [140, 40, '12/03/1981'],
    [140, 300, 'GOIÂNIA/GO'],
    [180, 40, 'MARIA PRADO LIMA'],
    [196, 40, 'PEDRO SOUZA LIMA'],
    [240, 40, '05/06/2033'],
    [240, 300, '06/06/2023'],
  ]);

  it('gives days by their order, parents and town by their form', () => {
    const data: Record<string, Field> = { Name: { value: 'JOANA PRADO LIMA' } };
    putCard(data, [], [sheet], {
      days: ['Birth', 'Issue', 'Expiry'],
      names: ['Name'],
      parents: ['Father', 'Mother'],
      towns: [['City', 'State']],
    });
    expect(Object.fromEntries(Object.entries(data).map(([id, { value }]) => [id, value]))).toEqual({
      Name: 'JOANA PRADO LIMA',
      Birth: '1981-03-12',
      Issue: '2023-06-06',
      Expiry: '2033-06-05',
      Mother: 'MARIA PRADO LIMA',
      Father: 'PEDRO SOUZA LIMA',
      City: 'GOIÂNIA',
      State: 'GO',
    });
  });

  it('gives days with the month in two languages, and names without the strokes of a pattern', () => {
    const data: Record<string, Field> = { Name: { value: 'EVA REIS' }, Birth: { value: '1997-03-03' } };
    const passport = sheetOf([
      [100, 40, 'EVA REIS'],
      [180, 40, 'HEITOR DE SOUZA'],
      [196, 40, 'ANA CRISTINA ZANETTI!'],
      [240, 40, '31 JUL/JUL 2023'],
      [240, 300, '30 JULIJUL 2033'],
    ]);
    putCard(data, [], [passport], {
      days: ['Birth', 'Issue', 'Expiry'],
      names: ['Name'],
      parents: ['Father', 'Mother'],
    });
    expect(data).toMatchObject({
      Issue: { value: '2023-07-31' },
      Expiry: { value: '2033-07-30' },
      Father: { value: 'HEITOR DE SOUZA' },
      Mother: { value: 'ANA CRISTINA ZANETTI' },
    });
  });

  it('a bar right behind a consonant makes the name less sure', () => {
    const confOf = (name: string): number => {
      const data: Record<string, Field> = {};
      const { tokens, ...sheet } = sheetOf([
        [100, 40, name],
        [112, 40, 'CPF 529.982.247-25'],
      ]);
      const read = tokens.map((token) => ({ ...token, conf: 96 }));
      putCard(data, [], [{ ...sheet, tokens: read, rows: rowsOf(read, glyph) }], { holder: 'Name' });
      return data['Name']?.conf ?? 0;
    };
    expect(confOf('EVA REIS PERES!')).toBeLessThan(confOf('EVA REIS PEREIRA!'));
  });

  /** The sheet with the words of these rows lower than all others. */
  function withSmallRows(tops: readonly number[], rows: Parameters<typeof sheetOf>[0]): Sheet {
    const whole = sheetOf(rows);
    const tokens = whole.tokens.map((token) =>
      tops.includes(token.top) ? { ...token, bottom: token.top + 0.6 * glyph } : token,
    );
    return { ...whole, tokens, rows: rowsOf(tokens, glyph) };
  }
  const parentsOn = (sheet: Sheet) => {
    const data: Record<string, Field> = { Name: { value: 'EVA REIS' } };
    putCard(data, [], [sheet], { names: ['Name'], parents: ['Father', 'Mother'] });
    return [data['Father']?.value, data['Mother']?.value];
  };

  it('takes no misread label, in smaller type, for the parent above the other', () => {
    const sheet = withSmallRows(
      [164],
      [
        [100, 40, 'EVA REIS'],
        [164, 40, 'FT ÇÃOYFTLTATION'],
        [180, 40, 'HEITOR DE SOUZA'],
        [196, 40, 'ANA CRISTINA ZANETTI'],
      ],
    );
    expect(parentsOn(sheet)).toEqual(['HEITOR DE SOUZA', 'ANA CRISTINA ZANETTI']);
  });

  it('gives a parent alone below what is left of the label of both', () => {
    const rows = (label: string) =>
      [
        [100, 40, 'EVA REIS'],
        [164, 40, label],
        [174, 40, 'ANA CRISTINA ZANETTI'],
      ] as const;
    expect(parentsOn(withSmallRows([164], rows('FIL ION')))).toEqual([undefined, 'ANA CRISTINA ZANETTI']);
    expect(parentsOn(withSmallRows([164], rows('ASSIN URA')))).toEqual([undefined, undefined]);
  });

  it('gives no day where one of them is another', () => {
    const data: Record<string, Field> = {};
    putCard(data, [], [sheet], { days: ['Birth', 'Issue'] });
    expect(data).toEqual({});
  });
});

it('two rows of a town with its state are no parents', () => {
  const data: Record<string, Field> = {
    Name: { value: 'JOANA PRADO LIMA', conf: 90, box: [0, 0, 0, 0] },
  };
  const sheet = sheetOf([
    [40, 40, 'JOANA PRADO LIMA'],
    [80, 40, 'PRES. PRUDENTE -SP'],
    [90, 40, 'PRES. PRUDENTE SP'],
    [140, 40, 'RUI LIMA FILHO'],
    [150, 40, 'ANA PRADO LIMA'],
  ]);
  putCard(data, [], [sheet], { parents: ['Father', 'Mother'], names: ['Name'] });
  expect([data['Father']?.value, data['Mother']?.value]).toEqual(['RUI LIMA FILHO', 'ANA PRADO LIMA']);
});

it('the mother may be further below a father whom a label gave than below one that it did not', () => {
  const rows = sheetOf([
    [40, 40, 'JOANA PRADO LIMA'],
    [80, 200, 'RUI LIMA FILHO'],
    [114, 200, 'ANA PRADO LIMA'],
  ]);
  const motherOf = (known: Record<string, Field>): string | undefined => {
    const data = { Name: { value: 'JOANA PRADO LIMA' }, ...known };
    putCard<string>(data, [], [rows], { parents: ['Father', 'Mother'], names: ['Name'] });
    return (data as Record<string, Field>)['Mother']?.value;
  };
  expect(motherOf({ Father: { value: 'RUI LIMA FILHO' } })).toBe('ANA PRADO LIMA');
  expect(motherOf({})).toBeUndefined();
});
