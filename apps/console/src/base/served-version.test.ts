import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { isServedVersion, reloadIfOutdated } from './served-version.ts';

const own = '<script type="module" src="/web/assets/index-1.js"></script>';
const newer = '<script type="module" src="/web/assets/index-2.js"></script>';

const reload = vi.fn<() => void>();

function serve(answer: () => Response | Promise<Response>) {
  vi.stubGlobal('fetch', async () => answer());
}

const nobody = () => Promise.reject(new TypeError('Failed to fetch'));

beforeEach(() => {
  reload.mockClear();
  vi.stubGlobal('location', { reload });
  // Scripts inserted by `innerHTML` do not run.
  document.head.innerHTML = own;
});

afterEach(() => {
  document.head.replaceChildren();
  vi.unstubAllGlobals();
});

describe('The version that the server has', () => {
  it.each([
    ['this one', () => new Response(`<html>${own}</html>`), true],
    ['another', () => new Response(`<html>${newer}</html>`), false],
    ['not known when nobody answers', nobody, undefined],
    ['not known when the server fails', () => new Response('', { status: 503 }), undefined],
  ])('is %s', async (_title, answer, expected) => {
    serve(answer);
    expect(await isServedVersion()).toBe(expected);
  });
});

describe('A page whose parts do not load', () => {
  it('is reloaded when the server has another version, at most once a minute', async () => {
    vi.useFakeTimers();
    serve(() => new Response(newer));
    expect(await reloadIfOutdated()).toBe(true);
    expect(await reloadIfOutdated()).toBe(false);
    expect(reload).toHaveBeenCalledTimes(1);
    vi.setSystemTime(Date.now() + 60_000);
    expect(await reloadIfOutdated()).toBe(true);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['nobody answers', nobody],
    ['the server has this version', () => new Response(own)],
  ])('stays when %s', async (_title, answer) => {
    serve(answer);
    expect(await reloadIfOutdated()).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });
});
