import { completeCmc7, formatCmc7 } from '@lavra/brazil/cmc7';
import { expect, it } from 'vitest';
import { extractDocuments } from '../extract.ts';
import { pageOfRows, type Row } from '../testing/sheet-of-rows.ts';

const valuesOf = (page: Row[], conf = 90): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(
      extractDocuments('bankcheck', { pages: [pageOfRows(page, 'ocr', conf)] })[0]?.Data ?? {},
    ).map(([id, told]) => [id, 'value' in told ? told.value : undefined]),
  );

it('the stub at the left tells nothing of the cheque, whose labels stand beside their boxes', () => {
  const values = valuesOf([
    [
      [40, 'Cheque nº 457543'],
      [300, 'Comp 028 Banco 756 Agência 8453-5 17 Conta 21.684-4 c2 O'],
    ],
    [
      [40, 'Data 13/05/2026'],
      [300, 'Série A21 Cheque nº 457543 c3 6'],
    ],
    [
      [40, 'Favorecido Lia'],
      [300, 'Pague por este cheque a quantia de dois mil reais e vinte e'],
    ],
    [[300, 'oito centavos XXXXXX']],
    [
      [40, 'Valor 2.000,23'],
      [800, 'e centavos acma'],
    ],
    [[300, 'Valdir Antônio Sampaio']],
    [
      [40, 'Saldo'],
      [800, 'ou à sua ordem'],
    ],
  ]);
  expect(values).toMatchObject({
    C1: '7',
    C2: '0',
    C3: '6',
    Series: 'A21',
    AccountNumber: '216844',
    AmountInWords: 'dois mil reais e vinte e oito centavos',
    Amount: '2000.28',
    PayeeName: 'Valdir Antônio Sampaio',
  });
});

it('misread words are those that they can only stand for, and the figures are what the words tell', () => {
  const values = valuesOf([
    [[700, 'R$ 7.550,00']],
    [[300, 'mil orfocentos e cinguenta reais']],
    [[60, 'Pague por este cheque a quantia de']],
  ]);
  expect(values).toMatchObject({ AmountInWords: 'mil oitocentos e cinquenta reais', Amount: '1850.00' });
});

it('an amount of which a word before was not read is none', () => {
  expect(
    valuesOf([[[300, 'dexxte oitocentos e cinquenta reais']], [[60, 'BANCO DO BRASIL']]]),
  ).not.toHaveProperty('AmountInWords', 'oitocentos e cinquenta reais');
});

it('boxes that were misread by a figure are those of the magnetic line', () => {
  const line = formatCmc7(completeCmc7('237371802823552650007510489'));
  expect(
    valuesOf([[[60, '028 237 37183 3 151048-9 3 AA 235526 1']], [[60, 'BANCO BRADESCO']], [[60, line]]]),
  ).toMatchObject({ AccountNumber: '7510489', Agency: '3718' });
});

it('the town stands before the year where the month was not read', () => {
  expect(
    valuesOf([
      [
        [400, 'Sobral'],
        [640, 'IS'],
        [900, '2026'],
      ],
      [[60, 'BANCO DO BRASIL']],
    ]),
  ).toMatchObject({
    IssueCity: 'Sobral',
  });
});

it('the amount begins behind the small print and its bracket, and ends with a word that a seal bent', () => {
  const values = valuesOf([
    [[750, 'R$ 444.022, 86%']],
    [],
    [[60, 'Pague por ste cheque (QUARENTA E QUATRO MIL E VINTE E DOIS REAIS E OITENTA E SEIS']],
    [[60, 'a quantia de']],
    [[60, 'CENTAVAC) XXXX']],
    ...Array.from({ length: 12 }, (): Row => []),
    [[60, 'BANCO DO BRASIL']],
  ]);
  expect(values).toMatchObject({
    AmountInWords: 'QUARENTA E QUATRO MIL E VINTE E DOIS REAIS E OITENTA E SEIS CENTAVOS',
    Amount: '44022.86',
  });
});

it('a nine of the day that was read as a letter is one', () => {
  const values = valuesOf([
    [
      [400, 'Petrópolis'],
      [640, 'q'],
      [740, 'fevereiro'],
      [900, '2026'],
    ],
    [[60, 'BANCO DO BRASIL']],
  ]);
  expect(values).toMatchObject({ IssueCity: 'Petrópolis', IssueDate: '2026-02-09' });
});

it('what is printed below the magnetic line is no part of the cheque', () => {
  const line = formatCmc7(completeCmc7('237371802823552650007510489'));
  const values = valuesOf([
    [[60, 'Pague por este cheque a quantia de']],
    [[60, 'BANCO BRADESCO']],
    [[60, line]],
    [],
    [
      [60, 'Histórico'],
      [600, 'Valor R$'],
    ],
    [
      [60, 'Nota 8841'],
      [600, '7.950,00'],
    ],
  ]);
  expect(values).not.toHaveProperty('Amount');
});
