import { type ReactNode, type SyntheticEvent, useRef } from 'react';

import { m } from '../../i18n/messages.ts';
import { ApiError } from '@lavra/contract/api-error';
import { errorSentence, requestIdOf } from '../../base/error-sentence.ts';
import { BaseIcon } from '../../base/base-icon.tsx';
import classes from './form.module.css';

interface FormProps {
  readonly title: string;
  readonly text?: ReactNode;
  /** Shown above the fields: what has just happened. */
  readonly notice?: string | undefined;
  /** The error of the server's refusal. */
  readonly failure?: unknown;
  /** Returns false if a field is invalid: the focus then moves to the first one. */
  readonly onSubmit: (values: FormData) => boolean;
  /** Receives the events of the fields: a key clears a field's error, leaving a filled field validates it. */
  readonly errors?: {
    readonly mark: (name: string, verdict: null) => void;
    readonly judgeField: (name: string, values: FormData) => void;
  };
  readonly children: ReactNode;
}

export function Form({ title, text, notice, failure, errors, onSubmit, children }: FormProps) {
  const form = useRef<HTMLFormElement>(null);

  function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    if (onSubmit(new FormData(event.currentTarget))) return;
    // Waits until the errors are rendered.
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus());
  }

  return (
    <>
      <title>{`${title} · Lavra`}</title>
      <h1 className={classes.title}>{title}</h1>
      {text !== undefined && <p className={classes.text}>{text}</p>}
      <output className={classes.status}>
        {notice !== undefined && (
          <span className={classes.notice}>
            <BaseIcon name="check" size={18} />
            {notice}
          </span>
        )}
      </output>
      <div role="alert">{failure !== undefined && <Failure error={failure} />}</div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hears of the fields inside */}
      <form
        ref={form}
        className={classes.form}
        noValidate
        onSubmit={submit}
        onInput={({ target }) => target instanceof HTMLInputElement && errors?.mark(target.name, null)}
        onBlur={({ target, currentTarget }) => {
          if (target instanceof HTMLInputElement && target.type !== 'checkbox' && target.value !== '')
            errors?.judgeField(target.name, new FormData(currentTarget));
        }}
      >
        {children}
      </form>
    </>
  );
}

function Failure({ error }: { readonly error: unknown }) {
  const requestId = requestIdOf(error);
  const details = error instanceof ApiError ? error.details : [];
  return (
    <div className={classes.failure}>
      <BaseIcon name="alert" size={18} />
      <div>
        {errorSentence(error)}
        {details.length > 0 && (
          <ul className={classes.details}>
            {details.map(({ path, message }) => (
              <li key={path}>{message}</li>
            ))}
          </ul>
        )}
        {requestId !== undefined && <small>{m.form_request_id({ id: requestId })}</small>}
      </div>
    </div>
  );
}
