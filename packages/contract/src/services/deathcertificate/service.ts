import { defineService } from '../service.ts';

export const deathcertificate = defineService({
  pt: 'Certidão de óbito',
  en: 'Death certificate',
  category: 'personal',
  listed: true,
  demo: false,
});
