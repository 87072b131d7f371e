import { refreshTokenValidityDays } from '@lavra/contract/constants';
import type { AppClient } from '@lavra/contract/model/app-client';

import { presentMaker } from '../../platform/makers.store.ts';
import { presentTime, presentTimeOrNull } from '../../platform/times.ts';
import type { AppClientRow } from './app-clients.store.ts';

/** As the contract has it, never with the secret. */
export function presentAppClient(row: AppClientRow, { calls, now }: { calls: number; now: Date }): AppClient {
  const maker = presentMaker(row);
  const isOverlapping = row.previousSecretUntil !== null && row.previousSecretUntil > now;
  return {
    ClientId: row.id,
    ClientName: row.name,
    CreationDate: presentTime(row.createdAt),
    LastModifiedDate: presentTime(row.updatedAt),
    RefreshTokenValidity: refreshTokenValidityDays,
    TokenValidityUnits: { AccessToken: 'minutes', IdToken: 'minutes', RefreshToken: 'days' },
    UserPoolId: 'lavra',
    AllowedOAuthFlowsUserPoolClient: true,
    AllowedOAuthScopes: row.scopes,
    LastUsedDate: presentTimeOrNull(row.lastUsedAt),
    CallsLast30Days: calls,
    PreviousSecretUntil: isOverlapping ? presentTimeOrNull(row.previousSecretUntil) : null,
    ...(maker === undefined ? {} : { CreatedBy: maker }),
  };
}
