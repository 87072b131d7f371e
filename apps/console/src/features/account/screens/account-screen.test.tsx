import { appClientEndpoints } from '@lavra/contract/endpoints/app-clients';
import { companyEndpoints } from '@lavra/contract/endpoints/companies';
import { identityEndpoints } from '@lavra/contract/endpoints/identity';
import { memberEndpoints } from '@lavra/contract/endpoints/members';
import { webhookEndpoints } from '@lavra/contract/endpoints/webhooks';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { makeUser } from '../../../testing/factories.ts';
import { makeAppClient } from '../../../testing/job-factories.ts';
import { session } from '../../../base/session.ts';
import { fakeApi, Refusal } from '../../../testing/fake-api.ts';
import { renderApp } from '../../../testing/render-app.tsx';

const owner = makeUser();
const person = makeUser({ cpfCnpj: '52998224725' });
const address = {
  zipCode: '01310-100',
  street: 'Avenida Paulista',
  number: '1000',
  complement: '',
  district: 'Bela Vista',
  city: 'São Paulo',
  state: 'SP',
};

const owned = {
  user_uuid: 'user-1',
  user_name: 'Ana Souza',
  user_email: 'ana@oficina.com.br',
  status: 'active',
} as const;
const lia = {
  user_uuid: 'invitation-1',
  user_name: '',
  user_email: 'lia@oficina.com.br',
  status: 'pending',
} as const;

function prepareRetention(api: ReturnType<typeof prepare>) {
  const kept = {
    expires: 30,
    training_accepted: true,
    training_expires: 30,
    custom_flow: [],
    updated_at: null,
  };
  api.on(companyEndpoints.getRetention, () => kept);
  api.on(companyEndpoints.listPurges, () => ({ purges: [] }));
  return kept;
}

function prepare() {
  const api = fakeApi();
  api.on(memberEndpoints.listMembers, () => ({
    members: [
      {
        user_uuid: 'user-1',
        user_name: 'Ana Souza',
        user_email: 'ana@oficina.com.br',
        status: 'active' as const,
      },
      {
        user_uuid: 'user-2',
        user_name: 'Rui Prado',
        user_email: 'rui@oficina.com.br',
        status: 'active' as const,
      },
    ],
  }));
  api.on(appClientEndpoints.listAppClients, () => ({ appclients: [] }));
  api.on(webhookEndpoints.listWebhooks, () => ({ webhooks: [] }));
  return api;
}

describe('The account screen', () => {
  it('is read until it is edited, and sends only what changed', async () => {
    const api = prepare();
    api.on(identityEndpoints.updateMe, ({ body }) => {
      expect(body).toEqual({ name: 'Ana Lima' });
      return makeUser({ name: 'Ana Lima' });
    });
    const { user } = renderApp('/account', owner);
    expect(await screen.findByText(owner.companyId)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Copiar ID da empresa' })).toBeEnabled();
    expect(screen.queryByRole('textbox', { name: /^Nome/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Editar' }));
    const name = screen.getByRole('textbox', { name: /^Nome/ });
    await user.clear(name);
    await user.type(name, 'Ana Lima');
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    expect(await screen.findByText('Conta editada com sucesso')).toBeVisible();
    expect(screen.queryByRole('textbox', { name: /^Nome/ })).not.toBeInTheDocument();
    expect(screen.getByText('Ana Lima', { selector: 'dd' })).toBeVisible();
  });

  it('says so when nothing was edited, and asks the server nothing', async () => {
    const api = prepare();
    const { user } = renderApp('/account', owner);
    await user.click(await screen.findByRole('button', { name: 'Editar' }));
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    expect(await screen.findByText('Você não editou nada.')).toBeVisible();
    expect(api.callsOf(identityEndpoints.updateMe)).toHaveLength(0);
  });

  it('fills the address of a zip code', async () => {
    const api = prepare();
    const { zipCode: _, number: __, complement: ___, ...found } = address;
    api.on(companyEndpoints.lookUpZipCode, () => found);
    const { user } = renderApp('/account', owner);
    await user.click(await screen.findByRole('button', { name: 'Editar' }));
    await user.type(screen.getByRole('textbox', { name: 'CEP' }), '01310100');
    expect(screen.getByRole('textbox', { name: 'CEP' })).toHaveValue('01310-100');
    await user.tab();
    expect(await screen.findByDisplayValue('Avenida Paulista')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Cidade' })).toHaveValue('São Paulo');
  });

  it('keeps what was typed when the address service is down', async () => {
    const api = prepare();
    api.on(companyEndpoints.lookUpZipCode, () => new Refusal(500, 'internal', 'Erro interno no servidor'));
    const { user } = renderApp('/account', owner);
    await user.click(await screen.findByRole('button', { name: 'Editar' }));
    await user.type(screen.getByRole('textbox', { name: 'Rua' }), 'Rua Um');
    await user.type(screen.getByRole('textbox', { name: 'CEP' }), '01310100');
    await user.tab();
    const zip = screen.getByRole('textbox', { name: 'CEP' });
    await waitFor(() => expect(zip).toHaveAccessibleDescription('Falha ao consultar CEP'));
    expect(screen.getByRole('textbox', { name: 'Rua' })).toHaveValue('Rua Um');
  });

  it('refuses a phone that has not the form of the hint', async () => {
    prepare();
    const { user } = renderApp('/account', owner);
    await user.click(await screen.findByRole('button', { name: 'Editar' }));
    const phone = screen.getByRole('textbox', { name: /^Telefone/ });
    await user.clear(phone);
    await user.type(phone, '11 9999');
    await user.tab();
    expect(await screen.findByText('Use o formato +55 12 12345 1234')).toBeVisible();
  });

  it('lists, invites and removes the members of a legal entity', async () => {
    const api = prepare();
    api.on(memberEndpoints.addMember, ({ params }) => {
      expect(params['memberId']).toBe('lia@oficina.com.br');
      return { members: [owned, lia] };
    });
    api.on(memberEndpoints.deleteMember, () => ({}));
    const { user } = renderApp('/account', owner);
    await user.click(await screen.findByRole('button', { name: 'Excluir Rui Prado' }));
    const dialog = await screen.findByRole('dialog', { name: 'Excluir Rui Prado' });
    await user.click(within(dialog).getByRole('button', { name: 'Excluir' }));
    expect(await screen.findByText('Membro removido com sucesso')).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: 'E-mail de quem será convidado' }), 'lia@oficina');
    await user.click(screen.getByRole('button', { name: 'Convidar' }));
    expect(await screen.findByText('O e-mail deve ser válido')).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: 'E-mail de quem será convidado' }), '.com.br');
    await user.click(screen.getByRole('button', { name: 'Convidar' }));
    expect(await screen.findByText('lia@oficina.com.br')).toBeVisible();
    expect(screen.getByText('Convite pendente')).toBeVisible();
  });

  it.each([true, false])('offers to end what a removed member made: %s', async (isEnding) => {
    const api = prepare();
    const maker = { user_uuid: 'user-2', user_name: 'Rui Prado' };
    const other = { user_uuid: 'user-1', user_name: 'Ana Souza' };
    api.on(appClientEndpoints.listAppClients, () => ({
      appclients: [makeAppClient({ CreatedBy: maker }), makeAppClient({ CreatedBy: other }), makeAppClient()],
    }));
    api.on(memberEndpoints.deleteMember, () => ({}));
    const { user } = renderApp('/account', owner);
    await user.click(await screen.findByRole('button', { name: 'Excluir Rui Prado' }));
    const dialog = await screen.findByRole('dialog', { name: 'Excluir Rui Prado' });
    const offer = await within(dialog).findByRole('checkbox', { name: /^Encerrar também/ });
    expect(offer).toBeChecked();
    expect(within(dialog).getByText(/API Clients: 1\. Webhooks: 0\./)).toBeVisible();
    if (!isEnding) await user.click(offer);
    await user.click(within(dialog).getByRole('button', { name: 'Excluir' }));
    expect(await screen.findByText('Membro removido com sucesso')).toBeVisible();
    const [removal] = api.callsOf(memberEndpoints.deleteMember);
    expect(removal?.query.get('credentials')).toBe(isEnding ? 'end' : 'keep');
  });

  it('sends an invitation again, and withdraws it', async () => {
    const api = prepare();
    api.on(memberEndpoints.listMembers, () => ({ members: [owned, lia] }));
    api.on(memberEndpoints.addMember, () => ({ members: [owned, lia] }));
    api.on(memberEndpoints.deleteMember, () => ({}));
    const { user } = renderApp('/account', owner);
    await user.click(
      await screen.findByRole('button', { name: 'Enviar novamente o convite a lia@oficina.com.br' }),
    );
    expect(await screen.findByText('Convite enviado com sucesso')).toBeVisible();
    expect(api.callsOf(memberEndpoints.addMember)[0]?.params['memberId']).toBe('invitation-1');
    const withdraw = 'Retirar o convite a lia@oficina.com.br';
    await user.click(screen.getByRole('button', { name: withdraw }));
    const dialog = await screen.findByRole('dialog', { name: withdraw });
    await user.click(within(dialog).getByRole('button', { name: 'Retirar' }));
    expect(await screen.findByText('Convite retirado com sucesso')).toBeVisible();
    expect(api.callsOf(memberEndpoints.deleteMember)[0]?.params['memberId']).toBe('invitation-1');
  });

  it('shows a person of a CPF no members', async () => {
    const api = prepare();
    renderApp('/account', person);
    expect(await screen.findByRole('heading', { name: 'Dados da conta' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Membros' })).toBeNull();
    expect(api.callsOf(memberEndpoints.listMembers)).toHaveLength(0);
  });

  it('asks before a choice that was not saved is lost to another tab', async () => {
    const api = prepare();
    prepareRetention(api);
    const { user } = renderApp('/account?tab=settings', owner);
    await user.click(await screen.findByRole('combobox', { name: 'Expurgo dos dados' }));
    await user.click(await screen.findByRole('option', { name: '3 dias', hidden: true }));
    await user.click(screen.getByRole('tab', { name: 'Conta' }));
    await user.click(await screen.findByRole('button', { name: 'Continuar editando' }));
    expect(screen.getByRole('combobox', { name: 'Expurgo dos dados' })).toHaveValue('3 dias');
  });

  it('asks before a password is reset, which ends the session', async () => {
    prepare();
    const { user } = renderApp('/account', owner);
    await user.click(await screen.findByRole('button', { name: 'Redefinir senha' }));
    const dialog = await screen.findByRole('dialog', { name: 'Redefinir a senha?' });
    await user.click(within(dialog).getByRole('button', { name: 'Cancelar' }));
    expect(session()).toBeDefined();
  });

  it('stores how long data is kept', async () => {
    const api = prepare();
    const kept = prepareRetention(api);
    api.on(companyEndpoints.updateRetention, ({ body }) => {
      expect(body).toEqual({ expires: 7, training_accepted: true, training_expires: 30 });
      return { ...kept, expires: 7, updated_at: '2026-11-21T12:00:00.000Z' };
    });
    const { user } = renderApp('/account?tab=settings', owner);
    const save = await screen.findByRole('button', { name: 'Salvar' });
    expect(save).toBeDisabled();
    await user.click(screen.getByRole('combobox', { name: 'Expurgo dos dados' }));
    await user.click(await screen.findByRole('option', { name: '7 dias', hidden: true }));
    expect(screen.getByText(/não pode ser recuperado/)).toBeVisible();
    await user.click(save);
    expect(await screen.findByText('Preferências salvas com sucesso')).toBeVisible();
  });
});
