import { defineService } from '../service.ts';

export const danfe = defineService({
  pt: 'DANFE',
  en: 'DANFE',
  category: 'tax',
  listed: false,
  demo: false,
});
