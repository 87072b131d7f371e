import { describe, expect, it } from 'vitest';
import { noiseOf, pieceOfFrame, withoutCorners } from './noise-words.ts';
import type { ReadWord } from './recogniser.ts';

function word(text: string, conf: number, left: number, top: number): ReadWord {
  const [right, bottom] = [left + 10 * text.length, top + 20];
  return { text, conf, left, top, right, bottom, lineTop: top, lineBottom: bottom, block: 1, line: top };
}

/** Fourteen rows of three sure words, from 100 to 400 and from 100 to 510. */
const text = Array.from({ length: 14 }, (_, row) => row).flatMap((row) =>
  ['CERTIDÃO', 'REGISTRO', 'NATURAIS'].map((name, at) => word(name, 95, 100 + 110 * at, 100 + 30 * row)),
);

const keeps = (more: ReadWord, read: readonly ReadWord[] = text): boolean =>
  !noiseOf([...read, more], { glyphHeight: 14 })(more);

describe('words that are noise', () => {
  it('are bars, unless they are a Roman numeral right behind a word and level with it', () => {
    const name = word('Família', 92, 100, 600);
    const told = (bars: ReadWord): string | undefined => {
      const all = [...text, name, bars];
      return noiseOf(all, { glyphHeight: 14 })(bars) ? undefined : withoutCorners(all)(bars);
    };
    expect(told(word('||', 61, 176, 600))).toBe('II');
    expect(told(word('||', 61, 260, 600))).toBeUndefined();
    expect(told({ ...word('||', 61, 176, 600), top: 588, bottom: 632 })).toBeUndefined();
  });

  it('are letters of a frame outside all text, hardly believed', () => {
    for (const [left, top] of [
      [40, 130],
      [460, 130],
      [200, 40],
      [200, 540],
    ] as const)
      expect(keeps(word('im', 66, left, top))).toBe(false);
  });

  it('are a few digits left of all text before anything is looked at again', () => {
    const isOfFrame = (more: ReadWord): boolean => pieceOfFrame([...text, more])(more);
    expect(isOfFrame(word('18', 66, 40, 130))).toBe(true);
    expect(isOfFrame(word('18', 92, 40, 130))).toBe(false);
    expect(isOfFrame(word('18', 66, 460, 130))).toBe(false);
  });

  it('are no addresses, which are never read surely', () => {
    expect(keeps(word('cartorioGcidade.example', 0, 110, 130))).toBe(true);
    expect(keeps(word('eeenseeeannsesesa.eee', 0, 110, 130))).toBe(false);
  });

  it('are not words among the text, sure ones, long ones, numbers, or any of a page with little text', () => {
    expect(keeps(word('de', 66, 190, 130))).toBe(true);
    expect(keeps(word('de', 92, 460, 130))).toBe(true);
    expect(keeps(word('folha', 66, 460, 130))).toBe(true);
    expect(keeps(word('1/2', 66, 200, 540))).toBe(true);
    expect(keeps(word('de', 66, 460, 130), text.slice(0, 30))).toBe(true);
  });

  it('are motes, far lower than their line, however surely they were read', () => {
    const mote = { ...word('1', 92, 200, 130), top: 138, bottom: 141 };
    expect(keeps(mote)).toBe(false);
    expect(keeps({ ...mote, top: 132, bottom: 150 })).toBe(true);
    // Found as a line of its own, it stands in a word.
    const within = { ...word('1', 92, 210, 136), bottom: 142, lineTop: 135, lineBottom: 143 };
    expect(keeps(within)).toBe(false);
    expect(keeps({ ...within, left: 460, right: 470 })).toBe(true);
  });

  it('are marks and words without any confidence', () => {
    expect(keeps(word('|', 80, 200, 130))).toBe(false);
    expect(keeps(word('casa', 5, 200, 130))).toBe(false);
  });
});

describe('noise of a form', () => {
  const tall = (more: ReadWord, height: number): ReadWord => ({ ...more, bottom: more.top + height });
  /** Eighteen rows without the three in the middle, from 340 to 430. */
  const form = [
    ...text,
    ...text.map((each) => ({ ...each, top: each.top + 420, bottom: each.bottom + 420 })),
  ].filter(({ top }) => top < 630 && (top < 340 || top > 420));
  const keepsThere = (more: ReadWord): boolean => keeps(more, form);

  it('is a dot of a pattern, a piece of a signature, letters that stand alone, the rule of a cell', () => {
    expect(keepsThere(tall(word('mas', 80, 150, 380), 4))).toBe(false);
    expect(keepsThere(tall(word('Zus', 55, 150, 350), 45))).toBe(false);
    expect(keepsThere(word('Lora', 34, 200, 380))).toBe(false);
    expect(keepsThere(tall(word('|', 96, 200, 350), 30))).toBe(false);
  });

  it('is no letter beside sure words, no zero of a cell, no printed bar, no name in large print', () => {
    expect(keepsThere(word('UF', 34, 185, 130))).toBe(true);
    expect(keepsThere(word('O', 34, 200, 380))).toBe(true);
    expect(keepsThere(tall(word('|', 96, 200, 380), 17))).toBe(true);
    expect(keepsThere(tall(word('Transportes', 55, 150, 350), 60))).toBe(true);
  });
});

describe('corners of cells', () => {
  const of = (...words: string[]) => words.map((each, at) => word(each, 95, 100 * at, 100));
  const textOf = (words: readonly ReadWord[]) => words.map(withoutCorners(words)).join(' ');

  it('are no quotation marks on a form', () => {
    expect(textOf(of('“FILIAÇÃO', 'E', 'RESIDÊNCIA', '"107/0105'))).toBe('FILIAÇÃO E RESIDÊNCIA 107/0105');
    expect(textOf(of('[DATA', '|GRUPO', '15/04/2012'))).toBe('DATA GRUPO 15/04/2012');
  });

  it('are left where they may be marks: closed in the line, after a number, in running text', () => {
    expect(textOf(of('LOJA', '“BOM', 'PREÇO”'))).toBe('LOJA “BOM PREÇO”');
    expect(textOf(of('TUBO', '1/2"', 'PVC'))).toBe('TUBO 1/2" PVC');
    expect(textOf(of('como', 'se', 'lê', 'em', '“Vidas'))).toBe('como se lê em “Vidas');
  });
});
