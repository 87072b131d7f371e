import { termsDate, termsVersion } from '@lavra/contract/constants';

import { m } from '../../../i18n/messages.ts';
import { formatDay } from '../../../lib/formats.ts';
import classes from './terms-text.module.css';

/** The terms, with version and date first. */
export function TermsText() {
  const clauses = [
    { title: m.terms_demo_title(), text: m.terms_demo_text() },
    { title: m.terms_purge_title(), text: m.terms_purge_text() },
    { title: m.terms_training_title(), text: m.terms_training_text() },
    { title: m.terms_roles_title(), text: m.terms_roles_text() },
    { title: m.terms_duties_title(), text: m.terms_duties_text() },
  ];
  return (
    <article className={classes.root}>
      <p className={classes.version}>
        {m.terms_version({ version: termsVersion, date: formatDay(termsDate) })}
      </p>
      <p className={classes.text}>{m.terms_preamble()}</p>
      {clauses.map(({ title, text }) => (
        <section key={title}>
          <h2 className={classes.title}>{title}</h2>
          <p className={classes.text}>{text}</p>
        </section>
      ))}
    </article>
  );
}
