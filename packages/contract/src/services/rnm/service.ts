import { defineService } from '../service.ts';

export const rnm = defineService({
  pt: 'RNM',
  en: 'Migration registry (RNM)',
  category: 'personal',
  listed: true,
  demo: true,
  codes: true,
});
