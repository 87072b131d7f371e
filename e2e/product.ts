import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import AxeBuilder from '@axe-core/playwright';
import { expect, type Locator, test as base, type Page } from '@playwright/test';

const dataDir = process.env.LAVRA_E2E_DATA ?? '';

export interface DemoCustomer {
  readonly email: string;
  readonly password: string;
  readonly companyId: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

export interface Demo {
  readonly url: string;
  readonly admin: { readonly email: string; readonly password: string };
  readonly customers: readonly DemoCustomer[];
  /** Whether its past is filled in. */
  readonly isComplete?: boolean;
}

/** The generated sign-ins of the demo. */
export function readDemo(): Demo {
  return JSON.parse(readFileSync(join(dataDir, 'demo.json'), 'utf8')) as Demo;
}

export function demoCustomer(index = 0): DemoCustomer {
  const customer = readDemo().customers[index];
  if (customer === undefined) throw new Error(`The demo has no customer ${index}`);
  return customer;
}

/** Path of a sample beside the project; undefined where the samples are absent. */
export function samplePath(name: string): string | undefined {
  const path = fileURLToPath(new URL(`../../shared/samples/${name}`, import.meta.url));
  return existsSync(path) ? path : undefined;
}

/** The newest six-digit code that was mailed to an address, read from the outbox folder. */
export async function readMailedCode(address: string): Promise<string> {
  let code: string | undefined;
  await expect
    .poll(() => (code = newestCode(address)), { message: `a code mailed to ${address}` })
    .toBeDefined();
  return code as string;
}

function newestCode(address: string): string | undefined {
  const outbox = join(dataDir, 'outbox');
  if (!existsSync(outbox)) return undefined;
  // By the time of the file: names that were given in one second are in no order.
  const writtenMs = (path: string) => statSync(path).mtimeMs;
  const mails = readdirSync(outbox)
    .map((name) => join(outbox, name))
    .toSorted((a, b) => writtenMs(b) - writtenMs(a))
    .map((path) => readFileSync(path, 'utf8'));
  const [, ...body] = mails.find((mail) => mail.includes(address))?.split(/\r?\n\r?\n/) ?? [];
  return /(?<!\d)(\d{6})(?!\d)/.exec(body.join('\n'))?.[1];
}

/** Chooses English, and waits until the page speaks it. */
export async function chooseEnglish(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
}

/** Signs a person in through the login screen and waits for the catalogue. */
export async function signIn(
  page: Page,
  who: { email: string; password: string } = demoCustomer(),
): Promise<void> {
  await page.goto('/web/login');
  await page.getByLabel(/^e-?mail/i).fill(who.email);
  await page.getByLabel(/^(senha|password)$/i).fill(who.password);
  await page.getByRole('button', { name: /^(entrar|sign in)$/i }).click();
  await page.waitForURL(/\/web\/(test|admin)/);
}

/** Resolves when nothing on the page moves, loads or stands dimmed because it is being asked for again. */
async function atRest(page: Page): Promise<void> {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await page.waitForFunction(async () => {
    await document.fonts.ready;
    const isEndless = (animation: Animation) =>
      animation.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY;
    const isMoving = document
      .getAnimations()
      .some((animation) => animation.playState === 'running' && !isEndless(animation));
    return !isMoving && [...document.images].every((image) => image.complete);
  });
}

/**
 * Chooses from the list of a field, as a person does who looks whether it took: on a busy machine a list can move between
 * the press and the release of a click, which then meets nothing.
 */
export async function choose(field: Locator, option: Locator): Promise<void> {
  const page = field.page();
  await expect(async () => {
    await atRest(page);
    if (!(await option.isVisible())) await field.click();
    await expect(option).toBeVisible();
    await atRest(page);
    const text = (await option.innerText()).trim();
    await option.click({ timeout: 5_000 });
    // Of several that can be chosen, each stands as a pill beside the cursor.
    const isTaken = async () =>
      (await field.inputValue()) === text || (await field.locator('..').innerText()).includes(text);
    await expect.poll(isTaken, { timeout: 5_000 }).toBe(true);
  }).toPass({ timeout: 120_000 });
}

/**
 * Expects axe to find nothing against WCAG 2.2 AA and best practice, nor a name that lacks what its button shows, which
 * axe looks for only when told to. Looked at again while it finds something: a
 * message that fades out, or a row that comes in, while axe measures has colours that nobody keeps. What is still
 * loading is looked at as it stands.
 */
export async function expectAccessible(page: Page, { isLoading = false } = {}): Promise<void> {
  await expect(async () => {
    if (!isLoading) await atRest(page);
    const { violations } = await new AxeBuilder({ page })
      .options({ rules: { 'label-content-name-mismatch': { enabled: true } } })
      .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
      .analyze();
    const found = violations.map(
      (one) => `${one.id}: ${one.nodes.map((node) => node.target.join(' ')).join('; ')}`,
    );
    expect(found).toEqual([]);
  }).toPass({ timeout: 90_000 });
}

/** Expects nothing to be wider than the window: what is wide scrolls in a frame of its own. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overhang = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect.poll(overhang).toBeLessThanOrEqual(0);
  // Inside a dialog too: only a box made to be scrolled may hold something wider than itself.
  const cutOff = () =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('[role=dialog], [role=dialog] *')]
        .filter((element) => element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0)
        .filter((element) => getComputedStyle(element).overflowX === 'visible')
        .filter((element) => element.closest('[role=dialog]')?.contains(element) === true)
        .filter((element) => {
          const right = element.closest('[role=dialog]')?.getBoundingClientRect().right ?? 0;
          return element.getBoundingClientRect().left + element.scrollWidth > right + 1;
        })
        .filter((element) => element.closest('[tabindex="0"], pre, table') === null)
        .map((element) => element.className || element.tagName),
    );
  await expect.poll(cutOff).toEqual([]);
}

/** A test whose page fails it on an uncaught error of the console. */
export const test = base.extend({
  page: async ({ page }, use) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await use(page);
    expect(errors, 'uncaught errors of the console').toEqual([]);
  },
});

export { expect };
