import type { Documents, FileContent } from './extractor.ts';
import { extractors } from './extractors.ts';
import { extractGeneric } from './generic/extractor.ts';

/**
 * Typed fields with evidence from the upright pages of one file, or from fiscal XML. A service without a reader, or a file that is not
 * what it was sent as, gets the generic reading. Throws RefusedError for malformed XML.
 */
export function extractDocuments(service: string, file: FileContent): Documents {
  const extractor = extractors.find(({ services }) => services.some((each) => each === service));
  const extraction = extractor?.extract(file);
  return extraction?.kind === 'extracted' ? [...extraction.documents] : extractGeneric(file);
}
