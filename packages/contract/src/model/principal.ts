/** A person with an id token; `companyId` is their tenant, `isOwner` when it is their own company. */
export interface UserPrincipal {
  readonly kind: 'user';
  readonly userId: string;
  readonly companyId: string;
  readonly isOwner: boolean;
  readonly isAdmin: boolean;
  readonly hasReport: boolean;
  readonly hasBackoffice: boolean;
  /** The sign-in this token belongs to. */
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
