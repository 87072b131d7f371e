import type { AppClient } from '@lavra/contract/model/app-client';
import { demoAppClientName } from '@lavra/contract/constants';
import { sendableServices } from '@lavra/contract/scopes';
import { type Service, serviceNames } from '@lavra/contract/services/all';

import type { FaceMatchType } from '../demo-services.ts';
import { isComplete, type MetadataDraft } from './metadata-draft.ts';

/** What a person has filled in of a sending. */
export interface TrialDraft {
  readonly clientId: string | undefined;
  readonly password: string;
  readonly faceMatchType: FaceMatchType;
  readonly document: File | undefined;
  readonly selfie: File | undefined;
  readonly metadata: MetadataDraft | undefined;
}

/** The hidden client of the demo where there is one, else the first. */
export function defaultClient(clients: readonly AppClient[]): AppClient | undefined {
  return clients.find(({ ClientName }) => ClientName === demoAppClientName) ?? clients[0];
}

export function maySend(client: AppClient, service: Service): boolean {
  return sendableServices(client.AllowedOAuthScopes, serviceNames).includes(service);
}

/** Nothing is missing of what is asked for. */
export function isFilled(
  draft: TrialDraft,
  needs: { readonly selfie: boolean; readonly password: boolean },
): boolean {
  if (draft.document === undefined || (needs.password && draft.password === '')) return false;
  if (needs.selfie && draft.selfie === undefined) return false;
  return draft.metadata === undefined || isComplete(draft.metadata);
}
