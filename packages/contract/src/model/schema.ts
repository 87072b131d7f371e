import * as z from 'zod/mini';

import type { Said } from '../said.ts';

type Schema = z.core.$ZodType;

interface Meaning extends Said {
  /** Of a parameter: as it stands in a path or query. */
  readonly example?: string;
}

const meanings = z.registry<Meaning>();

/** Gives a schema a name of its own in the API document, so that a generated client has one type of it. */
export function named<S extends Schema>(id: string, schema: S): S {
  z.globalRegistry.add(schema, { ...z.globalRegistry.get(schema), id });
  return schema;
}

/** An object with a name in the API document. */
export function model<S extends z.core.$ZodShape>(id: string, shape: S) {
  return named(id, z.object(shape));
}

/** The same where a field that is not known is refused. */
export function strictModel<S extends z.core.$ZodShape>(id: string, shape: S) {
  return named(id, z.strictObject(shape));
}

/** Says what a field or a parameter means, as `/docs` tells it; in Markdown. */
export function said<S extends z.ZodMiniType>(schema: S, pt: string, en: string, example?: string): S {
  // Of its own: a schema may stand for several fields.
  const own = schema.clone();
  meanings.add(own, { pt, en, ...(example === undefined ? {} : { example }) });
  return own;
}

/** What was said of a schema, be it in an optional or nullable one. */
export function meaningOf(schema: Schema): Meaning | undefined {
  const def = defOf(schema);
  return meanings.get(schema) ?? ('innerType' in def ? meaningOf(def.innerType) : undefined);
}

type AnyDef = z.core.$ZodTypes['_zod']['def'];

/** What a schema is made of; every schema of the functional form shows it. */
export function defOf(schema: Schema): AnyDef {
  return (schema as unknown as { readonly def: AnyDef }).def;
}

/** The fields of an object; of any other schema none. */
export function shapeOf(schema: Schema): Readonly<Record<string, Schema>> {
  const def = defOf(schema);
  return def.type === 'object' ? def.shape : {};
}
