import { ContractError } from '@lavra/contract/errors';

import type { Database } from '../platform/database/database.ts';

/** Queries that may wait for a connection of this process: a second or two of work, far under what makes one give up. */
export const waitingAtMost = 1000;

const comeAgainS = 2;

/** Throws `unavailable` while more waits for the database than is soon done: better refused at once than late. */
export function refuseWhenBusy({ pool }: Database): void {
  if (pool.waitingCount > waitingAtMost)
    throw new ContractError('unavailable', { params: { seconds: comeAgainS }, retryAfterS: comeAgainS });
}
