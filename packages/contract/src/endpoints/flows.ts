import * as z from 'zod/mini';

import { endpoints } from '../kernel.ts';
import { Flow, FlowList } from '../model/flow.ts';
import { Id } from '../model/primitives.ts';

const company = z.object({ companyId: Id });

export const flowEndpoints = endpoints({
  listFlows: {
    method: 'GET',
    path: '/v2/companies/:companyId/flow',
    access: 'user',
    summary: 'Which jobs of a company go to human review',
    params: company,
    answer: FlowList,
    errors: ['not_found'],
  },
  updateFlow: {
    method: 'PUT',
    path: '/v2/companies/:companyId/flow',
    access: 'user',
    summary: 'Set one flow, told by its scope and app client',
    params: company,
    body: Flow,
    answer: FlowList,
    errors: ['not_found', 'service_unknown', 'invalid_input'],
  },
});
