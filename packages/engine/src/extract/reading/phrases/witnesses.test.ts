import { expect, it } from 'vitest';
import { runningTextOfPage } from '../../testing/page-of-text.ts';
import { sheetOfRows } from '../../testing/sheet-of-rows.ts';
import { runningTextOf } from './phrases.ts';
import { readWitnesses } from './witnesses.ts';

function witnessesOf(text: string): unknown[] {
  return readWitnesses(runningTextOfPage(text)).map((witness) =>
    Object.values(witness).map(({ value }) => value),
  );
}

it('each witness has the document behind the name, one below the other or side by side', () => {
  const both = [
    ['Ivo Dias Prado', '52998224725'],
    ['Eva da Luz', '11144477735'],
  ];
  expect(
    witnessesOf(
      'TESTEMUNHAS: 1. _____ Nome: Ivo Dias Prado CPF: 529.982.247-25 2. _____ Nome: Eva da Luz CPF: 111.444.777-35',
    ),
  ).toEqual(both);
  expect(
    witnessesOf(
      'Testemunhas: _____ _____ Nome: Ivo Dias Prado Nome: Eva da Luz CPF: 529.982.247-25 CPF: 111.444.777-35',
    ),
  ).toEqual(both);
  expect(witnessesOf('Testemunhas: Ivo Dias - 6.771.902-0 Eva Luz - 5.118.463-3')).toEqual([
    ['Ivo Dias', '6.771.902-0'],
    ['Eva Luz', '5.118.463-3'],
  ]);
});

it('the space between two names side by side tells whose is which', () => {
  const sheet = sheetOfRows([
    [[100, 'Testemunhas']],
    [
      [100, 'Ivo Dias Prado'],
      [500, 'Eva da Luz'],
    ],
    [
      [100, 'CPF: 529.982.247-25'],
      [500, 'CPF: 111.444.777-35'],
    ],
  ]);
  const read = readWitnesses(runningTextOf([{ tokens: sheet.rows.flat() }]));
  expect(read.map(({ Name, CPF }) => [Name?.value, CPF?.value])).toEqual([
    ['Ivo Dias Prado', '52998224725'],
    ['Eva da Luz', '11144477735'],
  ]);
});

it('one witness may have another document than the other, each behind its own name', () => {
  expect(
    witnessesOf('Test.: 1) _____ Ivo Dias Prado – CPF 529.982.247-25 2) _____ Eva da Luz – C.I. 4078812345'),
  ).toEqual([
    ['Ivo Dias Prado', '52998224725'],
    ['Eva da Luz', '4078812345'],
  ]);
  expect(witnessesOf('Testemunhas: Ivo Dias Prado, CPF 529.982.247-25, C.I. 4078812345')).toEqual([]);
});

it('without a document of each nobody is a witness', () => {
  expect(
    witnessesOf('na presença das testemunhas abaixo. Testemunhas: Ivo Dias CPF: 529.982.247-25'),
  ).toEqual([]);
});

it('each witness may have a heading of its own, and two documents', () => {
  const found = readWitnesses(
    runningTextOfPage(
      'Testemunha 1: Neide Barcelos Pacheco CPF 529.982.247-25 RG nº 59.821.949-3 Testemunha 2: Dalva Pimentel Gonzaga CPF 111.444.777-35 RG nº 13.908.091-0 Junta Comercial Protocolo 7.708.768-1',
    ),
  );
  expect(found.map(({ Name, CPF, RG }) => [Name?.value, CPF?.value, RG?.value])).toEqual([
    ['Neide Barcelos Pacheco', '52998224725', '59.821.949-3'],
    ['Dalva Pimentel Gonzaga', '11144477735', '13.908.091-0'],
  ]);
});

it('witnesses may stand in sentences, of which each says what one did', () => {
  const both = [
    ['Ivo Dias Prado', '52998224725'],
    ['Eva da Luz', '11144477735'],
  ];
  expect(
    witnessesOf(
      'Ivo Dias Prado, CPF 529.982.247-25, assinou como testemunha. Eva da Luz, CPF 111.444.777-35, assinou como testemunha.',
    ),
  ).toEqual(both);
  expect(
    witnessesOf(
      'Foram testemunhas Ivo Dias Prado, inscrito no CPF sob o nº 529.982.247-25, e Eva da Luz, inscrita no CPF sob o nº 111.444.777-35.',
    ),
  ).toEqual(both);
});

it('the number of an identity card may begin with the state that gave it', () => {
  expect(witnessesOf('Testemunhas: Ivo Dias RG MG-16.924.190 Eva Luz RG 6.769.110')).toEqual([
    ['Ivo Dias', 'MG-16.924.190'],
    ['Eva Luz', '6.769.110'],
  ]);
});

it('a record of signatures names each witness before the word for it', () => {
  const running = runningTextOfPage(
    'Rui Lima Neto Signatário CPF 529.982.247-25 · IP 189.73.62.70 Ana Lima Reis Testemunha CPF 111.444.777-35 · IP 189.73.62.71 Ivo Dias Prates Testemunha CPF 123.456.789-09 · IP 189.73.62.72',
  );
  expect(readWitnesses(running).map(({ Name, CPF }) => [Name?.value, CPF?.value])).toEqual([
    ['Ana Lima Reis', '11144477735'],
    ['Ivo Dias Prates', '12345678909'],
  ]);
});

it('a record may tell the moment and the machine of a signature before the number', () => {
  const running = runningTextOfPage(
    'Rui Lima Neto Locador 22/01/2026 10:22 (UTC-3) IP 189.73.62.70 Ana Lima Reis Testemunha 22/01/2026 20:32 (UTC-3) CPF 111.444.777-35 Ivo Dias Prates Testemunha 2026-01-22 21:21:08 IP 189.73.62.72 CPF 123.456.789-09 Hash a1cc',
  );
  expect(readWitnesses(running).map(({ Name, CPF }) => [Name?.value, CPF?.value])).toEqual([
    ['Ana Lima Reis', '11144477735'],
    ['Ivo Dias Prates', '12345678909'],
  ]);
});

it('each witness may have a row of boxes under its number', () => {
  const running = runningTextOfPage(
    '1ª testemunha – nome CPF RG ANA LIMA 111.444.777-35 6.769.110 2ª testemunha – nome CPF RG Assinatura IVO DIAS PRATES 123.456.789-09 16.924.190',
  );
  expect(readWitnesses(running).map(({ Name, CPF, RG }) => [Name?.value, CPF?.value, RG?.value])).toEqual([
    ['ANA LIMA', '11144477735', '6.769.110'],
    ['IVO DIAS PRATES', '12345678909', '16.924.190'],
  ]);
});

it('what the parties are called below their signatures is no word of a witness', () => {
  expect(
    witnessesOf(
      'TESTEMUNHAS: Ivo Dias Prado RG 6.771.902 EVA MELO DA LUZ FIADORA Ana Lima Reis RG 5.118.463',
    ),
  ).toEqual([
    ['Ivo Dias Prado', '6.771.902'],
    ['Ana Lima Reis', '5.118.463'],
  ]);
});
