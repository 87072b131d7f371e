import { describe, expect, it } from 'vitest';
import type { PlacedWord } from './document.ts';
import { layOut } from './lines.ts';

/** Words of a line from `left`, each as wide as its number of letters. */
function line(text: string, left: number, top: number, extra: Partial<PlacedWord> = {}): PlacedWord[] {
  let x = left;
  return text.split(' ').map((word) => {
    const width = 0.009 * word.length;
    const placed: PlacedWord = {
      text: word,
      conf: 100,
      box: [x, top, width, 0.012],
      band: [top, top + 0.012],
      isTurned: false,
      ...extra,
    };
    x += width + 0.006;
    return placed;
  });
}

const textOf = (words: readonly PlacedWord[]) =>
  layOut(words).blocks.flatMap(({ lines }) => lines.map(({ text }) => text));

const left = ['Diz a primeira coluna', 'que deve ser lida', 'inteira de uma vez', 'até o fim dela'];
const right = ['antes que comece esta', 'segunda coluna da página', 'com as suas linhas', 'e o seu fim'];

describe('the order in which a page is read', () => {
  it('goes down a column of prose before the next, below a headline across both', () => {
    const words = [
      ...line('Manchete que corre por cima das duas colunas da folha toda', 0.1, 0.05),
      ...left.flatMap((text, row) => line(text, 0.1, 0.1 + row * 0.02)),
      ...right.flatMap((text, row) => line(text, 0.55, 0.1 + row * 0.02)),
      ...line('Nota que corre por baixo das duas colunas da folha toda', 0.1, 0.25),
    ];
    expect(textOf(words)).toEqual([
      'Manchete que corre por cima das duas colunas da folha toda',
      ...left,
      ...right,
      'Nota que corre por baixo das duas colunas da folha toda',
    ]);
  });

  it('goes across a table, whose cells are no prose', () => {
    const rows = ['PARAFUSO 10', 'ARRUELA 20', 'PORCA 30', 'BUCHA 40'];
    const words = rows.flatMap((row, index) => {
      const [name = '', amount = ''] = row.split(' ');
      return [...line(name, 0.1, 0.1 + index * 0.02), ...line(amount, 0.6, 0.1 + index * 0.02)];
    });
    expect(textOf(words)).toEqual(rows);
  });

  it('does not mix two rows of a form whose boxes reach into each other', () => {
    const label = line('MUNICIPIO UF', 0.1, 0.1, { band: [0.095, 0.116], place: { block: 1, line: 1 } });
    const value = line('TORRES RS', 0.1, 0.112, { band: [0.1, 0.124], place: { block: 1, line: 2 } });
    const beside = line('RUBRICA 7', 0.4, 0.1, { band: [0.095, 0.117], place: { block: 1, line: 3 } });
    expect(textOf([...value, ...beside, ...label]).join(' ')).toBe('MUNICIPIO UF RUBRICA 7 TORRES RS');
  });

  it('takes a lower line within a taller one for its row, where nothing stands over it', () => {
    const low = line('03/05/24 TARIFA', 0.1, 0.105, { band: [0.105, 0.113], place: { block: 1, line: 1 } });
    const tall = line('88213 14,90', 0.5, 0.1, { band: [0.098, 0.117], place: { block: 2, line: 2 } });
    const next = line('04/05/24 SAQUE', 0.1, 0.125, { band: [0.125, 0.133], place: { block: 1, line: 3 } });
    expect(textOf([...low, ...next, ...tall]).join(' ')).toBe('03/05/24 TARIFA 88213 14,90 04/05/24 SAQUE');
  });

  it('is the order of the recogniser where it saw blocks of running text', () => {
    const words = [
      ...line('lida primeiro', 0.6, 0.1, { place: { block: 1, line: 1 } }),
      ...line('lida depois', 0.1, 0.1, { place: { block: 2, line: 2 } }),
    ];
    expect(textOf(words)).toEqual(['lida primeiro', 'lida depois']);
  });

  it('is not that of the recogniser where it read a block after one that stands below it or beside its end', () => {
    const words = [
      ...line('lida primeiro embora abaixo', 0.1, 0.3, { place: { block: 1, line: 1 } }),
      ...line('lida depois embora acima', 0.1, 0.1, { place: { block: 2, line: 2 } }),
      ...line('ao lado', 0.6, 0.1, { place: { block: 3, line: 3 } }),
    ];
    expect(textOf(words)).toEqual(['lida depois embora acima', 'lida primeiro embora abaixo', 'ao lado']);
  });

  it('goes row by row through a form, whose cells the recogniser read column by column', () => {
    const words = [
      ...line('SEXO', 0.1, 0.2, { place: { block: 1, line: 1 } }),
      ...line('FEMININO', 0.1, 0.22, { place: { block: 1, line: 2 } }),
      ...line('CERTIDÃO DE ÓBITO', 0.3, 0.1, { place: { block: 2, line: 3 } }),
      ...line('COR', 0.4, 0.201, { place: { block: 3, line: 4 } }),
      ...line('PRETA', 0.4, 0.219, { place: { block: 3, line: 5 } }),
    ];
    expect(textOf(words)).toEqual(['CERTIDÃO DE ÓBITO', 'SEXO', 'COR', 'FEMININO', 'PRETA']);
  });

  it('leaves out what runs up the margin, and keeps it apart', () => {
    const words = [...line('texto da página', 0.2, 0.1), ...line('RECEBEMOS', 0.02, 0.1, { isTurned: true })];
    expect(textOf(words)).toEqual(['texto da página']);
    expect(layOut(words).turned.map(({ text }) => text)).toEqual(['RECEBEMOS']);
  });
});
