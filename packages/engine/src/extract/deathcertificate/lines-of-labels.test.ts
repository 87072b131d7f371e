import { expect, it } from 'vitest';
import { pageOfRows, type Row } from '../testing/sheet-of-rows.ts';
import { valuesOn } from '../testing/values-on.ts';

const valuesOf = (rows: readonly Row[]) => valuesOn('deathcertificate', pageOfRows(rows, 'text-layer', 100));

it('one label leads to the day in words, in figures and to the hour, and a cause ends before the next line’s labels', () => {
  const values = valuesOf([
    [[60, 'Registro Civil das Pessoas Naturais de Lages']],
    [[60, 'Comarca de Santana – Estado: SC']],
    [[60, 'CERTIDÃO DE ÓBITO']],
    [],
    [[60, 'Falecimento: dezoito de junho de dois mil e vinte e cinco (18/06/2025), às 16:35 h']],
    [],
    [[60, 'Causa da morte: Choque séptico; pneumonia bacteriana']],
    [],
    [
      [60, 'Sexo: masculino'],
      [300, 'Est. civil: casado'],
      [500, 'Idade: 79 anos'],
    ],
    [],
    [[60, 'Averbações e anotações: Nada consta.']],
    [],
    [[60, 'Anotações de cadastro']],
    [
      [60, 'Documento'],
      [300, 'Número'],
      [500, 'Expedição'],
      [700, 'Órgão'],
    ],
    [
      [60, 'RG'],
      [300, '48.924.987-6'],
      [500, '20/11/1990'],
      [700, 'SSP/SC'],
    ],
    [],
    [[60, 'O conteúdo da certidão é verdadeiro. Dou fé.']],
  ]);
  expect(values).toMatchObject({
    DeathDateInWords: 'dezoito de junho de dois mil e vinte e cinco',
    DeathDate: '2025-06-18',
    DeathTime: '16:35',
    CauseOfDeath: 'Choque séptico; pneumonia bacteriana',
    Annotations: 'Nada consta',
    OfficeCity: 'Santana',
    OfficeState: 'SC',
  });
});

it('the state stands before the town’s label over the title', () => {
  expect(
    valuesOf([
      [[300, 'REGISTRO CIVIL']],
      [[300, 'ESTADO: PR MUNICÍPIO: Cascavel']],
      [[300, 'Certidão de Óbito']],
      [[60, 'ÓBITO Nº 73312 LIVRO C-90 FOLHAS 585']],
    ]),
  ).toMatchObject({ OfficeState: 'PR', OfficeCity: 'Cascavel' });
});

it('a child of the mother alone has no father in the sentence behind her', () => {
  expect(
    valuesOf([
      [[300, 'Certidão de Óbito']],
      [[60, 'Consta o assento de óbito de RUI LIMA SÁ, falecido em dois de maio de dois mil, às 3h']],
      [[60, 'filho de Inês Lima. Foi declarante Eva Luz, que deu como causa choque, e o sepultamento']],
      [[60, 'foi feito no Cemitério do Sol.']],
    ]),
  ).not.toHaveProperty('FatherName');
});

it('a picture has long dashes before states, and the name in capitals may be all that is left of its sentence', () => {
  const values = valuesOn(
    'deathcertificate',
    pageOfRows(
      [
        [[300, 'Certidão de Óbito']],
        [[60, 'CERTIFICO que, no livro de re:']],
        [[300, 'RUI LIMA DE SÁ']],
        [[60, 'falecido em dois de maio de dois mil, às 3h, natural de Feira de Santana — BA,']],
        [[60, 'filho de Inês Lima. Foi declarante Eva Luz.']],
      ],
      'ocr',
      95,
    ),
  );
  expect(values).toMatchObject({
    Name: 'RUI LIMA DE SÁ',
    BirthPlace: 'Feira de Santana',
    BirthState: 'BA',
    MotherName: 'Inês Lima',
  });
});

it('an entry whose verb a picture lost is told by its declarant', () => {
  const values = valuesOn(
    'deathcertificate',
    pageOfRows(
      [
        [[300, 'Certidão de Óbito']],
        [[60, 'fa ecico em cois de maio de dois mil, de cor preta, natural de Lages — SC,']],
        [[60, 'residente na Rua do Sol, 8, Centro, com 78 anos de idade. Foi declarante Eva Luz.']],
      ],
      'ocr',
      95,
    ),
  );
  expect(values).toMatchObject({ BirthPlace: 'Lages', Residence: 'Rua do Sol, 8, Centro', Age: '78' });
});

it('a cause in a sentence ends before the burial, whatever label stands further on', () => {
  expect(
    valuesOf([
      [[300, 'Certidão de Óbito']],
      [[60, 'que deu como causa da morte: Choque séptico, e o sepultamento foi feito no']],
      [[60, 'Cemitério do Sol, Observações: não era eleitor.']],
    ]),
  ).toMatchObject({ CauseOfDeath: 'Choque séptico' });
});
