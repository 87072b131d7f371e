import type { Service } from '@lavra/contract/services/all';
import type { Page } from '../../pages/page.ts';
import { extractDocuments } from '../extract.ts';

/** The values that a service reads on a page, without places and confidences; of a table its rows. */
export function valuesOn(service: Service, page: Page): Record<string, unknown> {
  const [document] = extractDocuments(service, { pages: [page] });
  return Object.fromEntries(
    Object.entries(document?.Data ?? {}).map(([name, told]) => [
      name,
      Array.isArray(told)
        ? told.map((row) => Object.fromEntries(Object.entries(row).map(([cell, { value }]) => [cell, value])))
        : told.value,
    ]),
  );
}
