import { lazy, type ReactNode, Suspense, useState } from 'react';

import { inTime } from '../../base/in-time.ts';
import { m } from '../../i18n/messages.ts';
import { type ActingCompany, useActingCompany } from '../../lib/acting-company.ts';
import { Icon } from '../controls/icon.tsx';
import { EmptyState } from '../feedback/empty-state.tsx';
import { Panel } from '../layout/panel.tsx';
import classes from './client-select.module.css';

const CompanyPicker = lazy(
  inTime(() => import('./company-picker.tsx').then((module) => ({ default: module.CompanyPicker }))),
);

/** Chooses the client that the whole console acts for, at the top of a screen. */
export function ClientSelect() {
  const acting = useActingCompany();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={classes.root}>
      <button type="button" className={classes.face} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon name="building" size={18} />
        <span className={classes.words}>
          <span className={classes.label}>{m.acting_client()}</span>
          <span className={classes.name}>{acting?.name ?? m.acting_choose()}</span>
        </span>
        {acting !== undefined && <span className={classes.email}>{acting.email}</span>}
        <Icon name="chevronDown" size={16} />
      </button>
      <Suspense>{isOpen && <CompanyPicker onClose={() => setOpen(false)} />}</Suspense>
    </div>
  );
}

/** A screen about one client: its choice at the top, and the content once there is one. */
export function ForClient({ children }: { readonly children: (client: ActingCompany) => ReactNode }) {
  const acting = useActingCompany();
  return (
    <>
      <ClientSelect />
      {acting === undefined ? (
        <Panel>
          <EmptyState icon="building" title={m.acting_none()} text={m.acting_none_text()} />
        </Panel>
      ) : (
        children(acting)
      )}
    </>
  );
}
