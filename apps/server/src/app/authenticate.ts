import { ContractError } from '@lavra/contract/errors';

import { authenticateClient } from '../features/client-tokens/index.ts';
import { authenticateUser } from '../features/identity/index.ts';
import type { Authenticate } from '../platform/http/authenticate.ts';
import { kindOfToken } from '../platform/signed-token.ts';

/** Delegates to the feature that issues this kind of token. */
export const authenticate: Authenticate = async (dependencies, token, named) => {
  const kind = kindOfToken(token);
  if (kind === 'id-token') return authenticateUser(dependencies, token, named);
  if (kind === 'client-token') return authenticateClient(dependencies, token);
  throw new ContractError('token_invalid');
};
