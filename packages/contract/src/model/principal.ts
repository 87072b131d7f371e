/** A user with an id token; `companyId` is the tenant, `isOwner` is true when it is the user's own company. */
export interface UserPrincipal {
  readonly kind: 'user';
  readonly userId: string;
  readonly companyId: string;
  readonly isOwner: boolean;
  readonly isAdmin: boolean;
  readonly hasReport: boolean;
  readonly hasBackoffice: boolean;
  /** The session that this token belongs to. */
  readonly sessionId: string;
}

/** A program with a client token. */
export interface ClientPrincipal {
  readonly kind: 'client';
  readonly clientId: string;
  readonly companyId: string;
  /** As stored: `lavra/send` or `lavra/send.{service}`. */
  readonly scopes: readonly string[];
}

export interface AnonymousPrincipal {
  readonly kind: 'anonymous';
}

export type Principal = UserPrincipal | ClientPrincipal | AnonymousPrincipal;
