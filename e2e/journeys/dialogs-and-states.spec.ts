import type { Locator, Page } from '@playwright/test';

import { expect, expectAccessible, expectNoSidewaysScroll, signIn, test } from '../product.ts';

interface State {
  readonly name: string;
  readonly path: string;
  /** What leads to it from the screen; ends when it is there. */
  readonly open: (page: Page) => Promise<void>;
}

async function press(page: Page, name: RegExp, shown: Locator): Promise<void> {
  await page.getByRole('button', { name }).first().click();
  await expect(shown).toBeVisible();
}

/** Opens the first row, or the first card where a table has no room. */
async function openFirst(page: Page): Promise<void> {
  await page
    .locator('main tbody tr[tabindex="0"], main li[data-opens], main ul li > button')
    .first()
    .press('Enter');
  await expect(page.getByRole('dialog').getByRole('heading').first()).toBeVisible();
}

const states: readonly State[] = [
  {
    name: 'what only the support can open',
    path: '/test',
    open: (page) => press(page, /^(Passaporte|Passport)/, page.getByRole('dialog')),
  },
  {
    name: 'palette',
    path: '/test',
    open: (page) => press(page, /^(Buscar|Search)\b/, page.getByRole('dialog').getByRole('option').first()),
  },
  {
    name: 'menu of the person',
    path: '/test',
    open: (page) => press(page, /^Menu (de|of) /, page.getByRole('button', { name: /^(Sair|Log out)$/ })),
  },
  {
    name: 'keys',
    path: '/account',
    open: async (page) => {
      await page.getByRole('button', { name: /^Menu (de|of) / }).click();
      await press(page, /^(Atalhos do teclado|Keyboard shortcuts)/, page.getByRole('dialog'));
    },
  },
  {
    name: 'sending',
    path: '/processed-files',
    open: (page) => press(page, /^(Enviar manualmente|Send manually)$/, page.getByRole('dialog')),
  },
  { name: 'details of a job', path: '/processed-files', open: openFirst },
  {
    name: 'details of a job that is not there',
    path: '/processed-files/2ZxQabcdefghijklmnopqrstuvw',
    open: async (page) => {
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  { name: 'details of an API client', path: '/api-clients', open: openFirst },
];

const failing = ['/processed-files', '/dashboard', '/api-clients', '/billing'] as const;

const settings = [
  { language: 'pt', scheme: 'light', width: 1440 },
  { language: 'en', scheme: 'dark', width: 390 },
] as const;

for (const { language, scheme, width } of settings) {
  test.describe(`${width} px wide, ${scheme}, ${language}`, () => {
    test.use({ viewport: { width, height: 900 }, colorScheme: scheme });

    test('every dialog, menu and failure is accessible and no wider than the window', async ({ page }) => {
      test.setTimeout(600_000);
      await signIn(page);
      await page.evaluate((chosen) => {
        localStorage.setItem('lavra-locale', chosen);
        localStorage.setItem('lavra-cookies-accepted', 'true');
      }, language);
      for (const { name, path, open } of states) {
        await test.step(name, async () => {
          await page.goto(`/web${path}`);
          await open(page);
          await expectAccessible(page);
          await expectNoSidewaysScroll(page);
        });
      }
      // Who is signed in is known; what the screens ask for fails.
      await page.route('**/v2/companies/**', (route) =>
        route.fulfill({ status: 500, json: { message: 'x', code: 'internal', request_id: 'req-1' } }),
      );
      for (const path of failing) {
        await test.step(`${path} fails`, async () => {
          await page.goto(`/web${path}`);
          await expect(
            page.getByRole('button', { name: /^(Tentar novamente|Try again)$/ }).first(),
          ).toBeVisible();
          await expectAccessible(page);
          await expectNoSidewaysScroll(page);
        });
      }
    });
  });
}
