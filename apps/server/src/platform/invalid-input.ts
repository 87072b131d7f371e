import { ContractError, type Sentence } from '@lavra/contract/errors';

/** The refusal of one value of a call, whose path begins with the part that holds it (`body.start`). */
export function invalidInput(path: string, message: Sentence): ContractError {
  return new ContractError('invalid_input', { details: [{ path, message }] });
}
