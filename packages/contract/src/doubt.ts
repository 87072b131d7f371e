import { confidenceThreshold } from './constants.ts';
import type { Field } from './model/result.ts';

export function failedChecks({ checks }: Field): number {
  return checks?.filter(({ ok }) => !ok).length ?? 0;
}

/** Whether a person should look at a value: it was read below the threshold, or a check of it failed. */
export function isDoubtful(field: Field, threshold: number = confidenceThreshold): boolean {
  return failedChecks(field) > 0 || (field.conf !== undefined && field.conf < threshold);
}

/** The same question to a stored result, as a JSON path of the database. */
export const doubtfulPath = `$.Document[*].Data.** ? (@.conf < ${confidenceThreshold} || @.ok == false)`;
