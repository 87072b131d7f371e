import type { Principal } from '@lavra/contract/model/principal';

import type { Dependencies } from '../context.ts';

/** Answers whose token this is; throws `token_invalid` for one that is forged, expired or ended. */
export type Authenticate = (dependencies: Dependencies, token: string) => Promise<Principal>;
