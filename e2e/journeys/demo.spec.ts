import type { Locator, Page } from '@playwright/test';

import { textPdf } from '../documents.ts';
import { confirm, newPerson, signUp } from '../person.ts';
import {
  chooseEnglish,
  demoCustomer,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  samplePath,
  signIn,
  test,
} from '../product.ts';

/** Recognition is slow while the demo fills in its history on few cores. */
test.describe.configure({ timeout: 600_000 });
const readingMs = 240_000;

/** Gives a file to a service's demo, which reads it at once; after a reload the password is asked for first. */
async function sendDocument(page: Page, file: string | { name: string; mimeType: string; buffer: Buffer }) {
  await expect(page.getByRole('button', { name: /^(Enviar documento|Send document)$/ })).toBeEnabled();
  await page.locator('input[type=file]').setInputFiles(file);
  const password = page.locator('input[type=password]');
  const region = page.getByRole('region', { name: runningOrOver });
  await expect(password.or(region).first()).toBeVisible();
  if (await password.isVisible()) {
    await expectAccessible(page);
    await password.fill(demoCustomer().password);
    await page.getByRole('button', { name: /^(Confirmar e enviar|Confirm and send)$/ }).click();
  }
  await expectSoon(page, region, 30_000);
}

/** Regions that appear once a document is being processed, and when it is finished. */
const runningOrOver = /^(Processando o documento|Processing the document|Resultado|Result)/;
const refused = /O documento não (foi enviado|pôde ser lido)|The document (was not sent|could not be read)/;

/**
 * Waits for the expected element; fails at once, with the text of the screen, if the screen shows that it will not
 * come.
 */
async function expectSoon(page: Page, expected: Locator, timeout: number): Promise<void> {
  try {
    await expect(expected.or(page.getByText(refused)).first()).toBeVisible({ timeout });
    await expect(expected.first()).toBeVisible({ timeout: 1_000 });
  } catch (cause) {
    throw new Error(`The screen says: ${await page.locator('body').innerText()}`, { cause });
  }
}

async function expectResult(page: Page): Promise<void> {
  // A tab or, on a phone, one of the buttons at the bottom.
  const json = page
    .getByRole('tab', { name: 'JSON' })
    .or(page.getByRole('button', { name: 'JSON', exact: true }));
  await expectSoon(page, json, readingMs);
}

function rowOf(page: Page, label: string) {
  return page
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: `${label}: mostrar na página 1` }) });
}

test('a printed invoice is read: its key, issuer, total and items, each with its place on the page', async ({
  page,
}) => {
  const danfe = samplePath('danfe/bfr_danfe_default.pdf');
  test.skip(danfe === undefined, 'The sample documents are not beside the project');
  await signIn(page);
  await page.getByRole('button', { name: 'Aceitar' }).click();
  await page.getByRole('link', { name: /^NF-e/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'NF-e' })).toBeVisible();
  await sendDocument(page, danfe ?? '');
  await expectResult(page);

  const key = rowOf(page, 'Chave de acesso');
  await expect(key).toContainText('3520 0159 5943 1500 0157 5500 1000 0000 0220 6277 7169');
  await expect(key).toContainText('O emitente da chave não é o impresso');
  await expect(rowOf(page, 'Nome do emitente')).toContainText('Empresa Lucro Presumido Ltda');
  await expect(rowOf(page, 'Valor total da nota')).toContainText('R$ 1.950,00');
  const items = page.getByRole('region', { name: 'Itens' });
  await expect(items.getByRole('row', { name: /FURN_9001/ })).toContainText('1.950,00');

  // The box of the key lies where the page prints it: right of the middle, in the upper quarter.
  const box = page.locator('[data-box="0.AccessKey"]');
  await expect(async () => {
    const sheet = await page.getByRole('img', { name: 'Documento, página 1' }).boundingBox();
    const place = await box.boundingBox();
    if (sheet === null || place === null) throw new Error('The page and the box of its key are drawn');
    expect((place.x - sheet.x) / sheet.width).toBeGreaterThan(0.5);
    expect((place.y - sheet.y) / sheet.height).toBeLessThan(0.25);
    await key.hover();
    await expect(box).toHaveAttribute('data-lit', 'true', { timeout: 2_000 });
  }).toPass();
  await expectAccessible(page);

  await page.getByRole('tab', { name: 'JSON' }).click();
  await expect(page.getByText('"35200159594315000157550010000000022062777169"').first()).toBeVisible();
  await expectAccessible(page);

  // The result has its own address.
  await page.reload();
  await expect(rowOf(page, 'Chave de acesso')).toBeVisible();
});

test.describe('On a telephone', () => {
  test.use({ viewport: { width: 390, height: 844 }, colorScheme: 'dark', hasTouch: true });

  test('a scanned page is read as text, in English, on a telephone, in the dark', async ({ page }) => {
    await page.setContent(
      '<body style="margin:20px;background:#fff;color:#222;font:24px/1.6 serif">The quick brown fox<br>jumped over 1234 lazy dogs</body>',
    );
    const buffer = await page.screenshot({ type: 'png', scale: 'css' });
    await page.goto('/web/login');
    await chooseEnglish(page);
    await signIn(page);
    await page.getByRole('button', { name: 'Accept' }).click();
    await page.goto('/web/demo/ocr');
    await expect(page.getByRole('heading', { level: 1, name: 'OCR' })).toBeVisible();
    await sendDocument(page, { name: 'scan.png', mimeType: 'image/png', buffer });
    await expectResult(page);

    const fields = page.getByRole('tabpanel', { name: 'Fields' });
    await expect(fields.getByText(/jumped over 1234 lazy dogs/).first()).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Text: show on page 1' }).first().click();
    await expect(page.getByRole('img', { name: 'Document, page 1' })).toBeVisible();
    await expect(page.locator('[data-box][data-lit]')).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });
});

test('a sample is read with one click after the sign-in', async ({ page }) => {
  await signIn(page);
  await page.getByRole('link', { name: 'Ler o exemplo: NF-e' }).click();
  await expectResult(page);
  await expect(rowOf(page, 'Chave de acesso')).toBeVisible();
  await page.getByRole('button', { name: 'Voltar' }).click();
  await page.getByRole('button', { name: 'Exemplo 2' }).click();
  await expectResult(page);
});

test('a new company reads its own file after six fields, its password typed twice', async ({ page }) => {
  const person = newPerson();
  await page.goto('/web/create-account');
  const typed = page.locator('form input:not([type=checkbox])');
  await expect(typed).toHaveCount(6);
  await expect(page.locator('form input[type=password]')).toHaveCount(2);
  await signUp(page, person);
  await confirm(page, person);
  await page.getByRole('link', { name: /^OCR/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'OCR' })).toBeVisible();
  const file = page.locator('input[type=file]');
  await expect(file).toBeEnabled();
  await expect(page.locator('input[type=password]')).toHaveCount(0);
  // Nothing is pressed after the file was chosen.
  await file.setInputFiles(await textPdf('ficha.pdf', ['Ficha de cadastro', 'MARIA DA SILVA']));
  await expectResult(page);
  await expect(page.getByText(/MARIA DA SILVA/).first()).toBeVisible();
});

test('a file that cannot be read ends with its reason and what to do', async ({ page }) => {
  await signIn(page);
  await page.goto('/web/demo/ocr');
  const buffer = Buffer.from('%PDF-1.7\nnothing of a document');
  await sendDocument(page, { name: 'broken.pdf', mimeType: 'application/pdf', buffer });
  await expect(page.getByRole('heading', { name: 'O documento não pôde ser lido' })).toBeVisible({
    timeout: readingMs,
  });
  await expect(page.getByText('Abra o arquivo no computador', { exact: false })).toBeVisible();
  await expectAccessible(page);
});
