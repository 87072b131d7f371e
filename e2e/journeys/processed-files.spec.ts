import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';

import type { Page } from '@playwright/test';

import { type ChosenFile, storedZip, textPdf } from '../documents.ts';
import { choose, expect, expectAccessible, signIn, test } from '../product.ts';

/** Recognition is slow while the demo fills in its history on few cores. */
test.describe.configure({ timeout: 600_000 });
const readingMs = 240_000;

/** Unique to this run: the journeys share the demo's company. */
const mark = randomBytes(4).toString('hex');

async function openList(page: Page, search = ''): Promise<void> {
  await signIn(page);
  await page.goto(`/web/processed-files${search}`);
  await expect(page.getByRole('heading', { name: 'Arquivos processados' })).toBeVisible();
}

interface Sent {
  readonly file: ChosenFile;
  readonly metadata?: ChosenFile;
}

/** Fills in the send dialog and sends. */
async function send(page: Page, { file, metadata }: Sent): Promise<void> {
  await page.getByRole('button', { name: 'Enviar manualmente' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Enviar documento' });
  const option = (name: string) => page.getByRole('listbox').getByRole('option', { name, exact: true });
  await choose(dialog.getByRole('combobox', { name: 'API Client' }), option('ERP Serra Verde'));
  await choose(dialog.getByRole('combobox', { name: 'Tipo de documento' }), option('OCR'));
  await dialog.getByLabel('Documento', { exact: true }).setInputFiles(file);
  if (metadata !== undefined) await dialog.getByLabel(/^Arquivo de metadados/).setInputFiles(metadata);
  for (const chosen of [file, metadata])
    if (chosen !== undefined) await expect(dialog.getByText(chosen.name).first()).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Enviar', exact: true }).click();
}

const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

test('a document sent by hand is followed until it is read, opened, found again and downloaded', async ({
  page,
}) => {
  const name = `recibo-${mark}.pdf`;
  await openList(page);
  await expectAccessible(page);
  const metadata = {
    name: 'dados.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`client_data\npedido-${mark}\n`),
  };
  await send(page, {
    file: await textPdf(name, ['RECIBO DE PAGAMENTO', 'Valor recebido: R$ 1.250,00']),
    metadata,
  });
  await expect(page.getByText('Documento enviado')).toBeVisible();

  // Without a reload: the row changes as the job does.
  await expect(rowOf(page, name)).toContainText('Concluído', { timeout: readingMs });
  await rowOf(page, name).click();
  const dialog = page.getByRole('dialog', { name });
  await expect(dialog.getByText(/RECIBO DE PAGAMENTO/).first()).toBeVisible();
  await expect(dialog.getByRole('img').first()).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('tab', { name: 'Dados do processamento' }).click();
  await expect(dialog.getByText(`pedido-${mark}`).first()).toBeVisible();
  await expectAccessible(page);
  const address = page.url();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await page.getByRole('searchbox', { name: 'Busca' }).fill(`pedido-${mark}`);
  await expect(page).toHaveURL(new RegExp(`search=pedido-${mark}`));
  await expect(page.getByRole('row')).toHaveCount(2);
  const downloading = page.waitForEvent('download');
  await rowOf(page, name)
    .getByRole('button', { name: /^Baixar JSON/ })
    .click();
  const download = await downloading;
  const results = JSON.parse(readFileSync(await download.path(), 'utf8')) as {
    status: string;
    filename: string;
  }[];
  expect(results).toMatchObject([{ status: 'done', filename: name }]);

  // The details have their own address.
  await page.goto(address);
  await expect(page.getByRole('dialog', { name })).toBeVisible();
});

test('a zip is a batch: each file becomes a job, and garbage fails alone', async ({ page }) => {
  const name = `lote-${mark}.zip`;
  await openList(page);
  const file = await storedZip(name, [
    await textPdf(`um-${mark}.pdf`, ['PRIMEIRO DOCUMENTO']),
    await textPdf(`dois-${mark}.pdf`, ['SEGUNDO DOCUMENTO']),
    { name: `lixo-${mark}.pdf`, buffer: Buffer.from('%PDF-1.4 and then nothing') },
  ]);
  await send(page, { file });
  await expect(rowOf(page, name)).toContainText('Concluído', { timeout: readingMs });
  await rowOf(page, name).click();
  const dialog = page.getByRole('dialog', { name });
  await expect(dialog.getByText('3 de 3 documentos terminados')).toBeVisible();
  await expect(dialog.getByRole('row').filter({ hasText: `um-${mark}` })).toContainText('Concluído');
  await expect(dialog.getByRole('row').filter({ hasText: `dois-${mark}` })).toContainText('Concluído');
  const garbage = dialog.getByRole('row').filter({ hasText: `lixo-${mark}` });
  await expect(garbage).toContainText('Erro');
  await expectAccessible(page);
  await garbage.getByRole('button', { name: /^Ver detalhes/ }).click();
  await expect(page.getByText('O arquivo está corrompido ou incompleto.').first()).toBeVisible();
  await page.getByRole('button', { name: 'Voltar ao lote' }).click();
  await expect(dialog).toBeVisible();
});

test('a part that fails twice is sent again by itself; one that goes on failing resumes alone', async ({
  page,
}) => {
  const name = `grande-${mark}.zip`;
  /** Three parts: random bytes do not compress and are no document. */
  const file = await storedZip(name, [
    await textPdf(`certo-${mark}.pdf`, ['DOCUMENTO CERTO']),
    { name: 'ruido.bin', buffer: randomBytes(11_000_000) },
  ]);
  await openList(page);
  const tries = new Map<string, number>();
  let isRefusing = true;
  await page.route('**/v2/storage/**', async (route) => {
    if (route.request().method() !== 'PUT') return route.continue();
    const url = route.request().url();
    const count = (tries.get(url) ?? 0) + 1;
    tries.set(url, count);
    const [first, second] = [...tries.keys()];
    if (url === first && count <= 2) return route.abort('connectionreset');
    if (url === second && isRefusing) return route.fulfill({ status: 403, json: { message: 'Recusada.' } });
    return route.continue();
  });
  await send(page, { file });
  const dialog = page.getByRole('dialog', { name: 'Enviar documento' });
  await expect(dialog.getByText(/^O envio parou/)).toBeVisible();
  await expect(dialog.getByText('2 de 3 partes enviadas')).toBeVisible();
  await expectAccessible(page);
  isRefusing = false;
  await dialog.getByRole('button', { name: /^Tentar novamente: Parte/ }).click();
  await expect(page.getByText('Documento enviado')).toBeVisible();
  expect([...tries.values()]).toEqual([3, 2, 1]);
  await expect(rowOf(page, name)).toContainText('Concluído', { timeout: readingMs });
});

test('many files come by pages, and the filter stays in the address', async ({ page }) => {
  await openList(page);
  const next = page.getByRole('button', { name: 'Próxima página' });
  const refresh = page.getByRole('button', { name: 'Atualizar' });
  const ids = page.getByRole('row').locator('code');
  // The demo is still sending its history while the product runs.
  await expect(async () => {
    await refresh.click();
    await expect(next).toBeEnabled({ timeout: 10_000 });
  }).toPass({ timeout: 300_000 });
  await expect(ids).toHaveCount(15);
  const firstPage = await ids.allTextContents();
  await next.click();
  await expect(page.getByText('Página 2')).toBeVisible();
  await expect(ids.first()).not.toHaveText(new RegExp(firstPage.join('|')));
  await page.getByRole('button', { name: 'Página anterior' }).click();
  await expect(page.getByText('Página 1')).toBeVisible();
  await page.getByLabel('Linhas por página').selectOption('30');
  await expect(page).toHaveURL(/size=30/);

  await page.getByRole('combobox', { name: 'Serviço' }).selectOption('NF-e');
  await expect(page).toHaveURL(/service=nfe/);
  await page.reload();
  await expect(page.getByRole('combobox', { name: 'Serviço' })).toHaveValue('nfe');
  await page.getByRole('button', { name: 'Limpar filtros' }).first().click();
  await expect(page).toHaveURL(/processed-files\?size=30$/);
});
