import type { DocumentKind } from './anchors/anchor.ts';
import { businessKinds } from './anchors/business.ts';
import { fiscalKinds } from './anchors/fiscal.ts';
import { identityKinds } from './anchors/identity.ts';
import { otherPapers } from './anchors/other.ts';

/** Papers recognised only so that they are not taken for a kind that they resemble; the answer is `unknown`. */
export const otherPaper = 'other';

/** Every kind of document that can be recognised by its words. */
export const documentKinds: readonly DocumentKind[] = [
  ...identityKinds,
  ...fiscalKinds,
  ...businessKinds,
  { type: otherPaper, anchors: otherPapers, isProse: true },
];
