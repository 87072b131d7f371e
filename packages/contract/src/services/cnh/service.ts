import { defineService } from '../service.ts';

export const cnh = defineService({
  pt: 'CNH',
  en: 'Driving licence (CNH)',
  category: 'personal',
  listed: true,
  demo: true,
  codes: true,
});
