import { memberEndpoints } from '@lavra/contract/endpoints/members';
import { companyRuleEndpoints } from '@lavra/contract/endpoints/rules';
import { providerEndpoints } from '@lavra/contract/endpoints/provider';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';

import { makeCompany, makeUser } from '../../../testing/factories.ts';
import { type FakeApi, fakeApi } from '../../../testing/fake-api.ts';
import { renderApp } from '../../../testing/render-app.tsx';

const admin = makeUser({ isAdmin: true });
const company = makeCompany({ company_id: 'company-1', name: 'Serra Verde', email: 'fiscal@serra.example' });
const off = makeCompany({
  company_id: 'company-2',
  name: 'Porto Seco',
  status: 'disabled',
  deactivated_at: '2026-11-01T12:00:00Z',
});

let api: FakeApi;
beforeEach(() => {
  api = fakeApi();
  api.on(providerEndpoints.listCompanies, () => ({ clients: [company, off] }));
  api.on(providerEndpoints.getCompany, ({ params }) => (params['companyId'] === 'company-1' ? company : off));
  api.on(memberEndpoints.listMembers, ({ params }) => ({
    members: [
      {
        user_uuid: params['companyId'] ?? '',
        user_name: 'Serra Verde',
        user_email: 'fiscal@serra.example',
        status: 'active' as const,
      },
      {
        user_uuid: 'user-7',
        user_name: 'Beatriz',
        user_email: 'beatriz@serra.example',
        status: 'active' as const,
      },
    ],
  }));
});

describe('The companies', () => {
  it('are asked for with the filters of the address', async () => {
    const { user, router } = renderApp('/admin/companies?document=cnpj&status=disabled&admin=true', admin);
    expect(await screen.findByText('Serra Verde')).toBeVisible();
    const query = () => api.callsOf(providerEndpoints.listCompanies).at(-1)?.query;
    expect(Object.fromEntries(query() ?? [])).toEqual({
      document: 'cnpj',
      deactivated: 'true',
      admin: 'true',
      limit: '15',
    });
    await user.type(screen.getByRole('searchbox', { name: 'Nome' }), 'porto{Enter}');
    await waitFor(() => expect(query()?.get('name')).toBe('porto'));
    expect(router.state.location.search).toMatchObject({ name: 'porto', status: 'disabled' });
    const before = api.callsOf(providerEndpoints.listCompanies).length;
    await user.click(screen.getByRole('button', { name: 'Atualizar' }));
    await waitFor(() => expect(api.callsOf(providerEndpoints.listCompanies)).toHaveLength(before + 1));
  });

  it('say how far the tightest limit of each is used', async () => {
    api.on(companyRuleEndpoints.listTightestLimits, () => ({
      limits: [
        {
          company_id: 'company-1',
          kind: 'services' as const,
          services: ['nfe'],
          names: ['NF-e'],
          limit: 1000,
          used: 900,
          since: '2026-11-05T03:00:00Z',
          resets_at: '2026-12-05T03:00:00Z',
        },
      ],
    }));
    renderApp('/admin/companies', admin);
    const row = await screen.findByRole('row', { name: /Serra Verde/ });
    expect(await within(row).findByText('NF-e: 900 de 1.000 usados no período')).toBeInTheDocument();
  });

  it('open at the side, and one is deactivated once its e-mail is typed', async () => {
    api.on(providerEndpoints.deactivateCompany, () => ({ ...company, status: 'disabled' as const }));
    const { user, router } = renderApp('/admin/companies', admin);
    await user.click(await screen.findByText('Serra Verde'));
    const sheet = await screen.findByRole('dialog', { name: /Serra Verde/ });
    expect(router.state.location.pathname).toBe('/admin/companies/company-1');
    await user.click(await within(sheet).findByRole('tab', { name: 'Membros' }));
    await user.click(await within(sheet).findByRole('button', { name: 'Desativar' }));
    const question = await screen.findByRole('dialog', {
      name: 'Desativar Serra Verde (fiscal@serra.example)?',
    });
    const confirm = within(question).getByRole('button', { name: 'Desativar' });
    expect(confirm).toBeDisabled();
    await user.type(within(question).getByRole('textbox'), 'fiscal@serra.example');
    await user.click(confirm);
    expect(await screen.findByText('Empresa desativada com sucesso')).toBeVisible();
    expect(api.callsOf(providerEndpoints.deactivateCompany)[0]?.params).toEqual({ companyId: 'company-1' });
  });

  it('lose a member, named with the company', async () => {
    api.on(memberEndpoints.deleteMember, () => ({}));
    const { user } = renderApp('/admin/companies/company-1?part=members', admin);
    await user.click(await screen.findByRole('button', { name: 'Remover membro' }));
    const question = await screen.findByRole('dialog', {
      name: 'Remover beatriz@serra.example de Serra Verde?',
    });
    await user.click(within(question).getByRole('button', { name: 'Remover membro' }));
    expect(await screen.findByText('Membro removido com sucesso')).toBeVisible();
    const [call] = api.callsOf(memberEndpoints.deleteMember);
    expect(call?.params).toEqual({ companyId: 'company-1', memberId: 'user-7' });
    expect(call?.query.get('credentials')).toBe('end');
  });

  it('that are deactivated can be looked at and reactivated, not changed', async () => {
    api.on(providerEndpoints.reactivateCompany, () => ({ ...off, status: 'active' as const }));
    const { user } = renderApp('/admin/companies/company-2?part=members', admin);
    expect(await screen.findByText(/^A empresa está desativada/)).toBeVisible();
    expect(await screen.findByText('Beatriz')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Desativar|Remover/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole('tab', { name: 'Visão geral' }));
    await user.click(await screen.findByRole('button', { name: 'Reativar Porto Seco' }));
    expect(await screen.findByText('Empresa reativada com sucesso')).toBeVisible();
  });

  it('are not shown to anybody else', async () => {
    const { router } = renderApp('/admin/companies');
    await waitFor(() => expect(router.state.location.pathname).toBe('/test'));
    expect(api.callsOf(providerEndpoints.listCompanies)).toHaveLength(0);
  });
});
