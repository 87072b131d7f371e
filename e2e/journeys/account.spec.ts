import { confirm, enter, leave, newPerson, signUp } from '../person.ts';
import { chooseEnglish, demoCustomer, expect, expectAccessible, readMailedCode, test } from '../product.ts';

test('a person signs up, confirms with the mailed code, signs in and out', async ({ page }) => {
  const person = newPerson();
  await page.goto('/web/create-account');
  await expectAccessible(page);
  await signUp(page, person);
  await expectAccessible(page);
  await confirm(page, person);
  await expect(page.getByText('Boas-vindas à Lavra!', { exact: false })).toBeVisible();
  await page.goto('/web/terms');
  await expect(page.getByText(/^Aceito em \d{2}-\d{2}-\d{4} \d{2}:\d{2}$/)).toBeVisible();
  await expectAccessible(page);
  await leave(page);
  await page.goto('/web/terms');
  await page.waitForURL('**/web/login');
});

test('who has not confirmed is led from the login to the code', async ({ page }) => {
  const person = newPerson();
  await signUp(page, person);
  await page.goto('/web/login');
  await page.getByLabel('E-mail').fill(person.email);
  await page.getByLabel('Senha', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(page.getByRole('heading', { name: 'Confirme a sua conta' })).toBeVisible();
  await page.getByLabel('Código').fill('000000');
  await expect(page.getByRole('alert')).toContainText('Código inválido ou expirado!');
  await confirm(page, person);
});

test('a forgotten password is replaced with a mailed code, and the old one is refused', async ({ page }) => {
  const person = newPerson();
  await signUp(page, person);
  await confirm(page, person);
  await leave(page);
  const first = await readMailedCode(person.email);
  await page.getByRole('link', { name: 'Esqueceu a senha?' }).click();
  await expectAccessible(page);
  await page.getByLabel('E-mail').fill(person.email);
  await page.getByRole('button', { name: 'Enviar código' }).click();
  await expect(page.getByRole('heading', { name: 'Escolha a nova senha' })).toBeVisible();
  await expectAccessible(page);
  await expect.poll(() => readMailedCode(person.email)).not.toBe(first);
  await page.getByLabel('Código').fill(await readMailedCode(person.email));
  await page.getByLabel('Nova senha').fill(`${person.password}2`);
  await page.getByRole('button', { name: 'Alterar senha' }).click();
  await expect(page.getByText('Senha alterada. Entre com a nova senha.')).toBeVisible();

  await page.getByLabel('Senha', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(page.getByRole('alert')).toContainText('E-mail ou Senha inválida.');
  await enter(page, { ...person, password: `${person.password}2` });
});

test('every path leads where the person may be', async ({ page, context }) => {
  const person = newPerson();
  await page.goto('/web/processed-files?status=done');
  await page.waitForURL('**/web/login');
  await signUp(page, person);
  await confirm(page, person);
  for (const path of [
    '/web/login',
    '/web/nowhere/at/all',
    '/web/',
    '/web/admin/companies',
    '/web/customer-report',
    '/',
  ]) {
    await page.goto(path);
    await page.waitForURL('**/web/test');
  }
  const other = await context.newPage();
  await other.goto('/web/terms');
  await expect(other.getByRole('heading', { name: 'Termos de uso', level: 1 })).toBeVisible();
  await leave(page);
  await other.waitForURL('**/web/login');
});

test('language and theme are kept from one visit to the next', async ({ page }) => {
  await page.goto('/web/login');
  const root = page.locator('html');
  await expect(root).toHaveAttribute('data-mantine-color-scheme', 'light');
  await chooseEnglish(page);
  await page.getByRole('button', { name: 'Dark theme' }).click();
  await expect(root).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Sign in to your account' })).toBeVisible();
  await expect(root).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Invalid e-mail.')).toBeVisible();
});

test('what is done before the program has come is not lost', async ({ page }) => {
  const { email, password } = demoCustomer();
  let letCome = () => {};
  const come = new Promise<void>((resolve) => {
    letCome = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await come;
    await route.continue();
  });
  // The page's own scripts have run; its modules, which the load waits for, have not come.
  await page.goto('/web/login', { waitUntil: 'commit' });
  await page.getByLabel(/^e-?mail/i).fill(email);
  await page.getByLabel('Senha', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'English' }).click();
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  letCome();
  await page.waitForURL('**/web/test');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});
