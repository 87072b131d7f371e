import * as z from 'zod/mini';

import { endpoints } from '../kernel.ts';
import { Flow, FlowList } from '../model/flow.ts';
import { Id } from '../model/primitives.ts';
import { flow } from '../reference/example-values.ts';

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
}).described({
  listFlows: {
    group: 'companies',
    pt: 'Que jobs da empresa vão à revisão humana',
    answer: { custom_flow: [flow] },
  },
  updateFlow: {
    group: 'companies',
    pt: 'Definir um fluxo, que se conhece por escopo e API Client',
    more: {
      pt: 'De quem pode revisar e dos administradores. `use_backoffice` e `use_backoffice_validation` não valem juntos.',
      en: 'For who may review, and for administrators. `use_backoffice` and `use_backoffice_validation` do not go together.',
    },
    body: flow,
    answer: { custom_flow: [flow] },
  },
});
