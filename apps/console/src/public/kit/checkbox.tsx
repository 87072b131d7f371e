import { type ReactNode, useId } from 'react';

import classes from './checkbox.module.css';

interface CheckboxProps {
  readonly name: string;
  readonly label: ReactNode;
  readonly error?: string | undefined;
}

export function Checkbox({ name, label, error }: CheckboxProps) {
  const id = useId();
  return (
    <div>
      <div className={classes.row}>
        <input
          type="checkbox"
          id={id}
          name={name}
          className={classes.box}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={error === undefined ? undefined : `${id}-error`}
        />
        <label htmlFor={id}>{label}</label>
      </div>
      {error !== undefined && (
        <p id={`${id}-error`} className={classes.error}>
          {error}
        </p>
      )}
    </div>
  );
}
