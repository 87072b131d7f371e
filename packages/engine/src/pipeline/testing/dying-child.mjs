import { spawn } from 'node:child_process';

// Stands in for a reading process whose work ends it: by a fault of its own, or from outside.
process.on('disconnect', () => process.exit());
process.on('message', ({ type, job }) => {
  if (type !== 'job') return;
  if (job.path.endsWith('exit')) process.exit(7);
  if (job.path.endsWith('throw')) throw new RangeError('Maria Canária 52998224725');
  if (job.path.endsWith('signal')) process.kill(process.pid, 'SIGSEGV');
  if (job.path.endsWith('hang')) return;
  if (job.path.endsWith('spin')) for (;;);
  if (job.path.endsWith('grow')) {
    const held = [];
    setInterval(() => held.push(Buffer.alloc(20_000_000, 1)), 10);
    return;
  }
  if (job.path.startsWith('program ')) {
    const [, port] = job.path.split(' ');
    spawn(process.execPath, ['-e', `require('node:net').connect(${Number(port)}, '127.0.0.1')`], {
      stdio: 'ignore',
    });
    return;
  }
  const outcome = { kind: 'counted', pages: process.pid };
  process.send({ type: 'done', outcome, rssBytes: job.path.endsWith('large') ? 1e12 : 1 });
});
