// Two hostile PDFs at once, then an honest one: `npx tsx bench/hostile.ts`. Prints the memory that the server with
// all its processes took above idle, and how soon the next document was read. Fails above 800 MB or 10 s.
import { setTimeout as pause } from 'node:timers/promises';

import { isFinal } from '@lavra/contract/model/job';
import { familyUse } from '@lavra/engine/family-use';
import { drawDanfe } from '@lavra/specimens/danfe';
import { hostilePdfs } from '@lavra/specimens/hostile';

import { openProgram } from '../apps/server/src/testing/api-program.ts';
import { freePort, startServerProcess } from '../apps/server/src/testing/server-process.ts';
import { row, withFolder } from './pages.ts';

const mostBytes = 800_000_000;
const longestMs = 10_000;

await withFolder(async (dataDir) => {
  const port = String(await freePort());
  const server = await startServerProcess({ DATA_DIR: dataDir, PORT: port, ENGINE_WORKERS: '2' });
  try {
    const { sending, results } = await openProgram({ url: server.url, dataDir });
    const send = async (pdf: Uint8Array) => {
      const { id, urls } = await sending.createJob({ params: { service: 'nfe' } });
      const { status } = await fetch(urls['document'] ?? '', { method: 'PUT', body: Buffer.from(pdf) });
      if (status !== 200) throw new Error(`A file was answered with ${status}`);
      return id;
    };
    const ended = async (jobId: string) => {
      for (;;) {
        const job = await results.getSingleJobResult({ params: { jobId } });
        if (isFinal(job.status)) return job;
        await pause(50);
      }
    };
    const { pdf } = await drawDanfe({ seed: 51 });
    // Warms up the engine's processes and what they load.
    await Promise.all([ended(await send(pdf)), ended(await send(pdf))]);
    const memory = () => familyUse(server.pid)?.memoryBytes ?? 0;
    const idle = memory();
    let peak = idle;
    const watch = setInterval(() => (peak = Math.max(peak, memory())), 50);
    const hostile = Object.entries(hostilePdfs).slice(0, 2);
    const ids = await Promise.all(hostile.map(([, draw]) => send(draw())));
    const began = performance.now();
    const next = await ended(await send(pdf));
    const nextMs = performance.now() - began;
    const outcomes = await Promise.all(ids.map(ended));
    clearInterval(watch);
    const megabytes = (bytes: number) => `${Math.round(bytes / 1e6)} MB`;
    console.log(row(['hostile', 'ended as', 'idle', 'over idle at most', 'the next document', 'after']));
    console.log(row(['---', '---', '---', '---', '---', '---']));
    const codes = outcomes.map(({ error_code: code }) => code).join(', ');
    const names = hostile.map(([name]) => name).join(', ');
    const figures = [megabytes(idle), megabytes(peak - idle), next.status, `${(nextMs / 1000).toFixed(1)} s`];
    console.log(row([names, codes, ...figures]));
    if (peak - idle > mostBytes || nextMs > longestMs || next.status !== 'done') process.exitCode = 1;
  } finally {
    await server.stop();
  }
});
