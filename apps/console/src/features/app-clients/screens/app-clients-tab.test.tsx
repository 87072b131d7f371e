import { appClientEndpoints } from '@lavra/contract/endpoints/app-clients';
import { companyRuleEndpoints } from '@lavra/contract/endpoints/rules';
import type { AppClient } from '@lavra/contract/model/app-client';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { fakeApi, Refusal } from '../../../testing/fake-api.ts';
import { renderApp } from '../../../testing/render-app.tsx';

function makeClient(given: Partial<AppClient> = {}): AppClient {
  return {
    ClientId: 'client-1',
    ClientName: 'Faturas',
    CreationDate: '2026-11-01T12:00:00.000Z',
    LastModifiedDate: '2026-11-01T12:00:00.000Z',
    RefreshTokenValidity: 30,
    TokenValidityUnits: { AccessToken: 'minutes', IdToken: 'minutes', RefreshToken: 'days' },
    UserPoolId: 'lavra',
    AllowedOAuthFlowsUserPoolClient: true,
    AllowedOAuthScopes: ['lavra/send.nfe'],
    LastUsedDate: null,
    CallsLast30Days: 1234,
    PreviousSecretUntil: null,
    ...given,
  };
}

function prepare(clients: AppClient[]) {
  const api = fakeApi();
  api.on(appClientEndpoints.listAppClients, () => ({ appclients: clients }));
  api.on(companyRuleEndpoints.getCompanyScopes, () => ({ scopes: ['nfe', 'ocr'], validations: [] }));
  return api;
}

describe('The API Client tab', () => {
  it('lists the clients but the demo’s own', async () => {
    prepare([
      makeClient({ CreatedBy: { user_uuid: 'user-2', user_name: 'Rui Prado' } }),
      makeClient({ ClientId: 'client-0', ClientName: 'Demo-Application' }),
    ]);
    renderApp('/api-clients');
    expect(await screen.findByText('Faturas')).toBeVisible();
    expect(screen.getByText('1.234')).toBeVisible();
    expect(screen.getByText('Rui Prado')).toBeVisible();
    expect(screen.queryByText('Demo-Application')).toBeNull();
  });

  it('creates a client of a name and scopes, and shows its secret once', async () => {
    const api = prepare([]);
    api.on(appClientEndpoints.createAppClient, ({ body }) => {
      expect(body).toEqual({ name: 'Notas', scopes: ['lavra/send.nfe'] });
      return makeClient({ ClientName: 'Notas', ClientSecret: 'shown-once' });
    });
    const { user } = renderApp('/api-clients');
    const create = await screen.findByRole('button', { name: 'Criar' });
    expect(create).toBeDisabled();
    await user.type(screen.getByRole('textbox', { name: 'Nome' }), 'Notas');
    expect(create).toBeDisabled();
    await user.click(screen.getByRole('combobox', { name: 'Escopos' }));
    await user.click(await screen.findByRole('option', { name: 'NF-e', hidden: true }));
    expect(create).toBeEnabled();
    await user.click(create);
    const dialog = await screen.findByRole('dialog', { name: 'Guarde as credenciais' });
    expect(within(dialog).getByText('shown-once')).toBeVisible();
    expect(within(dialog).getByText(/mostrado somente agora/)).toBeVisible();
  });

  it('ends with the first call filled in, and says when it has come', async () => {
    const api = prepare([]);
    const made = { ClientName: 'Notas', LastUsedDate: null };
    api.on(appClientEndpoints.createAppClient, () => {
      api.on(appClientEndpoints.listAppClients, () => ({ appclients: [makeClient(made)] }));
      return makeClient({ ...made, ClientSecret: 'shown-once' });
    });
    const { user } = renderApp('/api-clients');
    await user.type(await screen.findByRole('textbox', { name: 'Nome' }), 'Notas');
    await user.click(screen.getByRole('combobox', { name: 'Escopos' }));
    await user.click(await screen.findByRole('option', { name: 'NF-e', hidden: true }));
    await user.click(screen.getByRole('button', { name: 'Criar' }));
    const first = await screen.findByRole('region', { name: 'Experimente agora' });
    expect(first).toHaveTextContent('"ClientSecret":"shown-once"');
    expect(await within(first).findByText('Aguardando a primeira chamada…')).toBeVisible();
    api.on(appClientEndpoints.listAppClients, () => ({
      appclients: [makeClient({ ...made, LastUsedDate: '2026-11-22T12:00:00Z' })],
    }));
    expect(
      await within(first).findByText('A primeira chamada chegou', {}, { timeout: 10_000 }),
    ).toBeVisible();
  });

  it('says that the fields may be wrong when a client cannot be created, and the reason of the server', async () => {
    const api = prepare([]);
    api.on(
      appClientEndpoints.createAppClient,
      () => new Refusal(500, 'internal', 'Erro interno no servidor'),
    );
    const { user } = renderApp('/api-clients');
    await user.type(await screen.findByRole('textbox', { name: 'Nome' }), 'Notas');
    await user.click(screen.getByRole('combobox', { name: 'Escopos' }));
    await user.click(await screen.findByRole('option', { name: 'NF-e', hidden: true }));
    await user.click(screen.getByRole('button', { name: 'Criar' }));
    const sentence = 'Algo deu errado, certifique-se de os campos estão preenchidos corretamente.';
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.getByText(/Erro interno no servidor/)).toBeVisible();
  });

  it('refuses a name with special characters', async () => {
    prepare([]);
    const { user } = renderApp('/api-clients');
    await user.type(await screen.findByRole('textbox', { name: 'Nome' }), 'a/b');
    await user.tab();
    expect(await screen.findByText('Não use caracteres especiais.')).toBeVisible();
  });

  it('asks before deleting, and says why when it cannot', async () => {
    const api = prepare([makeClient()]);
    api.on(appClientEndpoints.deleteAppClient, () => new Refusal(404, 'not_found', 'Não encontrado'));
    const { user } = renderApp('/api-clients');
    await user.click(await screen.findByRole('button', { name: 'Excluir Faturas' }));
    const dialog = await screen.findByRole('dialog', { name: 'Excluir Faturas' });
    expect(api.callsOf(appClientEndpoints.deleteAppClient)).toHaveLength(0);
    await user.click(within(dialog).getByRole('button', { name: 'Excluir' }));
    expect(await screen.findByText('Não encontrado')).toBeVisible();
    expect(api.callsOf(appClientEndpoints.deleteAppClient)).toHaveLength(1);
  });

  it('replaces a secret with the overlap that was chosen', async () => {
    const api = prepare([makeClient()]);
    api.on(appClientEndpoints.rotateAppClientSecret, ({ body }) => {
      expect(body).toEqual({ overlap_hours: 24 });
      return makeClient({ ClientSecret: 'the-new-one' });
    });
    const { user } = renderApp('/api-clients');
    await user.click(await screen.findByRole('button', { name: 'Trocar o segredo de Faturas' }));
    await user.click(await screen.findByRole('button', { name: 'Gerar novo segredo' }));
    await waitFor(() => expect(screen.getByText('the-new-one')).toBeVisible());
  });
});
