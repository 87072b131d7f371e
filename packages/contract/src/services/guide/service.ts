import { defineService } from '../service.ts';

export const guide = defineService({
  pt: 'Guia médica',
  en: 'Medical guide',
  listed: true,
  demo: false,
});
