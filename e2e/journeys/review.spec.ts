import type { APIRequestContext, Page } from '@playwright/test';

import { textPdf } from '../documents.ts';
import {
  demoCustomer,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  readDemo,
  signIn,
  test,
} from '../product.ts';

/** For the service `mock`, which neither the demo nor other journeys use: all its jobs go to review. */
const flow = {
  scope: 'mock',
  client_id: '',
  backoffice_id: 'revisao',
  project: 'Fichas',
  rule: '',
  use_backoffice: true,
  use_backoffice_validation: false,
};

/** Four values, all with low confidence, and a wrong check digit of the CPF. */
const doubtful = { mock: { confidence: 60, failing_check: true } };
const doubts = 4;

async function openFlow(request: APIRequestContext): Promise<void> {
  const { email, password, companyId } = demoCustomer();
  const signedIn = await request.post('/v2/identity/sign-in', { data: { email, password, remember: false } });
  const { idToken: token } = (await signedIn.json()) as { idToken: string };
  const set = await request.put(`/v2/companies/${companyId}/flow`, {
    headers: { authorization: `Bearer ${token}` },
    data: flow,
  });
  expect(set.status()).toBe(200);
}

/** Sends documents as the customer's program does. */
async function send(request: APIRequestContext, count: number): Promise<void> {
  const { clientId, clientSecret } = demoCustomer();
  const given = await request.post('/v2/token', {
    data: { ClientID: clientId, ClientSecret: clientSecret, ExpiresIn: 5 },
  });
  const { token } = (await given.json()) as { token: string };
  const { buffer } = await textPdf('ficha.pdf', ['Ficha de cadastro', 'MARIA DA SILVA', '529.982.247-26']);
  for (let sent = 0; sent < count; sent += 1) {
    const answer = await request.post('/v2/ocr/job/mock', {
      headers: { authorization: `Bearer ${token}` },
      data: doubtful,
    });
    const { urls } = (await answer.json()) as { urls: { document: string } };
    expect((await request.put(urls.document, { data: buffer })).status()).toBe(200);
  }
}

const queueLine = (page: Page) => page.getByRole('row', { name: /Simulação/ });

/** Shows only the tasks of `mock`: the demo's own documents are in the queue too. */
async function openQueue(page: Page, count: number): Promise<void> {
  await page.goto('/web/backoffice/review');
  // A document is offered as a choice once it is in the queue.
  await waitFor(page, count);
  const document = page.getByRole('combobox', { name: /^Documento/ });
  await document.focus();
  await page.keyboard.type('Simul');
  await expect(document).toHaveValue('mock');
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(2);
}

/** Waits until this many documents are in the queue for review. */
async function waitFor(page: Page, count: number): Promise<void> {
  await expect(queueLine(page).getByRole('cell').nth(2)).toHaveText(String(count));
}

/** A task is on the desk, and its first doubtful value has the focus. */
async function atDesk(page: Page): Promise<string> {
  await expect(page.getByText(`0 de ${doubts} decididos`)).toBeVisible();
  await expect(page.locator('input:focus')).toBeVisible();
  return page.locator('[data-task]').getAttribute('data-task').then(String);
}

test.describe('human review', () => {
  test.describe.configure({ mode: 'serial' });

  test('ten tasks are reviewed by keyboard alone', async ({ page }) => {
    await openFlow(page.request);
    await signIn(page);
    await send(page.request, 10);
    await openQueue(page, 10);
    await expectAccessible(page);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Começar' })).toBeFocused();
    await page.keyboard.press('Enter');

    const seen = new Set<string>();
    for (let task = 0; task < 10; task += 1) {
      seen.add(await atDesk(page));
      if (task === 0) {
        // The failed check comes first, and its reason shows while typing.
        await expect(page.locator('input:focus')).toHaveValue('529.982.247-26');
        await expect(page.getByText('O dígito verificador (CPF) não confere')).toBeVisible();
        await page.keyboard.press('Control+A');
        await page.keyboard.type('52998224725');
        await expect(page.getByText('CPF válido')).toBeVisible();
        await expectAccessible(page);
        await expectNoSidewaysScroll(page);
        await page.keyboard.press('Enter');
        await expect(page.getByText(`1 de ${doubts} decididos`)).toBeVisible();
        await page.keyboard.press('Control+Z');
        await expect(page.getByText(`0 de ${doubts} decididos`)).toBeVisible();
        await page.keyboard.press('Control+A');
        await page.keyboard.type('52998224725');
      }
      for (let doubt = 1; doubt <= doubts; doubt += 1) {
        await page.keyboard.press('Enter');
        if (doubt < doubts) await expect(page.getByText(`${doubt} de ${doubts} decididos`)).toBeVisible();
      }
      await expect(page.getByRole('heading', { name: 'O que muda' })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Enviar e seguir' })).toBeFocused();
      if (task === 0) {
        await expect(page.getByRole('row', { name: /CPF/ }).getByRole('insertion')).toHaveText('52998224725');
        await expectAccessible(page);
      }
      await page.keyboard.press('Control+Enter');
      if (task === 0) {
        // The next task is shown already; the verdict on the previous one is undone and sent again.
        const next = await atDesk(page);
        expect(seen).not.toContain(next);
        await page.keyboard.press('Control+Z');
        await expect(page.getByRole('button', { name: 'Enviar e seguir' })).toBeFocused();
        await expect(page.getByRole('row', { name: /CPF/ }).getByRole('insertion')).toHaveText('52998224725');
        await page.keyboard.press('Control+Enter');
      }
    }
    expect(seen.size).toBe(10);
    await expect(page.getByText('Nada livre para revisar agora.')).toBeVisible();
    await expect(page.getByText('Você decidiu 10 hoje.')).toBeVisible();
  });

  test('two people never hold one task, and a closed browser gives its own back', async ({
    page,
    browser,
  }) => {
    await send(page.request, 2);
    await signIn(page);
    await openQueue(page, 2);
    const other = await browser.newContext();
    const second = await other.newPage();
    await signIn(second, readDemo().admin);
    await openQueue(second, 2);
    await Promise.all(
      [page, second].map((each) => each.getByRole('button', { name: 'Começar' }).press('Enter')),
    );
    const [mine, theirs] = [await atDesk(page), await atDesk(second)];
    expect(mine).not.toBe(theirs);
    await other.close();

    // After its own tasks, the task of the closed browser comes once its lease has expired.
    for (let doubt = 1; doubt <= doubts; doubt += 1) {
      await page.keyboard.press('Enter');
      if (doubt < doubts) await expect(page.getByText(`${doubt} de ${doubts} decididos`)).toBeVisible();
    }
    await page.keyboard.press('Control+Enter');
    await expect(page.getByText('Nada livre para revisar agora.')).toBeVisible();
    await expect(async () => {
      await waitFor(page, 1);
    }).toPass({ timeout: 120_000 });
    await page.getByRole('button', { name: 'Começar' }).press('Enter');
    expect(await atDesk(page)).toBe(theirs);
    await page.keyboard.press('Alt+KeyQ');
    await waitFor(page, 1);
  });
});
