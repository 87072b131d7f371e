import { defineService } from '../service.ts';

export const proofofaddress = defineService({
  pt: 'Comprovante de residência',
  en: 'Proof of address',
  category: 'personal',
  listed: true,
  demo: false,
});
