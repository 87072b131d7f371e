import { config } from '../base/config.ts';
import { getLocale } from '../i18n/locale.ts';

/** The path by which the documentation pages of this server end. */
const ours = '/docs';

/** This server's pages open in the language of the console, which may differ from the browser's. */
function inLanguage(address: string): string {
  return `${address}${address.includes('?') ? '&' : '?'}lang=${getLocale()}`;
}

/**
 * The address of a documentation page, empty if the provider has none. The pages of a provider's own documentation are
 * unknown, so it opens at its beginning.
 */
export function docsPage(page: string): string {
  const { documentationUrl } = config();
  return documentationUrl.endsWith(ours) ? inLanguage(`${documentationUrl}${page}`) : documentationUrl;
}

/** The address of the help, which may be a page of this server's documentation. */
export function helpPage(): string {
  const { documentationUrl, helpUrl } = config();
  const isOurs = documentationUrl.endsWith(ours) && helpUrl.startsWith(documentationUrl);
  return isOurs ? inLanguage(helpUrl) : helpUrl;
}
