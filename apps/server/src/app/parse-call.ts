import { ContractError, type ErrorDetail, type Locale } from '@lavra/contract/errors';
import * as z from 'zod/mini';

import { issueSentence } from './issue-sentence.ts';

type Schema = z.core.$ZodType;

const nulSentences = {
  pt: 'O caractere nulo não é aceito.',
  en: 'The NUL character is not accepted.',
} as const;
const depthSentences = {
  pt: 'O JSON tem níveis demais.',
  en: 'The JSON has too many levels.',
} as const;
/** Deeper than any real value; recursive code overflows the stack at some thousands of levels. */
const maxLevels = 200;

/** Parses a value by its schema; throws `invalid_input` with the path of every invalid field. */
export function parsePart(
  schema: Schema,
  value: unknown,
  part: 'path' | 'query' | 'body',
  locale: Locale,
): unknown {
  if (part !== 'body') refuseNul(value, part, locale);
  const parsed = z.core.safeParse(schema, value, { error: (issue) => issueSentence(issue, locale) });
  if (parsed.success) return parsed.data;
  const details: ErrorDetail[] = parsed.error.issues.flatMap((issue) => {
    const path = [part, ...issue.path.map(String)];
    return issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => ({ path: [...path, key].join('.'), message: issue.message }))
      : [{ path: path.join('.'), message: issue.message }];
  });
  throw new ContractError('invalid_input', { details });
}

/** Parses JSON whatever the content type says; an empty body is an empty object where the schema wants one. */
export function parseBody(schema: Schema, raw: Buffer | undefined, locale: Locale): unknown {
  const text = raw?.toString('utf8').trim() ?? '';
  if (text !== '') {
    const value = parseJson(text);
    if (isTooDeep(value))
      throw new ContractError('invalid_input', {
        details: [{ path: 'body', message: depthSentences[locale] }],
      });
    if (text.includes(String.raw`\u0000`)) refuseNul(value, 'body', locale);
    return parsePart(schema, value, 'body', locale);
  }
  const nothing = z.core.safeParse(schema, undefined);
  return nothing.success ? nothing.data : parsePart(schema, {}, 'body', locale);
}

/** Refused because PostgreSQL cannot store a NUL character. */
function refuseNul(value: unknown, part: string, locale: Locale): void {
  if (!JSON.stringify(value ?? null).includes(String.raw`\u0000`)) return;
  throw new ContractError('invalid_input', { details: [{ path: part, message: nulSentences[locale] }] });
}

function isTooDeep(value: unknown): boolean {
  let level = [value];
  for (let depth = 0; depth <= maxLevels; depth += 1) {
    level = level.flatMap((each) => (typeof each === 'object' && each !== null ? Object.values(each) : []));
    if (level.length === 0) return false;
  }
  return true;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new ContractError('invalid_json', { cause: error });
  }
}
