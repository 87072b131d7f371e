import { describe, expect, it } from 'vitest';

import { findScreen, landingPath, listedScreens, redirectOf, type Screen } from './screens.ts';

const customer = { isAdmin: false, hasReport: false, hasBackoffice: false };
const admin = { ...customer, isAdmin: true };

const customers: Screen[] = [
  { path: '/test', access: 'customer', isLanding: true },
  { path: '/demo/$id', access: 'customer' },
  { path: '/billing', access: 'customer' },
  { path: '/dashboard', access: 'customer' },
  { path: '/customer-report', access: 'meter-report' },
  { path: '/backoffice', access: 'backoffice' },
];
const all: Screen[] = [
  ...customers,
  { path: '/admin/dashboard', access: 'admin', isLanding: true },
  { path: '/admin/billing', access: 'admin' },
  { path: '/admin/companies', access: 'admin' },
];

describe('Where a person may be', () => {
  it.each([
    ['a customer on their screen stays', '/billing', customer, undefined],
    ['a parameter is part of the screen', '/demo/cnh', customer, undefined],
    ['an unknown path leads to the test', '/nowhere', customer, '/test'],
    ['the home page leads to the test', '/', customer, '/test'],
    ['a customer is not let into the administration', '/admin/billing', customer, '/login'],
    ['the report needs its permission', '/customer-report', customer, '/login'],
    [
      'who has the permission sees the report',
      '/customer-report',
      { ...customer, hasReport: true },
      undefined,
    ],
    ['the backoffice needs its permission', '/backoffice', customer, '/login'],
    [
      'who has the permission sees the backoffice',
      '/backoffice',
      { ...customer, hasBackoffice: true },
      undefined,
    ],
    ['no other path begins like it', '/administer', customer, '/test'],
    ['an administrator may test', '/test', admin, undefined],
    ['an administrator goes to the twin of a customer screen', '/billing', admin, '/admin/billing'],
    ['a permission that an administrator lacks is asked of them too', '/customer-report', admin, '/login'],
    ['an unknown path leads an administrator to the test too', '/nowhere', admin, '/test'],
    ['so does an unknown one of the administration', '/admin/nowhere', admin, '/test'],
    ['nobody else learns what the administration has', '/admin/nowhere', customer, '/login'],
    ['the administration itself is for administrators', '/admin', customer, '/login'],
    ['the administration leads to its dashboard', '/admin', admin, '/admin/dashboard'],
    ['the home page leads an administrator to their dashboard', '/', admin, '/admin/dashboard'],
    ['so does the login', '/login', admin, '/admin/dashboard'],
    ['what customers do not have leads to the administration', '/companies', admin, '/admin/companies'],
  ])('%s', (_title, path, rights, to) => {
    expect(redirectOf(path, rights, all)).toBe(to);
  });

  it('lands administrators on their dashboard and others on the test', () => {
    expect(landingPath(admin, all)).toBe('/admin/dashboard');
    expect(landingPath(customer, all)).toBe('/test');
  });

  it('lists for administrators their own screens, and those of customers that have no twin', () => {
    const paths = listedScreens(admin, all).map(({ path }) => path);
    expect(paths).toEqual(['/test', '/demo/$id', '/admin/dashboard', '/admin/billing', '/admin/companies']);
    expect(listedScreens(customer, all).map(({ path }) => path)).toEqual([
      '/test',
      '/demo/$id',
      '/billing',
      '/dashboard',
    ]);
  });

  it('lets administrators use the screens of customers while there is no area of their own', () => {
    expect(redirectOf('/billing', admin, customers)).toBeUndefined();
    expect(landingPath(admin, customers)).toBe('/test');
  });

  it('knows a screen by every part of its path', () => {
    expect(findScreen('/demo', all)).toBeUndefined();
    expect(findScreen('/demo/cnh/more', all)).toBeUndefined();
  });
});
