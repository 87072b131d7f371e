import { readFileSync } from 'node:fs';

import type { Download, Locator, Page } from '@playwright/test';

import { demoCustomer, expect, expectAccessible, signIn, test } from '../product.ts';

/** The earlier months appear as the demo fills in its history, which takes a while on few cores. */
test.describe.configure({ timeout: 900_000 });

const dayMs = 86_400_000;

const words = {
  pt: {
    requests: 'Total de requisições',
    perDay: 'Requisições por dia',
    read: 'Requisições por dia: ler por dia',
    detailed: 'Detalhado',
    series: 'Séries do gráfico',
    table: 'Tabela',
    byService: 'Por serviço',
    byDay: 'Por dia',
    refresh: 'Atualizar',
    invoices: 'Faturas',
    invoiceOf: /^Fatura de /,
    pdfOf: /^Baixar o PDF da fatura /,
    draw: 'Baixar em PDF',
    close: 'Fechar',
    validations: 'Validações disponíveis',
    readings: 'Leituras de medidores',
    meterType: 'Tipo de medidor',
    filter: 'Filtrar',
    export: 'Exportar para CSV',
    count: /^\d+ leituras?$/,
  },
  en: {
    requests: 'Total requests',
    perDay: 'Requests per day',
    read: 'Requests per day: read by day',
    detailed: 'Detailed',
    series: 'Series of the chart',
    table: 'Table',
    byService: 'By service',
    byDay: 'By day',
    refresh: 'Refresh',
    invoices: 'Invoices',
    invoiceOf: /^Invoice of /,
    pdfOf: /^Download the PDF of invoice /,
    draw: 'Download as PDF',
    close: 'Close',
    validations: 'Available validations',
    readings: 'Meter readings',
    meterType: 'Meter type',
    filter: 'Filter',
    export: 'Export to CSV',
    count: /^\d+ readings?$/,
  },
} as const;

type Language = keyof typeof words;

async function open(page: Page, language: Language, path: string): Promise<void> {
  await signIn(page, demoCustomer());
  await page.evaluate((locale) => localStorage.setItem('lavra-locale', locale), language);
  await page.goto(`/web${path}`);
}

async function bytesOf(download: Download): Promise<Buffer> {
  return readFileSync(await download.path());
}

/** Refreshes until what the demo has yet to create appears; each answer is given time to arrive. */
async function refreshUntilVisible(page: Page, refresh: string, awaited: Locator): Promise<void> {
  await expect(async () => {
    if (await awaited.isVisible()) return;
    await page.getByRole('button', { name: refresh }).click();
    await expect(awaited).toBeVisible({ timeout: 10_000 });
  }).toPass({ timeout: 600_000 });
}

for (const language of ['pt', 'en'] as const) {
  const w = words[language];

  test(`${language}: the dashboard tells the same requests as figures, lines, a table and services`, async ({
    page,
  }) => {
    await open(page, language, '/dashboard');
    const chart = page.getByRole('slider', { name: w.read });
    await refreshUntilVisible(page, w.refresh, chart);
    await page.getByRole('checkbox', { name: w.detailed }).check();
    await expect(page).toHaveURL(/detailed=true/);
    // One piece per service instead of a single one for all.
    await expect(chart).toHaveAttribute('aria-valuetext', /^[^,]+(, .+: \d+){2,}$/);
    const lastDay = (await chart.getAttribute('max')) ?? '';
    await chart.focus();
    await page.keyboard.press('Home');
    await expect(chart).toHaveValue('0');
    await expect(chart).toHaveAttribute('aria-valuetext', /^0?1[/ ]/);
    await page.keyboard.press('End');
    await expect(chart).toHaveValue(lastDay);

    const chartPanel = page.getByRole('region', { name: w.perDay });
    await chartPanel.getByRole('button', { name: w.table, exact: true }).click();
    await expect(chartPanel.getByRole('row', { name: /^0?1[/ ]/ })).toBeVisible();
    await expectAccessible(page);

    const services = page.getByRole('table', { name: w.byService });
    await services.getByRole('row').nth(1).click();
    await expect(page).toHaveURL(/service=\w+/);
    await expect(services.getByRole('row')).toHaveCount(2);
    await page.reload();
    await expect(services.getByRole('row')).toHaveCount(2);
  });

  test(`${language}: an invoice is opened, parted by day, and saved as the PDF that was made of it`, async ({
    page,
  }) => {
    await open(page, language, '/billing');
    const list = page.getByRole('table', { name: w.invoices });
    const pdf = page.getByRole('button', { name: w.pdfOf, disabled: false }).first();
    await refreshUntilVisible(page, w.refresh, pdf);
    const ids = await list.getByRole('cell', { name: /^\d{4}-\d{2}$/ }).allTextContents();
    expect(ids).toEqual(ids.toSorted().toReversed());

    const saved = page.waitForEvent('download');
    const name = await pdf.getAttribute('aria-label');
    await pdf.click();
    expect(name).toContain((await saved).suggestedFilename().replace(/\.pdf$/, ''));
    expect((await bytesOf(await saved)).subarray(0, 5).toString()).toBe('%PDF-');

    await list.getByRole('row').nth(1).click();
    const dialog = page.getByRole('dialog', { name: w.invoiceOf });
    await expect(dialog.getByRole('table', { name: w.byService })).toBeVisible();
    await dialog.getByRole('tab', { name: w.byDay }).click();
    await expect(page).toHaveURL(/tab=days/);
    await expect(dialog.getByRole('table', { name: w.byDay })).toBeVisible();
    await dialog.getByRole('tab', { name: w.detailed }).click();
    await expect(dialog.getByRole('slider')).toBeVisible();
    await expectAccessible(page);
    const drawn = page.waitForEvent('download');
    await dialog.getByRole('button', { name: w.draw }).click();
    expect((await bytesOf(await drawn)).subarray(0, 5).toString()).toBe('%PDF-');
    await dialog.getByRole('button', { name: w.close }).last().click();
    await expect(page).toHaveURL(/\/web\/billing$/);
  });

  test(`${language}: the validations of a company can be read, those of others are not there`, async ({
    page,
  }) => {
    await open(page, language, '/background-validations');
    const table = page.getByRole('table', { name: w.validations });
    await expect(table.getByRole('cell', { name: 'Notas fiscais' })).toBeVisible();
    await expect(table.getByRole('cell', { name: 'Cooperados' })).toBeVisible();
    await expect(table.getByText('Inquilinos')).toHaveCount(0);
  });

  test(`${language}: the meter report is filtered and saved with every reading`, async ({ page }) => {
    await open(page, language, '/customer-report?startDate=2020-01-01&size=5');
    await expect(page.getByRole('alert')).toBeVisible();
    // A month that has just begun may have no meter reading yet.
    const [start, end] = [new Date(Date.now() - 50 * dayMs), new Date()].map((at) =>
      at.toISOString().slice(0, 10),
    );
    await page.goto(`/web/customer-report?startDate=${start}&endDate=${end}&size=5`);
    const table = page.getByRole('table', { name: w.readings });
    const ofAnyType = table.getByRole('cell', { name: /^(ANALOG|DIGITAL|POINTER)$/ });
    await refreshUntilVisible(page, w.filter, ofAnyType.first());
    const type = (await ofAnyType.first().textContent()) ?? '';
    await page.getByRole('combobox', { name: w.meterType }).selectOption(type);
    await expect(page).toHaveURL(new RegExp(`meterType=${type}`));
    await expect(ofAnyType.filter({ hasNotText: type })).toHaveCount(0);

    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: w.export }).click();
    expect((await saved).suggestedFilename()).toBe(`Report_${start}_${end}.csv`);
    const lines = (await bytesOf(await saved)).toString('utf8').trimEnd().split('\r\n');
    expect(lines[0]).toBe('\uFEFFjob_id;uc;meter_type;uf;client_date;timestamp;status');
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.slice(1).every((line) => line.includes(`;${type};`))).toBe(true);
    // Meter readings keep arriving while the demo fills in its history; until the filtered count arrives, the old count
    // of all is shown.
    const shown = async () => Number.parseInt((await page.getByText(w.count).textContent()) ?? '', 10);
    await expect.poll(shown).toBeLessThanOrEqual(lines.length - 1);
  });
}
