import { backgroundEndpoints } from '@lavra/contract/endpoints/backgrounds';
import { companyRuleEndpoints } from '@lavra/contract/endpoints/rules';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { config, provideConfig } from '../../../base/config.ts';
import { fakeApi, Refusal } from '../../../testing/fake-api.ts';
import { renderApp } from '../../../testing/render-app.tsx';

const cpf = {
  id: 'bg-1',
  background_name: 'CPF',
  serpro_cpf: true,
  serpro_nfe: false,
  serpro_data_valid: false,
};
const notes = { ...cpf, id: 'bg-2', background_name: 'Notas', serpro_cpf: false, serpro_nfe: true };

function prepare(backgrounds: (typeof cpf)[], validations: string[]) {
  const api = fakeApi();
  api.on(backgroundEndpoints.listBackgroundValidations, () => ({ backgrounds }));
  api.on(companyRuleEndpoints.getCompanyScopes, () => ({ scopes: ['nfe'], validations }));
  return api;
}

describe('The background validations', () => {
  it('are those that the company may use, and can only be read', async () => {
    prepare([cpf, notes], ['bg-2']);
    renderApp('/background-validations');
    const table = await screen.findByRole('table', { name: 'Validações disponíveis' });
    expect(await within(table).findByRole('row', { name: /Notas Não Sim Não$/ })).toBeVisible();
    expect(within(table).queryByText('CPF', { selector: 'td' })).toBeNull();
    expect(within(table).queryByRole('button', { name: /Editar|Excluir/ })).toBeNull();
  });

  it('send a company that has none to the support', async () => {
    prepare([cpf], []);
    renderApp('/background-validations');
    expect(await screen.findByText('Nenhuma validação disponível para a sua empresa')).toBeVisible();
    expect(screen.getByRole('link', { name: /Abrir o suporte/ })).toHaveAttribute(
      'href',
      'https://support.example/',
    );
  });

  it('lead to a letter without an empty tab where the support has an address alone', async () => {
    prepare([cpf], []);
    provideConfig({ ...config(), supportUrl: 'mailto:suporte@lavra.example' });
    renderApp('/background-validations');
    const link = await screen.findByRole('link', { name: 'Abrir o suporte' });
    expect(link).not.toHaveAttribute('target');
    expect(link).toHaveAttribute('title', 'suporte@lavra.example');
  });

  it('say when those of the company are no longer there', async () => {
    prepare([], ['bg-9']);
    renderApp('/background-validations');
    expect(await screen.findByText('Nenhuma validação encontrada')).toBeVisible();
  });

  it('say why they could not be loaded, and try again', async () => {
    const api = prepare([cpf], ['bg-1']);
    api.on(
      companyRuleEndpoints.getCompanyScopes,
      () => new Refusal(500, 'internal', 'Erro interno no servidor'),
    );
    const { user } = renderApp('/background-validations');
    expect(await screen.findByText('Erro interno no servidor')).toBeVisible();
    api.on(companyRuleEndpoints.getCompanyScopes, () => ({ scopes: [], validations: ['bg-1'] }));
    await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    expect(await screen.findByRole('row', { name: /CPF Sim Não Não$/ })).toBeVisible();
  });
});
