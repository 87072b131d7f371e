import { numbersMetadata } from '../metadata.ts';
import { defineService } from '../service.ts';

export const transportdraft = defineService({
  pt: 'Minuta de transporte',
  en: 'Transport draft',
  category: 'tax',
  listed: true,
  demo: true,
  metadata: numbersMetadata,
});
