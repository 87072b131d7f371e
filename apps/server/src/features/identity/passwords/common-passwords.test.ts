import { describe, expect, it } from 'vitest';

import { isCommonPassword } from './common-passwords.ts';

describe('a common password', () => {
  it.each([
    'Senha@123',
    'P@ssw0rd!',
    'Flamengo2024#',
    'Qwerty#1234',
    'SenhaSenha1!',
    '4321Abcd#',
    'Aa1!Aa1!Aa1!',
    'Brás1l@2025',
  ])('is recognised in %s', (password) => expect(isCommonPassword(password)).toBe(true));

  it.each(['Trilho#41-verde', 'Outra-Ponte*77', 'xK9#mq2Lw', 'Café com 3 Pães!'])(
    'is not seen in %s',
    (password) => expect(isCommonPassword(password)).toBe(false),
  );

  it('is also the name or e-mail of its own account', () => {
    expect(isCommonPassword('Marta#2026', ['Marta', 'Lins', 'marta', 'acme'])).toBe(true);
    expect(isCommonPassword('Acme@9876', ['Marta', 'acme'])).toBe(true);
    expect(isCommonPassword('Ponte#2026', ['Marta', 'acme'])).toBe(false);
  });
});
