import './base/base.css';
// Loaded while the program is still on its way.
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

type ProgramName = keyof typeof programs;

let shown: ProgramName | undefined;
/** One program is unmounted before the next is mounted. */
let leave: Promise<(() => void) | undefined> = Promise.resolve(undefined);

function rootElement(): HTMLElement {
  const element = document.getElementById('root');
  if (element === null) throw new Error('The page has no #root');
  return element;
}

function fail(error: unknown) {
  void showStartFailure(error, rootElement());
}

/** Shows the program that the session calls for; the other is unmounted with all its state. */
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

function wanted(): ProgramName {
  return session() === undefined ? 'public' : 'console';
}

async function boot() {
  followSystemScheme();
  followOtherTabs();
  try {
    await restoreSession();
  } catch (error) {
    // No answer: the session may still be valid, so the page shows the failure instead of asking to sign in again.
    fail(error);
    return;
  }
  await show(wanted());
  subscribeSession(() => void show(wanted()));
}

boot().catch(fail);
