import { defineService } from '../service.ts';

export const contract = defineService({
  pt: 'Contrato de locação',
  en: 'Rental contract',
  category: 'business',
  listed: false,
  demo: false,
});
