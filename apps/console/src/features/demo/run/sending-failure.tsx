import { m } from '../../../i18n/messages.ts';
import { ApiError } from '@lavra/contract/api-error';
import type { ErrorCode } from '@lavra/contract/errors';
import { errorSentence, requestIdOf } from '../../../base/error-sentence.ts';
import { Icon } from '../../../ui/controls/icon.tsx';
import { TokenFailure } from './client-token.ts';
import classes from './sending-failure.module.css';
import { Alert } from '../../../ui/controls/alert.tsx';
import { Advice } from '../../../ui/feedback/advice.tsx';

/** Advice that differs from the general one for the error, because a document was being sent. */
const adviceOfSending: Partial<Record<ErrorCode, () => string>> = {
  too_many_requests: m.demo_advice_limit,
  company_jobs_waiting: m.demo_advice_limit,
  unavailable: m.demo_advice_busy,
  link_expired: m.advice_files_never_came,
};

function SendingAdvice({ error }: { readonly error: unknown }) {
  const isOffline = error instanceof ApiError && error.status === 0;
  const code = error instanceof ApiError ? error.code : undefined;
  const own = isOffline ? m.demo_advice_no_connection : adviceOfSending[code as ErrorCode];
  if (own !== undefined) return <p className={classes.line}>{own()}</p>;
  return <Advice code={code} className={classes.line} />;
}

function sentenceOf(error: unknown): string {
  const isRefused = error instanceof ApiError && error.code === 'service_not_allowed';
  if (error instanceof TokenFailure) return error.message;
  return isRefused ? m.demo_client_not_allowed() : errorSentence(error);
}

/** The alert may stand below the fold, and the pressed button may be gone. */
function intoView(alert: HTMLElement | null) {
  alert?.focus({ preventScroll: true });
  alert?.scrollIntoView({ block: 'nearest' });
}

/** A document that did not become a job: the reason, and what to do. */
export function SendingFailure({ error }: { readonly error: unknown }) {
  const cause = error instanceof TokenFailure ? error.cause : error;
  const requestId = requestIdOf(cause);
  return (
    <Alert
      ref={intoView}
      tabIndex={-1}
      color="error"
      icon={<Icon name="alert" />}
      title={m.demo_not_sent()}
      role="alert"
    >
      <p className={classes.line}>{sentenceOf(error)}</p>
      <SendingAdvice error={cause} />
      {requestId !== undefined && (
        <p className={classes.line}>
          {m.failure_request_id()}: <code>{requestId}</code>
        </p>
      )}
    </Alert>
  );
}
