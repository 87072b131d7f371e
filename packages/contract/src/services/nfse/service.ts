import { defineService } from '../service.ts';

export const nfse = defineService({
  pt: 'NFS-e',
  en: 'Service invoice (NFS-e)',
  category: 'tax',
  listed: true,
  demo: false,
  xml: true,
});
