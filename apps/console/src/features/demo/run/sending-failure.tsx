import { m } from '../../../i18n/messages.ts';
import { ApiError } from '@lavra/contract/api-error';
import { errorSentence, requestIdOf } from '../../../base/error-sentence.ts';
import { Icon } from '../../../ui/controls/icon.tsx';
import { failureAdvice } from '../../../ui/job-viewer/failure-advice.ts';
import { TokenFailure } from './client-token.ts';
import classes from './sending-failure.module.css';
import { Alert } from '../../../ui/controls/alert.tsx';

function adviceOf(given: unknown): string {
  const error = given instanceof TokenFailure ? given.cause : given;
  if (!(error instanceof ApiError)) return failureAdvice(undefined);
  if (error.status === 0) return m.demo_advice_no_connection();
  if (error.code === 'too_many_requests' || error.code === 'company_jobs_waiting')
    return m.demo_advice_limit();
  if (error.status === 503) return m.demo_advice_busy();
  return failureAdvice(error.code);
}

function sentenceOf(error: unknown): string {
  const isRefused = error instanceof ApiError && error.code === 'service_not_allowed';
  if (error instanceof TokenFailure) return error.message;
  return isRefused ? m.demo_client_not_allowed() : errorSentence(error);
}

/** It may stand below what can be seen, and what was pressed may be gone. */
function intoView(alert: HTMLElement | null) {
  alert?.focus({ preventScroll: true });
  alert?.scrollIntoView({ block: 'nearest' });
}

/** A document that did not get as far as becoming a job: why, and what to do. */
export function SendingFailure({ error }: { readonly error: unknown }) {
  const requestId = requestIdOf(error instanceof TokenFailure ? error.cause : error);
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
      <p className={classes.line}>{adviceOf(error)}</p>
      {requestId !== undefined && (
        <p className={classes.line}>
          {m.failure_request_id()}: <code>{requestId}</code>
        </p>
      )}
    </Alert>
  );
}
