import { defineService } from '../service.ts';

export const birthcertificate = defineService({
  pt: 'Certidão de nascimento',
  en: 'Birth certificate',
  category: 'personal',
  listed: true,
  demo: true,
});
