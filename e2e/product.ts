import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import AxeBuilder from '@axe-core/playwright';
import { expect, test as base, type Page } from '@playwright/test';

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
  const outbox = join(dataDir, 'outbox');
  let code: string | undefined;
  await expect
    .poll(
      () => {
        const mails = existsSync(outbox) ? readdirSync(outbox).toSorted() : [];
        for (const mail of mails.toReversed()) {
          const text = readFileSync(join(outbox, mail), 'utf8');
          if (!text.includes(address)) continue;
          const [, ...body] = text.split(/\r?\n\r?\n/);
          code = /(?<!\d)(\d{6})(?!\d)/.exec(body.join('\n'))?.[1];
          return code;
        }
        return undefined;
      },
      { message: `a code mailed to ${address}` },
    )
    .toBeDefined();
  return code as string;
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

/** Expects axe to find nothing against WCAG 2.2 AA on the page as it stands. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
  const found = violations.map(
    (one) => `${one.id}: ${one.nodes.map((node) => node.target.join(' ')).join('; ')}`,
  );
  expect(found).toEqual([]);
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
