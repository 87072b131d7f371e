import { expect, it } from 'vitest';
import { sheetOfRows, type Row } from '../../testing/sheet-of-rows.ts';
import { partyFields } from '../particulars/parties.ts';
import { roleTitlesOn } from './role-titles.ts';

const parts = ['Name', 'CNPJ', 'Address', 'City', 'UF', 'CEP'] as const;
const spec = {
  sections: {
    Sender: ['REMETENTE', 'DADOS DO REMETENTE'],
    Recipient: ['DESTINATÁRIO'],
    Payer: ['TOMADOR DO SERVIÇO', 'PAGADOR'],
    Rest: ['CARGA', 'VALORES DO FRETE'],
  },
  fields: [
    ...partyFields('Sender', parts),
    ...partyFields('Recipient', parts),
    ...partyFields('Payer', parts),
  ],
};
const titles = (rows: readonly Row[]) =>
  roleTitlesOn(sheetOfRows(rows), spec).map(({ section, spelling }) => [section, spelling]);

const party = (number: string): Row[] => [[[40, 'Moinho Azul Ltda']], [[40, `CNPJ ${number}`]]];

it('a block is told by what its title says that the party does, and an article parts no title from the form’s', () => {
  expect(
    titles([
      [[40, '1. Quem manda a carga']],
      ...party('11.222.333/0001-81'),
      [[40, '2. Quem recebe a carga']],
      ...party('12.345.678/0001-95'),
      [[40, 'A carga']],
      [[40, 'Açúcar']],
    ]),
  ).toEqual([
    ['Sender', 'QUEMMANDAACARGA'],
    ['Recipient', 'QUEMRECEBEACARGA'],
    ['Rest', 'ACARGA'],
  ]);
});

it('a party whose own title is on the page has no other', () => {
  expect(
    titles([
      [[40, 'DADOS DO REMETENTE']],
      ...party('11.222.333/0001-81'),
      [[40, 'Quem embarcou']],
      ...party('12.345.678/0001-95'),
    ]),
  ).toEqual([]);
});

it('a text without a block is no title, nor is the value of a label', () => {
  expect(titles([[[40, 'Quem recebe a carga']], [[40, '____________']]])).toEqual([]);
  expect(
    titles([
      [
        [40, 'Frete por conta:'],
        [300, 'Quem recebe'],
      ],
      ...party('11.222.333/0001-81'),
    ]),
  ).toEqual([]);
});

it('a title may be the label of the party’s name', () => {
  const sheet = sheetOfRows([[[40, 'Quem contratou: Moinho Azul Ltda']], [[40, 'CNPJ: 11.222.333/0001-81']]]);
  expect(roleTitlesOn(sheet, spec)).toMatchObject([{ section: 'Payer', isLabel: true }]);
});

it('a title over the one of the same block calls no other party', () => {
  expect(
    titles([
      [[40, 'Quem manda']],
      [
        [60, 'Remetente'],
        [300, 'Moinho Azul Ltda'],
      ],
      [
        [60, 'CNPJ'],
        [300, '11.222.333/0001-81'],
      ],
    ]),
  ).toEqual([['Sender', 'QUEMMANDA']]);
});

it('behind an end of the way the party stands that is there', () => {
  expect(
    titles([
      [
        [180, 'De: remetente'],
        [460, 'Para: destinatário'],
      ],
      [
        [40, 'CNPJ'],
        [180, '11.222.333/0001-81'],
        [460, '12.345.678/0001-95'],
      ],
    ]),
  ).toEqual([
    ['Sender', 'DEREMETENTE'],
    ['Recipient', 'PARADESTINATARIO'],
  ]);
});
