import { locales } from '@lavra/contract/errors';
import { z } from 'zod';

import type { QueueDefinition } from '../../platform/queue/queue.ts';

const LateCode = z.object({ userId: z.string(), locale: z.enum(locales) });

/** A confirmation code that was requested before its e-mail was due for another message. */
export const lateCodeQueue: QueueDefinition<z.infer<typeof LateCode>> = {
  name: 'identity.late-codes',
  schema: LateCode,
  retries: 5,
  retryDelayS: 30,
};
