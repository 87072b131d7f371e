import type { DocumentKind } from './anchors/anchor.ts';
import { businessKinds } from './anchors/business.ts';
import { fiscalKinds } from './anchors/fiscal.ts';
import { identityKinds } from './anchors/identity.ts';

/** Every kind of document that can be told from its words. */
export const documentKinds: readonly DocumentKind[] = [...identityKinds, ...fiscalKinds, ...businessKinds];
