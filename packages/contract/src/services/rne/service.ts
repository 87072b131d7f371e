import { defineService } from '../service.ts';

export const rne = defineService({
  pt: 'RNE',
  en: 'Foreigner ID (RNE)',
  category: 'personal',
  listed: true,
  demo: true,
});
