import * as z from 'zod/mini';

import { type MetadataDefinition, type MetadataKind, type MetadataName, isSimilarity } from './metadata.ts';

const needed = z.string().check(z.minLength(1));

/** One value, note or weighing, with the names that its definition lists. */
const items = {
  similarity: z.object({ Value: needed, Type: z.enum(['string', 'date']) }),
  numbers: z.object({ number: needed }),
  weighings: z.object({ date: needed, time: needed, weight: needed, plate: needed }),
} satisfies { [K in MetadataKind]: z.ZodMiniType<Record<MetadataName<K>, string>> };

export type MetadataItem<K extends MetadataKind> = z.infer<(typeof items)[K]>;

/** The whole metadata of a validation of values. */
export const SimilarityRequest = z.object({
  similarity_threshold: z.optional(z.unknown()),
  values: z.array(items.similarity),
});

/** Numbers that should be in a document, and weighings that should be on a ticket. */
export const NumbersRequest = z.array(items.numbers);
export const WeighingsRequest = z.array(items.weighings);

const isThreshold = (value: unknown): boolean => value === undefined || value === null || isSimilarity(value);

const anyObject = z.record(z.string(), z.unknown());
const givenObject = z.looseObject({
  similarity_threshold: z.optional(z.unknown().check(z.refine(isThreshold))),
});

/** Metadata for the documents of an archive: a list in their order, or an object. */
export const BatchMetadata = z.union([z.array(z.unknown()), anyObject]);

/** Metadata for a document: an object or a list; for services that take items, a list of objects. */
export function metadataSchema({ metadata }: { readonly metadata?: MetadataDefinition }) {
  return z.union([givenObject, z.array(metadata === undefined ? z.unknown() : anyObject)]);
}
