import type { ClientPrincipal, UserPrincipal } from '@lavra/contract/model/principal';

/** A signed-in user, by default the owner of their company. */
export function asUser(changes: Partial<UserPrincipal> = {}): UserPrincipal {
  const userId = changes.userId ?? crypto.randomUUID();
  return {
    kind: 'user',
    userId,
    companyId: userId,
    isOwner: true,
    isAdmin: false,
    hasReport: false,
    hasBackoffice: false,
    sessionId: crypto.randomUUID(),
    ...changes,
  };
}

/** A program of some company, with the given scopes. */
export function asClient(changes: Partial<ClientPrincipal> = {}): ClientPrincipal {
  return {
    kind: 'client',
    clientId: crypto.randomUUID(),
    companyId: crypto.randomUUID(),
    scopes: [],
    ...changes,
  };
}
