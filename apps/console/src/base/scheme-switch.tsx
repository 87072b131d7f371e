import { m } from '../i18n/messages.ts';
import { chooseScheme, useSchemeChoice } from './color-scheme.ts';
import { BaseIcon } from './base-icon.tsx';
import classes from './segmented.module.css';

export function SchemeSwitch() {
  const current = useSchemeChoice();
  const choices = [
    { choice: 'light', icon: 'sun', name: m.scheme_light() },
    { choice: 'dark', icon: 'moon', name: m.scheme_dark() },
    { choice: 'auto', icon: 'monitor', name: m.scheme_auto() },
  ] as const;
  return (
    <fieldset className={classes.group} aria-label={m.scheme()}>
      {choices.map(({ choice, icon, name }) => (
        <button
          key={choice}
          type="button"
          className={classes.option}
          aria-pressed={choice === current}
          aria-label={name}
          title={name}
          onClick={() => chooseScheme(choice)}
        >
          <BaseIcon name={icon} size={16} />
        </button>
      ))}
    </fieldset>
  );
}
