import { useState } from 'react';

import { m } from '../../../i18n/messages.ts';
import { BaseIcon } from '../../../base/base-icon.tsx';
import classes from './new-password.module.css';
import { PasswordField } from '../../kit/password-field.tsx';

interface NewPasswordProps {
  readonly label: string;
  readonly error: string | undefined;
}

/** A password field that lists what is still missing while it is typed. */
export function NewPassword({ label, error }: NewPasswordProps) {
  const [password, setPassword] = useState('');
  const rules = [
    { text: m.password_rule_length(), isMet: password.length > 7 },
    { text: m.password_rule_digit(), isMet: /\d/.test(password) },
    { text: m.password_rule_case(), isMet: /\p{Ll}/u.test(password) && /\p{Lu}/u.test(password) },
    { text: m.password_rule_special(), isMet: /[^\p{L}\d\s]/u.test(password) },
  ];
  return (
    <PasswordField
      label={label}
      name="password"
      autoComplete="new-password"
      error={error}
      onChange={(event) => setPassword(event.currentTarget.value)}
      hint={
        <ul className={classes.rules} aria-label={m.password_rules()}>
          {rules.map(({ text, isMet }) => (
            <li key={text} className={classes.rule} data-met={isMet || undefined}>
              <span className={classes.sign}>{isMet && <BaseIcon name="check" size={12} />}</span>
              {text}
              <span className={classes.hidden}>
                : {isMet ? m.password_rule_met() : m.password_rule_open()}
              </span>
            </li>
          ))}
        </ul>
      }
    />
  );
}
