import * as z from 'zod/mini';

import { constraintSentences } from '../constraint-sentences.ts';
import type { Constraint } from '../constraint.ts';
import { text } from './primitives.ts';
import { defOf } from './schema.ts';

type Schema = z.core.$ZodType;

/** By the definition, which a schema shares with the clone that `said` makes of it. */
const constraintOf = new WeakMap<ReturnType<typeof defOf>, Constraint<never>>();

/** Text as a person types it, trimmed, under a constraint. */
export function constrained(constraint: Constraint) {
  return withConstraint(text(constraint.maxLength), constraint);
}

/** Attaches a constraint to a schema that has its own shape. */
export function withConstraint<S extends Schema>(schema: S, constraint: Constraint<z.output<S>>): S {
  constraintOf.set(defOf(schema), constraint);
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

/** Stands in a path for every item of a list. */
const eachItem = Symbol('each item');

/** A constraint and the way to its value. */
export interface PlacedConstraint {
  readonly path: readonly (string | typeof eachItem)[];
  readonly constraint: Constraint<never>;
}

/** Every constraint within a schema; throws for one in a place where nothing would check it. */
export function constraintsOf(schema: Schema, path: PlacedConstraint['path'] = []): PlacedConstraint[] {
  const def = defOf(schema);
  const constraint = constraintOf.get(def);
  if (constraint !== undefined) return [{ path, constraint }];
  switch (def.type) {
    case 'object':
      if (def.catchall !== undefined) refuseConstraints(def.catchall);
      return Object.entries(def.shape).flatMap(([key, field]) => constraintsOf(field, [...path, key]));
    case 'array':
      return constraintsOf(def.element, [...path, eachItem]);
    case 'optional':
    case 'nullable':
      return constraintsOf(def.innerType, path);
    default:
      for (const part of Object.values(def).flat())
        if (part instanceof z.core.$ZodType) refuseConstraints(part);
      return [];
  }
}

function refuseConstraints(schema: Schema): void {
  if (constraintsOf(schema).length > 0)
    throw new Error('a constraint is held in objects and lists, and where it is optional or nullable only');
}

/** The values that a placed constraint is for, each with its own path. A value that is not given is not listed. */
export function constrainedValues(
  value: unknown,
  [key, ...rest]: PlacedConstraint['path'],
  path: readonly string[] = [],
): { path: readonly string[]; value: unknown }[] {
  if (value === undefined || value === null) return [];
  if (key === undefined) return [{ path, value }];
  if (key === eachItem)
    return (value as readonly unknown[]).flatMap((item, index) =>
      constrainedValues(item, rest, [...path, `${index}`]),
    );
  return constrainedValues((value as Record<string, unknown>)[key], rest, [...path, key]);
}
