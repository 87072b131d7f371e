import * as z from 'zod/mini';

import { maxParts } from '../constants.ts';
import { model, said } from './schema.ts';

/** RFC 3339, UTC, to the second. */
export const Timestamp = z.string();

/** Opaque; empty or absent on the last page. */
export const PageToken = z.string().check(z.maxLength(512));

export const Id = z.string().check(z.minLength(1), z.maxLength(64));

/** Text as a person types it, trimmed. */
export function text(maxLength: number) {
  return z.string().check(z.trim(), z.maxLength(maxLength));
}

/** A day in São Paulo, `YYYY-MM-DD`. Where a range is read it is checked: that has an error of its own, `date_range_invalid`. */
export const Day = text(10);

/** A whole number in a query string. */
export const QueryNumber = z.pipe(z.string().check(z.regex(/^\d{1,6}$/)), z.transform(Number));
/** The range of its six digits. */
export const queryNumberRange = { minimum: 0, maximum: 999_999 };

/** A whole number in a query string, from one number to another. */
export function queryNumber(least: number, most = queryNumberRange.maximum) {
  return z.pipe(QueryNumber, z.int().check(z.gte(least), z.lte(most)));
}

/** The number of parts of an upload. */
export const QueryParts = queryNumber(1, maxParts);

/** `true` in any letter case and `1` mean yes, anything else no. */
export const QueryFlag = z.pipe(
  z.optional(z.string()),
  z.transform((value) => value === '1' || value?.toLowerCase() === 'true'),
);

/** The person who created something. */
export const Maker = model('Maker', { user_uuid: z.string(), user_name: z.string() });
export type Maker = z.infer<typeof Maker>;

export const Empty = model('Empty', {});
export type Empty = z.infer<typeof Empty>;

/** A presigned URL of a stored file. `exp` is its lifetime in milliseconds, as text. */
export const StorageLink = model('StorageLink', {
  url: said(z.string(), 'O link.', 'The link.'),
  exp: said(
    z.string(),
    'Milissegundos de vida do link, como texto.',
    'Milliseconds that the link lives, as text.',
  ),
});
export type StorageLink = z.infer<typeof StorageLink>;

export const Problem = model('Problem', {
  message: z.string(),
  code: said(
    z.string(),
    'Código da lista fechada de erros; é ele que um programa compara.',
    'Code of the closed list of errors; what a program compares.',
  ),
  request_id: z.string(),
  details: said(
    z.optional(
      z.array(
        z.object({
          path: said(z.string(), 'O campo (`body.email`).', 'The field (`body.email`).'),
          message: z.string(),
        }),
      ),
    ),
    'O que está errado em cada campo.',
    'What is wrong with each field.',
  ),
});
export type Problem = z.infer<typeof Problem>;
