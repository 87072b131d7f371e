import * as z from 'zod/mini';

import { passwordMaxLength, secretOverlapHours, tokenMinutes } from '../constants.ts';
import { endpoints } from '../kernel.ts';
import { AppClient } from '../model/app-client.ts';
import { Empty, Id, text } from '../model/primitives.ts';
import { ruled, withRule } from '../model/ruled.ts';
import { emailRule, plainNameRule, scopesRule } from '../rules.ts';

const company = z.object({ companyId: Id });
const one = z.object({ companyId: Id, clientId: Id });
const scopes = withRule(z.array(text(64)).check(z.maxLength(scopesRule.maxLength)), scopesRule);

export const appClientEndpoints = endpoints({
  createClientToken: {
    method: 'POST',
    path: '/v2/token',
    access: 'public',
    summary: 'Exchange an app client’s credentials for a token',
    body: z.object({
      ClientID: z.string().check(z.minLength(1), z.maxLength(64)),
      ClientSecret: z.optional(z.nullable(z.string().check(z.maxLength(256)))),
      ClientSecretHash: z.optional(z.nullable(z.string().check(z.maxLength(256)))),
      UserName: z.optional(z.nullable(z.string().check(z.maxLength(emailRule.maxLength)))),
      UserSecret: z.optional(z.nullable(z.string().check(z.maxLength(passwordMaxLength)))),
      /** Minutes. */
      ExpiresIn: z.optional(
        z.nullable(z.int().check(z.minimum(tokenMinutes.min), z.maximum(tokenMinutes.max))),
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
    answer: z.object({ appclients: z.array(AppClient) }),
    errors: ['not_found'],
  },
  createAppClient: {
    method: 'POST',
    path: '/v2/companies/:companyId/appclients',
    access: 'user',
    summary: 'Create an app client; its secret is in this answer only',
    params: company,
    body: z.strictObject({ name: ruled(plainNameRule), scopes }),
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
    body: z.strictObject({ name: z.optional(ruled(plainNameRule)), scopes }),
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
});
