import { failToStart, runProcess, stopOnSignals } from '../app/run-process.ts';

/** Only workers: more of them, on more machines, read more documents at once. */
try {
  stopOnSignals(await runProcess({ servesHttp: false, handlesMessages: true }));
} catch (error) {
  failToStart(error);
}
