import { failedChecks } from '@lavra/contract/doubt';
import type { ReviewReason } from '@lavra/contract/model/task';
import { keyedFields } from '@lavra/contract/model/field-keys';
import type { Result } from '@lavra/contract/model/result';

import { type FlowRow, evaluateCondition } from '../flows/index.ts';

interface Read {
  readonly service: string;
  readonly result: Result;
  readonly validationStatus: string | undefined;
}

export interface Review {
  readonly reason: ReviewReason;
  /** Keys of the fields that the reason is about. */
  readonly doubts: readonly string[];
}

/** Statuses of a background validation that was not passed. */
const failedValidations: readonly string[] = ['rejected', 'failed'];

/** Why a flow sends a job to human review; undefined when it does not. */
export function needsReview(
  { usesBackoffice, usesBackofficeValidation, rule }: FlowRow,
  { service, result, validationStatus }: Read,
): Review | undefined {
  const fields = keyedFields(result);
  const failed = fields.filter(({ field }) => failedChecks(field) > 0).map(({ key }) => key);
  if (usesBackoffice) return { reason: 'whole_flow', doubts: failed };
  if (!usesBackofficeValidation) return undefined;
  if (validationStatus !== undefined && failedValidations.includes(validationStatus))
    return { reason: 'validation_failed', doubts: failed };
  if (failed.length > 0) return { reason: 'check_failed', doubts: failed };
  const confidences = new Map(
    fields.flatMap(({ key, field }) => (field.conf === undefined ? [] : [[key, field.conf] as const])),
  );
  const values = new Map(fields.map(({ key, field }) => [key, field.value]));
  const outcome = evaluateCondition(rule, { service, confidences, values });
  if (outcome === undefined) return undefined;
  if (outcome.kind === 'holds') return { reason: 'rule', doubts: outcome.named };
  const below = [...confidences].filter(([, conf]) => conf < outcome.confidence).map(([key]) => key);
  return below.length > 0 ? { reason: 'low_confidence', doubts: below } : undefined;
}
