import { ApiError, noAnswer } from '@lavra/contract/api-error';
import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import page from '../index.html?raw';
import { ChunkError } from './base/in-time.ts';
import { showStartFailure } from './start-failure.ts';

const script = '<script type="module" src="/web/assets/index-1.js"></script>';
const templates = page.match(/<template[\s\S]*?<\/template>/g) ?? [];

/** What the page shows and what was logged, in a browser whose server answers with the given page. */
async function meet(error: unknown, served: () => Response) {
  vi.stubGlobal('fetch', async () => served());
  const root = document.createElement('div');
  await showStartFailure(error, root);
  const told = vi.mocked(console.error).mock.calls.splice(0);
  return { words: root.textContent, told };
}

const samePage = () => new Response(script);

beforeEach(() => {
  vi.mocked(console.error).mockImplementation(() => undefined);
  document.body.innerHTML = templates.join('');
  // Scripts inserted by `innerHTML` do not run.
  document.head.innerHTML = script;
});

afterEach(() => {
  document.head.replaceChildren();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

describe('An error at the start', () => {
  it('is logged with its stack, and told as an error of the program', async () => {
    const typo = new Error('newcomer typo');
    const { words, told } = await meet(typo, samePage);
    expect(told).toEqual([[typo]]);
    expect(words).toContain('Ocorreu um erro no programa.');
    expect(words).toContain('newcomer typo');
    expect(words).not.toContain('A conexão falhou');
  });

  it.each([500, 502, 503, 429])('is told as a failing server when it answers %i', async (status) => {
    const more = { status, code: 'unavailable', requestId: 'req-7' } as const;
    const { words } = await meet(new ApiError('O serviço está ocupado.', more), samePage);
    expect(words).toContain('O servidor está ocupado ou falhou. Você continua conectado.');
    expect(words).toContain('The server is busy or failed. You are still signed in.');
    expect(words).toContain(`${status} unavailable req-7`);
    expect(words).not.toContain('ApiError');
  });

  it.each([
    ['nobody answers', new TypeError('Failed to fetch'), () => Response.error()],
    [
      'the server has another version',
      new TypeError('gone'),
      () => new Response('<script src="index-2.js">'),
    ],
    ['a part does not come', new ChunkError('late'), samePage],
    [
      'a part cannot be asked for',
      new ChunkError('gone', { cause: new TypeError() }),
      () => Response.error(),
    ],
    ['the session was not answered', noAnswer(new TypeError('Failed to fetch')), samePage],
  ])('is told as a lost connection when %s', async (_title, error, served) => {
    const { words, told } = await meet(error, served);
    expect(told).toEqual([[error]]);
    expect(words).toContain('A conexão falhou ou saiu uma nova versão.');
  });
});

describe('A page that cannot start', () => {
  const typo = new Error('newcomer typo');

  /** Imports the page's main module afresh and waits for its text; `told` is what was logged to the browser's console. */
  async function start(words: string, prepare: (root: HTMLElement) => void) {
    const root = document.body.appendChild(document.createElement('div'));
    root.id = 'root';
    prepare(root);
    vi.resetModules();
    await import('./main.tsx');
    await waitFor(() => expect(root.textContent).toContain(words));
    return vi.mocked(console.error).mock.calls.splice(0);
  }

  it('logs a program that throws while it is put up', async () => {
    vi.stubGlobal('fetch', async () => samePage());
    const told = await start('newcomer typo', (root) => {
      Object.defineProperty(root, 'dataset', {
        get: () => {
          throw typo;
        },
      });
    });
    expect(told).toEqual([[typo]]);
  });

  it('logs a program that throws while it draws', async () => {
    vi.stubGlobal('fetch', async () => samePage());
    window.history.replaceState(null, '', '/web/nowhere');
    vi.spyOn(window.history, 'replaceState').mockImplementation(() => {
      throw typo;
    });
    expect(await start('newcomer typo', () => undefined)).toEqual([[typo]]);
  });

  it('logs a session that was not answered', async () => {
    vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')));
    localStorage.setItem('lavra-session', 'u1');
    const told = await start('A conexão falhou ou saiu uma nova versão.', () => undefined);
    expect(told).toEqual([[expect.objectContaining({ status: 0 })]]);
  });
});
