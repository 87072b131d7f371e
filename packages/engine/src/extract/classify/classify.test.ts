import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { createFileReader } from '../testing/read-file.ts';
import type { Page, Word } from '../../pages/page.ts';
import { classifyPage } from './classify.ts';

/** A page of these lines, top to bottom. */
function pageOf(lines: readonly string[]): Page {
  const words = lines.flatMap((line, row) => {
    let x = 0.05;
    return line.split(' ').map((text): Word => {
      const width = 0.008 * text.length;
      const word: Word = { text, conf: 100, box: [x, 0.05 + row * 0.02, width, 0.01] };
      x += width + 0.006;
      return word;
    });
  });
  return {
    number: 1,
    width: 700,
    height: 1000,
    source: 'text-layer',
    orientation: 0,
    quality: 'ok',
    words,
    lines: [],
    codes: [],
  };
}

const typeOf = (...lines: string[]) => classifyPage(pageOf(lines)).type;

describe('the kind of a page', () => {
  it('is its title, not a document that a sentence names', () => {
    const sentence =
      'Segue com esta carta o comprovante de inscrição e de situação cadastral do cadastro nacional da pessoa jurídica';
    expect(typeOf('Caro senhor', sentence)).toBe('unknown');
    expect(typeOf('COMPROVANTE DE INSCRIÇÃO E DE SITUAÇÃO CADASTRAL', 'NOME EMPRESARIAL')).toBe('cnpjcard');
  });

  it('is not a document that a list asks for', () => {
    expect(typeOf('Traga:', 'a) Carteira Nacional de Habilitação', 'b) Carteira de Identidade')).toBe(
      'unknown',
    );
  });

  it('is not the sum of many small words', () => {
    expect(typeOf('Trabalhei na Transportadora', 'Motorista', 'Peso bruto', 'Peso líquido', 'Placa')).toBe(
      'unknown',
    );
  });

  it.each([
    [
      'of a Brazilian',
      'IDBRA985950038<078<<<<<<<<<<<<',
      '8107189M3512300BRA<<<<<<<<<<<4',
      'Card Issuer',
      'rg',
    ],
    ['of a foreigner', 'I<BRAV2710598<9<<<<<<<<<<<<<<<', '6005269F2904261PRY<<<<<<<<<<<8', 'RNM', 'rnm'],
    [
      'of another country',
      'IDCHEA1234567<6<<<<<<<<<<<<<<<',
      '8007159F3001014CHE<<<<<<<<<<<2',
      'Name',
      'unknown',
    ],
  ])('of a card %s is told by its zone', (_name, first, second, label, kind) => {
    expect(typeOf(label, first, second, 'EXEMPLO<<ESPECIME<<<<<<<<<<<<<')).toBe(kind);
  });
});

const folder = fileURLToPath(new URL('../../../../../../shared/samples/', import.meta.url));

describe('pages of others', () => {
  const reader = createFileReader();
  afterAll(() => reader.close());
  const named = existsSync(folder)
    ? readdirSync(join(folder, 'kinds'))
        .filter((name) => name.endsWith('.pdf'))
        .map((name) => ({
          name,
          path: join(folder, 'kinds', name),
          kind: name.startsWith('neg.') ? 'unknown' : (name.split('.')[1] ?? ''),
        }))
    : [];

  // A suite of nothing would count as failed.
  if (named.length === 0) it.skip('no samples lie beside the project', () => undefined);
  it.each(named)('$name is told, or left alone', async ({ path, kind }) => {
    const [page] = await reader.pagesOf(path);
    if (page === undefined) throw new Error('no page');
    expect(classifyPage(page).type).toBe(kind);
  });
});
