import { Link } from '@tanstack/react-router';

import type { HTMLAttributes, Ref } from 'react';

import { m } from '../i18n/messages.ts';
import { Icon } from '../ui/controls/icon.tsx';
import type { NavigationGroup, NavigationItem } from './navigation.ts';
import classes from './sidebar.module.css';
import { Tooltip } from '../ui/controls/tooltip.tsx';

interface SidebarProps {
  readonly groups: readonly NavigationGroup[];
  readonly isCollapsed: boolean;
  /** Absent in the drawer of a phone. */
  readonly onCollapse?: () => void;
  readonly onNavigate?: () => void;
}

export function Sidebar({ groups, isCollapsed, onCollapse, onNavigate }: SidebarProps) {
  return (
    <nav className={classes.nav} aria-label={m.nav_menu()} data-collapsed={isCollapsed || undefined}>
      {groups.map((group) => (
        <section key={group.label} className={classes.group}>
          <h2 className={classes.title}>{group.label}</h2>
          <ul className={classes.list}>
            {group.items.map((item) => (
              <li key={item.label}>
                <Tooltip label={item.label} disabled={!isCollapsed}>
                  <Item item={item} onClick={onNavigate} />
                </Tooltip>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {onCollapse !== undefined && (
        <button
          type="button"
          className={classes.collapse}
          aria-expanded={!isCollapsed}
          aria-label={isCollapsed ? m.nav_expand() : m.nav_collapse()}
          onClick={onCollapse}
        >
          <Icon name="panel" size={18} />
          <span className={classes.label}>{m.nav_collapse()}</span>
        </button>
      )}
    </nav>
  );
}

interface ItemProps extends HTMLAttributes<HTMLAnchorElement> {
  readonly item: NavigationItem;
  readonly ref?: Ref<HTMLAnchorElement>;
}

/** Accepts the attributes that the tooltip around it passes down. */
function Item({ item, ...rest }: ItemProps) {
  const inside = (
    <>
      <Icon name={item.icon} />
      <span className={classes.label}>{item.label}</span>
      {item.isExternal === true && (
        <span className={classes.external}>
          <Icon name="external" size={14} />
          <span className={classes.hidden}>{m.new_tab()}</span>
        </span>
      )}
    </>
  );
  if (item.isExternal === true) {
    return (
      <a {...rest} className={classes.item} href={item.to} target="_blank" rel="noreferrer">
        {inside}
      </a>
    );
  }
  return (
    <Link {...rest} className={classes.item} to={item.to}>
      {inside}
    </Link>
  );
}
