import { demoCustomer, expect, expectAccessible, signIn, test } from '../product.ts';

declare global {
  interface Window {
    /** Set by a test; gone once the page was reloaded. */
    isOldPage?: boolean;
  }
}

test.describe('a part of the program that does not come', () => {
  test.beforeEach(async ({ page }) => {
    await signIn(page, demoCustomer());
    await expect(page.getByRole('link', { name: 'API Clients' })).toBeVisible();
    await page.evaluate(() => (window.isOldPage = true));
  });

  test('leaves the page where it is without a connection, and comes once there is one', async ({ page }) => {
    const isOldPage = () => page.evaluate(() => window.isOldPage);
    const retry = page.getByRole('button', { name: 'Tentar novamente' });
    await page.context().setOffline(true);
    const link = page.getByRole('link', { name: 'API Clients' });
    const failed = page.waitForEvent('requestfailed');
    await link.hover();
    await failed;
    await link.click();
    await expect(retry).toBeVisible();
    await expect(page.getByRole('navigation').first()).toBeVisible();
    await expectAccessible(page);
    await retry.click();
    await expect(
      page.getByRole('alert').filter({ hasText: 'Falha ao fazer requisição' }).last(),
    ).toBeVisible();
    expect(await isOldPage()).toBe(true);

    await page.context().setOffline(false);
    await retry.click();
    await expect(page.getByRole('heading', { name: 'Acesso à API', level: 1 })).toBeVisible();
    expect(await isOldPage()).toBeUndefined();
  });

  test('is of an older version: the page is reloaded', async ({ page }) => {
    let isDeployed = true;
    await page.route(/\/assets\/api-clients-screen-.*\.js/, (route) =>
      isDeployed ? route.fulfill({ status: 404 }) : route.continue(),
    );
    await page.route(/\/web\/$/, async (route) => {
      const answer = await route.fetch();
      const text = await answer.text();
      await route.fulfill({ response: answer, body: text.replaceAll('.js"', '-newer.js"') });
      isDeployed = false;
    });
    await page.getByRole('link', { name: 'API Clients' }).click();
    await expect(page.getByRole('heading', { name: 'Acesso à API', level: 1 })).toBeVisible();
    expect(await page.evaluate(() => window.isOldPage)).toBeUndefined();
  });
});
