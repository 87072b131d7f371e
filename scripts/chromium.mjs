import { existsSync } from 'node:fs';

import { bin, run } from './run.mjs';

const known = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

function installed() {
  const named = process.env.CHROMIUM_PATH;
  if (named !== undefined) return existsSync(named) ? named : undefined;
  return known.find((path) => existsSync(path));
}

/**
 * Path of a Chromium; when there is none, installs Debian's or Playwright's own. Returns what is missing when neither
 * is possible.
 */
export async function findChromium() {
  const present = installed();
  if (present !== undefined) return { path: present };
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    process.stdout.write('Installing Chromium with apt-get\n');
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    await run('apt-get', ['update', '-qq'], { capture: true, env });
    const { code, output } = await run('apt-get', ['install', '-y', '-qq', 'chromium'], {
      capture: true,
      env,
    });
    if (code === 0 && installed() !== undefined) return { path: installed() };
    process.stdout.write(output.split('\n').slice(-5).join('\n'));
  }
  const { code } = await run(bin('playwright'), ['install', 'chromium'], { capture: true });
  if (code === 0) return { path: undefined };
  return {
    missing:
      'Chromium. Install the package "chromium" (Debian, Ubuntu: apt-get install chromium) or set CHROMIUM_PATH to a Chromium or Chrome.',
  };
}
