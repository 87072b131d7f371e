import { checks } from '@lavra/contract/fields/checks';

/** Every check that has a sentence in the contract; one without could not be shown. */
export const checkNames: readonly string[] = Object.keys(checks);
