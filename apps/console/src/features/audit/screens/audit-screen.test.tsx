import { auditEndpoints } from '@lavra/contract/endpoints/audit';
import { providerEndpoints } from '@lavra/contract/endpoints/provider';
import type { AuditEntry } from '@lavra/contract/model/audit';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';

import { makeCompany, makeUser } from '../../../testing/factories.ts';
import { type FakeApi, fakeApi } from '../../../testing/fake-api.ts';
import { renderApp } from '../../../testing/render-app.tsx';

const entry: AuditEntry = {
  id: 'entry-1',
  created_at: '2026-11-20T15:04:00Z',
  actor_id: 'admin-1',
  actor_name: 'Rosa Provedor',
  actor_email: 'rosa@provedor.example',
  company_id: 'company-1',
  company_name: 'Serra Verde',
  action: 'updateRetention',
  action_title: 'Escolher por quanto tempo guardar',
  target: {},
  input: { expires: 7 },
  before: { expires: 30, training_accepted: true },
  after: { expires: 7, training_accepted: true },
  address: '203.0.113.7',
  request_id: 'req-42',
};
const older = { ...entry, id: 'entry-2', created_at: '2026-11-18T15:04:00Z', before: null, after: null };

let api: FakeApi;
beforeEach(() => {
  api = fakeApi();
  api.on(auditEndpoints.listAuditEntries, () => ({ entries: [entry, older] }));
  api.on(auditEndpoints.listAuditFilters, () => ({
    actors: [{ id: 'admin-1', name: 'Rosa Provedor' }],
    actions: [{ action: 'updateRetention', action_title: 'Escolher por quanto tempo guardar' }],
  }));
  api.on(providerEndpoints.listCompanies, () => ({ clients: [makeCompany({ name: 'Serra Verde' })] }));
});

describe('The audit trail', () => {
  it('tells day by day who changed what for whom, and opened, what it was before', async () => {
    const { user } = renderApp('/admin/audit', makeUser({ isAdmin: true }));
    const day = await screen.findByRole('region', { name: '20/11/2026' });
    expect(screen.getByRole('region', { name: '18/11/2026' })).toBeVisible();
    expect(day).toHaveTextContent('Rosa Provedor');
    expect(day).toHaveTextContent('para Serra Verde');
    await user.click(within(day).getByText('Escolher por quanto tempo guardar'));
    const row = await within(day).findByRole('row', { name: 'expires 30 7' });
    expect(row).toBeVisible();
    expect(within(day).queryByRole('row', { name: /training_accepted/ })).not.toBeInTheDocument();
    expect(day).toHaveTextContent('203.0.113.7');
    expect(day).toHaveTextContent('req-42');
  });

  it('is searched by the filters, which stand in the address', async () => {
    const { user, router } = renderApp('/admin/audit?startDate=2026-11-01', makeUser({ isAdmin: true }));
    await screen.findByRole('option', { name: 'Rosa Provedor' });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Quem' }), 'Rosa Provedor');
    await waitFor(() => {
      const query = api.callsOf(auditEndpoints.listAuditEntries).at(-1)?.query;
      expect(Object.fromEntries(query ?? [])).toEqual({
        actor: 'admin-1',
        startDate: '2026-11-01',
        limit: '30',
      });
    });
    expect(router.state.location.search).toEqual({ actor: 'admin-1', startDate: '2026-11-01' });
  });

  it('gives the call behind it, for a program of an administrator', async () => {
    const { user } = renderApp('/admin/audit', makeUser({ isAdmin: true }));
    await user.click(await screen.findByRole('button', { name: 'API' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'O mesmo pela API' }));
    expect(await dialog.findByText(/\/v2\/audit\?limit=30'/)).toBeVisible();
    expect(dialog.getByText(/O token é o de um administrador/)).toBeVisible();
  });
});
