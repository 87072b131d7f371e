import { failToStart, runProcess, stopOnSignals } from '../app/run-process.ts';

/** Workers alone: more of them on more machines read more documents. */
try {
  stopOnSignals(await runProcess({ servesHttp: false, handlesMessages: true }));
} catch (error) {
  failToStart(error);
}
