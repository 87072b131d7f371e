import { deliveryLogDays } from '@lavra/contract/constants';
import type { Webhook } from '@lavra/contract/model/webhook';
import { useInfiniteQuery, useMutation } from '@tanstack/react-query';

import { deliveriesQuery, sendDeliveryAgainMutation, sendTestEventMutation } from '../../../api/webhooks.ts';
import { m } from '../../../i18n/messages.ts';
import { snackbar } from '../../../lib/snackbar.tsx';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { FailureState } from '../../../ui/feedback/failure-state.tsx';
import { Delivery } from './delivery.tsx';
import classes from './delivery-log.module.css';
import { Button } from '../../../ui/controls/button.tsx';
import { Skeleton } from '../../../ui/controls/skeleton.tsx';

interface DeliveryLogProps {
  readonly companyId: string;
  readonly webhook: Webhook;
  readonly onClose: () => void;
}

/** Deliveries of a webhook in the last thirty days, each with its attempts. */
export function DeliveryLog({ companyId, webhook, onClose }: DeliveryLogProps) {
  const params = { companyId, webhookId: webhook.webhook_id };
  const log = useInfiniteQuery(deliveriesQuery(params));
  const test = useMutation({
    ...sendTestEventMutation(params),
    onSuccess: () => snackbar.success(m.webhooks_log_test_sent()),
  });
  const again = useMutation({
    ...sendDeliveryAgainMutation(params),
    onSuccess: () => snackbar.success(m.webhooks_log_again_sent()),
  });
  const deliveries = log.data?.pages.flatMap((page) => page.deliveries);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      maxWidth={860}
      title={m.webhooks_log_title({ name: webhook.endpoint_name })}
    >
      <div className={classes.head}>
        <span className={classes.url}>{webhook.endpoint_url}</span>
        <Button variant="default" loading={test.isPending} onClick={() => test.mutate()}>
          {m.webhooks_log_test()}
        </Button>
      </div>
      {log.isError && deliveries === undefined && (
        <FailureState error={log.error} onRetry={() => void log.refetch()} />
      )}
      {log.isPending && <Skeleton height={160} />}
      {deliveries?.length === 0 && (
        <EmptyState
          icon="inbox"
          title={m.webhooks_log_empty()}
          text={m.webhooks_log_empty_text({ days: deliveryLogDays })}
        />
      )}
      {deliveries !== undefined && deliveries.length > 0 && (
        <ul className={classes.list} aria-label={m.webhooks_log_list()}>
          {deliveries.map((delivery) => (
            <Delivery
              key={delivery.delivery_id}
              delivery={delivery}
              isSending={again.isPending && again.variables === delivery.delivery_id}
              onSendAgain={() => again.mutate(delivery.delivery_id)}
            />
          ))}
        </ul>
      )}
      {log.hasNextPage && (
        <Button variant="subtle" loading={log.isFetchingNextPage} onClick={() => void log.fetchNextPage()}>
          {m.webhooks_log_more()}
        </Button>
      )}
    </Dialog>
  );
}
