import * as z from 'zod/mini';

import { constraintSentences } from '../constraint-sentences.ts';
import type { Constraint } from '../constraint.ts';
import { text } from './primitives.ts';
import { defOf } from './schema.ts';

type Schema = z.core.$ZodType;

const constraintOfSchema = new WeakMap<Schema, Constraint<never>>();

/** Text as a person types it, trimmed, under a constraint. */
export function constrained(constraint: Constraint) {
  return withConstraint(text(constraint.maxLength), constraint);
}

/** Attaches a constraint to a schema that has its own shape. */
export function withConstraint<S extends Schema>(schema: S, constraint: Constraint<z.output<S>>): S {
  constraintOfSchema.set(schema, constraint);
  return documented(schema, constraint);
}

/** Adds a constraint to the documentation of a schema whose checking the server does itself. */
export function documented<S extends Schema>(
  schema: S,
  { sentences, pattern, minLength }: Constraint<never>,
): S {
  const isText = defOf(schema).type === 'string';
  z.globalRegistry.add(schema, {
    description: sentences.map((key) => constraintSentences[key].en).join(' '),
    ...(pattern === undefined ? {} : { pattern: pattern.source }),
    ...(minLength === undefined ? {} : { [isText ? 'minLength' : 'minItems']: minLength }),
  });
  return schema;
}

/** A constraint and the keys that lead to its value. */
export interface PlacedConstraint {
  readonly path: readonly string[];
  readonly constraint: Constraint<never>;
}

/** Every constraint within a schema, including optional fields and nested objects. */
export function constraintsOf(schema: Schema, path: readonly string[] = []): PlacedConstraint[] {
  const constraint = constraintOfSchema.get(schema);
  if (constraint !== undefined) return [{ path, constraint }];
  const def = defOf(schema);
  if (def.type === 'object')
    return Object.entries(def.shape).flatMap(([key, field]) => constraintsOf(field, [...path, key]));
  return def.type === 'optional' || def.type === 'nullable' ? constraintsOf(def.innerType, path) : [];
}
