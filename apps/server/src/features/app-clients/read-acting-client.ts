import { createBriefCache } from '../../platform/brief-cache.ts';
import type { Dependencies } from '../../platform/context.ts';
import { type ActingClient, findActingClient } from './app-clients.store.ts';

const readBriefly = createBriefCache<ActingClient | undefined>();

/** A client as it was at most a second ago: programs fetch a token before every call, and then call. */
export function readActingClient(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  id: string,
): Promise<ActingClient | undefined> {
  return readBriefly({ clock }, id, () => findActingClient(db, id));
}
