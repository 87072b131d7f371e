import { defineService } from '../service.ts';

export const cnpjcard = defineService({
  pt: 'Cartão CNPJ',
  en: 'CNPJ card',
  category: 'business',
  listed: true,
  demo: false,
});
