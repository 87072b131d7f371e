import type { DeliveryAttempt, WebhookDelivery } from '@lavra/contract/model/webhook';

import { m } from '../../../i18n/messages.ts';
import { formatExactTime, formatNumber, formatRelative, shortenId } from '../../../lib/formats.ts';
import { RelativeTime } from '../../../ui/table/relative-time.tsx';
import { StatusBadge, type StatusTone } from '../../../ui/feedback/status-badge.tsx';
import classes from './delivery-log.module.css';
import { Button } from '../../../ui/controls/button.tsx';

const states: Record<WebhookDelivery['status'], { readonly tone: StatusTone; readonly word: () => string }> =
  {
    pending: { tone: 'info', word: m.webhooks_log_status_pending },
    delivered: { tone: 'success', word: m.webhooks_log_status_delivered },
    failed: { tone: 'error', word: m.webhooks_log_status_failed },
  };

function subjectOf({ job_id, batch_id }: WebhookDelivery): string | undefined {
  if (job_id !== null) return m.webhooks_log_subject_job({ id: shortenId(job_id) });
  return batch_id === null ? undefined : m.webhooks_log_subject_batch({ id: shortenId(batch_id) });
}

interface DeliveryProps {
  readonly delivery: WebhookDelivery;
  readonly isSending: boolean;
  readonly onSendAgain: () => void;
}

export function Delivery({ delivery, isSending, onSendAgain }: DeliveryProps) {
  const { type, status, created_at, next_attempt_at, attempts } = delivery;
  const { tone, word } = states[status];
  return (
    <li className={classes.delivery}>
      <div className={classes.line}>
        <StatusBadge tone={tone}>{word()}</StatusBadge>
        <code>{type}</code>
        <span className={classes.subject}>{subjectOf(delivery)}</span>
        <RelativeTime value={created_at} />
        <Button variant="default" size="xs" loading={isSending} onClick={onSendAgain}>
          {m.webhooks_log_again()}
        </Button>
      </div>
      {status === 'pending' && next_attempt_at !== null && (
        <p className={classes.next} title={formatExactTime(next_attempt_at)}>
          {m.webhooks_log_next({ time: formatRelative(next_attempt_at) })}
        </p>
      )}
      {attempts.length > 0 && (
        <details className={classes.attempts}>
          <summary>{m.webhooks_log_attempts({ count: attempts.length })}</summary>
          <ol>
            {attempts.map((attempt) => (
              <Attempt key={attempt.attempt} attempt={attempt} />
            ))}
          </ol>
        </details>
      )}
    </li>
  );
}

function Attempt({ attempt }: { readonly attempt: DeliveryAttempt }) {
  const { status, error, answer } = attempt;
  const said = error ?? answer;
  return (
    <li>
      <div className={classes.line}>
        <strong>{m.webhooks_log_attempt({ attempt: attempt.attempt })}</strong>
        <span>{status === null ? m.webhooks_log_no_answer() : `HTTP ${status}`}</span>
        <span className={classes.latency}>
          {m.webhooks_log_latency({ ms: formatNumber(attempt.latency_ms) })}
        </span>
        <time className={classes.subject} dateTime={attempt.attempted_at}>
          {formatExactTime(attempt.attempted_at)}
        </time>
      </div>
      {said !== null && said !== '' && <pre className={classes.answer}>{said}</pre>}
    </li>
  );
}
