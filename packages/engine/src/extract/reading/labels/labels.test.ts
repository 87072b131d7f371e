import { expect, it } from 'vitest';
import type { Box } from '@lavra/contract/model/result';
import { pageOfRows, sheetOfRows } from '../../testing/sheet-of-rows.ts';
import { sheetOf } from '../sheet/sheet-of-page.ts';
import { findLabels } from './labels.ts';

it('a label ends where larger type begins a text that goes on behind it', () => {
  const small: Box = [0.1, 0.103, 0.03, 0.006];
  const words = [
    { text: 'BAIRRO', box: small },
    { text: 'DISTRITO', box: [0.135, 0.1, 0.05, 0.009] as Box },
    { text: 'INDUSTRIAL', box: [0.189, 0.1, 0.06, 0.009] as Box },
    ...Array.from({ length: 8 }, (_, row) => ({
      text: 'ENDEREÇO',
      box: [0.1, 0.2 + 0.02 * row, 0.05, 0.009] as Box,
    })),
  ].map((word) => ({ ...word, conf: 100 }));
  const looks = { source: 'text-layer', orientation: 0, quality: 'ok', width: 1000, height: 1000 } as const;
  const sheet = sheetOf({ number: 1, words, lines: [], codes: [], ...looks });
  const specs = ['BAIRRO', 'BAIRRODISTRITO'].map((id) => ({ id, spellings: [id] }));
  expect(findLabels(sheet, specs).map(({ id }) => id)).toEqual(['BAIRRO']);
});

it('the beginning of a label is not that of another one with a word of the value below it', () => {
  const sheet = sheetOfRows([[[100, 'Nome do Ofício']], [[100, 'Cartório Junqueira']]]);
  const specs = ['NOMEDOOFICIO', 'NOMEDOCARTORIO'].map((id) => ({ id, spellings: [id] }));
  expect(findLabels(sheet, specs).map(({ id }) => id)).toEqual(['NOMEDOOFICIO']);
});

it('a label and the first word of the next one are not a third that they resemble', () => {
  const sheet = sheetOfRows([
    [
      [100, 'Previdência'],
      [190, 'IR na fonte'],
    ],
  ]);
  const specs = ['PREVIDENCIA', 'PREVIDENCIAINSS', 'IRNAFONTE'].map((id) => ({ id, spellings: [id] }));
  expect(findLabels(sheet, specs).map(({ id }) => id)).toEqual(['PREVIDENCIA', 'IRNAFONTE']);
});

it('the number of a part of a form is no letters of a label that resembles its title', () => {
  const sheet = sheetOfRows([[[100, 'II - Do proprietário (vendedor)']]]);
  const specs = ['UFDOPROPRIETARIOVENDEDOR', 'DOPROPRIETARIOVENDEDOR'].map((id) => ({
    id,
    spellings: [id],
  }));
  expect(findLabels(sheet, specs).map(({ id }) => id)).toEqual(['DOPROPRIETARIOVENDEDOR']);
});

it('exact words above each other spell a whole label or none', () => {
  const sheet = sheetOfRows([[[100, 'Porte']], [[100, 'Empresária']]]);
  const specs = ['PORTE', 'PORTEEMPRESARIAL'].map((id) => ({ id, spellings: [id] }));
  expect(findLabels(sheet, specs).map(({ id }) => id)).toEqual(['PORTE']);
});

it('a letter of a label may be misread in a picture, not in exact text, which may leave out or add the words that join', () => {
  const specs = [{ id: 'EMISSAO', spellings: ['DATAEMISSAO'] }];
  const idsOn = (text: string, conf: number): string[] =>
    findLabels(sheetOf(pageOfRows([[[100, text]]], conf === 100 ? 'text-layer' : 'ocr', conf)), specs).map(
      ({ id }) => id,
    );
  expect(idsOn('Data Emissâo', 100)).toEqual(['EMISSAO']);
  expect(idsOn('Data da emissão', 100)).toEqual(['EMISSAO']);
  expect(idsOn('Data emissão (0,10%)', 100)).toEqual(['EMISSAO']);
  expect(idsOn('Data Omissão', 100)).toEqual([]);
  expect(idsOn('Data Omissão', 80)).toEqual(['EMISSAO']);
});

it('a short name in capitals among small letters is spelt as it is: the amount of one tax is not that of another', () => {
  const sheet = sheetOfRows([[[100, 'Valor do IBS (R$)']], [[100, 'Valor do ISS (R$)']]]);
  const specs = ['VALORDOISSR$', 'VALORDOISS', 'VALORDOIBS'].map((id) => ({
    id,
    spellings: [id.replace('$', 'S')],
  }));
  expect(findLabels(sheet, specs).map(({ id }) => id)).toEqual(['VALORDOIBS', 'VALORDOISSR$']);
});

it('a word behind a preposition is of its own text, and of no label above it', () => {
  const specs = ['LOCALDEREGISTRO', 'LOCAL'].map((id) => ({ id, spellings: [id] }));
  const sheet = sheetOfRows([[[100, 'Local de Lins']], [[84, 'do Registro Civil']]]);
  expect(findLabels(sheet, specs).map(({ id }) => id)).toEqual(['LOCAL']);
});

it('the first word of a name makes no label with the caption below it', () => {
  const word = (text: string, left: number, top: number, height: number) => ({
    text,
    conf: 100,
    box: [left, top, 0.006 * text.length, height] as Box,
  });
  const words = [
    word('Fazenda', 0.1, 0.1, 0.0098),
    word('Córrego', 0.146, 0.1, 0.0098),
    word('Fundo', 0.192, 0.1, 0.0098),
    word('propriedade', 0.1, 0.1125, 0.0088),
    ...Array.from({ length: 8 }, (_, row) => word('ENDEREÇO', 0.1, 0.2 + 0.02 * row, 0.0098)),
  ];
  const looks = { source: 'text-layer', orientation: 0, quality: 'ok', width: 1000, height: 1000 } as const;
  const sheet = sheetOf({ number: 1, words, lines: [], codes: [], ...looks });
  const specs = ['PROPRIEDADE', 'FAZENDAPROPRIEDADE'].map((id) => ({ id, spellings: [id] }));
  expect(findLabels(sheet, specs).map(({ id }) => id)).toEqual(['PROPRIEDADE']);
});
