import { expect, it } from 'vitest';
import type { Field } from '@lavra/contract/model/result';
import type { InvoiceData } from './invoice.ts';
import { withPicturedWords } from './pictured-words.ts';

const read = (value: string): Field => ({ value, conf: 96, box: [0, 0, 0.1, 0.1] });
const keyOf = (model: string): Field =>
  read(`35260811222333000181${model}0010000012341000012349`.padEnd(44, '0'));

it('a protocol with a rule before it is told by the state and year of its key, and one of another length doubted', () => {
  const of = (protocol: string) =>
    withPicturedWords({ AccessKey: keyOf('55'), Protocol: read(protocol) }).Protocol;
  expect(of('1135260012345678')?.value).toBe('135260012345678');
  expect(of('135260012345678')).toEqual(read('135260012345678'));
  expect(of('1350260012345678')?.value).toBe('1350260012345678');
  expect(of('1350260012345678')?.conf).toBeLessThan(90);
});

it('the number of one installment is told by those of the others', () => {
  const numbersOf = (...numbers: string[]) =>
    withPicturedWords({
      Installments: numbers.map((number) => ({ Number: read(number) })),
    }).Installments?.map(({ Number: number }) => number?.value);
  expect(numbersOf('001', '002', 'lo03')).toEqual(['001', '002', '003']);
  expect(numbersOf('Jo1', '02')).toEqual(['01', '02']);
  expect(numbersOf('001', 'A', '003')).toEqual(['001', 'A', '003']);
  expect(numbersOf('A', 'B')).toEqual(['A', 'B']);
});

it('a unit that lost a letter or was read twice is the only one of the others that is like it', () => {
  const unitsOf = (...units: string[]) =>
    withPicturedWords({ Items: units.map((unit) => ({ Unit: read(unit) })) }).Items?.map(
      ({ Unit: unit }) => unit?.value,
    );
  expect(unitsOf('CX', 'C', 'CXCX', 'KG')).toEqual(['CX', 'CX', 'CX', 'KG']);
  expect(unitsOf('PC', 'P', 'PAR')).toEqual(['PC', 'P', 'PAR']);
});

it('sizes of shops’ goods end with a G, and figures of angles with a ring', () => {
  const described = (model: string, text: string) => {
    const data: InvoiceData = { AccessKey: keyOf(model), Items: [{ Description: read(text) }] };
    return withPicturedWords(data).Items?.[0]?.Description?.value;
  };
  expect(described('65', 'ARROZ TIPO UM 2506')).toBe('ARROZ TIPO UM 250G');
  expect(described('65', 'RACAO FILHOTE 10K6G')).toBe('RACAO FILHOTE 10KG');
  expect(described('65', 'PILHA 2026')).toBe('PILHA 2026');
  expect(described('55', 'ROLAMENTO 2506')).toBe('ROLAMENTO 2506');
  expect(described('55', 'CURVA LONGA 45º PVC')).toBe('CURVA LONGA 45° PVC');
});
