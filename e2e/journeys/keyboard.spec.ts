import type { Locator, Page } from '@playwright/test';

import { demoCustomer, expect, test } from '../product.ts';

test.describe.configure({ timeout: 600_000 });

/** Presses Tab until the element has the focus. */
async function tabTo(page: Page, to: Locator): Promise<void> {
  await expect(to).toBeVisible();
  for (let stops = 0; stops < 60; stops += 1) {
    if (await to.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The Tab key does not lead to ${String(to)}`);
}

/** The row of the field that the keys chose. */
const chosen = (page: Page) => page.locator('[data-field][data-chosen]');

/** From the tabs of a result past the filter and the search box to the fields, which are a single Tab stop. */
async function tabToFields(page: Page): Promise<void> {
  await tabTo(page, page.getByRole('tab', { name: 'Campos' }));
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('searchbox', { name: 'Buscar nos dados lidos' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(chosen(page)).toHaveCount(1);
}

test('without a mouse: the sign-in, a sample, its values, and the same out of the list', async ({ page }) => {
  const { email, password } = demoCustomer();
  await page.goto('/web/login');
  await tabTo(page, page.getByLabel(/^e-?mail/i));
  await page.keyboard.type(email);
  await tabTo(page, page.getByLabel(/^(senha|password)$/i));
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/web/test');
  await tabTo(page, page.getByRole('link', { name: 'Ler o exemplo: NF-e' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('tab', { name: 'JSON' })).toBeVisible({ timeout: 240_000 });

  // A screen reader announces that the result has arrived.
  await expect(page.getByRole('status').filter({ hasText: 'Leitura pronta' })).toBeAttached();
  await tabToFields(page);
  const first = await chosen(page).getAttribute('data-field');
  await page.keyboard.press('ArrowDown');
  await expect(chosen(page)).not.toHaveAttribute('data-field', first ?? '');
  await page.keyboard.press('k');
  await expect(chosen(page)).toHaveAttribute('data-field', first ?? '');
  await page.keyboard.press('Enter');
  await expect(page.locator(`[data-box="${first}"][data-lit]`)).toBeInViewport();
  await page.keyboard.press('2');
  await expect(page.getByRole('tab', { name: 'JSON' })).toHaveAttribute('aria-selected', 'true');

  await tabTo(page, page.getByRole('link', { name: 'Arquivos processados' }));
  await page.keyboard.press('Enter');
  const rows = page.getByRole('row').filter({ has: page.getByRole('cell') });
  await tabTo(page, rows.first());
  // Other journeys' uploads move the rows meanwhile, so each row is read when it is reached.
  const focused = page.locator('tr:focus');
  while (!/NF-e.*Concluído/s.test(await focused.innerText())) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await tabToFields(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(focused).toContainText('NF-e');
});
