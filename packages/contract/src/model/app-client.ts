import * as z from 'zod/mini';

import { Maker, Timestamp } from './primitives.ts';

const units = z.object({ AccessToken: z.string(), IdToken: z.string(), RefreshToken: z.string() });

/** A program's credential. The secret is present in the answer to its creation or rotation only. */
export const AppClient = z.object({
  ClientId: z.string(),
  ClientName: z.string(),
  ClientSecret: z.optional(z.string()),
  CreationDate: Timestamp,
  LastModifiedDate: Timestamp,
  /** Days. */
  RefreshTokenValidity: z.int(),
  TokenValidityUnits: units,
  UserPoolId: z.string(),
  AllowedOAuthFlowsUserPoolClient: z.boolean(),
  AllowedOAuthScopes: z.array(z.string()),
  /** When a token was last fetched with it, and the calls of the last 30 days. */
  LastUsedDate: z.nullable(Timestamp),
  CallsLast30Days: z.int(),
  /** Until when the secret before the last rotation goes on working. */
  PreviousSecretUntil: z.nullable(Timestamp),
  /** Absent where it is not known. */
  CreatedBy: z.optional(Maker),
});
export type AppClient = z.infer<typeof AppClient>;
