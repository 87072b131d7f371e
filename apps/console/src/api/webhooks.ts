import { callUrl } from '@lavra/contract/client';
import { webhookEndpoints } from '@lavra/contract/endpoints/webhooks';
import type { Webhook, WebhookDelivery } from '@lavra/contract/model/webhook';
import { infiniteQueryOptions, mutationOptions, queryOptions } from '@tanstack/react-query';

import { type BodyOf, managementClient } from './client/endpoint-clients.ts';

const webhooks = managementClient(webhookEndpoints);

const webhooksKey = (companyId: string) => ['webhooks', companyId] as const;
const listKey = (companyId: string) => [...webhooksKey(companyId), 'list'] as const;

/** Milliseconds between two polls of a list while something in it is pending. */
const pollMs = 2000;

/** Path of the call behind `webhooksQuery`. */
export function webhooksUrl(companyId: string): string {
  return callUrl(webhookEndpoints.listWebhooks, { params: { companyId } });
}

/** Webhooks of a company; polled while one awaits the answer to its ping. */
export function webhooksQuery(companyId: string) {
  return queryOptions({
    queryKey: listKey(companyId),
    queryFn: ({ signal }) => webhooks.listWebhooks({ params: { companyId } }, signal),
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

/** The next attempt is due, as opposed to one of the long pauses between retries. */
function isUnderWay({ status, next_attempt_at }: WebhookDelivery): boolean {
  if (status !== 'pending') return false;
  return next_attempt_at === null || Date.parse(next_attempt_at) - Date.now() < 10_000;
}

interface OfWebhook {
  readonly companyId: string;
  readonly webhookId: string;
}

/** Deliveries of a webhook, newest first, a page at a time; polled while one is under way. */
export function deliveriesQuery({ companyId, webhookId }: OfWebhook) {
  return infiniteQueryOptions({
    queryKey: [...webhooksKey(companyId), 'deliveries', webhookId],
    queryFn: ({ pageParam, signal }) =>
      webhooks.listWebhookDeliveries(
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

export function createWebhookMutation(companyId: string) {
  return mutationOptions({
    mutationFn: (body: BodyOf<typeof webhookEndpoints.createWebhook>) =>
      webhooks.createWebhook({ params: { companyId }, body }),
    meta: { changes: listKey(companyId), quiet: true },
  });
}

interface VerboseChange extends Pick<Webhook, 'webhook_id' | 'verbose'> {
  /** Reverts an earlier change. */
  readonly isUndo?: boolean;
}

export function updateWebhookMutation(companyId: string) {
  return mutationOptions({
    mutationFn: ({ webhook_id, verbose }: VerboseChange) =>
      webhooks.updateWebhook({ params: { companyId, webhookId: webhook_id }, body: { verbose } }),
    meta: { changes: listKey(companyId) },
  });
}

export function deleteWebhookMutation(params: OfWebhook) {
  return mutationOptions({
    mutationFn: () => webhooks.deleteWebhook({ params }),
    meta: { changes: listKey(params.companyId) },
  });
}

/** Rotates the secret of a webhook; events carry the old signature too for the given hours. */
export function rotateWebhookSecretMutation(params: OfWebhook) {
  return mutationOptions({
    mutationFn: (hours: number) => webhooks.rotateWebhookSecret({ params, body: { overlap_hours: hours } }),
    meta: { changes: listKey(params.companyId) },
  });
}

export function sendTestEventMutation(params: OfWebhook) {
  return mutationOptions({
    mutationFn: () => webhooks.sendTestEvent({ params }),
    meta: { changes: webhooksKey(params.companyId) },
  });
}

export function sendDeliveryAgainMutation(params: OfWebhook) {
  return mutationOptions({
    mutationFn: (deliveryId: string) => webhooks.sendDeliveryAgain({ params: { ...params, deliveryId } }),
    meta: { changes: webhooksKey(params.companyId) },
  });
}
