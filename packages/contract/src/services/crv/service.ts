import { defineService } from '../service.ts';

export const crv = defineService({
  pt: 'CRV',
  en: 'Vehicle title (CRV)',
  category: 'vehicles',
  listed: false,
  demo: false,
});
