import { expect, it } from 'vitest';
import { sheetOfTexts, type Text } from '../../testing/sheet-of-texts.ts';
import { findLabels } from './labels.ts';

const specs = ['QUEMRECEBEDESTINATARIO', 'DESTINATARIO', 'DATADEEMISSAO', 'EMISSAO', 'CNPJ'].map((id) => ({
  id,
  spellings: [id],
}));
const found = (texts: readonly Text[]) => findLabels(sheetOfTexts(texts), specs).map(({ id }) => id);

it('a heading and the first label of the list under it are no label in two rows', () => {
  expect(
    found([
      [40, 100, 10, 'Quem recebe'],
      [60, 116, 10, 'Destinatário'],
      [300, 116, 10, 'Olaria Campos Ltda'],
      [60, 130, 10, 'CNPJ'],
      [300, 130, 10, '11.222.333/0001-81'],
    ]),
  ).toEqual(['DESTINATARIO', 'CNPJ']);
});

it('a label of two rows stands nearer to its second one than that does to the next of the list', () => {
  expect(
    found([
      [60, 100, 10, 'Data de'],
      [60, 112, 10, 'emissão'],
      [300, 112, 10, '12/03/2025'],
      [60, 134, 10, 'CNPJ'],
      [300, 134, 10, '11.222.333/0001-81'],
    ]),
  ).toEqual(['DATADEEMISSAO', 'CNPJ']);
});
