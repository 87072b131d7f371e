import { similarityThreshold } from '@lavra/contract/constants';
import { type MetadataKind, isSimilarity } from '@lavra/contract/services/metadata';
import type { MetadataItem } from '@lavra/contract/services/metadata-schema';

export type SimilarityRow = MetadataItem<'similarity'>;
export type NumberRow = MetadataItem<'numbers'>;
export type WeighingRow = MetadataItem<'weighings'>;

/** The metadata that a user has typed for a service. */
export type MetadataDraft =
  | { readonly kind: 'similarity'; readonly threshold: string; readonly rows: readonly SimilarityRow[] }
  | { readonly kind: 'numbers'; readonly rows: readonly NumberRow[] }
  | { readonly kind: 'weighings'; readonly rows: readonly WeighingRow[] };

export const emptyRows = {
  similarity: { Value: '', Type: 'string' },
  numbers: { number: '' },
  weighings: { date: '', time: '', weight: '', plate: '' },
} as const satisfies { [K in MetadataKind]: MetadataItem<K> };

export function emptyDraft(kind: MetadataKind | undefined): MetadataDraft | undefined {
  switch (kind) {
    case 'similarity':
      return { kind, threshold: String(similarityThreshold.default), rows: [emptyRows.similarity] };
    // Starts without rows: they are added only by users who have something to compare.
    case 'numbers':
    case 'weighings':
      return { kind, rows: [] };
    case undefined:
      return undefined;
  }
}

export function isThreshold(text: string): boolean {
  return text.trim() !== '' && isSimilarity(text);
}

/** Whether every shown field is filled, with at least one row if comparing is the purpose of the service. */
export function isComplete(draft: MetadataDraft): boolean {
  const rowsAreFilled = draft.rows.every((row) => Object.values(row).every((value) => value.trim() !== ''));
  if (draft.kind !== 'similarity') return rowsAreFilled;
  return rowsAreFilled && draft.rows.length > 0 && isThreshold(draft.threshold);
}

/** The metadata in wire form. */
export function toMetadata(draft: MetadataDraft): unknown {
  if (draft.kind !== 'similarity') return draft.rows;
  return { similarity_threshold: Number(draft.threshold), values: draft.rows };
}
