import { ContractError } from '@lavra/contract/errors';

/** As many as the common object stores take. */
const maxParts = 10_000;

/** Parts that a document comes in; none asked for, or 0, is in one piece. Throws `invalid_input`. */
export function checkParts(parts: number | undefined): number | undefined {
  if (parts === undefined || parts === 0) return undefined;
  if (parts <= maxParts) return parts;
  throw new ContractError('invalid_input', {
    details: [{ path: 'query.parts', message: `1 - ${maxParts}` }],
  });
}
