import { config } from '../base/config.ts';

/**
 * The address of a page of the documentation, empty where the provider has none. One of their own has pages that
 * nobody here knows: then it is its beginning.
 */
export function docsPage(page: string): string {
  const { documentationUrl } = config();
  return documentationUrl.endsWith('/docs') ? `${documentationUrl}${page}` : documentationUrl;
}
