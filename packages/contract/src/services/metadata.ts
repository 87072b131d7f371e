import { similarityThreshold } from '../constants.ts';

/** The metadata that a service expects beside its file. The schemas are in `metadata-schema.ts`, which no screen loads. */
export interface MetadataDefinition {
  readonly kind: 'similarity' | 'numbers' | 'weighings';
  /** The required names of one value, note or weighing. */
  readonly names: readonly string[];
  /** An example of the whole metadata for developers. */
  readonly example: unknown;
}

export type MetadataKind = MetadataDefinition['kind'];

/** Values that must be in the document, and the required similarity. */
export const similarityMetadata = {
  kind: 'similarity',
  names: ['Value', 'Type'],
  example: {
    similarity_threshold: similarityThreshold.default,
    values: [{ Value: 'MARIA DA SILVA', Type: 'string' }],
  },
} as const satisfies MetadataDefinition;

/** Numbers that should be in the document. */
export const numbersMetadata = {
  kind: 'numbers',
  names: ['number'],
  example: [{ number: '47678' }],
} as const satisfies MetadataDefinition;

/** Weighings that should be on the ticket. */
export const weighingsMetadata = {
  kind: 'weighings',
  names: ['date', 'time', 'weight', 'plate'],
  example: [{ date: '2026-11-20', time: '14:05', weight: '32150', plate: 'BRA2E19' }],
} as const satisfies MetadataDefinition;

/** Whether the value is an accepted similarity threshold, in percent. */
export function isSimilarity(value: unknown): boolean {
  return Number(value) >= similarityThreshold.min && Number(value) <= similarityThreshold.max;
}

type Definitions = typeof similarityMetadata | typeof numbersMetadata | typeof weighingsMetadata;

export type MetadataName<K extends MetadataKind> = Extract<Definitions, { kind: K }>['names'][number];
