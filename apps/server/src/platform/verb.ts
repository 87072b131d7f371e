import type { Endpoint, ParsedRequest } from '@lavra/contract/kernel';

import { allowAdmin, allowCompany } from './access.ts';
import type { Context } from './context.ts';
import type { HandlerAnswer } from './http/route-group.ts';

/** The context, and the parsed `params`, `query` and `body`, each where the endpoint has one. */
export type VerbCall<E extends Endpoint> = ParsedRequest<E> & { readonly ctx: Context };

/**
 * What the product does for an endpoint; what it takes and answers is the endpoint's, so nothing is typed again:
 *
 *     export const createWebhook = verb(webhookEndpoints.createWebhook, async ({ ctx, params, body }) => …);
 *
 * The `admin` ground is held here, for a call over HTTP and one from inside alike.
 */
export function verb<const E extends Endpoint, A extends HandlerAnswer<E>>(
  endpoint: E,
  run: (call: VerbCall<E>) => Promise<A>,
): (call: VerbCall<E>) => Promise<A> {
  if (endpoint.access !== 'admin') return run;
  return async (call) => {
    const { ctx, params } = call as { ctx: Context; params?: { companyId?: string } };
    if (params?.companyId !== undefined) allowCompany(ctx, params.companyId);
    allowAdmin(ctx);
    return run(call);
  };
}
