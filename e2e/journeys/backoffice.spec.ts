import { confirm, newPerson, signUp } from '../person.ts';
import { expect, expectAccessible, readDemo, signIn, test } from '../product.ts';

const service = 'RNM';

test('tasks are filtered by the keyboard, figures are there, and a flow is set by its rules', async ({
  page,
  browser,
}) => {
  // A company of its own, because other journeys change the flows of the demo's company.
  const person = newPerson();
  const theirs = await (await browser.newContext({ locale: 'pt-BR' })).newPage();
  await signUp(theirs, person);
  await confirm(theirs, person);
  await theirs.context().close();

  await signIn(page, readDemo().admin);
  await page.goto('/web/admin/backoffice?tab=tasks');
  await page.getByRole('button', { name: 'Escolher cliente' }).last().click();
  await page.getByRole('combobox').fill(person.email);
  await page.getByRole('option', { name: new RegExp(person.email) }).click();
  await expect(page.getByText(`Você está agindo por ${person.name}`)).toBeVisible();

  await test.step('a name, an operator and a value by keys; what is wrong is pointed at', async () => {
    const filter = page.getByRole('combobox', { name: 'Filtro' });
    await filter.click();
    await page.keyboard.type('tempo de t');
    await expect(page.getByRole('option', { name: /^work_time/ })).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(filter).toHaveValue('work_time');
    await page.keyboard.type('=90');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toHaveText('Caractere 10: Aqui vai um operador: >= <=');
    await expectAccessible(page);
    await filter.fill('work_time>=90; project!|"Um projeto"');
    await page.keyboard.press('Enter');
    const tokens = page.getByRole('list', { name: 'Condições do filtro' });
    await expect(tokens.getByText('Tempo de trabalho ≥ 1 min 30 s')).toBeVisible();
    await expect(page).toHaveURL(/filters=/);
    await tokens.getByRole('button', { name: /^Tirar a condição Projeto/ }).click();
    await expect(filter).toHaveValue('work_time>=90');
  });

  await test.step('indicators of the client, and of all with dashes', async () => {
    await page.getByRole('tab', { name: 'Indicadores' }).click();
    await expect(page.getByText('Taxa de aprovação')).toBeVisible();
    await page.getByRole('checkbox', { name: 'Todos os clientes' }).check();
    const requests = page.getByText('Total de requisições').locator('xpath=following-sibling::*');
    await expect(requests).toHaveText('–');
  });

  await test.step('a flow of the configuration is turned to extraction in the rules', async () => {
    await page.goto('/web/admin/companies?tab=backoffice');
    await page.getByRole('button', { name: 'Criar fluxo' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Serviço').selectOption({ label: service });
    await dialog.getByLabel('ID do backoffice').fill('fila-rnm');
    await dialog.getByLabel('Prazo de cada tarefa (minutos)').fill('240');
    await dialog.getByLabel('Tarefas com uma segunda pessoa (%)').fill('100');
    await dialog.getByRole('button', { name: 'Salvar' }).click();
    await expect(page.getByText('Backoffice atualizado')).toBeVisible();
    await page.goto('/web/admin/backoffice?tab=rules');
    const extraction = page.getByRole('switch', { name: `100% Backoffice: ${service}` });
    await extraction.click({ force: true });
    await page.getByRole('dialog').getByRole('button', { name: 'Ativar' }).click();
    await expect(extraction).toBeChecked();
    await expectAccessible(page);
    await expect(extraction).toBeEnabled();
    await extraction.click({ force: true });
    await expect(extraction).not.toBeChecked();
  });
});
