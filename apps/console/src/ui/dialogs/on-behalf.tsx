import { createContext, useContext } from 'react';

import { m } from '../../i18n/messages.ts';
import { useActingCompany } from '../../lib/acting-company.ts';
import classes from './on-behalf.module.css';

const Client = createContext<string | undefined>(undefined);

/** Inside it every action is for the client of this name, whichever company the administrator acts for. */
export const OnBehalfOf = Client.Provider;

/** Names the client next to the action, while an administrator acts for one. */
export function OnBehalf() {
  const acting = useActingCompany();
  const name = useContext(Client) ?? acting?.name;
  return name !== undefined && <span className={classes.root}>{m.acting_on_behalf({ name })}</span>;
}
