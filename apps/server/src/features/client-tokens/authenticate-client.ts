import { ContractError } from '@lavra/contract/errors';
import type { ClientPrincipal } from '@lavra/contract/model/principal';

import type { Dependencies } from '../../platform/context.ts';
import { countCall, readActingClient } from '../app-clients/index.ts';
import { verifyClientToken } from './client-token.ts';

/**
 * The program of a client token. Scopes come from the row, not from the token, and a client that was deleted, or whose
 * company was deactivated, is out within a second. Throws token_invalid.
 */
export async function authenticateClient(
  dependencies: Dependencies,
  token: string,
): Promise<ClientPrincipal> {
  const clientId = await verifyClientToken(dependencies, token);
  const client = await readActingClient(dependencies, clientId);
  if (!client?.isCompanyActive) throw new ContractError('token_invalid');
  countCall(dependencies, clientId);
  return { kind: 'client', clientId, companyId: client.companyId, scopes: client.scopes };
}
