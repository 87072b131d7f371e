import type { User } from '@lavra/contract/model/user';

import type { IconName } from '../ui/controls/icon.tsx';

/** Groups of the sidebar, in order. */
export const groups = ['administration', 'documents', 'usage', 'integration', 'account'] as const;

/** What a route declares about its screen: who may see it, and its place in sidebar and palette. */
export interface ScreenRecord {
  readonly access: 'customer' | 'meter-report' | 'backoffice' | 'admin';
  /** Absent for a screen that is reached from another one. */
  readonly item?: {
    readonly group: (typeof groups)[number];
    readonly label: () => string;
    readonly icon: IconName;
  };
  /** The screen shown after signing in; the customers' one also for any unknown path. */
  readonly isLanding?: true;
}

export interface Screen extends ScreenRecord {
  /** Path under `/web`, with parameters as `$name`. */
  readonly path: string;
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    readonly screen?: ScreenRecord;
  }
}

/** The home page and the screens of the public program: a signed-in user is redirected to their landing screen. */
const arrivals: ReadonlySet<string> = new Set([
  '/',
  '/login',
  '/reset-password',
  '/create-account',
  '/create-account-confirm',
]);
const administration = '/admin';

type Rights = Pick<User, 'isAdmin' | 'hasReport' | 'hasBackoffice'>;
const nobody: Rights = { isAdmin: false, hasReport: false, hasBackoffice: false };

function matches(screen: Screen, path: string): boolean {
  const wanted = screen.path.split('/');
  const given = path.split('/');
  return (
    wanted.length === given.length && wanted.every((part, i) => part.startsWith('$') || part === given[i])
  );
}

export function findScreen(path: string, screens: readonly Screen[]): Screen | undefined {
  return screens.find((screen) => matches(screen, path));
}

function maySee({ access }: Screen, rights: Rights): boolean {
  switch (access) {
    case 'customer':
      return true;
    case 'meter-report':
      return rights.hasReport;
    case 'backoffice':
      return rights.hasBackoffice || rights.isAdmin;
    case 'admin':
      return rights.isAdmin;
  }
}

/** The administrators' counterpart of a customers' screen, which they see instead. */
function twinOf(path: string, screens: readonly Screen[]): string | undefined {
  const twin = `${administration}${path}`;
  return findScreen(twin, screens) === undefined ? undefined : twin;
}

/** The screens in a user's sidebar: administrators see their own counterparts instead of the customers' screens. */
export function listedScreens(rights: Rights, screens: readonly Screen[]): Screen[] {
  return screens.filter((screen) => {
    if (!rights.isAdmin) return maySee(screen, rights);
    if (screen.access === 'admin') return true;
    return screen.access === 'customer' && twinOf(screen.path, screens) === undefined;
  });
}

export function landingPath(rights: Rights, screens: readonly Screen[]): string {
  const landings = screens.filter((screen) => screen.isLanding === true && maySee(screen, rights));
  const landing = landings.find(({ access }) => access === 'admin') ?? landings[0];
  if (landing === undefined) throw new Error('No screen is one to arrive at');
  return landing.path;
}

/**
 * Where a signed-in user who requests this path is redirected; undefined if they may stay. `/login` is what the
 * specification asks for when a right is missing, and from there a signed-in user is redirected to their landing
 * screen.
 */
export function redirectOf(path: string, rights: Rights, screens: readonly Screen[]): string | undefined {
  if (arrivals.has(path)) return landingPath(rights, screens);
  const isAdministration = path === administration || path.startsWith(`${administration}/`);
  if (isAdministration && !rights.isAdmin) return '/login';
  if (path === administration) return landingPath(rights, screens);
  const screen = findScreen(path, screens);
  const twin = rights.isAdmin && !isAdministration ? twinOf(path, screens) : undefined;
  if (twin !== undefined) return twin;
  if (screen === undefined) return landingPath(nobody, screens);
  return maySee(screen, rights) ? undefined : '/login';
}
