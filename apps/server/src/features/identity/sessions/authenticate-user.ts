import { ContractError } from '@lavra/contract/errors';
import type { UserPrincipal } from '@lavra/contract/model/principal';

import type { Dependencies } from '../../../platform/context.ts';
import type { NamedCompany } from '../../../platform/http/authenticate.ts';
import { verifyIdToken } from './id-token.ts';
import { findSession, isSessionAlive } from '../sessions.store.ts';
import { type Person, hasCompany } from '../users.store.ts';

/**
 * The user of an id token. Company and permissions come from the rows, not from the token, so that sign-out, deactivation,
 * removal from a company and new permissions take effect within a second. Throws token_invalid, company_not_yours.
 */
export async function authenticateUser(
  dependencies: Dependencies,
  token: string,
  named: NamedCompany = {},
): Promise<UserPrincipal> {
  const { userId, sessionId } = await verifyIdToken(dependencies, token);
  const session = await dependencies.cache.read(`session ${sessionId}`, () =>
    findSession(dependencies.db, sessionId),
  );
  if (!session || session.person.id !== userId || !isSessionAlive(session, dependencies.clock.now())) {
    throw new ContractError('token_invalid');
  }
  const { person } = session;
  const companyId = await actingCompany(dependencies, person, named);
  return {
    kind: 'user',
    userId,
    companyId,
    isOwner: companyId === userId,
    isAdmin: person.isAdmin,
    hasReport: person.hasReport,
    hasBackoffice: person.hasBackoffice,
    sessionId,
  };
}

/**
 * The company that the path names, else the one in the header, else the user's own: never another one silently. An administrator
 * may name any existing company; the verb reports a missing one in the path as not found.
 */
async function actingCompany(
  dependencies: Dependencies,
  { id, companyIds, isAdmin }: Person,
  { inPath, inHeader }: NamedCompany,
): Promise<string> {
  if (inPath !== undefined && (isAdmin || companyIds.includes(inPath))) return inPath;
  const companyId = inHeader ?? id;
  if (companyIds.includes(companyId) || (isAdmin && (await isThere(dependencies, companyId))))
    return companyId;
  throw new ContractError('company_not_yours');
}

function isThere({ cache, db }: Dependencies, companyId: string): Promise<boolean> {
  return cache.read(`company ${companyId}`, () => hasCompany(db, companyId));
}
