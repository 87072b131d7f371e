import { companyEndpoints } from '@lavra/contract/endpoints/companies';
import { identityEndpoints } from '@lavra/contract/endpoints/identity';
import { memberEndpoints } from '@lavra/contract/endpoints/members';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { makeUser } from '../../../testing/factories.ts';
import { fakeApi, Refusal } from '../../../testing/fake-api.ts';
import { renderApp } from '../../../testing/render-app.tsx';

const own = { companyId: 'user-1', name: 'Ana Souza' };
const workshop = { companyId: 'user-9', name: 'Oficina Nove' };
const invitation = {
  id: 'invitation-1',
  company_id: 'user-9',
  company_name: 'Oficina Nove',
  created_at: '2026-11-01T12:00:00Z',
  expires_at: '2026-12-01T12:00:00Z',
};

function prepare() {
  const api = fakeApi();
  let isOpen = true;
  api.on(memberEndpoints.listInvitations, () => ({ invitations: isOpen ? [invitation] : [] }));
  api.on(companyEndpoints.getCreationTime, () => ({ creation_time: '2026-01-01T12:00:00Z' }));
  const close = () => {
    isOpen = false;
  };
  return { api, close };
}

describe('The invitations screen', () => {
  it('accepts an invitation, after which the header offers the company', async () => {
    const { api, close } = prepare();
    api.on(memberEndpoints.acceptInvitation, ({ params }) => {
      expect(params['invitationId']).toBe('invitation-1');
      close();
      return { company_id: 'user-9' };
    });
    api.on(identityEndpoints.getMe, () => makeUser({ companies: [own, workshop] }));
    const { user } = renderApp('/invitations', makeUser({ invitations: 1 }));
    await user.click(await screen.findByRole('button', { name: 'Aceitar o convite de Oficina Nove' }));
    expect(await screen.findByText('Agora você também atua em Oficina Nove')).toBeVisible();
    expect(await screen.findByText('Nenhum convite')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Empresa: Ana Souza' })).toBeVisible();
  });

  it('refuses one', async () => {
    const { api, close } = prepare();
    api.on(memberEndpoints.refuseInvitation, () => {
      close();
      return {};
    });
    api.on(identityEndpoints.getMe, () => makeUser());
    const { user } = renderApp('/invitations', makeUser({ invitations: 1 }));
    await user.click(await screen.findByRole('button', { name: 'Recusar o convite de Oficina Nove' }));
    expect(await screen.findByText('Convite recusado')).toBeVisible();
    expect(await screen.findByText('Nenhum convite')).toBeVisible();
  });

  it('leaves a company after asking', async () => {
    const { api } = prepare();
    api.on(memberEndpoints.deleteMember, ({ params }) => {
      expect(params).toEqual({ companyId: 'user-9', memberId: 'user-1' });
      return {};
    });
    api.on(identityEndpoints.getMe, () => makeUser());
    const { user } = renderApp('/invitations', makeUser({ companies: [own, workshop] }));
    await user.click(await screen.findByRole('button', { name: 'Sair de Oficina Nove' }));
    const dialog = await screen.findByRole('dialog', { name: 'Sair de Oficina Nove' });
    await user.click(within(dialog).getByRole('button', { name: 'Sair da empresa' }));
    expect(await screen.findByText('Você saiu da empresa')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Empresa:/ })).toBeNull();
  });
});

describe('The company switch', () => {
  it('names the chosen company in every call, until it is closed to the person', async () => {
    const { api } = prepare();
    const { user, router } = renderApp('/terms', makeUser({ companies: [own, workshop] }));
    await user.click(await screen.findByRole('button', { name: 'Empresa: Ana Souza' }));
    await user.click(await screen.findByRole('button', { name: 'Oficina Nove' }));
    expect(await screen.findByRole('button', { name: 'Empresa: Oficina Nove' })).toBeVisible();
    const asked = () => api.callsOf(companyEndpoints.getCreationTime).at(-1);
    await waitFor(() => expect(asked()?.params['companyId']).toBe('user-9'));
    expect(asked()?.headers.get('lavra-company')).toBe('user-9');

    api.on(
      memberEndpoints.listInvitations,
      () => new Refusal(403, 'company_not_yours', 'Você não faz parte desta empresa.'),
    );
    await router.navigate({ to: '/invitations' });
    expect(await screen.findByRole('button', { name: 'Empresa: Ana Souza' })).toBeVisible();
  });
});
