import { numbersMetadata } from '../metadata.ts';
import { defineService } from '../service.ts';

export const cte = defineService({
  pt: 'CT-e',
  en: 'Transport invoice (CT-e)',
  category: 'tax',
  listed: true,
  demo: true,
  xml: true,
  metadata: numbersMetadata,
});
