import { defineService } from '../service.ts';

export const ocr = defineService({
  pt: 'OCR',
  en: 'OCR',
  listed: true,
  demo: true,
  codes: true,
  blanks: true,
});
