import type { ContractError, Locale } from '@lavra/contract/errors';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';

import { parsePart } from './parse-call.ts';

const schema = z.strictObject({
  name: z.string().check(z.minLength(1), z.maxLength(5)),
  days: z.union([z.literal(30), z.literal(14)]),
  kind: z.enum(['pdf', 'png']),
  only: z.literal('all'),
  share: z.int().check(z.gte(50), z.lte(100)),
  isOpen: z.boolean(),
  files: z.array(z.string()).check(z.maxLength(1)),
  month: z.string().check(z.regex(/^\d{4}-\d{2}$/)),
  address: z.url(),
  at: z.iso.datetime(),
  person: z.object({ age: z.number() }),
});

function faultsOf(value: unknown, locale: Locale) {
  try {
    return parsePart(schema, value, 'body', locale);
  } catch (error) {
    const { details } = error as ContractError;
    return Object.fromEntries(details?.map(({ path, message }) => [path, message]) ?? []);
  }
}

const wrong = {
  name: 'Cooperativa',
  days: 7,
  kind: 'doc',
  only: 'none',
  share: 10,
  isOpen: 'yes',
  files: ['a', 'b'],
  month: 'maio',
  address: 'pedidos',
  at: 'ontem',
  person: [],
  more: true,
};

describe('what a caller reads of a value that is refused', () => {
  it.each(['pt', 'en'] as const)('never speaks of types of the program (%s)', (locale) => {
    for (const value of [{}, wrong, null, 'text', { name: null, share: 1.5 }])
      expect(JSON.stringify(faultsOf(value, locale))).not.toMatch(
        /undefined|received|recebeu|string|\bNaN\b/i,
      );
  });

  it('says in Portuguese what the value must be', () => {
    expect(faultsOf(wrong, 'pt')).toMatchObject({
      'body.name': 'Deve ter no máximo 5 caracteres.',
      'body.kind': 'Deve ser um destes valores: pdf, png.',
      'body.only': 'Deve ser all.',
      'body.share': 'Deve ser no mínimo 50.',
      'body.isOpen': 'Deve ser true ou false.',
      'body.files': 'Deve ter no máximo 1 item.',
      'body.month': String.raw`Deve seguir o padrão \d{4}-\d{2}.`,
      'body.address': 'Deve ser uma URL completa.',
      'body.at': 'Deve ser uma data com hora, como 2026-11-22T12:00:00Z.',
      'body.person': 'Deve ser um objeto.',
      'body.more': 'Campo desconhecido.',
    });
  });

  it('says that what is missing is required, in the language of the caller', () => {
    expect(faultsOf({ name: '' }, 'pt')).toMatchObject({
      'body.name': 'Não pode ficar vazio.',
      'body.share': 'Obrigatório.',
    });
    expect(faultsOf({}, 'en')).toMatchObject({ 'body.name': 'Required.', 'body.kind': 'Required.' });
  });
});
