import { Outlet } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';

import { useLocale } from '../i18n/locale.ts';
import { m } from '../i18n/messages.ts';
import { inTime } from '../base/in-time.ts';
import { useUser } from '../base/session.ts';
import { useActingCompany, useCompanyId } from '../lib/acting-company.ts';
import { useIsWholeWindow } from '../lib/whole-window.ts';
import { useIsTight } from '../lib/window-width.ts';
import { CookieConsent } from '../base/cookie-consent.tsx';
import { ActingBar } from './bars/acting-bar.tsx';
import { navigationOf } from './navigation.ts';
import { Header } from './header.tsx';
import { useFrameKeys } from './frame-keys.ts';
import { KeptScreen } from './kept-screen.tsx';
import { OfflineBar } from './bars/offline-bar.tsx';
import { PendingBar } from './bars/pending-bar.tsx';
import classes from './shell.module.css';
import { landingPath, type Screen } from './screens.ts';
import { Snackbars } from './snackbars.tsx';
import { Sidebar } from './sidebar.tsx';

const MenuDrawer = lazy(
  inTime(() => import('./opened/menu-drawer.tsx').then((module) => ({ default: module.MenuDrawer }))),
);
const CompanyPicker = lazy(
  inTime(() =>
    import('../ui/client-select/company-picker.tsx').then((module) => ({ default: module.CompanyPicker })),
  ),
);
const KeyList = lazy(
  inTime(() => import('./opened/key-list.tsx').then((module) => ({ default: module.KeyList }))),
);
const Palette = lazy(
  inTime(() => import('./opened/palette.tsx').then((module) => ({ default: module.Palette }))),
);

const collapsedKey = 'lavra-sidebar-collapsed';

interface ShellProps {
  /** Every screen, in the order of the sidebar. */
  readonly screens: readonly Screen[];
}

export function Shell({ screens }: ShellProps) {
  const locale = useLocale();
  const user = useUser();
  const [chosen, setChosen] = useState(() => localStorage.getItem(collapsedKey));
  // Until the user chooses, a tight window collapses the menu in favour of the tables.
  const isTight = useIsTight();
  const isCollapsed = chosen === null ? isTight : chosen === 'true';
  // A screen that wants the whole window collapses the menu, unless the user opens it there.
  const isWholeWindow = useIsWholeWindow();
  const [isOpenBeside, setOpenBeside] = useState(false);
  const isNarrow = isWholeWindow ? !isOpenBeside : isCollapsed;
  // Undefined until it is first opened: only then is the drawer fetched.
  const [isDrawerOpen, setDrawerOpen] = useState<boolean>();
  const keys = useFrameKeys({ hasPicker: user?.isAdmin === true });
  const companyId = useCompanyId();
  const acting = useActingCompany();

  if (user === undefined) return null;
  const groups = navigationOf(user, screens);
  return (
    <div
      className={classes.frame}
      data-collapsed={isNarrow || undefined}
      data-acting={acting !== undefined || undefined}
    >
      <a className={classes.skip} href="#main">
        {m.skip_to_content()}
      </a>
      <PendingBar />
      {acting !== undefined && <ActingBar acting={acting} />}
      <Header
        user={user}
        home={landingPath(user, screens)}
        onOpenDrawer={() => setDrawerOpen(true)}
        onOpenPalette={keys.openPalette}
        onOpenPicker={keys.openPicker}
        onOpenKeys={keys.openKeyList}
      />
      <aside className={classes.side}>
        <Sidebar
          groups={groups}
          isCollapsed={isNarrow}
          onCollapse={() => {
            if (isWholeWindow) return setOpenBeside(!isOpenBeside);
            localStorage.setItem(collapsedKey, String(!isCollapsed));
            return setChosen(String(!isCollapsed));
          }}
        />
      </aside>
      {/* A new language or company remounts the screen: memoised components would keep the old words, forms the old
          values. */}
      <main id="main" className={classes.main} tabIndex={-1} key={`${locale} ${companyId}`}>
        <OfflineBar />
        <div className={classes.content}>
          <Outlet />
          <KeptScreen />
        </div>
      </main>
      <CookieConsent />
      <Snackbars />
      <Suspense>
        {isDrawerOpen !== undefined && (
          <MenuDrawer groups={groups} isOpen={isDrawerOpen} onClose={() => setDrawerOpen(false)} />
        )}
        {keys.isPaletteOpen && (
          <Palette
            groups={groups}
            isAdmin={user.isAdmin}
            onOpenKeys={keys.openKeyList}
            onClose={keys.closePalette}
          />
        )}
        {keys.isPickerOpen && <CompanyPicker onClose={keys.closePicker} />}
        {keys.isKeyListOpen && <KeyList hasPicker={user.isAdmin} onClose={keys.closeKeyList} />}
      </Suspense>
    </div>
  );
}
