import type { User } from '@lavra/contract/model/user';
import { Link } from '@tanstack/react-router';

import { m } from '../i18n/messages.ts';
import { LanguageSwitch } from '../base/language-switch.tsx';
import { SchemeSwitch } from '../base/scheme-switch.tsx';
import { signOut } from '../base/session.ts';
import { snackbar } from '../lib/snackbar.tsx';
import { Icon } from '../ui/controls/icon.tsx';
import { Initials } from '../ui/controls/initials.tsx';
import { Popup } from './popup.tsx';
import classes from './popup.module.css';

function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  const last = words.length > 1 ? words.at(-1) : '';
  return `${words[0]?.charAt(0) ?? ''}${last?.charAt(0) ?? ''}`.toUpperCase();
}

function Face({ name }: { readonly name: string }) {
  return (
    <>
      <Initials of={initials(name)} />
      <span className={classes.name}>{name}</span>
    </>
  );
}

interface UserMenuProps {
  readonly user: User;
  readonly onOpenKeys: () => void;
}

/** The signed-in user, the appearance of the console, and sign-out. */
export function UserMenu({ user, onOpenKeys }: UserMenuProps) {
  return (
    <Popup label={m.user_menu({ name: user.name })} face={<Face name={user.name} />}>
      {(close) => (
        <>
          <div className={classes.person}>
            <strong>{user.name}</strong>
            <span>{user.email}</span>
          </div>
          <div className={classes.look}>
            <LanguageSwitch />
            <SchemeSwitch />
          </div>
          <Link to="/invitations" className={classes.item} onClick={close}>
            <Icon name="building" size={16} />
            <span>{m.companies_and_invitations()}</span>
            {user.invitations > 0 && <span className={classes.count}>{user.invitations}</span>}
          </Link>
          <button
            type="button"
            className={classes.item}
            onClick={() => {
              close();
              onOpenKeys();
            }}
          >
            <Icon name="code" size={16} />
            <span>{m.keys_title()}</span>
            <kbd>?</kbd>
          </button>
          <button
            type="button"
            className={classes.item}
            onClick={() => void signOut().catch((error: unknown) => snackbar.failure(error))}
          >
            <Icon name="logout" size={16} />
            <span>{m.logout()}</span>
          </button>
        </>
      )}
    </Popup>
  );
}
