import type { Context } from '../../platform/context.ts';
import { type FlowRow, listFlowRows } from './flows.store.ts';

export type { FlowRow };

interface Sent {
  readonly companyId: string;
  readonly clientId: string | null;
  readonly service: string;
}

/** The flow of a job: of its service rather than of all, and of its app client rather than of every one. */
export async function findFlow(
  ctx: Context,
  { companyId, clientId, service }: Sent,
): Promise<FlowRow | undefined> {
  // A flow that changes holds for every reading within a second.
  const flows = await ctx.cache.read(`flows ${companyId}`, () => listFlowRows(ctx.db, companyId));
  const closeness = (flow: FlowRow) => (flow.scope === service ? 2 : 0) + (flow.clientId === '' ? 0 : 1);
  return flows
    .filter(({ scope }) => scope === service || scope === 'all')
    .filter((flow) => flow.clientId === '' || flow.clientId === clientId)
    .toSorted((a, b) => closeness(b) - closeness(a))[0];
}
