import { confirm, newPerson, signUp } from '../person.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, readDemo, signIn, test } from '../product.ts';

test('an administrator acts for a client, kept over a reload and ended by Esc twice', async ({ page }) => {
  await signIn(page, readDemo().admin);
  await page.waitForURL('**/web/admin/**');
  await page.getByRole('banner').getByRole('button', { name: 'Escolher cliente' }).click();
  await page.getByRole('combobox', { name: 'Nome, e-mail ou CPF/CNPJ' }).fill('fiscal@serraverde');
  await page.getByRole('option', { name: /Cooperativa Serra Verde/ }).click();
  const bar = page.getByRole('region', { name: 'Agindo por um cliente' });
  await expect(bar).toContainText('Você está agindo por Cooperativa Serra Verde');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await page.goto('/web/api-clients');
  await expect(bar).toBeVisible();
  await expect(page.getByRole('cell', { name: 'ERP Serra Verde', exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(bar).toBeHidden();
  await expect(page.getByText('Nenhum cliente escolhido')).toBeVisible();
});

test('a deactivated company stops, and the trail says who did it', async ({ page, browser }) => {
  const person = newPerson();
  const theirs = await (await browser.newContext({ locale: 'pt-BR' })).newPage();
  await signUp(theirs, person);
  await confirm(theirs, person);

  await signIn(page, readDemo().admin);
  await page.goto(`/web/admin/companies?name=${encodeURIComponent(person.email)}`);
  await page.getByRole('cell', { name: new RegExp(person.email) }).click();
  const sheet = page.getByRole('dialog', { name: new RegExp(person.email) });
  await expect(sheet.getByText('Cliente desde')).toBeVisible();
  await expectAccessible(page);
  await sheet.getByRole('tab', { name: 'Membros' }).click();
  await sheet.getByRole('button', { name: 'Desativar' }).click();
  const question = page.getByRole('dialog', { name: `Desativar ${person.name} (${person.email})?` });
  await expectAccessible(page);
  await question.getByRole('textbox').fill(person.email);
  await question.getByRole('button', { name: 'Desativar' }).click();
  await expect(page.getByText('Empresa desativada com sucesso')).toBeVisible();

  // Their next request is refused, and so is a new token.
  await theirs.goto('/web/processed-files');
  await theirs.waitForURL('**/web/login');
  await theirs.context().close();

  await sheet.getByRole('tab', { name: 'Visão geral' }).click();
  await sheet.getByRole('button', { name: `Reativar ${person.name}` }).click();
  await expect(page.getByText('Empresa reativada com sucesso')).toBeVisible();
  for (const part of ['Regras', 'Revisão humana', 'Faturas']) {
    await sheet.getByRole('tab', { name: part }).click();
    await expectAccessible(page);
  }
  await sheet.getByRole('tab', { name: 'Auditoria' }).click();
  await expect(page).toHaveURL(/part=audit/);
  await sheet.getByRole('link', { name: 'Ver na auditoria' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Auditoria' })).toBeVisible();
  const entry = page.getByRole('group').filter({ hasText: 'Desativar uma empresa' });
  await expect(entry).toContainText(`para ${person.name}`);
  await entry.locator('summary').click();
  await expect(entry.getByRole('row', { name: 'status active disabled' })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});
