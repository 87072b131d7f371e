import { demoCustomer, expect, expectAccessible, signIn, test } from '../product.ts';

test('A company creates, uses, changes, replaces and deletes a credential', async ({ page, request }) => {
  const name = `Fiscal ${Date.now()}`;
  await signIn(page);
  await page.goto('/web/api-clients');
  await expect(page.getByRole('row', { name: /ERP Serra Verde/ })).toBeVisible();
  await expect(page.getByText('Demo-Application')).toHaveCount(0);

  await page.getByRole('textbox', { name: 'Nome' }).fill(name);
  const create = page.getByRole('button', { name: 'Criar' });
  await expect(create).toBeDisabled();
  await page.getByRole('combobox', { name: 'Escopos' }).click();
  await page.getByRole('option', { name: 'NF-e', exact: true }).click();
  await create.click();
  const secrets = page.getByRole('dialog', { name: 'Guarde as credenciais' });
  await expect(secrets).toContainText('mostrado somente agora');
  await expectAccessible(page);
  const [, id, secret] = await secrets.locator('code').allTextContents();

  // The program it is for: a token, the service of its scope and no other.
  const tokenWith = (ClientSecret: string | undefined) =>
    request.post('/v2/token', { data: { ClientID: id, ClientSecret } });
  const { token } = (await (await tokenWith(secret)).json()) as { token: string };
  const headers = { authorization: `Bearer ${token}` };
  expect((await request.post('/v2/ocr/job/nfe', { headers })).status()).toBe(200);
  expect((await request.post('/v2/ocr/job/cnh', { headers })).status()).toBe(403);
  await secrets.getByRole('button', { name: 'Fechar' }).last().click();

  await page.getByRole('button', { name: `Editar ${name}` }).click();
  const editing = page.getByRole('dialog', { name: `Editar ${name}` });
  await editing.getByRole('textbox', { name: 'Nome' }).fill(`${name} b`);
  await editing.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByRole('row', { name: new RegExp(`${name} b`) })).toBeVisible();

  await page.getByRole('button', { name: `Trocar o segredo de ${name} b` }).click();
  await page.getByRole('combobox', { name: /continua valendo/ }).click();
  await page.getByRole('option', { name: 'Deixa de valer agora' }).click();
  await page.getByRole('button', { name: 'Gerar novo segredo' }).click();
  const [, , replaced] = await secrets.locator('code').allTextContents();
  expect((await tokenWith(replaced)).status()).toBe(200);
  await expect.poll(async () => (await tokenWith(secret)).status()).toBe(401);
  await secrets.getByRole('button', { name: 'Fechar' }).last().click();

  await page.getByRole('button', { name: `Ver detalhes de ${name} b` }).click();
  await expect(page.getByRole('dialog', { name: 'Detalhes da API Client' })).toContainText(id ?? '');
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
  await page.getByRole('button', { name: 'English' }).click();
  await page.goto('/web/api-clients?tab=webhooks');
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByRole('textbox', { name: 'URL' }).fill('http://hooks.example.com/lavra');
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByText('Url must be https')).toBeVisible();
  await page.getByRole('textbox', { name: 'URL' }).fill('https://10.0.0.1/lavra');
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByText('The webhook could not be created.')).toBeVisible();
  await page.getByRole('textbox', { name: 'URL' }).fill('https://hooks.example.invalid/lavra');
  await page.getByRole('button', { name: 'Create' }).click();
  const created = page.getByRole('dialog', { name: 'Webhook created' });
  await expect(created).toContainText('whsec_');
  await expectAccessible(page);
  await created.getByRole('button', { name: 'Close' }).last().click();

  const row = page.getByRole('row', { name: new RegExp(name) });
  await expect(row).toContainText('Pending');
  await row.getByRole('switch').click({ force: true });
  await expect(page.getByText('Verbose updated')).toBeVisible();

  await page.getByRole('button', { name: `Show deliveries of ${name}` }).click();
  const log = page.getByRole('dialog', { name: `Deliveries of ${name}` });
  await expect(log.getByText('webhook.ping')).toBeVisible();
  await expect(log.getByText(/^\d attempts?$/)).toBeVisible();
  await log.getByText(/^\d attempts?$/).click();
  await expect(log.getByText('No answer').first()).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: `Delete ${name}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(row).toHaveCount(0);
});
