import { defineService } from '../service.ts';

export const healthcard = defineService({
  pt: 'Carteirinha de saúde',
  en: 'Health card',
  listed: false,
  demo: false,
});
