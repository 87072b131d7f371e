import * as z from 'zod/mini';

import { Maker, Timestamp } from './primitives.ts';
import { model, said } from './schema.ts';

const units = z.object({
  AccessToken: said(z.string(), 'Unidade.', 'Unit.'),
  IdToken: said(z.string(), 'Unidade.', 'Unit.'),
  RefreshToken: said(z.string(), 'Unidade.', 'Unit.'),
});

/** A program's credential. The secret is present only in the answers to creation and rotation. */
export const AppClient = model('AppClient', {
  ClientId: said(z.string(), 'Id da API Client.', 'Id of the API client.'),
  ClientName: said(z.string(), 'Nome.', 'Name.'),
  ClientSecret: z.optional(z.string()),
  CreationDate: Timestamp,
  LastModifiedDate: Timestamp,
  RefreshTokenValidity: said(z.int(), 'Dias.', 'Days.'),
  TokenValidityUnits: said(
    units,
    'Unidades das validades, como programas antigos as leem.',
    'Units of the validities, as old programs read them.',
  ),
  UserPoolId: said(z.string(), 'Como programas antigos o leem.', 'As old programs read it.'),
  AllowedOAuthFlowsUserPoolClient: said(
    z.boolean(),
    'Como programas antigos o leem.',
    'As old programs read it.',
  ),
  AllowedOAuthScopes: said(
    z.array(z.string()),
    'Escopos: `lavra/send` ou `lavra/send.{service}`.',
    'Scopes: `lavra/send` or `lavra/send.{service}`.',
  ),
  /** When the app client last fetched a token; `CallsLast30Days` counts its calls. */
  LastUsedDate: z.nullable(Timestamp),
  CallsLast30Days: said(z.int(), 'Chamadas dos últimos 30 dias.', 'Calls of the last 30 days.'),
  /** Until when the secret from before the last rotation keeps working. */
  PreviousSecretUntil: z.nullable(Timestamp),
  CreatedBy: said(
    z.optional(Maker),
    'Quem criou; ausente onde não se sabe.',
    'Who made it; absent where it is not known.',
  ),
});
export type AppClient = z.infer<typeof AppClient>;
