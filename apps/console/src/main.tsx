import './theme/base.css';

import { loadConfig } from './lib/config.ts';
import { followOtherTabs, restoreSession, session, subscribeSession } from './lib/session.ts';
import { followSystemScheme } from './theme/color-scheme.ts';

/** A table, not a condition: the minifier folds `c ? import(a) : import(b)` and one program loses its styles. */
const programs = {
  public: () => import('./public/program.tsx'),
  console: () => import('./app/program.tsx'),
} as const;

type ProgramName = keyof typeof programs;

let shown: ProgramName | undefined;
let leave: (() => void) | undefined;

function rootElement(): HTMLElement {
  const element = document.getElementById('root');
  if (element === null) throw new Error('The page has no #root');
  return element;
}

/** The program that the session asks for; the other one goes with all that it held. */
async function show(name: ProgramName) {
  if (shown === name) return;
  shown = name;
  const { mount } = await programs[name]();
  if (shown !== name) return;
  leave?.();
  leave = await mount(rootElement());
}

function wanted(): ProgramName {
  return session() === undefined ? 'public' : 'console';
}

async function boot() {
  followSystemScheme();
  followOtherTabs();
  void loadConfig().catch(() => undefined);
  // Without an answer there is no session to go on with: the login screen says what is wrong.
  await restoreSession().catch(() => undefined);
  await show(wanted());
  subscribeSession(() => void show(wanted()));
}

void boot();
