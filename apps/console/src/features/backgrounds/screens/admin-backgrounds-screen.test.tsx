import { backgroundEndpoints } from '@lavra/contract/endpoints/backgrounds';
import { outsideCheckEndpoints } from '@lavra/contract/endpoints/outside-checks';
import type { BackgroundValidation } from '@lavra/contract/model/company';
import type { CheckOutcome, OutsideCheckState } from '@lavra/contract/model/validation';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { makeUser } from '../../../testing/factories.ts';
import { fakeApi, Refusal } from '../../../testing/fake-api.ts';
import { renderApp } from '../../../testing/render-app.tsx';

const admin = makeUser({ isAdmin: true });
const tenants: BackgroundValidation = {
  id: 'bg-1',
  background_name: 'Inquilinos',
  serpro_cpf: true,
  serpro_nfe: false,
  serpro_data_valid: true,
};

const aCheck = (changes: Partial<OutsideCheckState>): OutsideCheckState => ({
  check: 'serpro_cpf',
  state: 'untested',
  calls: 0,
  failures: 0,
  average_ms: null,
  last_at: null,
  last_failure: null,
  ...changes,
});

/** A fake server that keeps the validations it is sent. */
function prepare(...kept: BackgroundValidation[]) {
  const api = fakeApi();
  let rows = kept;
  const flags = (body: unknown) => {
    const { background_name, validations } = body as { background_name: string; validations: object };
    return { ...tenants, background_name, ...validations };
  };
  const { listBackgroundValidations } = backgroundEndpoints;
  api.on(outsideCheckEndpoints.listOutsideChecks, () => ({
    checks: [
      aCheck({ check: 'serpro_cpf', state: 'active', calls: 125, failures: 1, average_ms: 320 }),
      aCheck({
        check: 'serpro_nfe',
        state: 'failing',
        calls: 4,
        failures: 4,
        average_ms: 90,
        last_failure: 'unpaid',
      }),
      aCheck({ check: 'serpro_data_valid', state: 'not_configured' }),
    ],
  }));
  api.on(listBackgroundValidations, () => ({ backgrounds: rows }));
  api.on(backgroundEndpoints.createBackgroundValidation, ({ body }) => {
    const made = { ...flags(body), id: 'bg-9' };
    rows = [...rows, made];
    return made;
  });
  api.on(backgroundEndpoints.updateBackgroundValidation, ({ body, params }) => {
    const changed = { ...flags(body), id: params['backgroundId'] ?? '' };
    rows = rows.map((row) => (row.id === changed.id ? changed : row));
    return changed;
  });
  api.on(backgroundEndpoints.deleteBackgroundValidation, ({ params }) => {
    rows = rows.filter(({ id }) => id !== params['backgroundId']);
    return {};
  });
  return api;
}

describe('The background validations of the provider', () => {
  it('try a service with one number and show what it said', async () => {
    const api = prepare(tenants);
    api.on(outsideCheckEndpoints.tryOutsideCheck, ({ params, body }) => {
      expect([params['check'], body]).toEqual(['serpro_cpf', { number: '404.428.201-35' }]);
      const message = 'O serviço consultado recusou por falta de pagamento.';
      const outcome: CheckOutcome = { status: 'failed', reason: 'unpaid', message };
      return { outcome, ms: 1320 };
    });
    const { user } = renderApp('/admin/background-validations', admin);
    await user.click(await screen.findByRole('button', { name: 'Testar uma consulta' }));
    const dialog = await screen.findByRole('dialog', { name: 'Testar uma consulta' });
    const go = within(dialog).getByRole('button', { name: 'Testar' });
    expect(go).toBeDisabled();
    await user.type(within(dialog).getByRole('textbox', { name: 'CPF' }), '404.428.201-35');
    await user.click(go);
    expect(await within(dialog).findByText(/falta de pagamento/)).toBeVisible();
    expect(within(dialog).getByText('Falhou')).toBeVisible();
    expect(within(dialog).getByText('Respondeu em 1.320 ms.')).toBeVisible();
  });

  it('are where an administrator is led from those of customers', async () => {
    prepare(tenants);
    const { router } = renderApp('/background-validations', admin);
    const table = await screen.findByRole('table', { name: 'Validações do provedor' });
    expect(await within(table).findByRole('row', { name: /Inquilinos Sim Não Sim/ })).toBeVisible();
    expect(router.state.location.pathname).toBe('/admin/background-validations');
  });

  it('show how the services that they ask have answered', async () => {
    prepare(tenants);
    renderApp('/admin/background-validations', admin);
    const said = async (name: string) =>
      (await screen.findByText(name, { selector: 'dt' })).nextElementSibling?.textContent;
    await screen.findByText('Ativo');
    expect(await said('Serpro CPF')).toBe('Ativo320 ms, 99,2% de 125 chamadas');
    expect(await said('Serpro NF-e')).toContain('contrato do provedor com o serviço não cobre');
    expect(await said('Serpro DataValid')).toBe(
      'Não configuradaSem contrato neste servidor: nada é validado',
    );
  });

  it('are closed to customers', async () => {
    prepare(tenants);
    const { router } = renderApp('/admin/background-validations');
    await waitFor(() => expect(router.state.location.pathname).toBe('/test'));
  });

  it('begin with none, and one is created with its checks off', async () => {
    const api = prepare();
    const { user } = renderApp('/admin/background-validations', admin);
    expect(await screen.findByText('Nenhuma validação encontrada')).toBeVisible();
    await user.click(screen.getAllByRole('button', { name: 'Criar validação' })[0] as HTMLElement);
    const dialog = within(await screen.findByRole('dialog', { name: 'Nova validação' }));
    for (const box of dialog.getAllByRole('checkbox')) expect(box).not.toBeChecked();
    expect(dialog.getByRole('button', { name: 'Criar validação' })).toBeDisabled();
    await user.type(dialog.getByRole('textbox', { name: /^Nome/ }), ' Notas ');
    await user.click(dialog.getByRole('checkbox', { name: 'Serpro NF-e' }));
    await user.click(dialog.getByRole('button', { name: 'Criar validação' }));
    expect(await screen.findByText('Validação criada com sucesso')).toBeVisible();
    expect(await screen.findByRole('row', { name: /Notas Não Sim Não/ })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(api.callsOf(backgroundEndpoints.createBackgroundValidation)[0]?.body).toEqual({
      background_name: 'Notas',
      validations: { serpro_cpf: false, serpro_nfe: true, serpro_data_valid: false },
    });
  });

  it('are changed, and the list shows it', async () => {
    prepare(tenants);
    const { user } = renderApp('/admin/background-validations', admin);
    await user.click(await screen.findByRole('button', { name: 'Editar Inquilinos' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Editar Inquilinos' }));
    expect(dialog.getByRole('checkbox', { name: 'Serpro CPF' })).toBeChecked();
    await user.click(dialog.getByRole('checkbox', { name: 'Serpro CPF' }));
    await user.click(dialog.getByRole('button', { name: 'Salvar' }));
    expect(await screen.findByText('Validação atualizada com sucesso')).toBeVisible();
    expect(await screen.findByRole('row', { name: /Inquilinos Não Não Sim/ })).toBeVisible();
  });

  it('are deleted after a question that names them', async () => {
    const api = prepare(tenants);
    const { deleteBackgroundValidation } = backgroundEndpoints;
    const { user } = renderApp('/admin/background-validations', admin);
    await user.click(await screen.findByRole('button', { name: 'Excluir Inquilinos' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Excluir a validação Inquilinos?' }));
    expect(api.callsOf(deleteBackgroundValidation)).toHaveLength(0);
    await user.click(dialog.getByRole('button', { name: 'Excluir' }));
    expect(await screen.findByText('Validação excluída com sucesso')).toBeVisible();
    expect(await screen.findByText('Nenhuma validação encontrada')).toBeVisible();
  });

  it('say why they could not be saved, and keep what was typed', async () => {
    const api = prepare(tenants);
    api.on(
      backgroundEndpoints.updateBackgroundValidation,
      () => new Refusal(404, 'not_found', 'Não encontrado'),
    );
    const { user } = renderApp('/admin/background-validations', admin);
    await user.click(await screen.findByRole('button', { name: 'Editar Inquilinos' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Editar Inquilinos' }));
    const name = dialog.getByRole('textbox', { name: /^Nome/ });
    await user.type(name, ' 2');
    await user.click(dialog.getByRole('button', { name: 'Salvar' }));
    expect(await screen.findByText('Não encontrado')).toBeVisible();
    expect(name).toHaveValue('Inquilinos 2');
  });
});
