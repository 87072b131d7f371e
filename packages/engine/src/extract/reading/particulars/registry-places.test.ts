import { expect, it } from 'vitest';
import { sheetOfRows, type Row } from '../../testing/sheet-of-rows.ts';
import { placesOfRegistry } from './registry-places.ts';

const valuesIn = (rows: readonly Row[]) =>
  Object.fromEntries(
    Object.entries(placesOfRegistry(sheetOfRows(rows))).map(([id, { value }]) => [id, value]),
  );

it('the address of a letterhead ends before the town, with a comma before its state too', () => {
  const headOf = (street: string): Row[] => [[[300, street]], [[300, 'CERTIDÃO DE ÓBITO']]];
  expect(
    valuesIn(headOf('Rua Chile, nº 35, Centro, CEP 79658-420 – Três Lagoas, MS – Tel. (67) 3418-1968')),
  ).toEqual({
    OfficeAddress: 'Rua Chile, nº 35, Centro, CEP 79658-420',
    OfficeCity: 'Três Lagoas',
    OfficeState: 'MS',
  });
  // A district is no town.
  expect(valuesIn(headOf('Rua Chile, nº 35, Jardim Europa, MS'))).toEqual({
    OfficeAddress: 'Rua Chile, nº 35, Jardim Europa, MS',
  });
});

it('an office of peace has its registers in its name', () => {
  const rows: Row[] = [
    [[300, 'Escrivania de Paz e Registro Civil']],
    [[300, 'Rua Chile, nº 35, Centro']],
    [[300, 'CERTIDÃO DE ÓBITO']],
  ];
  expect(valuesIn(rows)).toMatchObject({ OfficeName: 'Escrivania de Paz e Registro Civil' });
});

it('an office of peace may be called by its notes too, and its postal code goes on in the next row', () => {
  const rows: Row[] = [
    [[300, 'Cartório de Paz e Notas da Sede']],
    [[300, 'Rua Chile, nº 35, Centro,']],
    [[300, 'CEP 79658-420']],
    [[300, 'CERTIDÃO DE ÓBITO']],
  ];
  expect(valuesIn(rows)).toMatchObject({
    OfficeName: 'Cartório de Paz e Notas da Sede',
    OfficeAddress: 'Rua Chile, nº 35, Centro, CEP 79658-420',
  });
});

it('who signs for the official is the one of the certificate, and what is stamped beside the line to sign on is no one', () => {
  expect(valuesIn([[[300, 'Ivo Dias de Melo']], [[300, 'Escrevente autorizada']]])).toEqual({
    OfficialName: 'Ivo Dias de Melo',
  });
  const stamped: Row = [
    [60, 'ISENTO TAXA'],
    [400, 'O Oficial'],
  ];
  expect(valuesIn([stamped])).toEqual({});
});

it('an address at the foot is the office’s over its town with how it is reached there', () => {
  const footOf = (under: string): Row[] => [
    [[300, 'CERTIDÃO DE NASCIMENTO']],
    [[60, 'Nada consta à margem do termo.']],
    [
      [60, 'Rua Chile, 247, Centro, CEP 68572-957'],
      [700, 'Selo nº 261484'],
    ],
    [[60, under]],
  ];
  expect(valuesIn(footOf('Marabá/PA · Fone (94) 3320-7416'))).toMatchObject({
    OfficeAddress: 'Rua Chile, 247, Centro, CEP 68572-957',
    OfficeCity: 'Marabá',
  });
  expect(valuesIn(footOf('Marabá/PA'))).not.toHaveProperty('OfficeAddress');
});

it.each(['Registrador(a) Civil', 'Oficial(a) do Registro Civil', 'Tabeliã(o) Substituta'])(
  'a name stands over what its bearer is, for women and men: %s',
  (title) => {
    expect(valuesIn([[[300, 'Ivo Dias de Melo']], [[300, title]]])).toEqual({
      OfficialName: 'Ivo Dias de Melo',
    });
  },
);

it('a street may have a number for its name', () => {
  const footOf = (street: string): Row[] => [
    [[300, 'CERTIDÃO DE ÓBITO']],
    [[60, 'Nada consta à margem do termo.']],
    [[60, 'Oficial(a): Ivo Dias de Melo']],
    [[60, street]],
    [[60, 'Barretos / SP Tel. (17) 3320-7416']],
  ];
  for (const street of ['Av. 17, nº 1.045 - Centro - CEP 14780-050', 'Rua 4, 512 - Centro'])
    expect(valuesIn(footOf(street))).toMatchObject({
      OfficeAddress: street,
      OfficeCity: 'Barretos',
      OfficeState: 'SP',
    });
});

it('a picture may lose the sign between the office’s town and its state', () => {
  const footOf = (town: string): Row[] => [
    [[300, 'CERTIDÃO DE ÓBITO']],
    [[60, 'Oficial(a): Ivo Dias de Melo']],
    [[60, 'Rua Chile, 512 - Centro']],
    [[60, `${town} Tel. (17) 3320-7416`]],
  ];
  expect(valuesIn(footOf('Ribeirão Preto SP'))).toMatchObject({
    OfficeCity: 'Ribeirão Preto',
    OfficeState: 'SP',
  });
  expect(valuesIn(footOf('Vila Nova SP'))).not.toHaveProperty('OfficeCity');
});
