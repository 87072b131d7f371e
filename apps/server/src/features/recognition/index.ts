export { recogniseDocument } from './recognise-document.ts';
export { recognitionWorkers } from './recognition.worker.ts';
