import type { Documents, ExtractInput } from './extractor.ts';
import { extractors } from './extractors.ts';
import { extractGeneric } from './generic/extractor.ts';

/**
 * Typed fields with evidence from upright pages or fiscal XML. A service without a reader, or a file that is not what it was sent as,
 * gets the generic reading. Throws RefusedError for malformed XML.
 */
export function extractDocument(input: ExtractInput): Documents {
  const extractor = extractors.find(({ services }) => services.includes(input.service));
  const extraction = extractor?.extract(input);
  return extraction?.kind === 'extracted' ? extraction.documents : extractGeneric(input);
}
