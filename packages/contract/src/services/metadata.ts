import { similarityThreshold } from '../constants.ts';

/** What a service asks for beside its file. Its schemas are in `metadata-schema.ts`, which no screen has to carry. */
export interface MetadataDefinition {
  readonly kind: 'similarity' | 'numbers' | 'weighings';
  /** What one value, note or weighing must have. */
  readonly names: readonly string[];
  /** The whole as an integrating developer sends it. */
  readonly example: unknown;
}

export type MetadataKind = MetadataDefinition['kind'];

/** Values that must be in the document, and how alike they must be. */
export const similarityMetadata = {
  kind: 'similarity',
  names: ['Value', 'Type'],
  example: {
    similarity_threshold: similarityThreshold.default,
    values: [{ Value: 'MARIA DA SILVA', Type: 'string' }],
  },
} as const satisfies MetadataDefinition;

/** Numbers that the document should bear. */
export const numbersMetadata = {
  kind: 'numbers',
  names: ['number'],
  example: [{ number: '47678' }],
} as const satisfies MetadataDefinition;

/** Weighings that the ticket should show. */
export const weighingsMetadata = {
  kind: 'weighings',
  names: ['date', 'time', 'weight', 'plate'],
  example: [{ date: '2026-11-20', time: '14:05', weight: '32150', plate: 'BRA2E19' }],
} as const satisfies MetadataDefinition;

/** Whether values can be asked to be as alike as that, in percent. */
export function isSimilarity(value: unknown): boolean {
  return Number(value) >= similarityThreshold.min && Number(value) <= similarityThreshold.max;
}

type Definitions = typeof similarityMetadata | typeof numbersMetadata | typeof weighingsMetadata;

export type MetadataName<K extends MetadataKind> = Extract<Definitions, { kind: K }>['names'][number];
