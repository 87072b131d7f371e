import { expect, it } from 'vitest';
import { pageOfRows, sheetOfBoxes, sheetOfRows, type Row } from '../../testing/sheet-of-rows.ts';
import { sheetOfTexts } from '../../testing/sheet-of-texts.ts';
import { valuesOn } from '../../testing/values-on.ts';
import { marginNotesOf } from './margin-notes.ts';

const notesOn = (rows: readonly Row[]): string | undefined =>
  marginNotesOf(sheetOfRows(rows)).Annotations?.value;

it('notes go on to the end of their paragraph, whichever labels they say', () => {
  expect(
    notesOn([
      [[100, 'Observações / Averbações']],
      [[100, 'REGISTRO LAVRADO NO LIVRO A-0120. GENITOR DECLARANTE. ISENTO']],
      [[100, 'DE EMOLUMENTOS.']],
      [],
      [],
      [[100, 'O conteúdo da certidão é verdadeiro. Dou fé.']],
    ]),
  ).toBe('REGISTRO LAVRADO NO LIVRO A-0120. GENITOR DECLARANTE. ISENTO DE EMOLUMENTOS.');
});

it('notes beside their label end before the office and before a label with a colon', () => {
  const row: Row = [[100, 'Averbações: Casou-se em 14/02/1998, conforme Livro B-45.']];
  expect(notesOn([row, [[100, 'Oficial: Ana Lima']]])).toBe('Casou-se em 14/02/1998, conforme Livro B-45.');
  expect(notesOn([row, [[100, 'Data do registro: 3/4/2001']]])).toBe(
    'Casou-se em 14/02/1998, conforme Livro B-45.',
  );
});

it('labels side by side are no notes', () => {
  expect(
    notesOn([
      [
        [100, 'Observações'],
        [500, 'Selo'],
      ],
      [
        [100, 'Nada'],
        [500, 'AB12'],
      ],
    ]),
  ).toBeUndefined();
});

it('notes go on below each other in a column of values, and around the middle of their title', () => {
  expect(
    notesOn([
      [
        [100, 'Averbações e anotações'],
        [500, 'Averbada em 14/03/2019 a retificação do nome, por'],
      ],
      [[500, 'mandado da Vara de Registros Públicos.']],
    ]),
  ).toBe('Averbada em 14/03/2019 a retificação do nome, por mandado da Vara de Registros Públicos.');
  expect(notesOn([[[400, 'AVERBAÇÕES/ANOTAÇÕES À ACRESCER']], [[427, 'NÃO DEIXOU TESTAMENTO.']]])).toBe(
    'NÃO DEIXOU TESTAMENTO.',
  );
  // A picture may read the last letters otherwise.
  expect(notesOn([[[100, 'AVERBAÇÕES À ACRESCI']], [[100, 'NADA CONSTA.']]])).toBe('NADA CONSTA.');
  // Or lose the stroke between two kinds of notes.
  expect(notesOn([[[100, 'OBSERVAÇÕES AVERBAÇÕES']], [[100, 'Nada consta.']]])).toBe('Nada consta.');
  expect(notesOn([[[100, 'ANOTAÇÕES DE CADASTRO']], [[100, 'TIPO DOCUMENTO NÚMERO']]])).toBeUndefined();
});

it('a label in small letters under the larger notes is their caption', () => {
  const sheet = sheetOfTexts([
    [60, 100, 14, 'CPF incluído em 10/02/2022.'],
    [60, 118, 9, 'averbações e anotações'],
    [66, 140, 10, 'O CARTÓRIO DA CIDADE'],
  ]);
  expect(marginNotesOf(sheet)).toEqual({});
});

it('notes in a column of values end before a title at the edge of the labels', () => {
  const row: Row = [
    [100, 'anotações'],
    [300, 'Deixou uma filha menor.'],
  ];
  expect(notesOn([row, [[100, 'O CARTÓRIO']]])).toBe('Deixou uma filha menor.');
});

it('notes in a list end before the office that the foot begins with', () => {
  const page = pageOfRows(
    [
      [[60, 'CERTIDÃO DE NASCIMENTO']],
      [
        [60, 'Nome civil:'],
        [300, 'EVA LIMA SÁ'],
      ],
      [
        [60, 'Anotações:'],
        [300, 'Sem averbações até esta data.'],
      ],
      [],
      [
        [60, 'CARTÓRIO LIMA - REGISTRO CIVIL'],
        [560, 'Certifico e dou fé.'],
      ],
    ],
    'text-layer',
    100,
  );
  expect(valuesOn('birthcertificate', page)).toMatchObject({ Annotations: 'Sem averbações até esta data.' });
});

it('a label between two rows has its notes in the box beside its own', () => {
  const rows: readonly Row[] = [
    [[400, 'Casou-se em 14/02/1998, conforme o livro']],
    [[100, 'AVERBAÇÕES']],
    [[400, 'B-45, fls. 12, deste Ofício.']],
    [[100, 'CADASTRO']],
  ];
  const boxes = [
    { left: 90, right: 380, rows: [0, 2] },
    { left: 380, right: 900, rows: [0, 2] },
  ] as const;
  expect(marginNotesOf(sheetOfBoxes(rows, boxes)).Annotations?.value).toBe(
    'Casou-se em 14/02/1998, conforme o livro B-45, fls. 12, deste Ofício.',
  );
});

it('what a note is exempt from is no label behind it', () => {
  expect(
    valuesOn(
      'birthcertificate',
      pageOfRows(
        [
          [[60, 'CERTIDÃO DE NASCIMENTO']],
          [[120, 'Observações: Averbado o reconhecimento do pai. Isenta de']],
          [[60, 'emolumentos.']],
          [[120, 'O referido é verdade e dou fé.']],
        ],
        'text-layer',
        100,
      ),
    ),
  ).toMatchObject({ Annotations: 'Averbado o reconhecimento do pai. Isenta de emolumentos' });
});
