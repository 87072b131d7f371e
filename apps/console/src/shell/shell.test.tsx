import { billingEndpoints } from '@lavra/contract/endpoints/billing';
import { companyEndpoints } from '@lavra/contract/endpoints/companies';
import { identityEndpoints } from '@lavra/contract/endpoints/identity';
import { webhookEndpoints } from '@lavra/contract/endpoints/webhooks';
import type { Invoice } from '@lavra/contract/model/invoice';
import type { Webhook } from '@lavra/contract/model/webhook';
import { onlineManager } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { config, provideConfig } from '../base/config.ts';
import { session } from '../base/session.ts';
import { makeUser } from '../testing/factories.ts';
import { type FakeApi, fakeApi } from '../testing/fake-api.ts';
import { renderApp } from '../testing/render-app.tsx';

const at = '2026-11-01T07:30:00.000Z';
const invoice: Invoice = {
  id: '2026-10',
  observation: '',
  created_at: at,
  updated_at: at,
  object_key: null,
  invoice: { total: 0, error: 0, services: {} },
  status: 'generated',
  pdf_status: 'none',
  revision: 1,
  generated_at: at,
  mail_status: 'none',
  sent_at: null,
  bill: null,
};
const webhook: Webhook = {
  webhook_id: 'hook-1',
  endpoint_name: 'Outubro avisos',
  endpoint_url: 'https://erp.example/aviso',
  verbose: false,
  subscription_arn: 'lavra:hook-1',
  status: 'active',
  created_at: at,
  CreationDate: at,
  disabled_reason: null,
  previous_secret_until: null,
};

let api: FakeApi;

beforeEach(() => {
  api = fakeApi();
  api.on(companyEndpoints.getCreationTime, () => ({ creation_time: '2026-01-01T12:00:00Z' }));
});

describe('The frame', () => {
  it('marks the current screen in the menu and opens outside ones in a new tab', async () => {
    renderApp('/terms');
    const menu = await screen.findByRole('navigation', { name: 'Menu' });
    const current = await within(menu).findByRole('link', { name: 'Termos de uso' });
    await waitFor(() => expect(current).toHaveAttribute('aria-current', 'page'));
    const documentation = within(menu).getByRole('link', { name: /Documentação/ });
    expect(documentation).toHaveAttribute('target', '_blank');
    expect(documentation).toHaveAttribute('href', 'https://docs.example/');
  });

  it('changes the language in place', async () => {
    const { user } = renderApp('/terms');
    await user.click(await screen.findByRole('button', { name: 'Menu de Ana Souza' }));
    await user.click(await screen.findByRole('button', { name: 'EN English' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Terms of Use' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'PT Português' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Termos de uso' })).toBeVisible();
  });

  it('says that the network is gone, and until when what is shown was true', async () => {
    renderApp('/terms');
    await screen.findByRole('heading', { level: 1 });
    act(() => onlineManager.setOnline(false));
    expect(await screen.findByText(/^Sem conexão/)).toBeVisible();
    act(() => onlineManager.setOnline(true));
    expect(screen.queryByText(/^Sem conexão/)).not.toBeInTheDocument();
  });

  it('says at once that a call fails without a network', async () => {
    onlineManager.setOnline(false);
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    renderApp('/processed-files');
    expect(await screen.findByText('Falha ao fazer requisição')).toBeVisible();
    onlineManager.setOnline(true);
  });

  it('finds screens and actions by name', async () => {
    const { user } = renderApp('/terms');
    await screen.findByRole('heading', { level: 1 });
    await user.keyboard('{Control>}k{/Control}');
    const box = await screen.findByRole('combobox', { name: 'Buscar telas, documentos e ações' });
    await user.type(box, 'sair');
    const palette = within(screen.getByRole('dialog'));
    expect(await palette.findByRole('option', { name: /Sair/ })).toBeVisible();
    expect(palette.queryByRole('option', { name: /Tema escuro/ })).not.toBeInTheDocument();
  });

  it('finds a service by its name, and Enter opens it', async () => {
    const { user, router } = renderApp('/terms');
    await screen.findByRole('heading', { level: 1 });
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await screen.findByRole('combobox', { name: 'Buscar telas, documentos e ações' }), 'cnh');
    const palette = within(screen.getByRole('dialog'));
    expect(await palette.findByRole('option', { name: /^CNH.*Testar/, selected: true })).toBeVisible();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/demo/cnh'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('finds an invoice, a webhook, a setting and a page of the documentation, and copies an id', async () => {
    provideConfig({ ...config(), documentationUrl: 'https://lavra.example/docs' });
    api.on(billingEndpoints.listInvoices, () => ({ invoices: [invoice] }));
    api.on(webhookEndpoints.listWebhooks, () => ({ webhooks: [webhook] }));
    const { user, router } = renderApp('/terms');
    await screen.findByRole('heading', { level: 1 });
    await user.keyboard('{Control>}k{/Control}');
    const field = await screen.findByRole('combobox', { name: 'Buscar telas, documentos e ações' });
    await user.type(field, 'outubro');
    expect(await screen.findByRole('option', { name: /^outubro de 2026/i })).toBeVisible();
    expect(await screen.findByRole('option', { name: /^Outubro avisos/, selected: true })).toBeVisible();
    await user.keyboard('{Control>}c{/Control}');
    await waitFor(async () => expect(await navigator.clipboard.readText()).toBe('hook-1'));
    await user.clear(field);
    await user.type(field, 'assinatura');
    const opened = vi.spyOn(window, 'open').mockReturnValue(null);
    await user.click(await screen.findByRole('option', { name: /^Webhooks: avisos e assinatura/ }));
    expect(opened.mock.calls[0]?.[0]).toMatch(/\/docs\/webhooks\?lang=pt$/);
    await user.keyboard('{Control>}k{/Control}');
    await user.type(
      await screen.findByRole('combobox', { name: 'Buscar telas, documentos e ações' }),
      'expurgo{Control>}{Enter}{/Control}',
    );
    expect(opened.mock.calls[1]?.[0]).toMatch(/\/account\?tab=settings$/);
    expect(router.state.location.pathname).toBe('/terms');
  });

  it('opens a job by its id', async () => {
    const { user, router } = renderApp('/terms');
    await screen.findByRole('heading', { level: 1 });
    await user.keyboard('{Control>}k{/Control}');
    await user.type(
      await screen.findByRole('combobox', { name: 'Buscar telas, documentos e ações' }),
      '2ZxQkT7cW1vB9nM4pR6sD8fG0hJ',
    );
    await user.click(await screen.findByRole('option', { name: /Abrir o processamento 2ZxQkT7/ }));
    await waitFor(() =>
      expect(router.state.location.pathname).toBe('/processed-files/2ZxQkT7cW1vB9nM4pR6sD8fG0hJ'),
    );
  });

  it('lists the keys at a question mark', async () => {
    const { user } = renderApp('/terms');
    await screen.findByRole('heading', { level: 1 });
    await user.keyboard('?');
    expect(await screen.findByRole('dialog', { name: 'Atalhos do teclado' })).toBeVisible();
  });

  it('signs out from the menu of the user', async () => {
    api.on(identityEndpoints.signOut, () => ({}));
    const { user } = renderApp('/terms');
    await user.click(await screen.findByRole('button', { name: 'Menu de Ana Souza' }));
    await user.click(await screen.findByRole('button', { name: 'Sair' }));
    await waitFor(() => expect(session()).toBeUndefined());
    expect(api.callsOf(identityEndpoints.signOut)).toHaveLength(1);
  });

  it('leads unknown paths to a screen that exists', async () => {
    const { router } = renderApp('/nowhere/at/all');
    await waitFor(() => expect(router.state.location.pathname).not.toBe('/nowhere/at/all'));
    expect(router.state.location.pathname).toBe('/test');
  });
});

describe('The menu', () => {
  const customer = [
    '/test',
    '/processed-files',
    '/background-validations',
    '/dashboard',
    '/billing',
    '/api-clients',
    '/account',
    '/terms',
  ];
  const listedPaths = async () => {
    const menu = await screen.findByRole('navigation');
    const links = within(menu)
      .getAllByRole('link')
      .filter((link) => link.getAttribute('target') === null);
    return links.map((link) => link.getAttribute('href')?.replace('/web', '') ?? '');
  };
  const withEverything = customer.toSpliced(5, 0, '/customer-report').toSpliced(2, 0, '/backoffice');

  it.each([
    ['a customer', makeUser(), customer],
    ['a customer with every permission', makeUser({ hasReport: true, hasBackoffice: true }), withEverything],
  ])('of %s holds the screens that they may see, group by group', async (_title, user, paths) => {
    renderApp('/terms', user);
    expect(await listedPaths()).toEqual(paths);
  });

  it('of an administrator holds their own screens first, and of the customers’ those without a twin', async () => {
    renderApp('/terms', makeUser({ isAdmin: true }));
    const listed = await listedPaths();
    const own = listed.filter((path) => path.startsWith('/admin/'));
    expect(own).toEqual(expect.arrayContaining(['/admin/companies', '/admin/audit']));
    expect(listed).toEqual([...own, ...customer.filter((path) => !own.includes(`/admin${path}`))]);
  });
});
