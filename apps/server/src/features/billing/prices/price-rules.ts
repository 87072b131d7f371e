import { ContractError } from '@lavra/contract/errors';
import type { PriceChoice } from '@lavra/contract/model/price';
import { isScopeName } from '@lavra/contract/scopes';

/** Throws invalid_input where a service is unknown or named twice, or tiers do not rise to one without end. */
export function checkPrices({ prices }: PriceChoice): void {
  const named = new Set<string>();
  for (const [index, { service, tiers }] of prices.entries()) {
    const path = `body.prices.${index}`;
    if (!isScopeName(service)) refuse(`${path}.service`, service);
    if (named.has(service)) refuse(`${path}.service`, `${service} × 2`);
    named.add(service);
    const ends = tiers.map(({ up_to: end }) => end ?? Infinity);
    const isRising = ends.every((end, place) => place === 0 || end > (ends[place - 1] ?? 0));
    if (!isRising || ends.at(-1) !== Infinity) refuse(`${path}.tiers`, ends.join(', '));
  }
}

function refuse(path: string, message: string): never {
  throw new ContractError('invalid_input', { details: [{ path, message }] });
}
