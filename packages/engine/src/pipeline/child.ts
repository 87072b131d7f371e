import { setPriority } from 'node:os';
import { extractDocuments } from '../extract/extract.ts';
import { createInstalledRecogniser } from '../ocr/installed-recogniser.ts';
import { killGroup } from './process-group.ts';
import type { AnyOutcome, FromChild, Job, Settings, ToChild } from './protocol.ts';
import { createReader, type Reader } from './reader.ts';

/** Niceness: reading yields to answering requests on the same cores, but is not starved by other work of the machine. */
const nice = 5;

/*
 * Entry of a forked child: one job at a time, told by messages. The recogniser's thread or program would outlive a
 * parent that dies, so the lost connection ends the whole group.
 */
process.on('disconnect', () => killGroup(process.pid));
setPriority(nice);

let reader: Reader | undefined;

process.on('message', (message: ToChild) => {
  if (message.type === 'settings') {
    reader = readerOf(message.settings);
    return;
  }
  if (reader === undefined) throw new Error('A job came before the settings');
  // An error that is no refusal is a fault: it ends this process and is reported as a crash.
  void work(reader, message.job).then((outcome) =>
    tell({ type: 'done', outcome, rssBytes: process.memoryUsage.rss() }),
  );
});

function readerOf({ limits, readTimeoutMs, nativeTesseract }: Settings): Reader {
  const recogniser = createInstalledRecogniser({ path: nativeTesseract, timeoutMs: readTimeoutMs });
  return createReader({ limits, recogniser, extract: extractDocuments });
}

function work(reader: Reader, job: Job): Promise<AnyOutcome> {
  if (job.kind === 'render') return reader.render(job.input);
  if (job.kind === 'region') return reader.readRegion(job.input);
  if (job.kind === 'count') return reader.count(job.path);
  return reader.recognise(job.input, () => tell({ type: 'page' }));
}

function tell(message: FromChild): void {
  process.send?.(message);
}
