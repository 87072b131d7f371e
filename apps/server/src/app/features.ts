import type { Authenticate } from '../platform/http/authenticate.ts';
import type { Route } from '../platform/http/route-group.ts';
import type { Worker } from '../platform/queue/worker.ts';

/** Routes of every feature; each adds its group here. */
export const routes: readonly Route[] = [];

/** Workers of every feature; each adds its list here. */
export const workers: readonly Worker[] = [];

/** Of the identity feature; without it no token is good. */
export const authenticate: Authenticate | undefined = undefined;
