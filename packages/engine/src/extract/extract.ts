import { weighedByPages } from '../evidence/of-pages.ts';
import type { Documents, FileContent } from './extractor.ts';
import { extractors } from './extractors.ts';
import { extractGeneric } from './generic/extractor.ts';
import { withGivenValues } from './given-values.ts';
import { withTowns } from './town-fields.ts';

/**
 * Typed fields with evidence from the upright pages of one file, or from fiscal XML. A service without a reader, or a file that is not
 * what it was sent as, gets the generic reading; one with few of its fields found gets both. Throws RefusedError for malformed XML.
 */
export function extractDocuments(service: string, file: FileContent): Documents {
  return withGivenValues(service, readDocuments(service, file), file);
}

function readDocuments(service: string, file: FileContent): Documents {
  const extractor = extractors.find(({ services }) => services.some((each) => each === service));
  const extraction = extractor?.extract(file);
  const { pages } = file;
  const weighed = <D extends object>(data: D, found: 'all' | 'some' | 'few'): D =>
    extractor?.isForm === true
      ? weighedByPages(withTowns(service, data), {
          service,
          pages,
          isPartial: found === 'few',
          isUnfamiliar: found !== 'all',
        })
      : data;
  if (extraction?.kind === 'extracted')
    return extraction.documents.map(({ Page, Data }) => ({
      Page,
      Reading: 'fields',
      Data: weighed(Data, extraction.isUnfamiliar === true ? 'some' : 'all'),
    }));
  const generic = extractGeneric(file);
  if (extraction?.kind !== 'partial')
    return generic.map(({ Page, Data }) => ({ Page, Reading: 'generic', Data }));
  const { Page } = extraction.document;
  const own = weighed(extraction.document.Data, 'few');
  return generic.map(({ Data }) => ({ Page, Reading: 'partial', Data: { ...Data, ...own } }));
}
