import * as z from 'zod/mini';

import { passwordMaxLength, tokenMinutes } from '../constants.ts';
import { emailConstraint } from '../constraints.ts';
import { endpoints } from '../kernel.ts';
import { said } from '../model/schema.ts';
import { clientId, newSecret } from '../reference/example-values.ts';

export const clientTokenEndpoints = endpoints({
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
});
