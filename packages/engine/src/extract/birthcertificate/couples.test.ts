import { expect, it } from 'vitest';
import { extractDocuments } from '../extract.ts';
import { pageOfRows, type Row } from '../testing/sheet-of-rows.ts';
import { sheetOf } from '../reading/sheet/sheet-of-page.ts';
import { provenOfBirth } from './blocks.ts';

it('two grandparents of one side stand in two rows below their label', () => {
  const page = pageOfRows(
    [
      [
        [50, 'AVÓS PATERNOS'],
        [550, 'AVÓS MATERNOS'],
      ],
      [
        [50, 'EVANDRO DE ZANETTI XAVIER'],
        [550, 'ISMAEL ESPÍNDOLA PRADO'],
      ],
      [
        [50, 'DIRCE ARAÚJO GUSMÃO'],
        [550, 'BERENICE DORNELAS PIMENTEL'],
      ],
    ],
    'text-layer',
    100,
  );
  expect(provenOfBirth(sheetOf(page))).toMatchObject({
    PaternalGrandfather: { value: 'EVANDRO DE ZANETTI XAVIER' },
    PaternalGrandmother: { value: 'DIRCE ARAÚJO GUSMÃO' },
    MaternalGrandfather: { value: 'ISMAEL ESPÍNDOLA PRADO' },
    MaternalGrandmother: { value: 'BERENICE DORNELAS PIMENTEL' },
  });
});

it('the second of two names may have the word before it that joins them', () => {
  const page = pageOfRows(
    [
      [
        [50, 'Avós paternos'],
        [550, 'Avós maternos'],
      ],
      [
        [50, 'EVANDRO DE ZANETTI XAVIER'],
        [550, 'ISMAEL ESPÍNDOLA PRADO'],
      ],
      [
        [50, 'e DIRCE ARAÚJO GUSMÃO'],
        [550, 'e BERENICE DORNELAS PIMENTEL'],
      ],
    ],
    'text-layer',
    100,
  );
  expect(provenOfBirth(sheetOf(page))).toMatchObject({
    PaternalGrandfather: { value: 'EVANDRO DE ZANETTI XAVIER' },
    PaternalGrandmother: { value: 'DIRCE ARAÚJO GUSMÃO' },
    MaternalGrandmother: { value: 'BERENICE DORNELAS PIMENTEL' },
  });
});

it('the town in the row below the place of birth is the town of birth', () => {
  const page = pageOfRows(
    [
      [
        [50, 'Local do nascimento'],
        [300, 'Santa Casa de Bauru'],
      ],
      [
        [50, 'Município'],
        [300, 'Bauru'],
        [550, 'Estado'],
        [700, 'São Paulo'],
      ],
    ],
    'text-layer',
    100,
  );
  expect(provenOfBirth(sheetOf(page))).toMatchObject({
    BirthPlace: { value: 'Bauru' },
    BirthState: { value: 'SP' },
  });
});

it('two grandparents behind the word for their side go on in the next row', () => {
  const page = pageOfRows(
    [
      [[50, 'AVÓS']],
      [[55, 'Paternos: Evandro Xavier e Dirce Araújo da']],
      [[55, 'Conceição']],
      [[55, 'Maternos: Ismael Espíndola Prado e']],
      [[55, 'Berenice das Dores Pimentel']],
      [[50, 'GÊMEO']],
    ],
    'text-layer',
    100,
  );
  expect(provenOfBirth(sheetOf(page))).toMatchObject({
    PaternalGrandfather: { value: 'Evandro Xavier' },
    PaternalGrandmother: { value: 'Dirce Araújo da Conceição' },
    MaternalGrandfather: { value: 'Ismael Espíndola Prado' },
    MaternalGrandmother: { value: 'Berenice das Dores Pimentel' },
  });
});

it('a grandparent in one row alone takes no words of the label below', () => {
  const page = pageOfRows(
    [[[55, 'Maternos: Berenice das Dores Pimentel']], [[55, 'Nome e Matrícula do Gêmeo']]],
    'text-layer',
    100,
  );
  expect(provenOfBirth(sheetOf(page))).toEqual({});
});

it('two grandparents stand over their label, nearer to it than what is below', () => {
  const page = pageOfRows(
    [
      [[50, 'Daniela Reis Luz']],
      [[50, 'mãe']],
      [],
      [[50, 'Evandro Xavier Reis']],
      [[50, 'Dirce Araújo Reis']],
      [[50, 'pais da mãe']],
      [],
      [[50, 'Ismael Espíndola Prado']],
      [[50, 'pai']],
      [],
      [[50, 'Noel Lima Prado']],
      [[50, 'Berenice das Dores Prado']],
      [[50, 'pais do pai']],
    ],
    'text-layer',
    100,
  );
  expect(provenOfBirth(sheetOf(page))).toMatchObject({
    MaternalGrandfather: { value: 'Evandro Xavier Reis' },
    MaternalGrandmother: { value: 'Dirce Araújo Reis' },
    PaternalGrandfather: { value: 'Noel Lima Prado' },
    PaternalGrandmother: { value: 'Berenice das Dores Prado' },
  });
});

it('two grandparents stand behind a word for their side whose letters a picture read as one', () => {
  const rows: Row[] = [
    [[300, 'CERTIDÃO DE NASCIMENTO']],
    [[55, 'Avós matemos: Gilmar Dias e Thais Dias']],
    [[55, 'Pai: Luciano Paiva Reis']],
    [[55, 'Avós patemos: Márcio Reis e Kátia Reis']],
  ];
  const [document] = extractDocuments('birthcertificate', { pages: [pageOfRows(rows, 'ocr', 90)] });
  expect(document?.Data).toMatchObject({
    MaternalGrandfather: { value: 'Gilmar Dias' },
    PaternalGrandfather: { value: 'Márcio Reis' },
    PaternalGrandmother: { value: 'Kátia Reis' },
  });
});

it('the first of two names may stand right behind its label, and the second below it', () => {
  const page = pageOfRows(
    [
      [
        [100, 'Avós pat.'],
        [162, 'EVANDRO DE ZANETTI XAVIER'],
      ],
      [[162, 'DIRCE ARAÚJO GUSMÃO']],
      [
        [100, 'Avós mat.'],
        [162, 'ISMAEL ESPÍNDOLA PRADO'],
      ],
      [[162, 'BERENICE DORNELAS PIMENTEL']],
      [
        [100, 'Gêmeo'],
        [162, 'NÃO'],
      ],
    ],
    'text-layer',
    100,
  );
  expect(provenOfBirth(sheetOf(page))).toMatchObject({
    PaternalGrandfather: { value: 'EVANDRO DE ZANETTI XAVIER' },
    PaternalGrandmother: { value: 'DIRCE ARAÚJO GUSMÃO' },
    MaternalGrandfather: { value: 'ISMAEL ESPÍNDOLA PRADO' },
    MaternalGrandmother: { value: 'BERENICE DORNELAS PIMENTEL' },
  });
});

it('the first of two names stands in the row of its label, the second in one without a label', () => {
  const page = pageOfRows(
    [
      [
        [120, 'Avós paternos'],
        [300, 'Evandro de Zanetti Xavier'],
      ],
      [[300, 'Dirce Araújo Gusmão']],
      [
        [120, 'Avós maternos'],
        [300, 'Ismael Espíndola Prado'],
      ],
      [
        [160, 'Declarante'],
        [300, 'Davi Luz Reis'],
      ],
    ],
    'text-layer',
    100,
  );
  const read = provenOfBirth(sheetOf(page));
  expect(read).toMatchObject({
    PaternalGrandfather: { value: 'Evandro de Zanetti Xavier' },
    PaternalGrandmother: { value: 'Dirce Araújo Gusmão' },
  });
  expect(read).not.toHaveProperty('MaternalGrandmother');
});

it.each([
  ['Filiação', 'Linha paterna', 'Linha materna'],
  ['Genitores', 'Família paterna', 'Família materna'],
])('a table has a column for the parents (%s) and a row for each side', (parents, fathers, mothers) => {
  const page = pageOfRows(
    [
      [
        [250, parents],
        [500, 'Avô'],
        [750, 'Avó'],
      ],
      [
        [50, fathers],
        [250, 'ARI LIMA XAVIER'],
        [500, 'IVO LIMA XAVIER'],
        [750, 'LIA REIS XAVIER'],
      ],
      [
        [50, mothers],
        [250, 'EVA LUZ PRADO'],
        [500, 'DAVI LUZ PRADO'],
        [750, 'ROSA DIAS PRADO'],
      ],
    ],
    'text-layer',
    100,
  );
  expect(provenOfBirth(sheetOf(page))).toMatchObject({
    FatherName: { value: 'ARI LIMA XAVIER' },
    PaternalGrandfather: { value: 'IVO LIMA XAVIER' },
    PaternalGrandmother: { value: 'LIA REIS XAVIER' },
    MotherName: { value: 'EVA LUZ PRADO' },
    MaternalGrandfather: { value: 'DAVI LUZ PRADO' },
    MaternalGrandmother: { value: 'ROSA DIAS PRADO' },
  });
});

it('a table whose first column has the parents has the father with his parents in its first row', () => {
  const page = pageOfRows(
    [
      [
        [50, 'Genitor(a)'],
        [400, 'Avô'],
        [700, 'Avó'],
      ],
      [
        [50, 'Evandro Zanetti'],
        [400, 'Ismael Zanetti'],
        [700, 'Dirce Gusmão Zanetti'],
      ],
      [
        [50, 'Berenice Prado'],
        [400, 'Rui de Prado'],
        [700, 'Eva Pimentel Prado'],
      ],
    ],
    'text-layer',
    100,
  );
  expect(provenOfBirth(sheetOf(page))).toMatchObject({
    FatherName: { value: 'Evandro Zanetti' },
    PaternalGrandfather: { value: 'Ismael Zanetti' },
    PaternalGrandmother: { value: 'Dirce Gusmão Zanetti' },
    MotherName: { value: 'Berenice Prado' },
    MaternalGrandfather: { value: 'Rui de Prado' },
    MaternalGrandmother: { value: 'Eva Pimentel Prado' },
  });
});

it('the town of registration below the place of birth is not the town of birth', () => {
  const page = pageOfRows(
    [
      [
        [50, 'LOCAL DO NASCIMENTO'],
        [400, 'HOSPITAL DO LAGO'],
      ],
      [
        [50, 'MUNICÍPIO DO REGISTRO / UF'],
        [400, 'Bagé / RS'],
      ],
    ],
    'text-layer',
    100,
  );
  expect(provenOfBirth(sheetOf(page))).not.toHaveProperty('BirthPlace');
});
