import * as z from 'zod/mini';

import { endpoints } from '../kernel.ts';
import { OutsideCheckState } from '../model/validation.ts';

export const outsideCheckEndpoints = endpoints({
  listOutsideChecks: {
    method: 'GET',
    path: '/v2/background-check/services',
    access: 'admin',
    summary: 'How the services of the outside checks have answered in the last 24 hours',
    answer: z.object({ checks: z.array(OutsideCheckState) }),
  },
});
