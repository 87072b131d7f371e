import type { FaceMatchType } from '../demo-services.ts';
import { isComplete, type MetadataDraft } from './metadata-draft.ts';

/** What a person has filled in of a sending. */
export interface TrialDraft {
  readonly clientId: string | undefined;
  readonly faceMatchType: FaceMatchType;
  readonly document: File | undefined;
  readonly selfie: File | undefined;
  readonly metadata: MetadataDraft | undefined;
}

/** Nothing is missing of what is asked for. */
export function isFilled(draft: TrialDraft, needs: { readonly selfie: boolean }): boolean {
  if (draft.document === undefined) return false;
  if (needs.selfie && draft.selfie === undefined) return false;
  return draft.metadata === undefined || isComplete(draft.metadata);
}
