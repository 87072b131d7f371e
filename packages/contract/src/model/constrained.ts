import * as z from 'zod/mini';

import { constraintSentences } from '../constraint-sentences.ts';
import type { Constraint } from '../constraint.ts';
import { text } from './primitives.ts';
import { defOf } from './schema.ts';

type Schema = z.core.$ZodType;

const constraintOfSchema = new WeakMap<Schema, Constraint<never>>();

/** Text under a constraint, as a person types it, ends trimmed. */
export function constrained(constraint: Constraint) {
  return withConstraint(text(constraint.maxLength), constraint);
}

/** Puts a constraint on a schema of its own shape. */
export function withConstraint<S extends Schema>(schema: S, constraint: Constraint<z.output<S>>): S {
  constraintOfSchema.set(schema, constraint);
  return documented(schema, constraint);
}

/** Lets `/docs` teach a constraint that the server holds in its own way. */
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

/** Every constraint in a schema, those of optional fields and of objects in objects too. */
export function constraintsOf(schema: Schema, path: readonly string[] = []): PlacedConstraint[] {
  const constraint = constraintOfSchema.get(schema);
  if (constraint !== undefined) return [{ path, constraint }];
  const def = defOf(schema);
  if (def.type === 'object')
    return Object.entries(def.shape).flatMap(([key, field]) => constraintsOf(field, [...path, key]));
  return def.type === 'optional' || def.type === 'nullable' ? constraintsOf(def.innerType, path) : [];
}
