import type { LimitUse } from '@lavra/contract/model/company-rule';

type Use = Pick<LimitUse, 'used' | 'limit'>;

/** 0 to 1. */
export function shareOf({ used, limit }: Use): number {
  return Math.min(1, used / limit);
}

export function limitTone(use: Use): 'calm' | 'warning' | 'error' {
  const share = shareOf(use);
  return share >= 1 ? 'error' : share >= 0.8 ? 'warning' : 'calm';
}
