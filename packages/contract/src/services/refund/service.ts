import { defineService } from '../service.ts';

export const refund = defineService({
  pt: 'Reembolso',
  en: 'Refund',
  listed: true,
  demo: true,
});
