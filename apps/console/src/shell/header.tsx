import { Menu, UnstyledButton } from '@mantine/core';
import type { User } from '@lavra/contract/model/user';
import { Link } from '@tanstack/react-router';

import { m } from '../i18n/messages.ts';
import { signOut } from '../base/session.ts';
import { snackbar } from '../lib/snackbar.tsx';
import { Icon } from '../ui/controls/icon.tsx';
import { LanguageSwitch } from '../base/language-switch.tsx';
import { CompanySwitch } from './company-switch.tsx';
import { Mark } from '../base/mark.tsx';
import { SchemeSwitch } from '../base/scheme-switch.tsx';
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
      <div className={classes.wide}>
        <LanguageSwitch />
        <SchemeSwitch />
      </div>
      {user.companies.length > 1 && <CompanySwitch user={user} />}
      <UserMenu user={user} onOpenKeys={onOpenKeys} />
    </header>
  );
}

function UserMenu({ user, onOpenKeys }: { readonly user: User; readonly onOpenKeys: () => void }) {
  return (
    <Menu position="bottom-end" width={264} withinPortal keepMounted={false}>
      <Menu.Target>
        <UnstyledButton className={classes.user} aria-label={m.user_menu({ name: user.name })}>
          <span className={classes.initials} aria-hidden="true">
            {initials(user.name)}
          </span>
          <span className={classes.name}>{user.name}</span>
          <Icon name="chevronDown" size={16} />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <div className={classes.person}>
          <strong>{user.name}</strong>
          <span>{user.email}</span>
        </div>
        <Menu.Divider />
        <Menu.Item
          component={Link}
          to="/invitations"
          leftSection={<Icon name="building" size={16} />}
          rightSection={user.invitations > 0 && <span className={classes.count}>{user.invitations}</span>}
        >
          {m.companies_and_invitations()}
        </Menu.Item>
        <Menu.Item
          leftSection={<Icon name="code" size={16} />}
          rightSection={<kbd>?</kbd>}
          onClick={onOpenKeys}
        >
          {m.keys_title()}
        </Menu.Item>
        <Menu.Item
          leftSection={<Icon name="logout" size={16} />}
          onClick={() => void signOut().catch((error: unknown) => snackbar.failure(error))}
        >
          {m.logout()}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  const last = words.length > 1 ? words.at(-1) : '';
  return `${words[0]?.charAt(0) ?? ''}${last?.charAt(0) ?? ''}`.toUpperCase();
}
