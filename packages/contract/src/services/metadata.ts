import * as z from 'zod/mini';

import { similarityThreshold } from '../constants.ts';

export type MetadataKind = 'similarity' | 'numbers' | 'weighings';

/** What a service asks for beside its file. */
export interface MetadataDefinition {
  readonly kind: MetadataKind;
  /** One value, note or weighing; what it needs is not optional. */
  readonly item: z.ZodMiniObject;
  /** The whole as an integrating developer sends it. */
  readonly example: unknown;
}

const needed = z.string().check(z.minLength(1));

/** Values that must be in the document, and how alike they must be. */
export const similarityMetadata = {
  kind: 'similarity',
  item: z.object({ Value: needed, Type: z.enum(['string', 'date']) }),
  example: {
    similarity_threshold: similarityThreshold.default,
    values: [{ Value: 'MARIA DA SILVA', Type: 'string' }],
  },
} as const satisfies MetadataDefinition;

/** Numbers that the document should bear. */
export const numbersMetadata = {
  kind: 'numbers',
  item: z.object({ number: needed }),
  example: [{ number: '47678' }],
} as const satisfies MetadataDefinition;

/** Weighings that the ticket should show. */
export const weighingsMetadata = {
  kind: 'weighings',
  item: z.object({ date: needed, time: needed, weight: needed, plate: needed }),
  example: [{ date: '2026-11-20', time: '14:05', weight: '32150', plate: 'BRA2E19' }],
} as const satisfies MetadataDefinition;

const definitions = {
  similarity: similarityMetadata,
  numbers: numbersMetadata,
  weighings: weighingsMetadata,
};

export type MetadataItem<K extends MetadataKind> = z.infer<(typeof definitions)[K]['item']>;

/** Names that an item must have. */
export function itemNames({ item }: MetadataDefinition): readonly string[] {
  return Object.keys(item.shape);
}

const isThreshold = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (Number(value) >= similarityThreshold.min && Number(value) <= similarityThreshold.max);

const anyObject = z.record(z.string(), z.unknown());
const givenObject = z.looseObject({
  similarity_threshold: z.optional(z.unknown().check(z.refine(isThreshold))),
});

/** What a caller may say about a document: an object, or a list, of objects where the service takes items. */
export function metadataSchema({ metadata }: { readonly metadata?: MetadataDefinition }) {
  return z.union([givenObject, z.array(metadata === undefined ? z.unknown() : anyObject)]);
}
