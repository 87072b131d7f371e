import { failToStart, runProcess, stopOnSignals } from '../app/run-process.ts';

/** HTTP and workers in one process: the default, and the only possibility with the embedded database. */
try {
  const running = await runProcess({ servesHttp: true, handlesMessages: true });
  stopOnSignals(running);
  process.stdout.write(`Lavra is at ${running.origin}/web/\n`);
} catch (error) {
  failToStart(error);
}
