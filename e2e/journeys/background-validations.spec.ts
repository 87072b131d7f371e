import { expect, expectAccessible, expectNoSidewaysScroll, readDemo, signIn, test } from '../product.ts';

test('a background validation is created, changed and deleted', async ({ page }) => {
  await signIn(page, readDemo().admin);
  await page.goto('/web/background-validations');
  await page.waitForURL('**/web/admin/background-validations');
  await expect(page.getByRole('heading', { level: 1, name: 'Validações' })).toBeVisible();
  await expect(page.getByRole('row', { name: /Inquilinos Sim Não Sim/ })).toBeVisible();
  // The demo has no contract with any of the services, and the screen says so.
  await expect(page.getByText('Não configurada')).toHaveCount(3);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await page.getByRole('button', { name: 'Testar uma consulta' }).click();
  const trial = page.getByRole('dialog', { name: 'Testar uma consulta' });
  await trial.getByRole('textbox', { name: 'CPF' }).fill('529.982.247-25');
  await trial.getByRole('button', { name: 'Testar', exact: true }).click();
  await expect(trial.getByText('Consulta não configurada: nada foi validado.')).toBeVisible();
  await expectAccessible(page);
  await trial.getByRole('button', { name: 'Fechar' }).last().click();
  await expect(trial).toBeHidden();

  const name = `Motoristas ${Date.now()}`;
  await page.getByRole('button', { name: 'Criar validação' }).click();
  const creation = page.getByRole('dialog', { name: 'Nova validação' });
  await creation.getByRole('textbox', { name: 'Nome' }).fill(name);
  await creation.getByRole('checkbox', { name: 'Serpro CPF' }).check();
  await expectAccessible(page);
  await creation.getByRole('button', { name: 'Criar validação' }).click();
  await expect(page.getByText('Validação criada com sucesso')).toBeVisible();
  await expect(page.getByRole('row', { name: new RegExp(`${name} Sim Não Não`) })).toBeVisible();

  await page.getByRole('button', { name: `Editar ${name}` }).click();
  const change = page.getByRole('dialog', { name: `Editar ${name}` });
  await change.getByRole('checkbox', { name: 'Serpro NF-e' }).check();
  await change.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Validação atualizada com sucesso')).toBeVisible();
  await expect(page.getByRole('row', { name: new RegExp(`${name} Sim Sim Não`) })).toBeVisible();

  await page.getByRole('button', { name: `Excluir ${name}` }).click();
  const question = page.getByRole('dialog', { name: `Excluir a validação ${name}?` });
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Excluir' }).click();
  await expect(page.getByText('Validação excluída com sucesso')).toBeVisible();
  await expect(page.getByRole('row', { name: new RegExp(name) })).toHaveCount(0);
});
