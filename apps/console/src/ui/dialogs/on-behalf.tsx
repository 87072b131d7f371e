import { createContext, useContext } from 'react';

import { m } from '../../i18n/messages.ts';
import { useActingCompany } from '../../lib/acting-company.ts';
import classes from './on-behalf.module.css';

const Client = createContext<string | undefined>(undefined);

/** Within it everything is done for the client of this name, whoever is acted for. */
export const OnBehalfOf = Client.Provider;

/** Beside what does it: for whom it is done, while an administrator does it for a client. */
export function OnBehalf() {
  const acting = useActingCompany();
  const name = useContext(Client) ?? acting?.name;
  return name !== undefined && <span className={classes.root}>{m.acting_on_behalf({ name })}</span>;
}
