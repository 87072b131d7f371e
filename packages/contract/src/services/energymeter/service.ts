import { defineService } from '../service.ts';

export const energymeter = defineService({
  pt: 'Medidor de energia',
  en: 'Energy meter',
  listed: true,
  demo: true,
  display: true,
});
