import { defineService } from '../service.ts';

export const bankcheck = defineService({
  pt: 'Cheque',
  en: 'Bank cheque',
  category: 'vehicles',
  listed: false,
  demo: false,
});
