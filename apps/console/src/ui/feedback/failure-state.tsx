import { ApiError } from '@lavra/contract/api-error';
import type { ReactNode } from 'react';

import { m } from '../../i18n/messages.ts';
import { errorSentence, isUnanswered, requestIdOf } from '../../base/error-sentence.ts';
import { CopyButton } from '../controls/copy-button.tsx';
import classes from './state.module.css';
import { Icon } from '../controls/icon.tsx';
import { Advice } from './advice.tsx';
import { EmptyState } from './empty-state.tsx';
import { Button } from '../controls/button.tsx';

interface FailureStateProps {
  readonly error: unknown;
  readonly onRetry?: () => void;
  /** It stands for a whole screen, whose title it has. */
  readonly isScreen?: boolean;
  /** For something that is gone for good: what to show instead, and where to go. */
  readonly gone?: { readonly title: string; readonly action: ReactNode };
}

/** Shown in place of what could not be loaded: what happened, what to do about it, the request id, and a retry. */
export function FailureState({ error, onRetry, isScreen = false, gone }: FailureStateProps) {
  if (gone !== undefined && error instanceof ApiError && error.status === 404)
    return <EmptyState icon="search" title={gone.title} action={gone.action} />;
  const requestId = requestIdOf(error);
  const Title = isScreen ? 'h1' : 'p';
  return (
    <div className={classes.root} role="alert">
      <span className={classes.icon} data-kind="failure">
        <Icon name="alert" size={24} />
      </span>
      {isScreen && <title>{`${m.failure_title()} · Lavra`}</title>}
      <Title className={classes.title}>{m.failure_title()}</Title>
      <p className={classes.text}>{errorSentence(error)}</p>
      {isUnanswered(error) ? (
        <p className={classes.text}>{m.advice_connection()}</p>
      ) : (
        error instanceof ApiError && <Advice code={error.code} className={classes.text} />
      )}
      {requestId !== undefined && (
        <p className={classes.request}>
          {m.failure_request_id()}: <code>{requestId}</code>
          <CopyButton value={requestId} name={m.failure_request_id()} />
        </p>
      )}
      {onRetry !== undefined && (
        <Button variant="default" leftSection={<Icon name="refresh" size={16} />} onClick={onRetry}>
          {m.action_retry()}
        </Button>
      )}
    </div>
  );
}
