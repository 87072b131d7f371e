import { memberEndpoints } from '@lavra/contract/endpoints/members';

import { transaction } from '../../platform/database/transaction.ts';
import { verb } from '../../platform/verb.ts';
import { deleteAppClientsOf, evictActingClients } from '../app-clients/index.ts';
import { endMembership, listMembers } from '../companies/index.ts';
import { deleteWebhooksOf } from '../webhooks/index.ts';

/** Ends a membership or an invitation and, on request, deletes the app clients and webhooks that the user created. */
export const deleteMember = verb(
  memberEndpoints.deleteMember,
  async ({ ctx, params, query }) => {
    const { companyId, memberId } = params;
    const ended = await transaction(ctx, async (ctx) => {
      await endMembership(ctx, params);
      if (query.credentials !== 'end') return { clients: [], webhooks: 0 };
      return {
        clients: await deleteAppClientsOf(ctx.db, companyId, memberId),
        webhooks: await deleteWebhooksOf(ctx.db, companyId, memberId),
      };
    });
    evictActingClients(ctx, ended.clients);
    ctx.logger.info({ endedClientIds: ended.clients, endedWebhooks: ended.webhooks }, 'a membership ended');
    return {};
  },
  { state: listMembers },
);
