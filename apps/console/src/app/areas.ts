import type { User } from '@lavra/contract/model/user';

export type Area = 'customer' | 'customer-report' | 'backoffice' | 'admin';

export interface Screen {
  /** Path under `/web`, parameters as `$name`. */
  readonly path: string;
  readonly area: Area;
  /** An administrator stays; from the others they go to the same path under `/admin`. */
  readonly isAdminAllowed: boolean;
}

/**
 * Every screen that exists. One that is not here has no route, no item in the sidebar and no place in the
 * palette. Screens of a person's own things have no twin under `/admin`, so administrators may use them.
 */
export const screens: readonly Screen[] = [
  { path: '/test', area: 'customer', isAdminAllowed: true },
  { path: '/demo/$id', area: 'customer', isAdminAllowed: true },
  { path: '/processed-files', area: 'customer', isAdminAllowed: false },
  { path: '/processed-files/$id', area: 'customer', isAdminAllowed: false },
  { path: '/account', area: 'customer', isAdminAllowed: true },
  { path: '/api-clients', area: 'customer', isAdminAllowed: true },
  { path: '/terms', area: 'customer', isAdminAllowed: true },
  { path: '/dashboard', area: 'customer', isAdminAllowed: false },
  { path: '/billing', area: 'customer', isAdminAllowed: false },
  { path: '/billing/$id', area: 'customer', isAdminAllowed: false },
  { path: '/background-validations', area: 'customer', isAdminAllowed: false },
  { path: '/customer-report', area: 'customer-report', isAdminAllowed: true },
  // One line each.
];

/** Where one arrives after signing in, and from any unknown path: the first that exists and may be seen. */
const landings = ['/admin/dashboard', '/test', '/terms'] as const;

/** Screens of the public program: a signed-in visitor is sent to their landing screen. */
export const loggedOutOnly: readonly string[] = [
  '/login',
  '/reset-password',
  '/create-account',
  '/create-account-confirm',
];

type Rights = Pick<User, 'isAdmin' | 'hasReport' | 'hasBackoffice'>;

function matches(screen: Screen, path: string): boolean {
  const wanted = screen.path.split('/');
  const given = path.split('/');
  return (
    wanted.length === given.length && wanted.every((part, i) => part.startsWith('$') || part === given[i])
  );
}

export function findScreen(path: string, list: readonly Screen[] = screens): Screen | undefined {
  return list.find((screen) => matches(screen, path));
}

export function maySee(screen: Screen, rights: Rights): boolean {
  switch (screen.area) {
    case 'customer':
      return true;
    case 'customer-report':
      return rights.hasReport;
    case 'backoffice':
      return rights.hasBackoffice || rights.isAdmin;
    case 'admin':
      return rights.isAdmin;
  }
}

export function landingPath(rights: Rights, list: readonly Screen[] = screens): string {
  const seen = landings.find((path) => {
    const screen = findScreen(path, list);
    return screen !== undefined && maySee(screen, rights);
  });
  return seen ?? '/terms';
}

/**
 * Where a signed-in person who asks for this path has to go instead; undefined when they may stay.
 * `/login` is the answer of the specification to a missing right, and from there a signed-in person lands.
 */
export function redirectOf(
  path: string,
  rights: Rights,
  list: readonly Screen[] = screens,
): string | undefined {
  const screen = findScreen(path, list);
  if (screen === undefined) return landingPath(rights, list);
  if (rights.isAdmin && !screen.isAdminAllowed && screen.area !== 'admin') {
    const twin = `/admin${path}`;
    // Until the twin exists, administrators use the customers' screen.
    if (findScreen(twin, list) !== undefined) return twin;
  }
  return maySee(screen, rights) ? undefined : '/login';
}
