import { numbersMetadata } from '../metadata.ts';
import { defineService } from '../service.ts';

export const nfe = defineService({
  pt: 'NF-e',
  en: 'Invoice (NF-e)',
  category: 'tax',
  listed: true,
  demo: true,
  xml: true,
  metadata: numbersMetadata,
});
