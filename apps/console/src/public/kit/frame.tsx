import { lazy, type ReactNode, Suspense, useSyncExternalStore } from 'react';

import { inTime } from '../../base/in-time.ts';
import { LanguageSwitch } from '../../base/language-switch.tsx';
import { Mark } from '../../base/mark.tsx';
import { SchemeSwitch } from '../../base/scheme-switch.tsx';
import classes from './frame.module.css';

const Visual = lazy(
  inTime(() => import('../visual/visual.tsx').then((module) => ({ default: module.Visual }))),
);

const room = window.matchMedia('(min-width: 960px)');

function subscribeRoom(listener: () => void) {
  room.addEventListener('change', listener);
  return () => room.removeEventListener('change', listener);
}

/** The form on one side and, if there is room, a drawing of what the product does on the other. */
export function Frame({ children }: { readonly children: ReactNode }) {
  const hasRoom = useSyncExternalStore(
    subscribeRoom,
    () => room.matches,
    () => false,
  );
  return (
    <div className={classes.frame}>
      <div className={classes.side}>
        <header className={classes.header}>
          <span className={classes.brand}>
            <Mark size={34} />
            Lavra
          </span>
          <div className={classes.switches}>
            <LanguageSwitch />
            <SchemeSwitch />
          </div>
        </header>
        <main className={classes.main}>{children}</main>
      </div>
      <aside className={classes.visual}>
        {/* Without room for it, it is not even fetched. */}
        {hasRoom && (
          <Suspense>
            <Visual />
          </Suspense>
        )}
      </aside>
    </div>
  );
}
