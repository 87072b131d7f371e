import { locales } from '@lavra/contract/errors';
import { z } from 'zod';

import type { QueueDefinition } from '../../../platform/queue/queue.ts';

const ReportMessage = z.object({
  companyId: z.string(),
  reportId: z.string(),
  /** Language of the caller, for sentences in the file. */
  locale: z.enum(locales),
});
export type ReportMessage = z.infer<typeof ReportMessage>;

/** Reports to be written. */
export const reportQueue: QueueDefinition<ReportMessage> = {
  name: 'reports.write',
  schema: ReportMessage,
  retries: 3,
  retryDelayS: 20,
  leaseS: 60,
};
