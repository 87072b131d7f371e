import { expect, it } from 'vitest';
import type { Token } from '../sheet/sheet.ts';
import { withAt } from './email.ts';
import { readWhole } from './values.ts';

it.each([
  ['ana.souza@uol.com.br', 'ana.souza@uol.com.br'],
  ['ana.souza hotmail.com', 'ana.souza@hotmail.com'],
  ['ana.souza(Oterra.com.br', 'ana.souza@terra.com.br'],
  ['ana.souza(outlook.com', 'ana.souza@outlook.com'],
  ['ana.souza(O gmail.com', 'ana.souza@gmail.com'],
  ['fiscalDhorizonte.com.br', 'fiscal@horizonte.com.br'],
  ['fiscal(Dhorizonte.com.br', 'fiscal@horizonte.com.br'],
  ['fiscal(ODhorizonte.com.br', 'fiscal@horizonte.com.br'],
  ['fiscalOWhorizonte.com.br', 'fiscal@horizonte.com.br'],
  ['fiscalQhorizonte.com.br', 'fiscal@horizonte.com.br'],
  ["financeiro 'clinicabv.com.br", 'financeiro@clinicabv.com.br'],
  ['FINANCEIRO INDUSTRIABV.COM.BR', 'FINANCEIRO@INDUSTRIABV.COM.BR'],
  ['ana.souzaehotmail.com', 'ana.souza@hotmail.com'],
  ['ana.souzamgmail.com', 'ana.souza@gmail.com'],
  // A short provider's name ends other words, too.
  ['lojafutebol.com', 'lojafutebol.com'],
  // A website, and an address whose "@" could be anywhere.
  ['visite www.horizonte.com.br', 'visite www.horizonte.com.br'],
  ['FINANCEIROGINDUSTRIABV.COM.BR', 'FINANCEIROGINDUSTRIABV.COM.BR'],
])('%s is %s', (read, meant) => {
  expect(withAt(read)).toBe(meant);
});

it('a small letter for the sign is a guess in a picture, and none in exact text', () => {
  const text = 'ana.souzaehotmail.com';
  const read = (conf: number) => readWhole(text, 'email', [{ text, conf } as Token]);
  expect(read(92)).toMatchObject({ value: 'ana.souza@hotmail.com', doubts: ['either'] });
  expect(read(100)).toBeUndefined();
});
