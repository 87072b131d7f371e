import type { Principal } from '@lavra/contract/model/principal';

import type { Dependencies } from '../context.ts';

/** The company that a user wants the call to be about, where the request names one. */
export interface NamedCompany {
  readonly inPath?: string | undefined;
  readonly inHeader?: string | undefined;
}

/** Returns whose token this is; throws `token_invalid` for one that is forged, expired or ended. */
export type Authenticate = (
  dependencies: Dependencies,
  token: string,
  named: NamedCompany,
) => Promise<Principal>;
