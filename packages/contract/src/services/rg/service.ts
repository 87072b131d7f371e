import { defineService } from '../service.ts';

export const rg = defineService({
  pt: 'RG',
  en: 'ID card (RG)',
  category: 'personal',
  listed: true,
  demo: true,
  codes: true,
});
