import type { Locator, Page } from '@playwright/test';

import { expect, expectAccessible, expectNoSidewaysScroll, readDemo, signIn, test } from '../product.ts';

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

const attempt = (number: number, status: number, answer: string) => ({
  attempt: number,
  attempted_at: webhook.created_at,
  status,
  latency_ms: 120,
  answer,
  error: null,
});

/** Delivered in two attempts, the first of which was refused. */
const delivery = {
  delivery_id: 'delivery-1',
  webhook_id: webhook.webhook_id,
  type: 'webhook.test',
  message_id: 'message-1',
  job_id: null,
  batch_id: null,
  created_at: webhook.created_at,
  status: 'delivered',
  next_attempt_at: null,
  attempts: [attempt(1, 500, 'Internal Server Error'), attempt(2, 200, 'ok')],
};

interface State {
  readonly name: string;
  readonly path: string;
  /** Leads from the screen to the state, and resolves when it is reached. */
  readonly open: (page: Page) => Promise<void>;
}

async function press(page: Page, name: RegExp, shown: Locator): Promise<void> {
  await page.getByRole('button', { name }).first().click();
  await expect(shown).toBeVisible();
}

/** Opens the first row, or the first card where a table does not fit. */
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
    name: 'deliveries of a webhook',
    path: '/api-clients?tab=webhooks',
    open: async (page) => {
      const log = page.getByRole('dialog');
      await press(page, /^(Ver entregas de|Show deliveries of) Pedidos/, log);
      await expect(log.getByText(/^(Entregue|Delivered)/).first()).toBeVisible();
    },
  },
  {
    name: 'secret of a new webhook',
    path: '/api-clients?tab=webhooks',
    open: async (page) => {
      await page.getByRole('textbox', { name: /^(Nome|Name)/ }).fill('Pedidos');
      await page.getByRole('textbox', { name: 'URL' }).fill(webhook.endpoint_url);
      await press(page, /^(Criar|Create)$/, page.getByRole('dialog').getByText('a-secret'));
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

/** Rows can be selected only where there is a table. */
const chosen: State = {
  name: 'rows that are chosen',
  path: '/processed-files',
  open: async (page) => {
    await page.getByRole('checkbox', { name: /^(Escolher todos|Choose all)/ }).check();
    await press(page, /^(Reenviar com erro|Resend failed)$/, page.getByRole('dialog'));
    // What lies half under the bar at the top would be measured as too small to be pressed.
    await page.evaluate(() => window.scrollTo(0, 0));
  },
};

const failing = ['/processed-files', '/dashboard', '/api-clients', '/billing'] as const;

/** The last one waits for the answer that decides whether the user may see it. */
const loading = [...failing, '/backoffice?tab=tasks'] as const;

/** What an administrator opens; nothing is saved. */
const administration: readonly State[] = [
  { name: 'a company', path: '/admin/companies', open: openFirst },
  {
    name: 'choice of a client',
    path: '/admin/billing?view=client',
    open: (page) =>
      press(page, /(Escolher cliente|Choose client)$/, page.getByRole('dialog').getByRole('option').first()),
  },
  {
    name: 'new prices',
    path: '/admin/billing?view=prices',
    open: (page) => press(page, /^(Nova tabela|New list)$/, page.getByRole('dialog')),
  },
  {
    name: 'a validation to be deleted',
    path: '/admin/background-validations',
    open: (page) => press(page, /^(Excluir|Delete) /, page.getByRole('dialog')),
  },
  {
    name: 'a check that is tried',
    path: '/admin/background-validations',
    open: (page) => press(page, /^(Testar uma consulta|Try a check)/, page.getByRole('dialog')),
  },
];

declare global {
  interface Window {
    /** Everything that was seen moving. */
    moved: string[];
  }
}

/** Records in the page whatever moves for long enough to be seen. */
async function watchMotion(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.moved = [];
    const look = () => {
      for (const animation of document.getAnimations()) {
        const { activeDuration = 0 } = animation.effect?.getComputedTiming() ?? {};
        const { target } = animation.effect as KeyframeEffect;
        if (Number(activeDuration) > 1) window.moved.push(String(target?.className));
      }
      requestAnimationFrame(look);
    };
    look();
  });
}

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
        route.fulfill({
          json:
            route.request().method() === 'POST'
              ? { ...webhook, ClientSecret: 'a-secret' }
              : { webhooks: [webhook] },
        }),
      );
      await page.route('**/webhooks/*/deliveries**', (route) =>
        route.fulfill({ json: { deliveries: [delivery] } }),
      );
      await watchMotion(page);
      for (const { name, path, open } of width > 700 ? [...states, chosen] : states) {
        await test.step(name, async () => {
          await page.goto(`/web${path}`);
          await open(page);
          await expectAccessible(page);
          await expectNoSidewaysScroll(page);
          // The browser is set to prefer reduced motion.
          expect(await page.evaluate(() => window.moved)).toEqual([]);
        });
      }
      await test.step('what is seen without a network', async () => {
        await page.goto('/web/processed-files');
        await expect(page.getByRole('button', { name: /^(Atualizar|Refresh)$/ })).toBeEnabled();
        // The part of the screen that comes last, where there is a table.
        if (width > 700) await expect(page.getByRole('button', { name: /^(Colunas|Columns)/ })).toBeVisible();
        await page.context().setOffline(true);
        await page.getByRole('button', { name: /^(Atualizar|Refresh)$/ }).click();
        await expect(page.getByText(/^(Sem conexão|No connection)/).first()).toBeVisible();
        await expectAccessible(page);
        await page.context().setOffline(false);
      });
      // No request of the screens is answered.
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
      // The session is answered; the requests of the screens fail.
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
      await test.step('the console cannot start', async () => {
        await page.route('**/v2/**', (route) =>
          route.fulfill({ status: 503, json: { message: 'x', code: 'unavailable', request_id: 'req-1' } }),
        );
        await page.goto('/web/test');
        const title = /^(Não foi possível abrir a Lavra|Lavra could not be opened)$/;
        await expect(page.getByRole('heading', { name: title })).toBeVisible();
        await expectAccessible(page);
        await expectNoSidewaysScroll(page);
      });
    });

    test('so is every one of an administrator', async ({ page }) => {
      await signIn(page, readDemo().admin);
      await page.evaluate((chosen) => localStorage.setItem('lavra-locale', chosen), language);
      for (const { name, path, open } of administration) {
        await test.step(name, async () => {
          await page.goto(`/web${path}`);
          await open(page);
          await expectAccessible(page);
          await expectNoSidewaysScroll(page);
        });
      }
    });
  });
}

test('a screen moves where nobody asked for less of it', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await signIn(page);
  await watchMotion(page);
  await page.goto('/web/test');
  await press(page, /^Buscar/, page.getByRole('dialog').getByRole('option').first());
  expect(await page.evaluate(() => window.moved)).not.toEqual([]);
});
