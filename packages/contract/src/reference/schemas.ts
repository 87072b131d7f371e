import * as z from 'zod/mini';

import type { Locale } from '../errors.ts';
import { QueryNumber, Timestamp, queryNumberRange } from '../model/primitives.ts';
import { Box } from '../model/result.ts';
import { defOf, shapeOf } from '../model/schema.ts';
import { fieldText } from './fields.ts';

export type Json = Record<string, unknown>;

type Override = NonNullable<Parameters<typeof z.toJSONSchema>[1]>['override'];

export const ref = (kind: 'schemas' | 'examples' | 'headers', name: string): Json => ({
  $ref: `#/components/${kind}/${name}`,
});

/** Adds the wire details that the schemas themselves do not express. */
function describing(locale: Locale): Override {
  return ({ zodSchema, jsonSchema }) => {
    const range = rangeOf(zodSchema);
    if (range !== undefined) {
      Object.assign(jsonSchema, { type: 'integer', ...range });
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

/** The least and the most that a number in a query may be; undefined for any other schema. */
function rangeOf(schema: z.core.$ZodType) {
  if (schema === QueryNumber) return queryNumberRange;
  const def = defOf(schema);
  if (def.type !== 'pipe' || def.in !== QueryNumber) return undefined;
  const { minimum, maximum } = z.toJSONSchema(def.out);
  return { minimum, maximum };
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
