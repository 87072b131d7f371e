// Replaces the compiler's own runtime, which reads the browser's storage and the URL for every message; here a message
// reads a variable.

/** @typedef {'pt' | 'en'} Locale */
/** @typedef {string & { readonly __brand: 'LocalizedString' }} LocalizedString */
/**
 * @template Inputs
 * @template Options
 * @template Markup
 * @typedef {{ readonly __inputs?: Inputs, readonly __options?: Options, readonly __markup?: Markup }} MessageMetadata
 */

const storageKey = 'lavra-locale';

/** @type {readonly Locale[]} */
export const locales = ['pt', 'en'];

/** @type {Locale} */
let current = localStorage.getItem(storageKey) === 'en' ? 'en' : 'pt';

export const getLocale = () => current;

/** @param {Locale} locale */
export function setLocale(locale) {
  current = locale;
  localStorage.setItem(storageKey, locale);
}
