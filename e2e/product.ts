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
  /** Whether its history is filled in. */
  readonly isComplete?: boolean;
}

/** The generated credentials of the demo. */
export function readDemo(): Demo {
  return JSON.parse(readFileSync(join(dataDir, 'demo.json'), 'utf8')) as Demo;
}

export function demoCustomer(index = 0): DemoCustomer {
  const customer = readDemo().customers[index];
  if (customer === undefined) throw new Error(`The demo has no customer ${index}`);
  return customer;
}

/** Path of a sample outside the repository; undefined if the samples are absent. */
export function samplePath(name: string): string | undefined {
  const path = fileURLToPath(new URL(`../../shared/samples/${name}`, import.meta.url));
  return existsSync(path) ? path : undefined;
}

/** The latest six-digit code that was mailed to an address, read from the outbox folder. */
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
  // Sorted by modification time: names given within one second have no order.
  const writtenMs = (path: string) => statSync(path).mtimeMs;
  const mails = readdirSync(outbox)
    .map((name) => join(outbox, name))
    .toSorted((a, b) => writtenMs(b) - writtenMs(a))
    .map((path) => readFileSync(path, 'utf8'));
  const [, ...body] = mails.find((mail) => mail.includes(address))?.split(/\r?\n\r?\n/) ?? [];
  return /(?<!\d)(\d{6})(?!\d)/.exec(body.join('\n'))?.[1];
}

/** Chooses English, and waits until the page is in English. */
export async function chooseEnglish(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
}

/** Signs a user in through the login screen and waits for the catalogue. */
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

/** Resolves when nothing on the page moves, loads, or is dimmed by a refetch. */
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
 * Chooses an option of a field's list and checks that it took: on a busy machine a list can move between the press and
 * the release of a click, which then hits nothing.
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
    // In a field that takes several, each chosen one is shown as a pill beside the cursor.
    const isTaken = async () =>
      (await field.inputValue()) === text || (await field.locator('..').innerText()).includes(text);
    await expect.poll(isTaken, { timeout: 5_000 }).toBe(true);
  }).toPass({ timeout: 120_000 });
}

/**
 * Expects axe to find nothing against WCAG 2.2 AA and best practice, nor an accessible name that lacks the visible
 * label, a rule that axe runs only when enabled. Retried while it finds something: a message that fades out, or a row
 * that fades in, while axe measures has passing colours. What is still loading is checked as it is.
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

/** Expects nothing to be wider than the window: wide content scrolls in a frame of its own. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overhang = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect.poll(overhang).toBeLessThanOrEqual(0);
  // Inside a dialog too: only a scrollable box may hold something wider than itself.
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

/** A test that fails on an uncaught error in its page. */
export const test = base.extend({
  page: async ({ page }, use) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await use(page);
    expect(errors, 'uncaught errors of the console').toEqual([]);
  },
});

export { expect };
