/**
 * Why a job went to human review: all of its flow's do; its background validation failed; a check of a field failed; a
 * confidence is below the flow's rule; the flow's rule holds.
 */
export const reviewReasons = [
  'whole_flow',
  'validation_failed',
  'check_failed',
  'low_confidence',
  'rule',
] as const;

/**
 * `available`, `claimed` and `postponed` are open. `completed`: the job ended with what was reviewed. `rejected`: in
 * error, by a reviewer. `expired`: in error, nobody came to it in time. `cancelled`: the job was ended from outside.
 */
export const taskStatuses = [
  'available',
  'claimed',
  'postponed',
  'completed',
  'rejected',
  'expired',
  'cancelled',
] as const;
