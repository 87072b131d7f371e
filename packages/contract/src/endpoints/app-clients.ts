import * as z from 'zod/mini';

import { secretOverlapHours } from '../constants.ts';
import { endpoints } from '../kernel.ts';
import { AppClient } from '../model/app-client.ts';
import { Empty, Id, text } from '../model/primitives.ts';
import { constrained, withConstraint } from '../model/constrained.ts';
import { plainNameConstraint, scopesConstraint } from '../constraints.ts';
import { appClient, newSecret } from '../reference/example-values.ts';
import { said } from '../model/schema.ts';

const company = z.object({ companyId: Id });
const one = z.object({ companyId: Id, clientId: Id });
const scopes = withConstraint(
  z.array(text(64)).check(z.maxLength(scopesConstraint.maxLength)),
  scopesConstraint,
);

export const appClientEndpoints = endpoints({
  listAppClients: {
    method: 'GET',
    path: '/v2/companies/:companyId/appclients',
    access: 'user',
    summary: 'App clients of a company; never a secret',
    params: company,
    answer: z.object({ appclients: said(z.array(AppClient), 'As API Clients.', 'The API clients.') }),
    errors: ['not_found'],
  },
  createAppClient: {
    method: 'POST',
    path: '/v2/companies/:companyId/appclients',
    access: 'user',
    summary: 'Create an app client; its secret is in this answer only',
    params: company,
    body: z.strictObject({ name: constrained(plainNameConstraint), scopes }),
    answer: AppClient,
    isSecret: true,
    isCreating: true,
    errors: [
      'scope_not_allowed',
      'app_client_limit',
      'app_client_name_reserved',
      'invalid_input',
      'not_found',
    ],
  },
  getAppClient: {
    method: 'GET',
    path: '/v2/companies/:companyId/appclients/:clientId',
    access: 'user',
    summary: 'One app client',
    params: one,
    answer: AppClient,
    errors: ['not_found'],
  },
  updateAppClient: {
    method: 'PUT',
    path: '/v2/companies/:companyId/appclients/:clientId',
    access: 'user',
    summary: 'Change its name and scopes',
    params: one,
    body: z.strictObject({ name: z.optional(constrained(plainNameConstraint)), scopes }),
    answer: AppClient,
    errors: ['not_found', 'scope_not_allowed', 'app_client_name_reserved', 'invalid_input'],
  },
  deleteAppClient: {
    method: 'DELETE',
    path: '/v2/companies/:companyId/appclients/:clientId',
    access: 'user',
    summary: 'Delete it; its tokens end at once',
    params: one,
    answer: Empty,
    errors: ['not_found', 'app_client_name_reserved'],
  },
  rotateAppClientSecret: {
    method: 'POST',
    path: '/v2/companies/:companyId/appclients/:clientId/rotate',
    access: 'user',
    summary: 'Make a new secret; the old one goes on working for the overlap',
    params: one,
    body: z.strictObject({
      overlap_hours: z.int().check(z.minimum(secretOverlapHours.min), z.maximum(secretOverlapHours.max)),
    }),
    answer: AppClient,
    isSecret: true,
    errors: ['not_found'],
  },
}).described({
  listAppClients: {
    group: 'clients',
    pt: 'API Clients de uma empresa; nunca um segredo',
    answer: { appclients: [appClient] },
  },
  createAppClient: {
    group: 'clients',
    pt: 'Criar uma API Client; o segredo está só nesta resposta',
    body: { name: 'ERP', scopes: ['lavra/send.nfe'] },
    answer: { ...appClient, ...newSecret },
  },
  getAppClient: { group: 'clients', pt: 'Uma API Client', answer: appClient },
  updateAppClient: {
    group: 'clients',
    pt: 'Mudar o nome e os escopos',
    body: { name: 'ERP', scopes: ['lavra/send.nfe'] },
    answer: appClient,
  },
  deleteAppClient: { group: 'clients', pt: 'Excluir; os seus tokens acabam na hora', answer: {} },
  rotateAppClientSecret: {
    group: 'clients',
    pt: 'Criar um novo segredo; o antigo continua a valer durante a troca',
    body: { overlap_hours: 24 },
    answer: { ...appClient, ...newSecret, PreviousSecretUntil: '2026-11-03T12:09:36Z' },
  },
});
