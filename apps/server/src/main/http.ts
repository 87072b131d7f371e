import { failToStart, runProcess, stopOnSignals } from '../app/run-process.ts';

/** Only HTTP; workers run in processes of their own on the same PostgreSQL. */
try {
  stopOnSignals(await runProcess({ servesHttp: true, handlesMessages: false }));
} catch (error) {
  failToStart(error);
}
