// Uploads a large zip of documents in parts to its own server:
// `npx tsx bench/large-upload.ts [megabytes] [documents]`. One part breaks off twice. For comparison, plain Node writes
// the same bytes to the same disk, flushed.
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, rm, stat } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';

import { drawDanfe } from '@lavra/specimens/danfe';
import yazl from 'yazl';

import { openProgram } from '../apps/server/src/testing/api-program.ts';
import { freePort, startServerProcess } from '../apps/server/src/testing/server-process.ts';
import { row, withFolder } from './pages.ts';

const megabyte = 1_000_000;
const archiveBytes = Number(process.argv[2] ?? 300) * megabyte;
const documents = Number(process.argv[3] ?? 200);
const partBytes = 16 * 1_048_576;
const atOnce = 4;

await withFolder(async (folder) => {
  const archive = join(folder, 'notas.zip');
  await writeArchive(archive);
  const { size: sizeBytes } = await stat(archive);
  const plainS = await writePlainly(archive, join(folder, 'plain'));

  const dataDir = join(folder, 'data');
  const server = await startServerProcess({ DATA_DIR: dataDir, PORT: String(await freePort()) });
  try {
    const { sending, results } = await openProgram({ url: server.url, dataDir });
    const idleBytes = await residentBytes(server.url);
    const watch = watchMemory(server.url);
    const count = Math.ceil(sizeBytes / partBytes);
    const batch = await sending.createBatch({
      params: { service: 'nfe' },
      query: { parts: String(count) },
    });
    const send = (number: number) => sendPart(archive, batch.urls[`part_${number}`], number);
    for (const _ of [1, 2]) await breakOff(archive, batch.urls['part_2'], 2);

    const began = performance.now();
    const parts: { number: number; e_tag: string }[] = [];
    const left = Array.from({ length: count }, (_, index) => index + 1);
    const sender = async () => {
      for (let number = left.shift(); number !== undefined; number = left.shift())
        parts.push({ number, e_tag: await send(number) });
    };
    await Promise.all(Array.from({ length: atOnce }, sender));
    const sentS = secondsSince(began);
    const completing = performance.now();
    await sending.completeParts({ body: { parts, upload_id: batch.upload_id ?? '', id: batch.id } });
    const completedS = secondsSince(completing);
    const uploadPeakBytes = watch.peakBytes();

    const read = await readOf(() => results.getBatchStatus({ params: { batchId: batch.id } }));
    const endedS = secondsSince(completing);
    const peakBytes = await watch.stop();
    const rate = (seconds: number) => `${Math.round(sizeBytes / megabyte / seconds)} MB/s`;
    const growth = (bytes: number) => `+${Math.round((bytes - idleBytes) / megabyte)} MB`;
    console.log(
      row(['sent', 'plain Node', 'completed', 'peak memory, sending', 'and reading', 'documents read']),
    );
    console.log(row(['---', '---', '---', '---', '---', '---']));
    console.log(
      row([
        rate(sentS),
        rate(plainS),
        `${(completedS * 1000).toFixed(0)} ms`,
        growth(uploadPeakBytes),
        growth(peakBytes),
        `${read} of ${documents} after ${endedS.toFixed(0)} s`,
      ]),
    );
  } finally {
    await server.stop();
  }
});

/** XML invoices, each with a comment that fills it up to its size, stored without compression. */
async function writeArchive(path: string): Promise<void> {
  const zip = new yazl.ZipFile();
  const { xml } = await drawDanfe({ seed: 12 });
  const padding = Math.max(0, Math.floor(archiveBytes / documents) - xml.length);
  for (let index = 0; index < documents; index += 1) {
    const noise = randomBytes(Math.ceil(padding / 2))
      .toString('hex')
      .slice(0, padding);
    zip.addBuffer(Buffer.from(`${xml}<!--${noise}-->`), `nota-${index}.xml`, { compress: false });
  }
  zip.end();
  await pipeline(zip.outputStream, createWriteStream(path));
}

async function writePlainly(source: string, target: string): Promise<number> {
  const began = performance.now();
  await pipeline(createReadStream(source), createWriteStream(target, { flush: true }));
  const seconds = secondsSince(began);
  await rm(target);
  return seconds;
}

async function readPart(path: string, number: number): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read({
      buffer: Buffer.alloc(partBytes),
      position: (number - 1) * partBytes,
    });
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

async function sendPart(path: string, url: string | undefined, number: number): Promise<string> {
  const body = await readPart(path, number);
  const call = request(url ?? '', { method: 'PUT', headers: { 'content-length': body.length } });
  call.end(body);
  const [answer] = (await once(call, 'response')) as [IncomingMessage];
  answer.resume();
  if (answer.statusCode !== 200) throw new Error(`Part ${number} was answered ${answer.statusCode}`);
  return String(answer.headers.etag);
}

/** Sends half of a part and drops the connection. */
async function breakOff(path: string, url: string | undefined, number: number): Promise<void> {
  const body = await readPart(path, number);
  const call = request(url ?? '', { method: 'PUT', headers: { 'content-length': body.length } });
  call.once('error', () => undefined);
  await new Promise((sent) => call.write(body.subarray(0, body.length / 2), sent));
  call.destroy();
}

/** Waits until every job has ended; returns how many were read. */
async function readOf(
  status: () => Promise<{ status: string; jobs: readonly { status: string }[] }>,
): Promise<number> {
  for (;;) {
    const { status: word, jobs } = await status();
    if (word === 'error') throw new Error('The archive was refused');
    if (word === 'done' && jobs.every((job) => job.status === 'done' || job.status === 'error'))
      return jobs.filter((job) => job.status === 'done').length;
    await pause(500);
  }
}

async function residentBytes(url: string): Promise<number> {
  const figures = await (await fetch(`${url}/metrics`)).text();
  return Number(/^lavra_process_resident_memory_bytes (\S+)/m.exec(figures)?.[1]);
}

function watchMemory(url: string) {
  let peak = 0;
  let isOver = false;
  const watching = (async () => {
    while (!isOver) {
      peak = Math.max(peak, await residentBytes(url));
      await pause(100);
    }
  })();
  return {
    peakBytes: () => peak,
    async stop() {
      isOver = true;
      await watching;
      return peak;
    },
  };
}

function secondsSince(began: number): number {
  return (performance.now() - began) / 1000;
}
