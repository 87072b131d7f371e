import type { Service } from '@lavra/contract/services/all';

import { isArchive } from './accepted-files.ts';
import type { SendDraft } from './send-draft.ts';

interface Named {
  readonly clientId: string;
  readonly filename: string;
}

/** What is sent with a document; for training only the file and the client. */
export type Order =
  | (Named & {
      readonly kind: 'job' | 'batch';
      readonly service: Service;
      readonly validationId: string | undefined;
      readonly metadata: unknown;
    })
  | (Named & { readonly kind: 'training' });

/** The order of a draft without faults; undefined while something is missing. */
export function orderOf(
  draft: SendDraft,
  metadata: unknown,
): (Order & { readonly document: File }) | undefined {
  const { clientId, document, service, validationId, isTraining } = draft;
  if (clientId === undefined || document === undefined) return undefined;
  const named = { clientId, document, filename: document.name };
  if (isTraining) return { kind: 'training', ...named };
  if (service === undefined) return undefined;
  return { kind: isArchive(document) ? 'batch' : 'job', ...named, service, validationId, metadata };
}
