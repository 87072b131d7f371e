import { isService, services } from '@lavra/contract/services/all';

import { getLocale } from '../i18n/locale.ts';

/** Display name of a service; an unknown service as given. */
export function serviceName(service: string): string {
  return isService(service) ? services[service][getLocale()] : service;
}
