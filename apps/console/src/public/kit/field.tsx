import { type InputHTMLAttributes, type ReactNode, useId } from 'react';

import classes from './field.module.css';

interface FieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'id'> {
  readonly label: string;
  readonly name: string;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  /** At the end of the input, such as the show/hide switch of a password. */
  readonly end?: ReactNode;
}

export function Field({ label, hint, error, end, ...input }: FieldProps) {
  const id = useId();
  const described = [hint === undefined ? '' : `${id}-hint`, error === undefined ? '' : `${id}-error`]
    .join(' ')
    .trim();
  return (
    <div className={classes.field}>
      <label className={classes.label} htmlFor={id}>
        {label}
      </label>
      <div className={classes.box} data-invalid={error !== undefined || undefined}>
        <input
          {...input}
          id={id}
          className={classes.input}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={described === '' ? undefined : described}
        />
        {end}
      </div>
      {hint !== undefined && (
        <div id={`${id}-hint`} className={classes.hint}>
          {hint}
        </div>
      )}
      {error !== undefined && (
        <p id={`${id}-error`} className={classes.error}>
          {error}
        </p>
      )}
    </div>
  );
}
