import { companyEndpoints } from '@lavra/contract/endpoints/companies';
import { providerEndpoints } from '@lavra/contract/endpoints/provider';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';

import { actingCompany, companyId, lastCompanies } from '../lib/acting-company.ts';
import { makeCompany, makeUser } from '../testing/factories.ts';
import { type FakeApi, fakeApi, Refusal } from '../testing/fake-api.ts';
import { renderApp } from '../testing/render-app.tsx';

const admin = makeUser({ isAdmin: true });
const clients = [
  makeCompany({ company_id: 'company-1', name: 'Serra Verde' }),
  makeCompany({ company_id: 'company-2', name: 'Morada Certa' }),
];

let api: FakeApi;
beforeEach(() => {
  api = fakeApi();
  api.on(companyEndpoints.getCreationTime, () => ({ creation_time: '2026-01-01T12:00:00Z' }));
  api.on(providerEndpoints.listCompanies, ({ query }) => ({
    clients: clients.filter(({ name }) => name.includes(query.get('name') ?? '')),
  }));
});

const pick = async (user: ReturnType<typeof renderApp>['user'], name: string) => {
  await user.click(await screen.findByRole('button', { name: /^(Escolher cliente|Cliente: )/ }));
  const box = await screen.findByRole('combobox', { name: 'Nome, e-mail ou CPF/CNPJ' });
  await user.type(box, name);
  await user.click(await screen.findByRole('option', { name: new RegExp(name) }));
};

describe('Acting for a client', () => {
  it('asks with its company from then on, says so, and ends in one click', async () => {
    const { user } = renderApp('/terms', admin);
    await pick(user, 'Serra');
    const bar = await screen.findByRole('region', { name: 'Agindo por um cliente' });
    expect(bar).toHaveTextContent('Você está agindo por Serra Verde · 11.222.333/0001-81');
    await waitFor(() => {
      const last = api.callsOf(companyEndpoints.getCreationTime).at(-1);
      expect(last?.params['companyId']).toBe('company-1');
      expect(last?.headers.get('lavra-company')).toBe('company-1');
    });
    await user.click(within(bar).getByRole('button', { name: 'Encerrar' }));
    expect(screen.queryByRole('region', { name: 'Agindo por um cliente' })).not.toBeInTheDocument();
    expect(companyId()).toBe('user-1');
  });

  it('ends at Escape pressed twice, and not for one that closes something', async () => {
    const { user } = renderApp('/terms', admin);
    await pick(user, 'Serra');
    await screen.findByRole('region', { name: 'Agindo por um cliente' });
    await user.keyboard('{Control>}k{/Control}');
    await screen.findByRole('combobox');
    await user.keyboard('{Escape}{Escape}');
    expect(actingCompany()?.companyId).toBe('company-1');
    await user.keyboard('{Escape}');
    expect(actingCompany()).toBeUndefined();
  });

  it('opens by its keys, with those of before first', async () => {
    const { user } = renderApp('/terms', admin);
    await pick(user, 'Serra');
    await pick(user, 'Morada');
    await user.keyboard('{Control>}{Shift>}k{/Shift}{/Control}');
    const dialog = await screen.findByRole('dialog', { name: 'Escolher cliente' });
    const options = await within(dialog).findAllByRole('option');
    expect(options.map(({ textContent }) => textContent?.slice(0, 11))).toEqual([
      'Morada Cert',
      'Serra Verde',
      'Deixar de a',
    ]);
    expect(lastCompanies()).toHaveLength(2);
  });

  it('is over where the company is gone', async () => {
    const { user } = renderApp('/terms', admin);
    api.on(companyEndpoints.getCreationTime, ({ params }) =>
      params['companyId'] === 'company-1'
        ? new Refusal(403, 'company_not_yours', 'Você não atua nesta empresa.')
        : { creation_time: '2026-01-01T12:00:00Z' },
    );
    await pick(user, 'Serra');
    await waitFor(() => expect(actingCompany()).toBeUndefined());
  });

  it('is offered to nobody else', async () => {
    const { user } = renderApp('/terms');
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('button', { name: 'Escolher cliente' })).not.toBeInTheDocument();
    await user.keyboard('{Control>}{Shift>}k{/Shift}{/Control}');
    expect(await screen.findByRole('dialog', { name: 'Buscar' })).toBeVisible();
    expect(api.callsOf(providerEndpoints.listCompanies)).toHaveLength(0);
  });
});
