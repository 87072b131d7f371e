import { defineService } from '../service.ts';

/** Fiscal XML is one of the kinds that typification tells apart. */
export const idtypification = defineService({
  pt: 'Tipificação',
  en: 'Typification',
  category: 'personal',
  listed: true,
  demo: true,
  reading: 'fields',
  xml: true,
});
