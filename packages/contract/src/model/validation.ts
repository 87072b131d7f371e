import * as z from 'zod/mini';

import { Timestamp } from './primitives.ts';

/** The outside checks that a background validation may name. */
export const checkNames = ['serpro_cpf', 'serpro_nfe', 'serpro_data_valid'] as const;
export const CheckName = z.enum(checkNames);
export type CheckName = z.infer<typeof CheckName>;

/**
 * What came of an outside check, and of all of a job's together. `pending`: not answered yet. `approved`: the service
 * confirms what was read. `rejected`: it does not. `inconclusive`: it could not be asked, or does not say. `failed`: it
 * gave no answer that can be used. `not_configured`: this server has no access to it, and nothing was checked.
 */
export const ValidationStatus = z.enum([
  'pending',
  'approved',
  'rejected',
  'inconclusive',
  'failed',
  'not_configured',
]);
export type ValidationStatus = z.infer<typeof ValidationStatus>;

/** Why a check did not approve; its sentences stand in `check-sentences.ts`. */
export const CheckReason = z.enum([
  'differs',
  'irregular',
  'unknown',
  'value_missing',
  'many_documents',
  'not_answered',
  'timeout',
  'unreachable',
  'overloaded',
  'unauthorized',
  'unpaid',
  'bad_answer',
  'broken_off',
]);
export type CheckReason = z.infer<typeof CheckReason>;

export const CheckOutcome = z.object({
  status: ValidationStatus,
  reason: z.optional(CheckReason),
  /** The same as a sentence, in the language of whoever asks. */
  message: z.optional(z.string()),
  /** Whether the service holds the same as was read, by the field's name. */
  fields: z.optional(z.record(z.string(), z.boolean())),
  /** How the document stands at the service, in the service's words. */
  situation: z.optional(z.string()),
  checked_at: z.optional(Timestamp),
});
export type CheckOutcome = z.infer<typeof CheckOutcome>;

/** By the name of the check. */
export const Validation = z.partialRecord(CheckName, CheckOutcome);
export type Validation = z.infer<typeof Validation>;

/** How a service of an outside check has answered in the last 24 hours. */
export const OutsideCheckState = z.object({
  check: CheckName,
  /** `untested`: it was not called. `failing`: its last call gave no answer of use. */
  state: z.enum(['not_configured', 'untested', 'active', 'failing']),
  calls: z.int(),
  failures: z.int(),
  /** Of a call; null without one. */
  average_ms: z.nullable(z.int()),
  last_at: z.nullable(Timestamp),
  last_failure: z.nullable(CheckReason),
});
export type OutsideCheckState = z.infer<typeof OutsideCheckState>;

/** What a service said when an administrator tried it; `ms` is null where it was not asked. */
export const OutsideCheckTrial = z.object({ outcome: CheckOutcome, ms: z.nullable(z.int()) });
export type OutsideCheckTrial = z.infer<typeof OutsideCheckTrial>;
