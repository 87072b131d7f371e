import * as z from 'zod/mini';

import { passwordMaxLength, secretOverlapHours, tokenMinutes } from '../constants.ts';
import { endpoints } from '../kernel.ts';
import { AppClient } from '../model/app-client.ts';
import { Empty, Id, text } from '../model/primitives.ts';
import { constrained, withConstraint } from '../model/constrained.ts';
import { emailConstraint, plainNameConstraint, scopesConstraint } from '../constraints.ts';
import { appClient, clientId, newSecret } from '../reference/example-values.ts';
import { said } from '../model/schema.ts';

const company = z.object({ companyId: Id });
const one = z.object({ companyId: Id, clientId: Id });
const scopes = withConstraint(
  z.array(text(64)).check(z.maxLength(scopesConstraint.maxLength)),
  scopesConstraint,
);

export const appClientEndpoints = endpoints({
  createClientToken: {
    method: 'POST',
    path: '/v2/token',
    access: 'public',
    summary: 'Exchange an app client’s credentials for a token',
    body: z.object({
      ClientID: said(
        z.string().check(z.minLength(1), z.maxLength(64)),
        'Id da API Client.',
        'Id of the API client.',
      ),
      ClientSecret: z.optional(z.nullable(z.string().check(z.maxLength(256)))),
      ClientSecretHash: said(
        z.optional(z.nullable(z.string().check(z.maxLength(256)))),
        'Base64 do HMAC-SHA256 de e-mail + id, com o segredo por chave.',
        'Base64 of HMAC-SHA256 over e-mail + id, keyed with the secret.',
      ),
      UserName: said(
        z.optional(z.nullable(z.string().check(z.maxLength(emailConstraint.maxLength)))),
        'E-mail do titular.',
        'E-mail of the owner.',
      ),
      UserSecret: said(
        z.optional(z.nullable(z.string().check(z.maxLength(passwordMaxLength)))),
        'Senha do titular.',
        'Password of the owner.',
      ),
      ExpiresIn: said(
        z.optional(z.nullable(z.int().check(z.minimum(tokenMinutes.min), z.maximum(tokenMinutes.max)))),
        'Minutos de vida do token: 1 a 1440; 60 se ausente.',
        'Minutes that the token lives: 1 to 1440; 60 when absent.',
      ),
    }),
    answer: z.object({ token: z.string() }),
    isSecret: true,
    errors: [
      'client_credentials_invalid',
      'credentials_invalid',
      'account_paused',
      'account_unconfirmed',
      'account_disabled',
      'too_many_requests',
    ],
    callsPerMinute: 3000,
  },
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
  createClientToken: {
    group: 'token',
    pt: 'Trocar a credencial de uma API Client por um token',
    more: {
      pt: 'O token vale `ExpiresIn` minutos (1 a 1440; 60 se ausente). Guarde-o e peça outro quando acabar. Com `UserName` e `UserSecret` (e-mail e senha do titular), `ClientSecretHash` é o base64 do HMAC-SHA256 de e-mail + id, com o segredo por chave.',
      en: 'The token lives `ExpiresIn` minutes (1 to 1440; 60 when absent). Keep it and ask for another when it has ended. With `UserName` and `UserSecret` (e-mail and password of the owner), `ClientSecretHash` is the base64 of HMAC-SHA256 over e-mail + id, keyed with the secret.',
    },
    body: { ClientID: clientId, ...newSecret, ExpiresIn: 60 },
    answer: { token: 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIzQWtrIn0.c2ln' },
  },
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
