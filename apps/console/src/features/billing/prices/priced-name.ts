import { everyService } from '@lavra/contract/scopes';

import { m } from '../../../i18n/messages.ts';
import { serviceName } from '../../../lib/service-name.ts';

/** What a price is for: a service, or all that have none of their own. */
export function pricedName(service: string): string {
  return service === everyService ? m.prices_all() : serviceName(service);
}
