import '@mantine/core/styles/Drawer.layer.css';

import { Drawer } from '@mantine/core';

import { m } from '../../i18n/messages.ts';
import { LanguageSwitch } from '../../base/language-switch.tsx';
import { SchemeSwitch } from '../../base/scheme-switch.tsx';
import type { NavigationGroup } from '../navigation.ts';
import classes from './menu-drawer.module.css';
import { Library } from '../../theme/library.tsx';
import { Sidebar } from '../sidebar.tsx';

interface MenuDrawerProps {
  readonly groups: readonly NavigationGroup[];
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The sidebar on a phone. */
export function MenuDrawer({ groups, isOpen, onClose }: MenuDrawerProps) {
  return (
    <Library>
      <Drawer
        opened={isOpen}
        onClose={onClose}
        size={280}
        title={m.nav_menu()}
        closeButtonProps={{ 'aria-label': m.action_close() }}
      >
        <div className={classes.root}>
          <Sidebar groups={groups} isCollapsed={false} onNavigate={onClose} />
          <div className={classes.switches}>
            <LanguageSwitch />
            <SchemeSwitch />
          </div>
        </div>
      </Drawer>
    </Library>
  );
}
