import { everyService } from '@lavra/contract/scopes';

import type { Context } from '../../platform/context.ts';
import { type FlowRow, listFlowRows } from './flows.store.ts';

export type { FlowRow };

interface Sent {
  readonly companyId: string;
  readonly clientId: string | null;
  readonly service: string;
}

/** The flow of a job: one for its service before one for all, and one for its app client before one for every client. */
export async function findFlow(
  ctx: Context,
  { companyId, clientId, service }: Sent,
): Promise<FlowRow | undefined> {
  // A changed flow takes effect within a second.
  const flows = await ctx.cache.read(`flows ${companyId}`, () => listFlowRows(ctx.db, companyId));
  const closeness = (flow: FlowRow) => (flow.scope === service ? 2 : 0) + (flow.clientId === '' ? 0 : 1);
  return flows
    .filter(({ scope }) => scope === service || scope === everyService)
    .filter((flow) => flow.clientId === '' || flow.clientId === clientId)
    .toSorted((a, b) => closeness(b) - closeness(a))[0];
}
