import type { Locator } from '@playwright/test';

import { choose, chooseEnglish, demoCustomer, expect, expectAccessible, signIn, test } from '../product.ts';

/** Name, id and secret of a credential, once all three are shown. */
async function readCredentials(dialog: Locator) {
  const values = dialog.locator('code');
  await expect(values).toHaveCount(3);
  const [, id = '', secret = ''] = await values.allTextContents();
  return { id, secret };
}

async function close(dialog: Locator, name: string): Promise<void> {
  await dialog.getByRole('button', { name }).last().click();
  await expect(dialog).toBeHidden();
}

test('A company creates, uses, changes, replaces and deletes a credential', async ({ page, request }) => {
  const name = `Fiscal ${Date.now()}`;
  await signIn(page);
  await page.goto('/web/api-clients');
  await expect(page.getByRole('row', { name: /ERP Serra Verde/ })).toBeVisible();
  await expect(page.getByText('Demo-Application')).toHaveCount(0);

  await page.getByRole('textbox', { name: 'Nome' }).fill(name);
  const create = page.getByRole('button', { name: 'Criar' });
  await expect(create).toBeDisabled();
  const option = (title: string) => page.getByRole('option', { name: title, exact: true });
  await choose(page.getByRole('combobox', { name: 'Escopos' }), option('NF-e'));
  await create.click();
  const secrets = page.getByRole('dialog', { name: 'Guarde as credenciais' });
  await expect(secrets).toContainText('mostrado somente agora');
  await expectAccessible(page);
  const { id, secret } = await readCredentials(secrets);

  // The program it is for: it gets a token and may use the service of its scope, but no other.
  const tokenWith = (ClientSecret: string) =>
    request.post('/v2/token', { data: { ClientID: id, ClientSecret } });
  const { token } = (await (await tokenWith(secret)).json()) as { token: string };
  const headers = { authorization: `Bearer ${token}` };
  expect((await request.post('/v2/ocr/job/nfe', { headers })).status()).toBe(200);
  expect((await request.post('/v2/ocr/job/cnh', { headers })).status()).toBe(403);
  await close(secrets, 'Fechar');

  await page.getByRole('button', { name: `Editar ${name}` }).click();
  const editing = page.getByRole('dialog', { name: `Editar ${name}` });
  await editing.getByRole('textbox', { name: 'Nome' }).fill(`${name} b`);
  await editing.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByRole('row', { name: new RegExp(`${name} b`) })).toBeVisible();

  await page.getByRole('button', { name: `Trocar o segredo de ${name} b` }).click();
  await choose(page.getByRole('combobox', { name: /continua valendo/ }), option('Deixa de valer agora'));
  await page.getByRole('button', { name: 'Gerar novo segredo' }).click();
  const replaced = await readCredentials(secrets);
  expect((await tokenWith(replaced.secret)).status()).toBe(200);
  await expect.poll(async () => (await tokenWith(secret)).status()).toBe(401);
  await close(secrets, 'Fechar');

  await page.getByRole('button', { name: `Ver detalhes de ${name} b` }).click();
  await expect(page.getByRole('dialog', { name: 'Detalhes da API Client' })).toContainText(id);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: `Excluir ${name} b` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Excluir', exact: true }).click();
  await expect(page.getByRole('row', { name: new RegExp(`${name} b`) })).toHaveCount(0);
  await expect.poll(async () => (await request.post('/v2/ocr/job/nfe', { headers })).status()).toBe(401);
});

test('In English, a company keeps a webhook: created, its verbose switched, its log read, deleted', async ({
  page,
}) => {
  const name = `Orders ${Date.now()}`;
  await signIn(page, demoCustomer(1));
  await page.getByRole('button', { name: /^Menu de / }).click();
  await chooseEnglish(page);
  await page.goto('/web/api-clients?tab=webhooks');
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByRole('textbox', { name: 'URL' }).fill('http://hooks.example.com/lavra');
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByText('Url must be https')).toBeVisible();
  await page.getByRole('textbox', { name: 'URL' }).fill('https://10.0.0.1/lavra');
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByText('The webhook could not be created.')).toBeVisible();
  // Nothing listens on port 9 (discard): the first attempt fails at once, without a network.
  await page.getByRole('textbox', { name: 'URL' }).fill('https://127.0.0.1:9/lavra');
  await page.getByRole('button', { name: 'Create' }).click();
  const created = page.getByRole('dialog', { name: 'Webhook created' });
  await expect(created).toContainText('whsec_');
  await expectAccessible(page);
  await close(created, 'Close');

  const row = page.getByRole('row', { name: new RegExp(name) });
  await expect(row).toContainText('Pending');
  await row.getByRole('switch').click({ force: true });
  await expect(page.getByText('Verbose updated')).toBeVisible();

  await page.getByRole('button', { name: `Show deliveries of ${name}` }).click();
  const log = page.getByRole('dialog', { name: `Deliveries of ${name}` });
  await expect(log.getByText('webhook.ping')).toBeVisible();
  await log.getByText(/^\d+ attempts?$/).click();
  await expect(log.getByText('No answer').first()).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: `Delete ${name}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(row).toHaveCount(0);
});
