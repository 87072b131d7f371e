import { ContractError } from '@lavra/contract/errors';
import type { UserPrincipal } from '@lavra/contract/model/principal';

import type { Dependencies } from '../../../platform/context.ts';
import { verifyIdToken } from './id-token.ts';
import { findSession, isSessionAlive } from '../sessions.store.ts';

/**
 * The person of an id token. Company and flags come from the rows, not from the token, so that whoever is signed out,
 * deactivated, moved to another company or granted a flag is so within a second. Throws token_invalid.
 */
export async function authenticateUser(dependencies: Dependencies, token: string): Promise<UserPrincipal> {
  const { userId, sessionId } = await verifyIdToken(dependencies, token);
  const session = await dependencies.cache.read(`session ${sessionId}`, () =>
    findSession(dependencies.db, sessionId),
  );
  if (!session || session.person.id !== userId || !isSessionAlive(session, dependencies.clock.now())) {
    throw new ContractError('token_invalid');
  }
  const { person } = session;
  return {
    kind: 'user',
    userId,
    companyId: person.companyId,
    isOwner: person.companyId === userId,
    isAdmin: person.isAdmin,
    hasReport: person.hasReport,
    hasBackoffice: person.hasBackoffice,
    sessionId,
  };
}
