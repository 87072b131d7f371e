import { chooseLocale, locales, useLocale } from '../i18n/locale.ts';
import { m } from '../i18n/messages.ts';
import classes from './segmented.module.css';

const names = { pt: 'Português', en: 'English' } as const;

export function LanguageSwitch() {
  const current = useLocale();
  return (
    <fieldset className={classes.group} aria-label={m.language()}>
      {locales.map((locale) => (
        <button
          key={locale}
          type="button"
          className={classes.option}
          lang={locale}
          aria-pressed={locale === current}
          aria-label={`${locale.toUpperCase()} ${names[locale]}`}
          title={names[locale]}
          onClick={() => chooseLocale(locale)}
        >
          {locale.toUpperCase()}
        </button>
      ))}
    </fieldset>
  );
}
