import { m } from '../../i18n/messages.ts';
import { useActingCompany } from '../../lib/acting-company.ts';
import classes from './on-behalf.module.css';

/** Beside what does it: for whom it is done, while an administrator acts for a client. */
export function OnBehalf() {
  const acting = useActingCompany();
  return acting && <span className={classes.root}>{m.acting_on_behalf({ name: acting.name })}</span>;
}
