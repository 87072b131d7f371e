import { defineService } from '../service.ts';

export const passport = defineService({
  pt: 'Passaporte',
  en: 'Passport',
  category: 'personal',
  listed: false,
  demo: false,
});
