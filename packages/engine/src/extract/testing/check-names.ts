import { checks } from '@lavra/contract/fields/checks';

/** The names of the checks that the contract has a sentence for; others could not be shown. */
export const checkNames: readonly string[] = Object.keys(checks);
