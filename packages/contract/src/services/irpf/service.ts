import { defineService } from '../service.ts';

export const irpf = defineService({
  pt: 'IRPF',
  en: 'Income tax (IRPF)',
  category: 'tax',
  listed: true,
  demo: true,
});
