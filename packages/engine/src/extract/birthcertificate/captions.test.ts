import { expect, it } from 'vitest';
import { pageOfRows, type Row } from '../testing/sheet-of-rows.ts';
import { valuesOn } from '../testing/values-on.ts';

const rows: readonly Row[] = [
  [[350, 'CERTIDÃO DE NASCIMENTO']],
  [],
  [],
  [[100, 'Rui Lima Sá']],
  [[420, 'nome e sobrenome do registrado']],
  [],
  [
    [100, '04:20'],
    [300, 'masculino'],
    [500, 'Hospital Sol'],
  ],
  [
    [160, 'hora'],
    [360, 'sexo'],
    [620, 'lugar do nascimento'],
  ],
  [],
  [
    [100, 'Santarém'],
    [600, 'Pará'],
  ],
  [
    [310, 'cidade'],
    [730, 'Estado'],
  ],
  [],
  [[100, 'FILHO DE']],
  [[100, 'Ari Lima Sá']],
  [[480, 'nome do pai']],
  [],
  [[100, 'Eva Luz Reis']],
  [[480, 'nome da mãe']],
  [],
  [[100, 'AVÓS PATERNOS']],
  [
    [100, 'Noel Lima'],
    [520, 'Ana Sá Reis'],
  ],
  [
    [290, 'avô'],
    [700, 'avó'],
  ],
  [],
  [[100, 'Ari Lima Sá']],
  [[480, 'declarante']],
];

it('captions in small letters below the lines of a form are set above what was filled in', () => {
  expect(valuesOn('birthcertificate', pageOfRows(rows, 'text-layer', 100))).toMatchObject({
    Name: 'Rui Lima Sá',
    BirthTime: '04:20',
    Sex: 'M',
    BirthLocation: 'Hospital Sol',
    BirthPlace: 'Santarém',
    BirthState: 'PA',
    FatherName: 'Ari Lima Sá',
    MotherName: 'Eva Luz Reis',
    PaternalGrandfather: 'Noel Lima',
    PaternalGrandmother: 'Ana Sá Reis',
    Declarant: 'Ari Lima Sá',
  });
});
