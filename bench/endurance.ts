// Sends jobs at a steady rate, or as fast as the machine accepts them:
// `npx tsx bench/endurance.ts [seconds] [a second]`. Each job is announced and its file PUT, while the engine reads as
// fast as it can. Prints, for each tenth of the time, what was accepted and the memory of the server's own process.
// Fails when any call failed.
import { setTimeout as pause } from 'node:timers/promises';
import { readFileSync } from 'node:fs';

import { drawDanfe } from '@lavra/specimens/danfe';

import { openProgram } from '../apps/server/src/testing/api-program.ts';
import { freePort, startServerProcess } from '../apps/server/src/testing/server-process.ts';
import { row, withFolder } from './pages.ts';

const seconds = Number(process.argv[2] ?? 600);
const aSecond = Number(process.argv[3] ?? 300);
const callersAtOnce = 16;
const parts = 10;

await withFolder(async (dataDir) => {
  const server = await startServerProcess({
    DATA_DIR: dataDir,
    PORT: String(await freePort()),
    ENGINE_WORKERS: '1',
    LOG_LEVEL: 'fatal',
    RATE_LIMIT_PER_MINUTE: '1000000',
    MAX_COMPANY_WAITING_JOBS: '10000000',
  });
  try {
    const { token } = await openProgram({ url: server.url, dataDir });
    const body = Buffer.from((await drawDanfe({ seed: 61 })).xml);
    const failures = new Map<string, number>();
    let accepted = 0;
    let begun = 0;
    const began = performance.now();
    const isOver = () => performance.now() - began > seconds * 1000;

    const send = async () => {
      const answer = await fetch(`${server.url}/v2/ocr/job/nfe`, {
        method: 'POST',
        headers: { authorization: token },
      });
      const { urls } = (await answer.json()) as { urls?: Record<string, string> };
      if (answer.status !== 200) throw new Error(`announcing: ${answer.status}`);
      const put = await fetch(urls?.['document'] ?? '', { method: 'PUT', body });
      await put.arrayBuffer();
      if (put.status !== 200) throw new Error(`the file: ${put.status}`);
      accepted += 1;
    };
    const caller = async () => {
      while (!isOver()) {
        const dueMs = (begun * 1000) / aSecond - (performance.now() - began);
        begun += 1;
        if (dueMs > 0) await pause(dueMs);
        await send().catch((error: unknown) => {
          const { message } = error as Error;
          failures.set(message, (failures.get(message) ?? 0) + 1);
        });
      }
    };
    const calling = Promise.all(Array.from({ length: callersAtOnce }, caller));
    console.log(row(['after', 'accepted a second', 'failed', 'memory of the server']));
    console.log(row(['---', '---', '---', '---']));
    let before = 0;
    for (let part = 1; part <= parts; part += 1) {
      await pause((seconds * 1000) / parts);
      const failed = [...failures.values()].reduce((sum, times) => sum + times, 0);
      const rate = ((accepted - before) * parts) / seconds;
      before = accepted;
      console.log(row([`${(part * seconds) / parts} s`, rate.toFixed(0), failed, memoryOf(server.pid)]));
    }
    await calling;
    console.log(`\n${accepted} accepted`);
    for (const [message, times] of failures) console.log(`${times} × ${message}`);
    if (failures.size > 0 || !server.isAlive()) process.exitCode = 1;
  } finally {
    await server.stop();
  }
});

/** Of that process only: the engine's processes and PostgreSQL have their own memory. */
function memoryOf(pid: number): string {
  const kibibytes = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return `${Math.round(Number(kibibytes) / 1024)} MB`;
}
