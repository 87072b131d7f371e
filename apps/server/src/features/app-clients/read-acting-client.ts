import type { Dependencies } from '../../platform/context.ts';
import { type ActingClient, findActingClient } from './app-clients.store.ts';

/** A client as it was at most a second ago: programs fetch a token before every call, and then call. */
export function readActingClient(
  { db, cache }: Pick<Dependencies, 'db' | 'cache'>,
  id: string,
): Promise<ActingClient | undefined> {
  return cache.read(`client ${id}`, () => findActingClient(db, id));
}
