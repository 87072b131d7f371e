import type { Locale } from '@lavra/contract/errors';
import type * as z from 'zod/mini';

type Issue = z.core.$ZodRawIssue;

const kinds: Record<Locale, Readonly<Record<string, string>>> = {
  pt: {
    string: 'um texto',
    number: 'um número',
    int: 'um número inteiro',
    boolean: 'true ou false',
    array: 'uma lista',
    tuple: 'uma lista',
    object: 'um objeto',
    record: 'um objeto',
    null: 'null',
  },
  en: {
    string: 'text',
    number: 'a number',
    int: 'a whole number',
    boolean: 'true or false',
    array: 'a list',
    tuple: 'a list',
    object: 'an object',
    record: 'an object',
    null: 'null',
  },
};

const units: Record<Locale, Readonly<Record<string, readonly [one: string, many: string]>>> = {
  pt: { string: ['caractere', 'caracteres'], array: ['item', 'itens'], record: ['campo', 'campos'] },
  en: { string: ['character', 'characters'], array: ['item', 'items'], record: ['field', 'fields'] },
};

/** What is wrong with a value, in each language; the schema library's own messages are for programmers. */
const sentences = {
  pt: {
    missing: 'Obrigatório.',
    kind: (kind: string) => `Deve ser ${kind}.`,
    one: (value: string) => `Deve ser ${value}.`,
    choice: (values: string) => `Deve ser um destes valores: ${values}.`,
    empty: 'Não pode ficar vazio.',
    longest: (size: string) => `Deve ter no máximo ${size}.`,
    shortest: (size: string) => `Deve ter no mínimo ${size}.`,
    most: (limit: string) => `Deve ser no máximo ${limit}.`,
    least: (limit: string) => `Deve ser no mínimo ${limit}.`,
    pattern: (pattern: string) => `Deve seguir o padrão ${pattern}.`,
    url: 'Deve ser uma URL completa.',
    datetime: 'Deve ser uma data com hora, como 2026-11-22T12:00:00Z.',
    unknownField: 'Campo desconhecido.',
    invalid: 'Valor inválido.',
  },
  en: {
    missing: 'Required.',
    kind: (kind: string) => `Must be ${kind}.`,
    one: (value: string) => `Must be ${value}.`,
    choice: (values: string) => `Must be one of these values: ${values}.`,
    empty: 'Cannot be empty.',
    longest: (size: string) => `Must have at most ${size}.`,
    shortest: (size: string) => `Must have at least ${size}.`,
    most: (limit: string) => `Must be at most ${limit}.`,
    least: (limit: string) => `Must be at least ${limit}.`,
    pattern: (pattern: string) => `Must follow the pattern ${pattern}.`,
    url: 'Must be a complete URL.',
    datetime: 'Must be a date with a time, like 2026-11-22T12:00:00Z.',
    unknownField: 'Unknown field.',
    invalid: 'Invalid value.',
  },
} as const;

/** The sentence that a person reads about a value that its schema refused. */
export function issueSentence(issue: Issue, locale: Locale): string {
  const said = sentences[locale];
  if (issue.input === undefined && (issue.code === 'invalid_type' || issue.code === 'invalid_value'))
    return said.missing;
  switch (issue.code) {
    case 'invalid_type': {
      const kind = kinds[locale][issue.expected];
      return kind === undefined ? said.invalid : said.kind(kind);
    }
    case 'invalid_value': {
      const [first, ...others] = issue.values.map(String);
      return others.length === 0 ? said.one(first ?? '') : said.choice([first, ...others].join(', '));
    }
    case 'too_big': {
      const size = sizeOf(issue.maximum, issue.origin, locale);
      return size === undefined ? said.most(`${issue.maximum}`) : said.longest(size);
    }
    case 'too_small': {
      const size = sizeOf(issue.minimum, issue.origin, locale);
      if (size === undefined) return said.least(`${issue.minimum}`);
      return issue.minimum === 1 ? said.empty : said.shortest(size);
    }
    case 'invalid_format':
      if (issue.format === 'url') return said.url;
      if (issue.format === 'datetime') return said.datetime;
      return issue.pattern === undefined
        ? said.invalid
        : said.pattern(issue.pattern.replace(/^\/\^?|\$?\/[a-z]*$/g, ''));
    case 'unrecognized_keys':
      return said.unknownField;
    default:
      return said.invalid;
  }
}

function sizeOf(limit: number | bigint, origin: string, locale: Locale): string | undefined {
  const unit = units[locale][origin];
  return unit && `${limit} ${unit[Number(limit) === 1 ? 0 : 1]}`;
}
