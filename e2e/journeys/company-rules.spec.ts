import type { Page } from '@playwright/test';

import { choose, demoCustomer, expect, expectAccessible, readDemo, signIn, test } from '../product.ts';

/** The company gets its limits once the demo has filled in its history, which takes a while on few cores. */
test.describe.configure({ timeout: 2_700_000 });

/** Not the company that the other journeys work in. */
const customer = () => demoCustomer(1);
const name = 'Morada Certa Imóveis';

async function chooseClient(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Escolher cliente' }).last().click();
  await page.getByRole('combobox').fill(name);
  await page.getByRole('option', { name: new RegExp(name) }).click();
  await expect(page.getByText(`Você está agindo por ${name}`)).toBeVisible();
}

async function clearRule(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Limpar', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: `Limpar a regra de ${name}?` });
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Limpar' }).click();
  const said = page.getByText('Regra limpa', { exact: true });
  await expect(said).toBeVisible();
  await expect(said).toHaveCount(0);
}

/** The API's answer when the client's program announces a document. */
async function announce(page: Page): Promise<{ status: number; message: string }> {
  const { clientId, clientSecret } = customer();
  const given = await page.request.post('/v2/token', {
    data: { ClientID: clientId, ClientSecret: clientSecret, ExpiresIn: 5 },
  });
  const { token } = (await given.json()) as { token: string };
  const answer = await page.request.post('/v2/ocr/job/rg', { headers: { authorization: `Bearer ${token}` } });
  const { message = '' } = (await answer.json()) as { message?: string };
  return { status: answer.status(), message };
}

test('a limit that an administrator sets refuses what passes it, until it is cleared', async ({ page }) => {
  await expect.poll(() => readDemo().isComplete, { timeout: 2_400_000 }).toBe(true);
  await signIn(page, readDemo().admin);
  await page.goto('/web/admin/companies?tab=rule');
  await chooseClient(page);
  expect((await announce(page)).status).toBe(200);
  await clearRule(page);
  await page.getByRole('button', { name: 'Adicionar limite' }).first().click();
  await page.getByRole('spinbutton', { name: 'Limite 1: documentos por período' }).fill('1');
  const service = page.getByRole('option', { name: 'RG', exact: true });
  await choose(page.getByRole('combobox', { name: 'Serviços do limite' }), service);
  await page.keyboard.press('Escape');
  await expect(page.getByText('No máximo 1 documento de RG por período.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Regra criada')).toBeVisible();
  await expect(page.getByText(/de 1 usados/)).toBeVisible();
  await expect.poll(async () => (await announce(page)).status).toBe(429);
  expect((await announce(page)).message).toMatch(
    /^O limite de 1 documentos de RG foi atingido \(\d+ usados\)/,
  );

  await clearRule(page);
  await expect.poll(async () => (await announce(page)).status).toBe(200);
  await page
    .getByRole('button', { name: /^Restaurar a regra de/ })
    .last()
    .click();
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Regra criada')).toBeVisible();
});

test('a flow goes one way at most, and is asked about before it is on', async ({ page }) => {
  await signIn(page, readDemo().admin);
  await page.goto('/web/admin/companies?tab=backoffice');
  await chooseClient(page);
  await expect(page.getByText(/^Não há fluxos/)).toBeVisible();
  await page.getByRole('button', { name: 'Criar fluxo' }).click();
  const dialog = page.getByRole('dialog', { name: 'Criar fluxo' });
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText(/^Existem campos vazios/)).toBeVisible();
  await dialog.getByLabel('Serviço').selectOption('rg');
  await dialog.getByLabel('ID do backoffice').fill('fila-rg');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Backoffice atualizado')).toBeVisible();
  const validation = page.getByRole('switch', { name: 'Validação: RG' });
  const backoffice = page.getByRole('switch', { name: '100% Backoffice: RG' });
  for (const [turned, other] of [
    [validation, backoffice],
    [backoffice, validation],
  ] as const) {
    await turned.click({ force: true });
    await page.getByRole('button', { name: 'Ativar' }).click();
    await expect(turned).toBeChecked();
    await expect(other).not.toBeChecked();
  }
  await page.getByRole('button', { name: 'Excluir o fluxo RG' }).click();
  await page.getByRole('button', { name: 'Excluir', exact: true }).click();
  await expect(page.getByText(/^Não há fluxos/)).toBeVisible();
});

test('the general dashboard shows every client, in the order asked for', async ({ page }) => {
  await signIn(page, readDemo().admin);
  await expect(page).toHaveURL(/\/admin\/dashboard/);
  // On the first day of a month the days shown unasked hold nobody's documents yet.
  const startDate = new Date(Date.now() - 31 * 86_400_000).toISOString().slice(0, 10);
  await page.goto(`/web/admin/dashboard?startDate=${startDate}`);
  await page.getByRole('tab', { name: 'Painel geral' }).click();
  await expect(page).toHaveURL(/startDate=/);
  const table = page.getByRole('table', { name: 'Uso por cliente' });
  await expect(table.getByRole('row', { name: new RegExp(name) })).toBeVisible();
  await table.getByRole('button', { name: 'Nome' }).click();
  await expect(page).toHaveURL(/tab=general/);
  await expectAccessible(page);
});
