import { expect, it } from 'vitest';
import { putCard } from '../../card.ts';
import { sheetOfRows } from '../../testing/sheet-of-rows.ts';
import { readForm } from '../forms/form.ts';
import { readPhrases, runningTextOf } from '../phrases/phrases.ts';
import { registryPhrases, registryRows } from './registry.ts';

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
