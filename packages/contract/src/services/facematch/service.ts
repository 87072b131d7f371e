import { defineService } from '../service.ts';

export const facematch = defineService({
  pt: 'FaceMatch',
  en: 'FaceMatch',
  category: 'personal',
  listed: true,
  demo: true,
  selfie: 'required',
});
