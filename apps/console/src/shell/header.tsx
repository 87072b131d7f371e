import type { User } from '@lavra/contract/model/user';
import { Link } from '@tanstack/react-router';

import { m } from '../i18n/messages.ts';
import { useActingCompany } from '../lib/acting-company.ts';
import { Icon } from '../ui/controls/icon.tsx';
import { CompanySwitch } from './company-switch.tsx';
import { Mark } from '../base/mark.tsx';
import { UserMenu } from './user-menu.tsx';
import classes from './header.module.css';

interface HeaderProps {
  readonly user: User;
  /** Target of the logo. */
  readonly home: string;
  readonly onOpenDrawer: () => void;
  readonly onOpenPalette: () => void;
  readonly onOpenPicker: () => void;
  readonly onOpenKeys: () => void;
}

export function Header({ user, home, onOpenDrawer, onOpenPalette, onOpenPicker, onOpenKeys }: HeaderProps) {
  return (
    <header className={classes.header}>
      <button
        type="button"
        className={`${classes.icon} ${classes.burger}`}
        aria-label={m.nav_open()}
        onClick={onOpenDrawer}
      >
        <Icon name="menu" />
      </button>
      <Link to={home} className={classes.brand}>
        <Mark size={30} />
        <span>Lavra</span>
      </Link>
      <div className={classes.gap} />
      <button type="button" className={classes.palette} onClick={onOpenPalette}>
        <Icon name="search" size={16} />
        <span>{m.palette_open()}</span>
        <kbd>Ctrl K</kbd>
      </button>
      {user.isAdmin ? (
        <ClientButton onClick={onOpenPicker} />
      ) : (
        user.companies.length > 1 && <CompanySwitch user={user} />
      )}
      <UserMenu user={user} onOpenKeys={onOpenKeys} />
    </header>
  );
}

/** Shows the client that the administrator acts for. */
function ClientButton({ onClick }: { readonly onClick: () => void }) {
  const acting = useActingCompany();
  return (
    <button
      type="button"
      className={classes.client}
      data-acting={acting !== undefined || undefined}
      aria-haspopup="dialog"
      aria-label={acting === undefined ? m.acting_choose() : m.acting_client_of({ name: acting.name })}
      onClick={onClick}
    >
      <Icon name="building" size={18} />
      <span>{acting?.name ?? m.acting_choose()}</span>
    </button>
  );
}
