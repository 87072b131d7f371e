import { describe, expect, it } from 'vitest';

import { findScreen, landingPath, redirectOf, type Screen } from './areas.ts';
import { parseSearch, stringifySearch } from './search-params.ts';

const customer = { isAdmin: false, hasReport: false, hasBackoffice: false };
const admin = { ...customer, isAdmin: true };

const all: Screen[] = [
  { path: '/test', area: 'customer', isAdminAllowed: true },
  { path: '/demo/$id', area: 'customer', isAdminAllowed: true },
  { path: '/billing', area: 'customer', isAdminAllowed: false },
  { path: '/dashboard', area: 'customer', isAdminAllowed: false },
  { path: '/customer-report', area: 'customer-report', isAdminAllowed: false },
  { path: '/backoffice', area: 'backoffice', isAdminAllowed: false },
  { path: '/admin/dashboard', area: 'admin', isAdminAllowed: true },
  { path: '/admin/billing', area: 'admin', isAdminAllowed: true },
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
    ['an administrator may test', '/test', admin, undefined],
    ['an administrator goes to the twin of a customer screen', '/billing', admin, '/admin/billing'],
    ['a permission that an administrator lacks is asked of them too', '/customer-report', admin, '/login'],
    ['an administrator on an unknown path lands on their dashboard', '/nowhere', admin, '/admin/dashboard'],
  ])('%s', (_title, path, rights, to) => {
    expect(redirectOf(path, rights, all)).toBe(to);
  });

  it('lands administrators on their dashboard and others on the test', () => {
    expect(landingPath(admin, all)).toBe('/admin/dashboard');
    expect(landingPath(customer, all)).toBe('/test');
  });

  it('knows a screen by every part of its path', () => {
    expect(findScreen('/demo', all)).toBeUndefined();
    expect(findScreen('/demo/cnh/more', all)).toBeUndefined();
  });
});

describe('The search of an address', () => {
  it('is flat text that people can read, lists repeated, empty values absent', () => {
    const text = stringifySearch({
      q: 'nota fiscal',
      page: 2,
      scope: ['cnh', 'rg'],
      none: undefined,
      empty: '',
    });
    expect(text).toBe('?q=nota+fiscal&page=2&scope=cnh&scope=rg');
    expect(parseSearch(text)).toEqual({ q: 'nota fiscal', page: '2', scope: ['cnh', 'rg'] });
    expect(stringifySearch({})).toBe('');
  });
});
