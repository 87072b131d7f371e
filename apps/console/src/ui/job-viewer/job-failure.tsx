import type { ReactNode } from 'react';

import { m } from '../../i18n/messages.ts';
import { CopyButton } from '../controls/copy-button.tsx';
import { Icon } from '../controls/icon.tsx';
import { failureAdvice } from '../feedback/opened/failure-advice.ts';
import classes from './job-failure.module.css';

interface Props {
  readonly jobId: string;
  /** The server's sentence. */
  readonly reason: string | undefined;
  readonly code: string | undefined;
  readonly action?: ReactNode;
}

/** A job that ended in error: why, what to do, and the id to quote to support. */
export function JobFailure({ jobId, reason, code, action }: Props) {
  return (
    <section className={classes.root} role="alert">
      <span className={classes.icon}>
        <Icon name="alert" size={24} />
      </span>
      <div className={classes.words}>
        <h2 className={classes.title}>{m.viewer_failure_title()}</h2>
        <p className={classes.reason}>{reason ?? m.viewer_failure_no_reason()}</p>
        <p className={classes.advice}>{failureAdvice(code)}</p>
        <dl className={classes.facts}>
          {code === undefined ? null : (
            <div>
              <dt>{m.viewer_failure_code()}</dt>
              <dd>
                <code>{code}</code>
              </dd>
            </div>
          )}
          <div>
            <dt>{m.viewer_failure_job()}</dt>
            <dd>
              <code>{jobId}</code>
              <CopyButton value={jobId} name={m.viewer_failure_job()} />
            </dd>
          </div>
        </dl>
        {action}
      </div>
    </section>
  );
}
