import type { Result } from '@lavra/contract/model/result';

/** The kind of document that was recognised, where the service says one. */
export function typificationOf(result: Result): string | null {
  for (const { Data } of result.Document) {
    const type = Data['DocumentType'];
    if (type !== undefined && !Array.isArray(type) && type.value !== '') return type.value;
  }
  return null;
}
