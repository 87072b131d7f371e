import { z } from 'zod';

import type { QueueDefinition } from '../../platform/queue/queue.ts';

const LateCode = z.object({ userId: z.string(), locale: z.enum(['pt', 'en']) });

/** A confirmation code that was asked for before its e-mail might get another message. */
export const lateCodeQueue: QueueDefinition<z.infer<typeof LateCode>> = {
  name: 'identity.late-codes',
  schema: LateCode,
  retries: 5,
  retryDelayS: 30,
};
