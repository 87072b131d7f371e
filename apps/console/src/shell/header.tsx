import type { User } from '@lavra/contract/model/user';
import { Link } from '@tanstack/react-router';

import { m } from '../i18n/messages.ts';
import { Icon } from '../ui/controls/icon.tsx';
import { CompanySwitch } from './company-switch.tsx';
import { Mark } from '../base/mark.tsx';
import { UserMenu } from './user-menu.tsx';
import classes from './header.module.css';

interface HeaderProps {
  readonly user: User;
  /** Where the mark leads to. */
  readonly home: string;
  readonly onOpenDrawer: () => void;
  readonly onOpenPalette: () => void;
  readonly onOpenKeys: () => void;
}

export function Header({ user, home, onOpenDrawer, onOpenPalette, onOpenKeys }: HeaderProps) {
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
      {user.companies.length > 1 && <CompanySwitch user={user} />}
      <UserMenu user={user} onOpenKeys={onOpenKeys} />
    </header>
  );
}
