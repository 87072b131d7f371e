import { expect, it } from 'vitest';
import { rolesOf } from './roles.ts';

it.each([
  ['QUEM EXECUTOU O SERVIÇO', 'provider'],
  ['Dados de quem recebe', 'recipient'],
  ['Quem manda a carga', 'sender'],
  ['Parte vendedora', 'seller'],
  ['Quem está comprando', 'buyer'],
  ['Quem quer vender', 'seller'],
  ['Quem conduzirá', 'driver'],
  ['Quem paga o frete', 'payer'],
  ['Quem vai dirigir', 'driver'],
  ['Qualificação do(a) locatário(a)', 'tenant'],
])('a title is told by the role that it speaks of: %s', (title, role) => {
  expect(rolesOf(title)[0]).toBe(role);
});

it.each([
  'Quem recebe paga a descarga',
  'Carga perigosa de quem manda',
  'Dados da nota',
  'Emitente / Prestador',
])('what speaks of two roles, of something else or of none is no such title: %s', (text) => {
  expect(rolesOf(text)).toEqual([]);
});
