import { isService, services } from '@lavra/contract/services/all';

import { getLocale } from '../i18n/locale.ts';

/** A service as people call it; one that is not known as it came. */
export function serviceName(service: string): string {
  return isService(service) ? services[service][getLocale()] : service;
}
