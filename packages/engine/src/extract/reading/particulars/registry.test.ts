import { expect, it } from 'vitest';
import { putCard } from '../../card.ts';
import { sheetOfRows } from '../../testing/sheet-of-rows.ts';
import { readForm } from '../forms/form.ts';
import { readPhrases, runningTextOf } from '../phrases/phrases.ts';
import { birthcertificateForm } from '../../birthcertificate/form.ts';
import { placesOfRegistry, registryPhrases, registryRows } from './registry.ts';

const head = sheetOfRows([
  [[200, 'ESTADO DA BAHIA - COMARCA DE FEIRA DE SANTANA']],
  [[300, 'Registro Civil das Pessoas Naturais e Tabelionato Moreira']],
  [[350, 'Ivone Batista Peixoto - Oficial']],
  [[320, 'CERTIDÃO DE NASCIMENTO']],
]);

it('the letterhead of a certificate says who keeps the registry, and where', () => {
  const data = {};
  putCard(data, [], [head], { rows: registryRows });
  expect(data).toMatchObject({
    OfficeName: { value: 'Registro Civil das Pessoas Naturais e Tabelionato Moreira' },
    OfficialName: { value: 'Ivone Batista Peixoto' },
  });
  const told = readPhrases(runningTextOf([head]), registryPhrases).map(({ id, reading }) => [
    id,
    reading.value,
  ]);
  expect(Object.fromEntries(told)).toMatchObject({ OfficeState: 'BA', OfficeCity: 'FEIRA DE SANTANA' });
});

it('the stroke between a town and its state may be read as a letter', () => {
  const fields = [
    { id: 'Town', kind: 'city', labels: ['NATURALIDADE'] },
    { id: 'State', kind: 'uf', labels: ['NATURALIDADE'] },
  ] as const;
  const read = (printed: string) =>
    Object.fromEntries(
      readForm(sheetOfRows([[[100, 'NATURALIDADE']], [[100, printed]]]), { fields }).map(
        ({ id, reading }) => [id, reading.value],
      ),
    );
  expect(read('CURITIBAIPR')).toEqual({ Town: 'CURITIBA', State: 'PR' });
  // Its last letters end other words too.
  expect(read('NOVA LIMA')).toEqual({ Town: 'NOVA LIMA' });
});

it('the title of a certificate is nobody who signs it', () => {
  const fields = [{ id: 'OfficialName', kind: 'name', labels: ['Oficial'] }] as const;
  const sheet = sheetOfRows([[[100, 'Oficial']], [[100, 'ÓBITO']]]);
  expect(readForm(sheetOfRows([[[100, 'Oficial']], [[100, 'COD RENAVAM']]]), { fields })).toEqual([]);
  expect(readForm(sheet, { fields })).toEqual([]);
});

it('a leaf of a register has a figure', () => {
  const fields = [{ id: 'Page', kind: 'serial', labels: ['fls.'] }] as const;
  const read = (printed: string) =>
    readForm(sheetOfRows([[[100, `fls. ${printed}`]]]), { fields })[0]?.reading.value;
  expect(read('57v')).toBe('57v');
  expect(read('do livro')).toBeUndefined();
});

it('a certificate in sentences says where, and who the grandparents are', () => {
  const values = (text: string) =>
    Object.fromEntries(
      readPhrases(
        runningTextOf([sheetOfRows(text.split('|').map((row) => [[0, row]]))]),
        birthcertificateForm.phrases ?? [],
      ).map(({ id, reading }) => [id, reading.value]),
    );
  const grandparents = {
    PaternalGrandfather: 'Rui Lima',
    PaternalGrandmother: 'Eva Luz',
    MaternalGrandfather: 'José Sá',
    MaternalGrandmother: 'Ana Reis',
  };
  expect(
    values(
      `ESTADO DA BAHIA|COMARCA E MUNICÍPIO DE FEIRA DE SANTANA|CERTIDÃO DE NASCIMENTO|nascido às 03:15 horas, em Maternidade
      Sol, nesta cidade de Feira de Santana, do sexo masculino,|sendo avós paternos Rui Lima e Eva Luz e avós maternos José
      Sá e Ana Reis.`.replace(/\n\s+/g, ' '),
    ),
  ).toMatchObject({
    ...grandparents,
    OfficeCity: 'FEIRA DE SANTANA',
    BirthLocation: 'Maternidade Sol',
    BirthPlace: 'Feira de Santana',
  });
  expect(values('AVÓS|Paternos: Rui Lima e Eva Luz|Maternos: José Sá e Ana Reis|GÊMEO')).toMatchObject(
    grandparents,
  );
});

it('the heading of every certificate is no office', () => {
  const data = {};
  const rows = sheetOfRows([
    [[200, 'REPÚBLICA FEDERATIVA DO BRASIL']],
    [[200, 'REGISTRO CIVIL DAS PESSOAS NATURAIS']],
  ]);
  putCard(data, [], [rows], { rows: registryRows });
  expect(data).not.toHaveProperty('OfficeName');
});

it('the name below the signature is the official of a certificate', () => {
  const rows = ['Feira de Santana, 2 de maio de 1985.', 'Ivo Dias de Melo', 'Oficial do Registro Civil'];
  expect(placesOfRegistry(sheetOfRows(rows.map((row) => [[300, row]])))).toMatchObject({
    OfficialName: { value: 'Ivo Dias de Melo' },
  });
  const other = ['2º Registro Civil das Pessoas Naturais e Tabelionato Sol', 'Oficial Registrador'];
  expect(placesOfRegistry(sheetOfRows(other.map((row) => [[300, row]])))).toEqual({});
});
