import { defineTimer } from '../../platform/queue/worker.ts';
import { tidySessions } from './sessions/tidy-sessions.ts';

export const identityWorkers = [
  defineTimer({ name: 'identity.tidy', cron: '50 3 * * *', handle: tidySessions }),
];
