import { similarityMetadata } from '../metadata.ts';
import { defineService } from '../service.ts';

export const infovalidation = defineService({
  pt: 'Validação de informações',
  en: 'Information validation',
  listed: true,
  demo: true,
  metadata: similarityMetadata,
});
