// What a page goes through, each stage by itself and in this process, for whoever measures it.
export { createInstalledRecogniser } from './ocr/installed-recogniser.ts';
export type { Recogniser } from './ocr/recogniser.ts';
export { openDocument } from './pages/open-document.ts';
export { readPage } from './pipeline/read-page.ts';
