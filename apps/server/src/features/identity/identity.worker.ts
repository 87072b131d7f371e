import { defineTimer, defineWorker } from '../../platform/queue/worker.ts';
import { sendLateCode } from './codes/send-late-code.ts';
import { lateCodeQueue } from './identity.queue.ts';
import { tidySessions } from './sessions/tidy-sessions.ts';

export const identityWorkers = [
  defineWorker({ queue: lateCodeQueue, handle: ({ ctx, message }) => sendLateCode(ctx, message.data) }),
  defineTimer({ name: 'identity.tidy', cron: '50 3 * * *', handle: tidySessions }),
];
