import { webhookEndpoints } from '@lavra/contract/endpoints/webhooks';
import type { WebhookDelivery } from '@lavra/contract/model/webhook';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

import { managementClient } from '../../../lib/api.ts';

export const webhooksApi = managementClient(webhookEndpoints);

export const webhooksKey = (companyId: string) => ['webhooks', companyId, 'list'] as const;
export const deliveriesKey = (companyId: string, webhookId: string) =>
  ['webhooks', companyId, 'deliveries', webhookId] as const;

/** How often a list is asked for again while something in it is on its way. */
const pollMs = 2000;

/** Webhooks of a company; asked for again while one still waits for the answer to its ping. */
export function webhooksQuery(companyId: string) {
  return queryOptions({
    queryKey: webhooksKey(companyId),
    queryFn: ({ signal }) => webhooksApi.listWebhooks({ params: { companyId } }, signal),
    staleTime: 0,
    refetchInterval: (query) => {
      const isWaiting = query.state.data?.webhooks.some(({ status, created_at }) => {
        const isNew = Date.now() - Date.parse(created_at) < 60_000;
        return status === 'pending' && isNew;
      });
      return isWaiting === true ? pollMs : false;
    },
  });
}

interface DeliveryPage {
  readonly deliveries: WebhookDelivery[];
  readonly nextPageToken?: string | undefined;
}

/** Deliveries of a webhook, newest first, a page at a time; asked for again while one is on its way. */
export function deliveriesQuery(companyId: string, webhookId: string) {
  return infiniteQueryOptions({
    queryKey: deliveriesKey(companyId, webhookId),
    queryFn: ({ pageParam, signal }): Promise<DeliveryPage> =>
      webhooksApi.listWebhookDeliveries(
        { params: { companyId, webhookId }, query: { limit: '20', nextPageToken: pageParam } },
        signal,
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextPageToken }) => nextPageToken,
    staleTime: 0,
    refetchInterval: (query) => {
      const newest = query.state.data?.pages[0]?.deliveries ?? [];
      return newest.some(isUnderWay) ? pollMs : false;
    },
  });
}

/** Its next attempt is due, not one of the long pauses between retries. */
function isUnderWay({ status, next_attempt_at }: WebhookDelivery): boolean {
  if (status !== 'pending') return false;
  return next_attempt_at === null || Date.parse(next_attempt_at) - Date.now() < 10_000;
}
