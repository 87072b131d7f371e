import { ContractError } from '@lavra/contract/errors';
import type { ClientPrincipal } from '@lavra/contract/model/principal';

import type { Dependencies } from '../../platform/context.ts';
import { isPasswordCurrent } from '../identity/index.ts';
import { countCall, readActingClient } from '../app-clients/index.ts';
import { verifyClientToken } from './client-token.ts';

/**
 * The app client of a client token. Scopes come from the row, not from the token; a deleted client, or one of a deactivated
 * company, is refused within a second, and so is a token whose user's password was changed. Throws token_invalid.
 */
export async function authenticateClient(
  dependencies: Dependencies,
  token: string,
): Promise<ClientPrincipal> {
  const { clientId, by } = await verifyClientToken(dependencies, token);
  const client = await readActingClient(dependencies, clientId);
  if (!client?.isCompanyActive) throw new ContractError('token_invalid');
  const { companyId } = client;
  if (by && !(await isPasswordCurrent(dependencies, { userId: by.id, mark: by.mark, companyId })))
    throw new ContractError('token_invalid');
  countCall(dependencies, clientId);
  return { kind: 'client', clientId, companyId, scopes: client.scopes };
}
