import * as z from 'zod/mini';

import { checkNumberLength } from '../constants.ts';
import { endpoints } from '../kernel.ts';
import { text } from '../model/primitives.ts';
import { CheckName, OutsideCheckState, OutsideCheckTrial } from '../model/validation.ts';
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
  tryOutsideCheck: {
    method: 'POST',
    path: '/v2/background-check/services/:check/try',
    access: 'admin',
    /** The number identifies a person: the audit trail records who asked, but not the number. */
    isRecorded: true,
    summary: 'Ask the service of an outside check about one number, as a document with nothing else would',
    params: z.object({ check: CheckName }),
    body: z.strictObject({ number: text(checkNumberLength) }),
    answer: OutsideCheckTrial,
    errors: ['forbidden', 'invalid_input'],
    callsPerMinute: 20,
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
  tryOutsideCheck: {
    group: 'administration',
    pt: 'Testar o serviço de uma consulta externa com um número',
    body: { number: '404.428.201-35' },
    answer: {
      outcome: { status: 'approved', fields: { CPF: true }, situation: 'REGULAR', checked_at: created_at },
      ms: 320,
    },
  },
});
