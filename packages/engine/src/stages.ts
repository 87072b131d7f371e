// The stages of a page, each callable in this process, for benchmarks.
export { createInstalledRecogniser } from './ocr/installed-recogniser.ts';
export type { Recogniser } from './ocr/recogniser.ts';
export { createTesseractJs } from './ocr/tesseract-js/tesseract-js.ts';
export { openDocument } from './pages/open-document.ts';
export { readPage } from './pipeline/read-page.ts';
