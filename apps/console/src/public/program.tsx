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

/** Submits a login that was filled in and sent before the program had started, so that the user need not repeat it. */
function sendWhatWaits() {
  const root = document.getElementById('root');
  if (root?.dataset['drawn'] === 'sent') root.querySelector('form')?.requestSubmit();
  delete root?.dataset['drawn'];
}

/** The program for visitors without a session: every path that is not one of its screens leads to the login. */
export function PublicProgram() {
  useLocale();
  const path = usePath();
  const isKnown = isScreen(path);
  useEffect(() => {
    if (!isKnown) navigate('/login', { replace: true });
  }, [isKnown]);
  useEffect(sendWhatWaits, []);
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
