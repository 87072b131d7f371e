import { expect, it } from 'vitest';
import { runningTextOf } from './phrases.ts';
import { sheetOfRows, type Row } from '../../testing/sheet-of-rows.ts';
import { readWitnesses } from './witnesses.ts';

const witnessesOf = (rows: readonly Row[]) =>
  readWitnesses(runningTextOf([{ tokens: sheetOfRows(rows).rows.flat() }])).map((witness) =>
    Object.fromEntries(Object.entries(witness).map(([part, { value }]) => [part, value])),
  );

it('of witnesses side by side one has a name that goes on in the next row, beside the other’s number', () => {
  expect(
    witnessesOf([
      [
        [60, 'Testemunha: Ana Clara Prado'],
        [400, 'Testemunha: Rui Sá Lima'],
      ],
      [
        [60, 'Reis'],
        [400, 'RG 3.118.402'],
      ],
      [[60, 'RG 2.734.205']],
    ]),
  ).toEqual([
    { Name: 'Ana Clara Prado Reis', RG: '2.734.205' },
    { Name: 'Rui Sá Lima', RG: '3.118.402' },
  ]);
});

it('what one did calls a witness as well, and its number may stand behind the word', () => {
  expect(
    witnessesOf([
      [
        [60, 'assistiu 1: Ana Clara Prado,'],
        [400, 'assistiu 2: Rui Sá Lima,'],
      ],
      [
        [60, 'RG 2.734.205'],
        [400, 'RG 3.118.402'],
      ],
    ]),
  ).toEqual([
    { Name: 'Ana Clara Prado', RG: '2.734.205' },
    { Name: 'Rui Sá Lima', RG: '3.118.402' },
  ]);
});
