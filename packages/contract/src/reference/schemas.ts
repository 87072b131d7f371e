import * as z from 'zod/mini';

import { maxParts } from '../constants.ts';
import type { Locale } from '../errors.ts';
import { QueryNumber, QueryParts, Timestamp } from '../model/primitives.ts';
import { Box } from '../model/result.ts';
import { shapeOf } from '../model/schema.ts';
import { fieldText } from './fields.ts';

export type Json = Record<string, unknown>;
/** The range of six digits in a query. */
const digits = { minimum: 0, maximum: 999_999 };

type Override = NonNullable<Parameters<typeof z.toJSONSchema>[1]>['override'];

export const ref = (kind: 'schemas' | 'examples' | 'headers', name: string): Json => ({
  $ref: `#/components/${kind}/${name}`,
});

/** Adds the wire details that the schemas themselves do not express. */
function describing(locale: Locale): Override {
  return ({ zodSchema, jsonSchema }) => {
    if (zodSchema === QueryNumber || zodSchema === QueryParts) {
      const bounds = zodSchema === QueryParts ? { minimum: 1, maximum: maxParts } : digits;
      Object.assign(jsonSchema, { type: 'integer', ...bounds });
      delete jsonSchema.pattern;
    }
    // A list of four instead of a tuple: generators of clients disagree about tuples, and typed programs accept either.
    if (zodSchema === Box) {
      Object.assign(jsonSchema, { items: { type: 'number' }, minItems: 4, maxItems: 4 });
      delete jsonSchema.prefixItems;
    }
    if (zodSchema === Timestamp) Object.assign(jsonSchema, { format: 'date-time' });
    const isAny = (one: unknown) => typeof one === 'object' && one !== null && Object.keys(one).length === 0;
    if (jsonSchema.anyOf?.some(isAny)) delete jsonSchema.anyOf;
    const shape = shapeOf(zodSchema);
    for (const [name, property] of Object.entries(jsonSchema.properties ?? {})) {
      const text = fieldText(name, shape[name], locale);
      if (text !== undefined && typeof property === 'object') property.description ??= text;
    }
  };
}

/** JSON Schemas of what a caller sends (`input`) or receives (`output`); named schemas are collected in `named`. */
export function createSchemas(locale: Locale) {
  const named: Record<string, Json> = {};
  return {
    named,
    of(schema: z.core.$ZodType, io: 'input' | 'output'): Json {
      const written = z.toJSONSchema(schema, {
        io,
        unrepresentable: 'any',
        reused: 'inline',
        override: describing(locale),
      });
      const text = JSON.stringify(written).replaceAll('#/$defs/', '#/components/schemas/');
      const { $schema: _, $defs = {}, ...rest } = JSON.parse(text) as Json & { $defs?: Record<string, Json> };
      for (const [name, { id: __, ...definition }] of Object.entries($defs)) named[name] ??= definition;
      return rest;
    },
  };
}

/** What the functions that write a part of the document need. */
export interface Part {
  readonly schemas: ReturnType<typeof createSchemas>;
  readonly locale: Locale;
}
