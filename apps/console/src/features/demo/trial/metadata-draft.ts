import { similarityThreshold } from '@lavra/contract/constants';
import { type MetadataKind, isSimilarity } from '@lavra/contract/services/metadata';
import type { MetadataItem } from '@lavra/contract/services/metadata-schema';

export type SimilarityRow = MetadataItem<'similarity'>;
export type NumberRow = MetadataItem<'numbers'>;
export type WeighingRow = MetadataItem<'weighings'>;

/** What a person has typed of the metadata that a service asks for. */
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
    // Only who has something to compare adds a row.
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

/** Every shown field has something in it, and there is something to compare where that is the service's purpose. */
export function isComplete(draft: MetadataDraft): boolean {
  const rowsAreFilled = draft.rows.every((row) => Object.values(row).every((value) => value.trim() !== ''));
  if (draft.kind !== 'similarity') return rowsAreFilled;
  return rowsAreFilled && draft.rows.length > 0 && isThreshold(draft.threshold);
}

/** The metadata as it goes over the wire. */
export function toMetadata(draft: MetadataDraft): unknown {
  if (draft.kind !== 'similarity') return draft.rows;
  return { similarity_threshold: Number(draft.threshold), values: draft.rows };
}
