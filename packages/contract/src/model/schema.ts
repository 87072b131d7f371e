import * as z from 'zod/mini';

import type { Said } from '../said.ts';

type Schema = z.core.$ZodType;

interface Meaning extends Said {
  /** For a parameter: an example as it appears in a path or query. */
  readonly example?: string;
}

const meanings = z.registry<Meaning>();

/** Names a schema in the API document, so that a generated client has one type for it. */
export function named<S extends Schema>(id: string, schema: S): S {
  z.globalRegistry.add(schema, { ...z.globalRegistry.get(schema), id });
  return schema;
}

/** An object schema with a name in the API document. */
export function model<S extends z.core.$ZodShape>(id: string, shape: S) {
  return named(id, z.object(shape));
}

/** The same, but unknown fields are refused. */
export function strictModel<S extends z.core.$ZodShape>(id: string, shape: S) {
  return named(id, z.strictObject(shape));
}

/** Sets the meaning of a field or a parameter that `/docs` shows; Markdown. */
export function said<S extends z.ZodMiniType>(schema: S, pt: string, en: string, example?: string): S {
  // A clone, because one schema may serve several fields.
  const own = schema.clone();
  meanings.add(own, { pt, en, ...(example === undefined ? {} : { example }) });
  return own;
}

/** The meaning set by `said`, also on the schema inside an optional or nullable one. */
export function meaningOf(schema: Schema): Meaning | undefined {
  const def = defOf(schema);
  return meanings.get(schema) ?? ('innerType' in def ? meaningOf(def.innerType) : undefined);
}

type AnyDef = z.core.$ZodTypes['_zod']['def'];

/** The definition of a schema; every schema of zod's functional form exposes it. */
export function defOf(schema: Schema): AnyDef {
  return (schema as unknown as { readonly def: AnyDef }).def;
}

/** The fields of an object schema; none for any other schema. */
export function shapeOf(schema: Schema): Readonly<Record<string, Schema>> {
  const def = defOf(schema);
  return def.type === 'object' ? def.shape : {};
}
