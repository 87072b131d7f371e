import { config } from '../base/config.ts';
import { getLocale } from '../i18n/locale.ts';

/** Where the pages that the server draws end. */
const ours = '/docs';

/** Our pages open in the language of the console, which need not be the browser's. */
function inLanguage(address: string): string {
  return `${address}${address.includes('?') ? '&' : '?'}lang=${getLocale()}`;
}

/**
 * The address of a page of the documentation, empty where the provider has none. One of their own has pages that
 * nobody here knows: then it is its beginning.
 */
export function docsPage(page: string): string {
  const { documentationUrl } = config();
  return documentationUrl.endsWith(ours) ? inLanguage(`${documentationUrl}${page}`) : documentationUrl;
}

/** Where help is found, which may be a page of our documentation. */
export function helpPage(): string {
  const { documentationUrl, helpUrl } = config();
  const isOurs = documentationUrl.endsWith(ours) && helpUrl.startsWith(documentationUrl);
  return isOurs ? inLanguage(helpUrl) : helpUrl;
}
