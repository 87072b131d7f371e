import { defineService } from '../service.ts';

/** Accepts XML because fiscal XML is one of the kinds that typification distinguishes. */
export const idtypification = defineService({
  pt: 'Tipificação',
  en: 'Typification',
  category: 'personal',
  listed: true,
  demo: true,
  xml: true,
});
