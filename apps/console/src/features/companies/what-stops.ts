import type { Company } from '@lavra/contract/model/company';

import { m } from '../../i18n/messages.ts';

/** Counts of what deactivating a company stops, for the sentences of the dialog. */
export function whatStops({ app_clients: keys, sessions }: Company) {
  return {
    keys: keys === 0 ? m.admin_companies_no_key() : m.admin_companies_keys({ count: keys }),
    sessions:
      sessions === 0 ? m.admin_companies_no_session() : m.admin_companies_sessions({ count: sessions }),
  };
}
