import { m } from '../../../i18n/messages.ts';
import { ApiError } from '@lavra/contract/api-error';
import type { ErrorCode } from '@lavra/contract/errors';
import { errorSentence, requestIdOf } from '../../../base/error-sentence.ts';
import { Icon } from '../../../ui/controls/icon.tsx';
import { TokenFailure } from './client-token.ts';
import classes from './sending-failure.module.css';
import { Alert } from '../../../ui/controls/alert.tsx';

const advice: Partial<Record<ErrorCode, () => string>> = {
  too_many_requests: m.demo_advice_limit,
  company_jobs_waiting: m.demo_advice_limit,
  company_limit_reached: m.advice_limit,
  company_total_limit_reached: m.advice_limit,
  company_storage_full: m.advice_storage,
  service_not_allowed: m.advice_service_not_allowed,
  metadata_invalid: m.advice_metadata,
  file_too_large: m.advice_file_too_large,
  link_expired: m.advice_files_never_came,
};

function adviceOf(given: unknown): string {
  const error = given instanceof TokenFailure ? given.cause : given;
  if (!(error instanceof ApiError)) return m.advice_other();
  if (error.status === 0) return m.demo_advice_no_connection();
  if (error.status === 503) return m.demo_advice_busy();
  return (advice[error.code as ErrorCode] ?? m.advice_other)();
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
