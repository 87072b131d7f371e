import { expect, it } from 'vitest';
import { withAt } from './email.ts';

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
  // A website, and an address whose "@" could be anywhere.
  ['visite www.horizonte.com.br', 'visite www.horizonte.com.br'],
  ['FINANCEIROGINDUSTRIABV.COM.BR', 'FINANCEIROGINDUSTRIABV.COM.BR'],
])('%s is %s', (read, meant) => {
  expect(withAt(read)).toBe(meant);
});
