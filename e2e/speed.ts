// Measures the console of a running demo: `node --import tsx e2e/speed.ts http://127.0.0.1:3000 .data [runs]`. A phone
// by Lighthouse's profile: processor four times slower, 150 ms and 1.6 Mbit/s. Medians; prints JSON lines.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import {
  type Browser,
  type BrowserContext,
  type CDPSession,
  chromium,
  devices,
  type Page,
} from '@playwright/test';

const [url = '', dataDir = '', runsText = '5'] = process.argv.slice(2);
const runs = Number(runsText);
const demo = JSON.parse(readFileSync(join(dataDir, 'demo.json'), 'utf8')) as {
  readonly customers: readonly { readonly email: string; readonly password: string }[];
};

interface Load {
  readonly largestPaintMs: number;
  readonly blockedMs: number;
  readonly requests: number;
  readonly kilobytes: number;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

async function slowDown(session: CDPSession, { network }: { network: boolean }) {
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  if (!network) return;
  const bytesPerSecond = (1.6 * 1024 * 1024) / 8;
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond / 2,
  });
}

/** Records paints and long tasks from the start of every page. */
const watch = `
  window.seen = { paint: 0, blocked: 0 };
  new PerformanceObserver((list) => { for (const e of list.getEntries()) seen.paint = e.startTime; })
    .observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => { for (const e of list.getEntries()) seen.blocked += Math.max(0, e.duration - 50); })
    .observe({ type: 'longtask', buffered: true });
`;

async function load(context: BrowserContext, path: string, settled: string): Promise<Load> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  let requests = 0;
  let bytes = 0;
  session.on('Network.requestWillBeSent', ({ request }) => {
    if (!request.url.startsWith('data:')) requests += 1;
  });
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await page.addInitScript(watch);
  await slowDown(session, { network: true });
  await page.goto(`${url}${path}`);
  await page.locator(settled).first().waitFor();
  // Prefetching starts after 1.5 s and is not part of the first paint.
  const first = { requests, kilobytes: Math.round(bytes / 100) / 10 };
  await page.waitForTimeout(1_000);
  const { paint, blocked } = (await page.evaluate('seen')) as { paint: number; blocked: number };
  await page.close();
  return { largestPaintMs: Math.round(paint), blockedMs: Math.round(blocked), ...first };
}

function medians(all: readonly Load[]): Load {
  const of = (read: (one: Load) => number) => median(all.map((one) => read(one)));
  return {
    largestPaintMs: of((one) => one.largestPaintMs),
    blockedMs: of((one) => one.blockedMs),
    requests: of((one) => one.requests),
    kilobytes: of((one) => one.kilobytes),
  };
}

/** A string, because a function would have to be compiled first. */
const clickAndWait = `new Promise((resolve) => {
  const startedAt = performance.now();
  const observer = new MutationObserver(() => {
    // The list stays drawn out of sight: its rows count once they show.
    if (document.querySelectorAll('main tbody tr')[4]?.checkVisibility() !== true) return;
    observer.disconnect();
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.onmessage = () => resolve(performance.now() - startedAt);
      channel.port2.postMessage('');
    });
  });
  observer.observe(document.body, { childList: true, subtree: true });
  document.querySelector('aside a[href="/web/processed-files"]').click();
})`;

/** Milliseconds from a click in the menu to the painted rows of the list, with code and data already loaded. */
async function warmClicks(page: Page): Promise<number> {
  const times: number[] = [];
  for (let i = 0; i < runs * 2 + 1; i += 1) {
    await page.locator('a[href="/web/terms"]').first().click();
    await page.locator('h1', { hasText: 'Termos de uso' }).waitFor();
    const ms = (await page.evaluate(clickAndWait)) as number;
    if (i > 0) times.push(ms);
  }
  return Math.round(median(times) * 10) / 10;
}

async function signedIn(browser: Browser) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'pt-BR' });
  const page = await context.newPage();
  const [customer] = demo.customers;
  await page.goto(`${url}/web/login`);
  await page.getByLabel('E-mail').fill(customer?.email ?? '');
  await page.getByLabel('Senha', { exact: true }).fill(customer?.password ?? '');
  await page.getByLabel('Lembrar de mim').check();
  await page.getByRole('button', { name: 'Entrar' }).click();
  await page.waitForURL('**/web/test');
  await page.locator('[data-cookie-consent] button').click();
  return { context, page };
}

const browser = await chromium.launch({
  ...(process.env.CHROMIUM_PATH === undefined ? {} : { executablePath: process.env.CHROMIUM_PATH }),
  args: ['--no-sandbox'],
});
try {
  const { defaultBrowserType: _, ...phone } = devices['Moto G4'];
  const print = (name: string, figures: unknown) =>
    process.stdout.write(`${JSON.stringify({ name, figures })}\n`);
  const logins: Load[] = [];
  for (let i = 0; i < runs; i += 1) {
    const visit = await browser.newContext({ ...phone, locale: 'pt-BR' });
    logins.push(await load(visit, '/web/login', '#root:not([data-drawn]) form'));
    await visit.close();
  }
  print('login', medians(logins));

  const { context, page } = await signedIn(browser);
  await page.goto(`${url}/web/processed-files`);
  await page.locator('main tbody tr').first().waitFor();
  print('warm click', await warmClicks(page));
  const session = await context.newCDPSession(page);
  await slowDown(session, { network: false });
  print('warm click, processor four times slower', await warmClicks(page));
  await page.close();

  // Each load exchanges the cookie for the next: every run continues with that of the previous one.
  let state = await context.storageState();
  const visits: Load[] = [];
  for (let i = 0; i < runs; i += 1) {
    const visit = await browser.newContext({ ...phone, locale: 'pt-BR', storageState: state });
    visits.push(await load(visit, '/web/processed-files', 'main tbody tr, main ul li'));
    state = await visit.storageState();
    await visit.close();
  }
  print('list', medians(visits));
} finally {
  await browser.close();
}
