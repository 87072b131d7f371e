import { expect, it } from 'vitest';
import { readAs } from './kinds.ts';
import { readValue } from './values.ts';

it.each([
  ['consultoria.araucaria@hotmail.com', true],
  ['consultoria.@hotmail.com', false],
  ['consultoria..araucaria@hotmail.com', false],
])('%s is an address: %s', (printed, isOne) => {
  expect(readAs(printed, 'email') !== undefined).toBe(isOne);
});

it.each([
  ['AG 4757 CIC 51484-5', 'AG 4757 C/C 51484-5'],
  ['ART. 156 CIC ART. 153', 'ART. 156 C/C ART. 153'],
  ['RG 4757 CIC 514.847.512-15', 'RG 4757 CIC 514.847.512-15'],
])('the stroke of "c/c" in %s', (text, value) => {
  const tokens = text.split(' ').map((word, at) => {
    const box = { left: 60 * at, right: 60 * at + 50, top: 0, bottom: 10 };
    return {
      text: word,
      folded: word,
      conf: 92,
      page: 1,
      box: [0, 0, 0.1, 0.1] as [number, number, number, number],
      ...box,
    };
  });
  expect(readValue(tokens, 'text', 10)?.value).toBe(value);
});

it.each([
  ['(21) 3360-3025', undefined],
  ['(21) 93360-3025', undefined],
  ['0800 777 0000', undefined],
  ['3360-3025', undefined],
  ['(21) 33603-0253', [{ check: 'phone_format', ok: false }]],
  ['(20) 3360-3025', [{ check: 'phone_format', ok: false }]],
])('the telephone %s is doubted where no such number is like it', (printed, checks) => {
  expect(readAs(printed, 'phone')?.checks).toEqual(checks);
});

it('points of a number read as commas are points', () => {
  expect(readAs('161,948.498-60', 'cpf')?.value).toBe('16194849860');
  expect(readAs('392.308,789', 'state-register')?.value).toBe('392308789');
  expect(readAs('07.312.345/001-98', 'state-register')?.value).toBe('0731234500198');
  expect(readAs('11.222.333/0001-81', 'state-register')).toBeUndefined();
  expect(readAs('32,017-465', 'cep')?.value).toBe('32017465');
});

it.each([
  ['04.794-000', '04794000'],
  ['04,794 000', '04794000'],
  ['12/03/2026', undefined],
  ['0,36 200,71', undefined],
])('the postal code in %s', (text, value) => {
  expect(readAs(text, 'cep')?.value).toBe(value);
});

it('a trunk zero is no part of a telephone number, but one of a service number is', () => {
  expect(readAs('(047) 3374-9278', 'phone')?.value).toBe('4733749278');
  expect(readAs('0800 722 4151', 'phone')?.value).toBe('08007224151');
});

it('a postal code and a CPF are no telephone numbers', () => {
  expect(['88010-400', '318.465.902-05'].map((text) => readAs(text, 'phone'))).toEqual([
    undefined,
    undefined,
  ]);
  expect(readAs('318 46590205', 'phone')?.value).toBe('31846590205');
});

it('a whole number may be printed with decimals behind a point', () => {
  expect(['14220.00', '14.220', '14220.00 KG', '1.5'].map((text) => readAs(text, 'integer')?.value)).toEqual([
    '14220',
    '14220',
    '14220',
    undefined,
  ]);
});

it('of two telephones the first counts, and minutes may be named', () => {
  expect(readAs('(49) 3374-9278/ (49) 3327-4151', 'phone')?.value).toBe('4933749278');
  expect(readAs('14h54min', 'time')?.value).toBe('14:54');
  expect(readAs('02,17', 'time')?.value).toBe('02:17');
});

it('a term is told in months, and an ordinal in words or figures', () => {
  const months = ['30 (trinta) meses', '30', '2 (dois) anos', 'trinta meses', 'IPCA'];
  expect(months.map((text) => readAs(text, 'months')?.value)).toEqual(['30', '30', '24', '30', undefined]);
  const ordinals = ['7ª', 'SÉTIMA', 'Décima Segunda', 'LTDA'];
  expect(ordinals.map((text) => readAs(text, 'ordinal')?.value)).toEqual(['7', '7', '12', undefined]);
});

it.each([
  ['8.38217', '8382.17'],
  ['8.382.17', '8382.17'],
  ['R$8.38217', '8382.17'],
  ['8.382,17', '8382.17'],
])('%s is an amount with its centavos, whatever became of the comma', (printed, value) => {
  expect(readAs(printed, 'money')?.value).toBe(value);
});

it('a whole number in brackets is a count, and no amount below zero', () => {
  expect(readAs('(6)', 'money')).toBeUndefined();
  expect(readAs('(6,00)', 'money')?.value).toBe('-6.00');
});

it.each([
  ['2023/2024', '2023/2024'],
  ['24 / 25', '24/25'],
  ['2023/24', '2023/24'],
  ['2026/2026', '2026/2026'],
  ['12/12', undefined],
  ['12/10', undefined],
  ['2023', '2023'],
])('the harvest %s is %s', (printed, value) => {
  expect(readAs(printed, 'season')?.value).toBe(value);
});

it('an O of a month is read as a zero, and the raised letter of a copy as a figure', () => {
  expect(readAs('07/0UT/2005', 'date')?.value).toBe('2005-10-07');
  expect(readAs('04/0OUT/1993', 'date')?.value).toBe('1993-10-04');
  expect(readAs('04 N0V 1993', 'date')?.value).toBe('1993-11-04');
  expect(readAs('12', 'copy')?.value).toBe('1');
});

it('the stroke of a month may be read as a letter, and a free number is no register of a state', () => {
  expect(readAs('OUTI2025', 'month')?.value).toBe('2025-10');
  expect(readAs('0800 024 7766', 'state-register')).toBeUndefined();
});

it('a stroke in a CPF may be a 7, and the month of travel documents has a second language', () => {
  expect(readAs('401.356./36-90', 'cpf')?.value).toBe('40135673690');
  expect(readAs('401356736/90', 'cpf')?.value).toBe('40135673690');
  expect(
    ['09 AGO / AUG 2022', '09 AGO/AUG 2022', '09 AGOIAUG 2022'].map((text) => readAs(text, 'date')?.value),
  ).toEqual(['2022-08-09', '2022-08-09', '2022-08-09']);
});

it.each(['RTA-4410/GO', 'RTA4410-GO', 'RTA-4410 - GO', 'RTA-4410'])(
  '%s is a plate, whose state may follow',
  (printed) => {
    expect(readAs(printed, 'plate')?.value).toBe('RTA4410');
  },
);

it.each([
  [100, '860.487', undefined],
  [92, '860.487', '***.860.487-**'],
  [100, '.860.487-', '***.860.487-**'],
])(
  'six figures without a mask in print read at %i are no masked CPF of exact text: %s',
  (conf, text, value) => {
    const box = [0, 0, 0.1, 0.1] as [number, number, number, number];
    const edges = { left: 0, right: 50, top: 0, bottom: 10 };
    expect(readValue([{ text, folded: text, conf, page: 1, box, ...edges }], 'cpf', 10)?.value).toBe(value);
  },
);

it('a day in words is what stands in brackets behind the day with figures', () => {
  expect(
    readAs('31 de julho de 2025 (trinta e um de julho de dois mil e vinte e cinco)', 'words-of-date'),
  ).toMatchObject({
    value: 'trinta e um de julho de dois mil e vinte e cinco',
  });
});

it.each([
  ['e', undefined],
  ['E', 'E'],
])('a small word that only joins others is no text: %s', (text, value) => {
  const box = { left: 0, right: 50, top: 0, bottom: 10 };
  const token = { text, folded: 'E', conf: 100, page: 1, box: [0, 0, 0.1, 0.1] as const, ...box };
  expect(readValue([{ ...token, box: [...token.box] }], 'text', 10)?.value).toBe(value);
});

it('an area code in brackets is not left out where the number with it is like none', () => {
  const tokens = ['(24)', '9806-5350'].map((text, at) => ({
    text,
    folded: text,
    conf: 100,
    page: 1,
    box: [0, 0, 0.1, 0.1] as [number, number, number, number],
    left: 60 * at,
    right: 60 * at + 50,
    top: 0,
    bottom: 10,
  }));
  const reading = readValue(tokens, 'phone', 10);
  expect(reading?.value).toBe('2498065350');
  expect(reading?.checks).toEqual([{ check: 'phone_format', ok: false }]);
});
