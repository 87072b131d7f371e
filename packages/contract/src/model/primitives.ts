import * as z from 'zod/mini';

import { maxParts } from '../constants.ts';

/** RFC 3339 UTC with seconds. */
export const Timestamp = z.string();

/** Opaque; empty or absent on the last page. */
export const PageToken = z.string().check(z.maxLength(512));

export const Id = z.string().check(z.minLength(1), z.maxLength(64));

/** Text as a person types it, ends trimmed. */
export function text(maxLength: number) {
  return z.string().check(z.trim(), z.maxLength(maxLength));
}

/** A whole number that a query string carries. */
export const QueryNumber = z.pipe(z.string().check(z.regex(/^\d{1,6}$/)), z.transform(Number));

/** In how many parts a file will come. */
export const QueryParts = z.pipe(QueryNumber, z.int().check(z.gte(1), z.lte(maxParts)));

/** `true` in any case, and `1`, is yes, anything else is no. */
export const QueryFlag = z.pipe(
  z.optional(z.string()),
  z.transform((value) => value === '1' || value?.toLowerCase() === 'true'),
);

/** The person who made something. */
export const Maker = z.object({ user_uuid: z.string(), user_name: z.string() });
export type Maker = z.infer<typeof Maker>;

export const Empty = z.object({});
export type Empty = z.infer<typeof Empty>;

/** A link to a stored file. `exp` is the milliseconds it lives, as text. */
export const StorageLink = z.object({ url: z.string(), exp: z.string() });
export type StorageLink = z.infer<typeof StorageLink>;

export const Problem = z.object({
  message: z.string(),
  code: z.string(),
  request_id: z.string(),
  details: z.optional(z.array(z.object({ path: z.string(), message: z.string() }))),
});
export type Problem = z.infer<typeof Problem>;
