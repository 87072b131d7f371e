import { lazy, Suspense, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';

import { useLocale } from '../i18n/locale.ts';
import { CookieConsent } from '../base/cookie-consent.tsx';
import { inTime } from '../base/in-time.ts';
import { Frame } from './kit/frame.tsx';
import { navigate, usePath } from './navigation.ts';
import { LoginScreen } from './login/login-screen.tsx';

const screens = {
  '/login': LoginScreen,
  '/create-account': lazy(
    inTime(() =>
      import('./account/screens/create-account-screen.tsx').then((module) => ({
        default: module.CreateAccountScreen,
      })),
    ),
  ),
  '/create-account-confirm': lazy(
    inTime(() =>
      import('./account/screens/confirm-account-screen.tsx').then((module) => ({
        default: module.ConfirmAccountScreen,
      })),
    ),
  ),
  '/reset-password': lazy(
    inTime(() =>
      import('./account/screens/reset-password-screen.tsx').then((module) => ({
        default: module.ResetPasswordScreen,
      })),
    ),
  ),
} as const;

function isScreen(path: string): path is keyof typeof screens {
  return Object.hasOwn(screens, path);
}

/**
 * Does what was asked of the prerendered login before the program had started, so that the user need not repeat it: the
 * page's script wrote down the buttons that were pressed, by their numbers, and whether the form was sent.
 */
function doWhatWaits() {
  const root = document.getElementById('root');
  const waiting = root?.dataset['drawn']?.split(' ') ?? [];
  delete root?.dataset['drawn'];
  const buttons = [...(root?.querySelectorAll('button') ?? [])];
  for (const what of waiting) if (/^\d+$/.test(what)) buttons[Number(what)]?.click();
  if (waiting.includes('sent')) root?.querySelector('form')?.requestSubmit();
}

/** The program for visitors without a session: every path that is not one of its screens leads to the login. */
export function PublicProgram() {
  useLocale();
  const path = usePath();
  const isKnown = isScreen(path);
  useEffect(() => {
    if (!isKnown) navigate('/login', { replace: true });
  }, [isKnown]);
  useEffect(doWhatWaits, []);
  if (!isKnown) return null;
  const Screen = screens[path];
  return (
    <Frame>
      {/* Inside a boundary the prerendered login would hydrate after its frame, perhaps in a language chosen
          meanwhile. */}
      {Screen === LoginScreen ? (
        <LoginScreen />
      ) : (
        <Suspense>
          <Screen />
        </Suspense>
      )}
      <CookieConsent />
    </Frame>
  );
}

/** Renders the public program; the returned function unmounts it. */
export function mount(element: HTMLElement, onFailure: (error: unknown) => void): () => void {
  const isDrawn = element.dataset['drawn'] !== undefined;
  const root = isDrawn
    ? hydrateRoot(element, <PublicProgram />, { onUncaughtError: onFailure })
    : createRoot(element, { onUncaughtError: onFailure });
  if (!isDrawn) root.render(<PublicProgram />);
  return () => root.unmount();
}
