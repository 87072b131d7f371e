export { recognitionWorkers } from './recognition.worker.ts';
