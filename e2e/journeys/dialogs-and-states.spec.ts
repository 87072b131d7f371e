import type { Locator, Page } from '@playwright/test';

import { expect, expectAccessible, expectNoSidewaysScroll, signIn, test } from '../product.ts';

const webhook = {
  webhook_id: 'webhook-1',
  endpoint_name: 'Pedidos',
  endpoint_url: 'https://pedidos.example/lavra',
  verbose: false,
  subscription_arn: 'webhook-1',
  status: 'active',
  created_at: '2026-11-20T12:00:00Z',
  CreationDate: '2026-11-20T12:00:00Z',
  disabled_reason: null,
  previous_secret_until: null,
};

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
  {
    name: 'a list of choices',
    path: '/api-clients',
    open: async (page) => {
      await page.getByRole('combobox', { name: /^(Escopos|Scopes)/ }).click();
      await expect(page.getByRole('option', { name: /NF-e/ })).toBeVisible();
    },
  },
  {
    name: 'an API client to be deleted',
    path: '/api-clients',
    open: (page) => press(page, /^(Excluir|Delete) /, page.getByRole('dialog')),
  },
  {
    name: 'a webhook to be deleted',
    path: '/api-clients?tab=webhooks',
    open: async (page) => {
      await press(page, /^(Excluir|Delete) Pedidos/, page.getByRole('dialog'));
    },
  },
  {
    name: 'invoice of the month',
    path: '/billing',
    open: (page) =>
      press(page, /^(Ver detalhes|See details)$/, page.getByRole('dialog').getByRole('tab').first()),
  },
  {
    name: 'what is asked before a password is reset',
    path: '/account',
    open: (page) => press(page, /^(Redefinir senha|Reset password)$/, page.getByRole('dialog')),
  },
];

/** Rows are chosen where there is a table. */
const chosen: State = {
  name: 'rows that are chosen',
  path: '/processed-files',
  open: async (page) => {
    await page.getByRole('checkbox', { name: /^(Escolher todos|Choose all)/ }).check();
    await press(page, /^(Reenviar com erro|Resend failed)$/, page.getByRole('dialog'));
  },
};

const failing = ['/processed-files', '/dashboard', '/api-clients', '/billing'] as const;

/** The last one waits for what decides whether the person may see it. */
const loading = [...failing, '/backoffice?tab=tasks'] as const;

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
      await page.route('**/v2/companies/*/webhooks', (route) =>
        route.fulfill({ json: { webhooks: [webhook] } }),
      );
      for (const { name, path, open } of width > 700 ? [...states, chosen] : states) {
        await test.step(name, async () => {
          await page.goto(`/web${path}`);
          await open(page);
          await expectAccessible(page);
          await expectNoSidewaysScroll(page);
        });
      }
      // Nothing that the screens ask for comes.
      await page.route('**/v2/companies/**', () => undefined);
      for (const path of loading) {
        await test.step(`${path} loads`, async () => {
          await page.goto(`/web${path}`);
          await expect(page.locator('main [aria-busy=true], main [aria-label]').first()).toBeVisible();
          await expectAccessible(page, { isLoading: true });
          await expectNoSidewaysScroll(page);
        });
      }
      await page.unrouteAll({ behavior: 'ignoreErrors' });
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
