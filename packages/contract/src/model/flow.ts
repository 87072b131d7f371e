import * as z from 'zod/mini';

import { text } from './primitives.ts';

/**
 * What sends a scope's jobs to human review: all of their reading, or the validation of what was read; not both. An
 * empty `client_id` is every app client of the company.
 */
export const Flow = z.strictObject({
  scope: text(64).check(z.minLength(1)),
  client_id: text(64),
  backoffice_id: text(120).check(z.minLength(1)),
  project: text(120),
  rule: text(4000),
  use_backoffice: z.boolean(),
  use_backoffice_validation: z.boolean(),
  /** Minutes after which a task is late; a day when absent. */
  target_minutes: z.optional(z.int().check(z.minimum(1), z.maximum(43_200))),
  /** Percent of the tasks that two people decide, 100 for all of them; none when absent. */
  second_review_percent: z.optional(z.int().check(z.minimum(0), z.maximum(100))),
});
export type Flow = z.infer<typeof Flow>;

export const FlowList = z.object({ custom_flow: z.array(Flow) });
export type FlowList = z.infer<typeof FlowList>;
