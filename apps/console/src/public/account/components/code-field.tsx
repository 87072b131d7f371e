import { codeConstraint } from '@lavra/contract/constraints';

import { m } from '../../../i18n/messages.ts';
import { Field } from '../../kit/field.tsx';
import classes from './code-field.module.css';

interface CodeFieldProps {
  readonly error: string | undefined;
  /** The only field of its form: the last digit submits it. */
  readonly isAlone?: boolean;
}

/** Six digits from an e-mail; phones offer to fill it in. */
export function CodeField({ error, isAlone = false }: CodeFieldProps) {
  return (
    <div className={classes.code}>
      <Field
        label={m.confirm_code()}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={codeConstraint.maxLength}
        placeholder="000000"
        error={error}
        onChange={({ currentTarget: { value, form } }) => {
          if (isAlone && /^\d{6}$/.test(value.trim())) form?.requestSubmit();
        }}
      />
    </div>
  );
}
