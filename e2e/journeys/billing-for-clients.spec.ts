import { readFileSync } from 'node:fs';

import type { Page } from '@playwright/test';

import { choose, demoCustomer, expect, expectAccessible, readDemo, signIn, test } from '../product.ts';

/** Invoices and reports are made in the background, queued behind the history that the demo is still filling in. */
test.describe.configure({ timeout: 600_000 });

const madeMs = 120_000;

/** An administrator who acts for the demo's second customer. */
async function actForMorada(page: Page, path: string): Promise<void> {
  await signIn(page, readDemo().admin);
  await page.goto(`/web${path}`);
  await page.getByRole('button', { name: 'Escolher cliente' }).first().click();
  await page.getByPlaceholder('Nome, e-mail ou CPF/CNPJ').fill(demoCustomer(1).email);
  await page.getByRole('option', { name: new RegExp(demoCustomer(1).email) }).click();
  await expect(page.getByText('Você está agindo por')).toBeVisible();
}

test('a price is agreed, the invoice becomes a bill, and its PDF is saved', async ({ page }) => {
  await actForMorada(page, '/admin/billing?view=prices');
  const agreed = page.getByRole('region', { name: /^Preços combinados com / });
  await agreed.getByRole('button', { name: 'Nova tabela' }).click();
  const prices = page.getByRole('dialog', { name: 'Nova tabela de preços' });
  // The current month is the thirteenth of the twenty-five.
  await choose(prices.getByRole('combobox', { name: /Vale desde o mês/ }), page.getByRole('option').nth(12));
  await prices.getByLabel('Mínimo mensal').fill('250');
  await prices.getByLabel('Preço por requisição (R$)').fill('0,25');
  await prices.getByRole('button', { name: 'Salvar' }).click();
  await expect(agreed.getByRole('row', { name: /Todos os outros R\$\s250,00/ })).toBeVisible();

  await page.getByRole('tab', { name: 'Por cliente' }).click();
  await page.getByRole('button', { name: 'Gerar fatura', exact: true }).click();
  const generate = page.getByRole('dialog', { name: 'Gerar fatura' });
  await choose(generate.getByRole('combobox', { name: /Mês/ }), page.getByRole('option').first());
  await generate.getByRole('button', { name: /^Gerar/ }).click();
  const list = page.getByRole('table', { name: 'Faturas' });
  const row = list.getByRole('row').nth(1);
  await expect(row).toContainText(/R\$\s250,00/, { timeout: madeMs });

  await row.getByRole('button', { name: /^Gerar o PDF/ }).click();
  await expect(row).toContainText('PDF pronto', { timeout: madeMs });
  const saved = page.waitForEvent('download');
  await row.getByRole('button', { name: /^Baixar o PDF/ }).click();
  expect(
    readFileSync(await (await saved).path())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');

  await row.getByRole('button', { name: /^Detalhes/ }).click();
  const paper = page.getByRole('region', { name: /^Fatura \d{4}-\d{2}$/ });
  await expect(paper.getByRole('row', { name: /^Total a pagar R\$\s250,00$/ })).toBeVisible();
  await paper.getByRole('textbox', { name: 'Observação' }).fill('Combinado por telefone');
  await paper.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Fatura atualizada.')).toBeVisible();
  await expectAccessible(page);
});

test('an invoice goes to its company by e-mail, and the month says so', async ({ page }) => {
  await signIn(page, readDemo().admin);
  await page.goto('/web/admin/billing');
  const row = page
    .getByRole('table', { name: /^Empresas de / })
    .getByRole('row', { name: /^Energia do Vale / });
  await row.getByRole('button', { name: /^Enviar a fatura de / }).click();
  const question = page.getByRole('dialog', { name: /^Enviar a fatura de .+\?$/ });
  await expect(question.getByText('O PDF vai para leituras@energiadovale.example.')).toBeVisible();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Enviar' }).click();
  await expect(page.getByText(/^Envio solicitado/)).toBeVisible();
  await expect(row.getByRole('list', { name: 'Etapa: Enviada' })).toBeVisible({ timeout: madeMs });
});

test('a report is requested, written, and saved with a row for each job', async ({ page }) => {
  await actForMorada(page, '/admin/company-report');
  await page.getByRole('button', { name: 'Gerar relatório' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Gerar relatório' });
  await dialog.getByRole('textbox', { name: 'Observação' }).fill('Pedido pelo telefone');
  for (const [name, day] of [
    [/^Data inicial/, '01/01/2026'],
    [/^Data final/, '31/12/2026'],
  ] as const) {
    await dialog.getByRole('textbox', { name }).click();
    // The calendar's field replaces the one that got the focus.
    await expect(dialog.getByRole('textbox', { name })).toBeEditable();
    await dialog.getByRole('textbox', { name }).fill(day);
    await page.keyboard.press('Enter');
  }
  // The calendar closes when something else gets the focus.
  await dialog.getByRole('checkbox', { name: 'JSON' }).focus();
  await expect(dialog.getByRole('button', { name: 'Gerar relatório' })).toBeEnabled();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Gerar relatório' }).click();
  const row = page
    .getByRole('table', { name: /^Relatórios de / })
    .getByRole('row', { name: /Pedido pelo telefone/ });
  await expect(row).toContainText('Concluído', { timeout: madeMs });
  const saved = page.waitForEvent('download');
  await row.getByRole('button', { name: /^Baixar o relatório/ }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toMatch(/^\w{27}\.csv$/);
  const lines = readFileSync(await file.path(), 'utf8')
    .trimEnd()
    .split('\r\n');
  expect(lines[0]).toMatch(/^\uFEFFjob_id;batch_id;status;/);
  const shown = (await row.getByRole('cell').nth(6).textContent()) ?? '';
  expect(lines.length - 1).toBe(Number(shown.replaceAll('.', '')));
  expect(lines.length).toBeGreaterThan(1);
});

test('the files of a client are listed and opened for them', async ({ page }) => {
  await actForMorada(page, '/admin/processed-files');
  const first = page.getByRole('table', { name: 'Arquivos processados' }).getByRole('row').nth(1);
  await first.getByRole('button', { name: /etalhes/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page).toHaveURL(/\/web\/admin\/processed-files\/\w{27}/);
});
