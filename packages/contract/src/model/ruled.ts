import * as z from 'zod/mini';

import { ruleSentences } from '../rule-sentences.ts';
import type { Rule } from '../rule.ts';
import { text } from './primitives.ts';
import { defOf } from './schema.ts';

type Schema = z.core.$ZodType;

const ruleOfSchema = new WeakMap<Schema, Rule<never>>();

/** Text under a rule, as a person types it, ends trimmed. */
export function ruled(rule: Rule) {
  return withRule(text(rule.maxLength), rule);
}

/** Puts a rule on a schema of its own shape. */
export function withRule<S extends Schema>(schema: S, rule: Rule<z.output<S>>): S {
  ruleOfSchema.set(schema, rule);
  return documented(schema, rule);
}

/** Lets `/docs` teach a rule that the server holds in its own way. */
export function documented<S extends Schema>(schema: S, { sentences, pattern, minLength }: Rule<never>): S {
  const isText = defOf(schema).type === 'string';
  z.globalRegistry.add(schema, {
    description: sentences.map((key) => ruleSentences[key].en).join(' '),
    ...(pattern === undefined ? {} : { pattern: pattern.source }),
    ...(minLength === undefined ? {} : { [isText ? 'minLength' : 'minItems']: minLength }),
  });
  return schema;
}

/** A rule and the keys that lead to its value. */
export interface PlacedRule {
  readonly path: readonly string[];
  readonly rule: Rule<never>;
}

/** Every rule in a schema, those of optional fields and of objects in objects too. */
export function rulesOf(schema: Schema, path: readonly string[] = []): PlacedRule[] {
  const rule = ruleOfSchema.get(schema);
  if (rule !== undefined) return [{ path, rule }];
  const def = defOf(schema);
  if (def.type === 'object')
    return Object.entries(def.shape).flatMap(([key, field]) => rulesOf(field, [...path, key]));
  return def.type === 'optional' || def.type === 'nullable' ? rulesOf(def.innerType, path) : [];
}
