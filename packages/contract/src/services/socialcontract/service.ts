import { defineService } from '../service.ts';

export const socialcontract = defineService({
  pt: 'Contrato social',
  en: 'Articles of association',
  category: 'business',
  listed: true,
  demo: true,
});
