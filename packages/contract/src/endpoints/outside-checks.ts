import * as z from 'zod/mini';

import { endpoints } from '../kernel.ts';
import { OutsideCheckState } from '../model/validation.ts';
import { created_at } from '../reference/example-values.ts';
import { said } from '../model/schema.ts';

export const outsideCheckEndpoints = endpoints({
  listOutsideChecks: {
    method: 'GET',
    path: '/v2/background-check/services',
    access: 'admin',
    summary: 'How the services of the outside checks have answered in the last 24 hours',
    answer: z.object({
      checks: said(
        z.array(OutsideCheckState),
        'O que foi verificado do valor, e se conferiu.',
        'What was verified about the value, and whether it held.',
      ),
    }),
  },
}).described({
  listOutsideChecks: {
    group: 'administration',
    pt: 'Como os serviços das consultas externas respondem',
    answer: {
      checks: [
        {
          check: 'serpro_cpf',
          state: 'active',
          calls: 250,
          failures: 2,
          average_ms: 320,
          last_at: created_at,
          last_failure: null,
        },
      ],
    },
  },
});
