import { ContractError } from '@lavra/contract/errors';

/** Calls that one process handles at once: a second or two of work, far below the time after which callers give up. */
export const callsAtOnce = 512;

const comeAgainS = 2;

export interface LoadShedding {
  /** Throws `unavailable` while as many calls as allowed are in flight: better refused at once than late. */
  refuseWhenFull(): void;
  /** Does the work of one call, or throws `unavailable`. */
  handle<T>(work: () => Promise<T>): Promise<T>;
}

export function createLoadShedding(): LoadShedding {
  let underWay = 0;
  const refuseWhenFull = () => {
    if (underWay >= callsAtOnce)
      throw new ContractError('unavailable', { params: { seconds: comeAgainS }, retryAfterS: comeAgainS });
  };
  return {
    refuseWhenFull,
    async handle(work) {
      refuseWhenFull();
      underWay += 1;
      try {
        return await work();
      } finally {
        underWay -= 1;
      }
    },
  };
}
