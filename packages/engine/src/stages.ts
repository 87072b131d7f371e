// What a page goes through, each stage by itself and in this process, for whoever measures it.
export { createInstalledRecogniser } from './ocr/installed-recogniser.ts';
export type { Recogniser } from './ocr/recogniser.ts';
export { createTesseractJs } from './ocr/tesseract-js/tesseract-js.ts';
export { openDocument } from './pages/open-document.ts';
export { readPage } from './pipeline/read-page.ts';
