import type { ReactNode } from 'react';

import classes from './button.module.css';

interface SubmitButtonProps {
  readonly isBusy: boolean;
  readonly children: ReactNode;
}

export function SubmitButton({ isBusy, children }: SubmitButtonProps) {
  return (
    <button type="submit" className={classes.submit} aria-busy={isBusy || undefined} disabled={isBusy}>
      {isBusy && <span className={classes.spinner} aria-hidden="true" />}
      {children}
    </button>
  );
}

interface LinkButtonProps {
  readonly onClick: () => void;
  readonly isDisabled?: boolean;
  readonly children: ReactNode;
}

/** An action that looks like a link. */
export function LinkButton({ onClick, isDisabled = false, children }: LinkButtonProps) {
  return (
    <button type="button" className={classes.link} disabled={isDisabled} onClick={onClick}>
      {children}
    </button>
  );
}
