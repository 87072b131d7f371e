import type { FaceMatchType } from '../demo-services.ts';
import { isComplete, type MetadataDraft } from './metadata-draft.ts';

/** What a user has filled in for a sending. */
export interface TrialDraft {
  readonly clientId: string | undefined;
  readonly faceMatchType: FaceMatchType;
  readonly document: File | undefined;
  readonly selfie: File | undefined;
  readonly metadata: MetadataDraft | undefined;
}

/** Whether everything required is filled in. */
export function isFilled(draft: TrialDraft, needs: { readonly selfie: boolean }): boolean {
  if (draft.document === undefined) return false;
  if (needs.selfie && draft.selfie === undefined) return false;
  return draft.metadata === undefined || isComplete(draft.metadata);
}
