import './base/base.css';
// Read in while the program still comes.
import 'react-dom/client';

import { inTime } from './base/in-time.ts';
import { pause } from './base/pause.ts';
import { followOtherTabs, restoreSession, session, subscribeSession } from './base/session.ts';
import { showStartFailure } from './start-failure.ts';
import { followSystemScheme } from './base/color-scheme.ts';

/** A table, not a condition: the minifier folds `c ? import(a) : import(b)` and one program loses its styles. */
const programs = {
  public: inTime(() => import('./public/program.tsx')),
  console: inTime(() => import('./app/program.tsx')),
} as const;

const reloadedKey = 'lavra-reloaded-at';

type ProgramName = keyof typeof programs;

let shown: ProgramName | undefined;
/** Programs come and go one after the other. */
let leave: Promise<(() => void) | undefined> = Promise.resolve(undefined);

function rootElement(): HTMLElement {
  const element = document.getElementById('root');
  if (element === null) throw new Error('The page has no #root');
  return element;
}

function fail(error: unknown) {
  void showStartFailure(error, rootElement());
}

/** The program that the session asks for; the other one goes with all that it held. */
async function show(name: ProgramName) {
  if (shown === name) return;
  shown = name;
  try {
    const { mount } = await programs[name]();
    await pause();
    if (shown !== name) return;
    leave = leave.then((end) => {
      end?.();
      return mount(rootElement(), fail);
    });
    await leave;
  } catch (error) {
    fail(error);
  }
}

/** A file of an older version is gone from the server: the page is asked for again, once a minute at most. */
function reloadStale(event: Event) {
  const last = Number(sessionStorage.getItem(reloadedKey));
  if (Date.now() - last < 60_000) return;
  event.preventDefault();
  sessionStorage.setItem(reloadedKey, String(Date.now()));
  window.location.reload();
}

function wanted(): ProgramName {
  return session() === undefined ? 'public' : 'console';
}

async function boot() {
  window.addEventListener('vite:preloadError', reloadStale);
  followSystemScheme();
  followOtherTabs();
  try {
    await restoreSession();
  } catch (error) {
    // No answer: the session may well live, so the page waits here instead of asking to sign in again.
    fail(error);
    return;
  }
  await show(wanted());
  subscribeSession(() => void show(wanted()));
}

boot().catch(fail);
