import { passwordMaxLength } from '@lavra/contract/constants';
import { type ComponentProps, useState } from 'react';

import { m } from '../../i18n/messages.ts';
import { BaseIcon } from '../../base/base-icon.tsx';
import { Field } from './field.tsx';
import classes from './password-field.module.css';

type PasswordFieldProps = Omit<ComponentProps<typeof Field>, 'type' | 'end'>;

export function PasswordField(props: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  const label = isShown ? m.password_hide() : m.password_show();
  return (
    <Field
      {...props}
      type={isShown ? 'text' : 'password'}
      maxLength={passwordMaxLength}
      spellCheck={false}
      autoCapitalize="none"
      end={
        <button
          type="button"
          className={classes.eye}
          aria-label={label}
          title={label}
          onClick={() => setShown(!isShown)}
        >
          <BaseIcon name={isShown ? 'eyeOff' : 'eye'} />
        </button>
      }
    />
  );
}
