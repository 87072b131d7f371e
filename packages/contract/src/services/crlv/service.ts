import { defineService } from '../service.ts';

export const crlv = defineService({
  pt: 'CRLV',
  en: 'Vehicle registration (CRLV)',
  category: 'vehicles',
  listed: false,
  demo: false,
});
