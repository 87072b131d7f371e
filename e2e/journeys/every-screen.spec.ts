import type { Page } from '@playwright/test';

import {
  demoCustomer,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  readDemo,
  signIn,
  test,
} from '../product.ts';

/** Every screen of a customer, with its heading in each language. */
const screens = [
  { path: '/test', pt: 'Testar', en: 'Test' },
  { path: '/demo/nfe', pt: 'NF-e', en: 'NF-e' },
  { path: '/demo/nfe?tab=integrate', pt: 'NF-e', en: 'NF-e' },
  { path: '/demo/nfe?tab=statistics', pt: 'NF-e', en: 'NF-e' },
  { path: '/processed-files', pt: 'Arquivos processados', en: 'Processed files' },
  { path: '/backoffice?tab=tasks', pt: 'Backoffice', en: 'Backoffice' },
  { path: '/backoffice/review', pt: 'Revisão', en: 'Review' },
  { path: '/background-validations', pt: 'Validações', en: 'Validations' },
  { path: '/dashboard', pt: 'Painel', en: 'Dashboard' },
  { path: '/billing', pt: 'Faturamento', en: 'Billing' },
  { path: '/customer-report', pt: 'Relatório', en: 'Report' },
  { path: '/api-clients', pt: 'Acesso à API', en: 'API access' },
  { path: '/api-clients?tab=webhooks', pt: 'Acesso à API', en: 'API access' },
  { path: '/account', pt: 'Minha conta', en: 'My account' },
  { path: '/account?tab=settings', pt: 'Minha conta', en: 'My account' },
  { path: '/invitations', pt: 'Empresas e convites', en: 'Companies and invitations' },
  { path: '/terms', pt: 'Termos de uso', en: 'Terms of use' },
] as const;

/** The screens of the provider's administrators. */
const administration = [
  { path: '/admin/dashboard', pt: 'Painel', en: 'Dashboard' },
  { path: '/admin/dashboard?tab=general&detailed=true', pt: 'Painel', en: 'Dashboard' },
  { path: '/admin/processed-files', pt: 'Arquivos processados', en: 'Processed files' },
  { path: '/admin/billing', pt: 'Faturamento', en: 'Billing' },
  { path: '/admin/billing?view=client', pt: 'Faturamento', en: 'Billing' },
  { path: '/admin/billing?view=prices', pt: 'Faturamento', en: 'Billing' },
  { path: '/admin/company-report', pt: 'Relatório da empresa', en: 'Company report' },
  { path: '/admin/companies', pt: 'Empresas', en: 'Companies' },
  { path: '/admin/companies?tab=rule', pt: 'Empresas', en: 'Companies' },
  { path: '/admin/companies?tab=backoffice', pt: 'Empresas', en: 'Companies' },
  { path: '/admin/background-validations', pt: 'Validações', en: 'Validations' },
  { path: '/admin/backoffice?all=true', pt: 'Backoffice', en: 'Backoffice' },
  { path: '/admin/backoffice?tab=tasks', pt: 'Backoffice', en: 'Backoffice' },
  { path: '/admin/backoffice?tab=rules', pt: 'Backoffice', en: 'Backoffice' },
  { path: '/admin/audit', pt: 'Auditoria', en: 'Audit trail' },
] as const;

const settings = [
  { language: 'pt', scheme: 'light', width: 1440 },
  { language: 'en', scheme: 'dark', width: 1440 },
  { language: 'en', scheme: 'light', width: 390 },
  { language: 'pt', scheme: 'dark', width: 390 },
] as const;

interface Shown {
  readonly path: string;
  readonly pt: string;
  readonly en: string;
}

/** Screens that the sidebar links to beyond those listed here, so that a new one need not be listed. */
async function screensOfSidebar(page: Page): Promise<string[]> {
  const window = page.viewportSize() ?? { width: 1440, height: 900 };
  await page.setViewportSize({ width: 1440, height: 900 });
  const links = page.getByRole('navigation').first().getByRole('link');
  await expect(links.first()).toBeVisible();
  const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  await page.setViewportSize(window);
  const known = new Set([...screens, ...administration].map(({ path }) => path.replace(/\?.*/, '')));
  return paths
    .filter((path) => path.startsWith('/web/'))
    .map((path) => path.slice('/web'.length).replace(/\?.*/, ''))
    .filter((path) => !known.has(path));
}

async function look(page: Page, shown: readonly Shown[], language: 'pt' | 'en'): Promise<void> {
  for (const screen of shown) {
    await test.step(screen.path, async () => {
      await page.goto(`/web${screen.path}`);
      await expect(page.getByRole('heading', { level: 1, name: screen[language] })).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    });
  }
  for (const path of await screensOfSidebar(page)) {
    await test.step(path, async () => {
      await page.goto(`/web${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    });
  }
}

for (const { language, scheme, width } of settings) {
  test.describe(`${width} px wide, ${scheme}, ${language}`, () => {
    test.use({ viewport: { width, height: 900 }, colorScheme: scheme });

    test('every screen is there, accessible and no wider than the window', async ({ page }) => {
      test.setTimeout(900_000);
      await signIn(page, demoCustomer());
      if (language === 'en') await page.evaluate(() => localStorage.setItem('lavra-locale', 'en'));
      await look(page, screens, language);
    });

    test('so is every screen of the administration', async ({ page }) => {
      test.setTimeout(600_000);
      await signIn(page, readDemo().admin);
      if (language === 'en') await page.evaluate(() => localStorage.setItem('lavra-locale', 'en'));
      await look(page, administration, language);
    });
  });
}
