import { appClientEndpoints } from '@lavra/contract/endpoints/app-clients';
import { companyRuleEndpoints } from '@lavra/contract/endpoints/rules';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { fakeApi } from '../../../testing/fake-api.ts';
import { renderApp } from '../../../testing/render-app.tsx';

const closed =
  'CRLV CRV NFS-e DANFE Guia médica Carteirinha de saúde Contrato de locação Comprovante de residência Cheque Passaporte Certidão de óbito Cartão CNPJ';

describe('The catalogue screen', () => {
  it('opens the demo of a service from its card', async () => {
    const api = fakeApi();
    api.on(appClientEndpoints.listAppClients, () => ({ appclients: [] }));
    const { user, router } = renderApp('/test');
    await user.click(await screen.findByRole('link', { name: /^NF-e/ }));
    expect(await screen.findByRole('heading', { level: 1, name: 'NF-e' })).toBeVisible();
    expect(router.state.location.pathname).toBe('/demo/nfe');
  });

  it('offers the support in the place of a demo that is closed', async () => {
    fakeApi();
    const { user } = renderApp('/test');
    const cards = await screen.findAllByRole('button', { name: /Sob consulta/ });
    expect(cards).toHaveLength(12);
    for (const card of cards) {
      expect(within(card).getByText((text) => text !== '' && closed.includes(text))).toBeVisible();
    }
    await user.click(screen.getByRole('button', { name: /^Passaporte/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Passaporte' });
    expect(within(dialog).getByRole('link', { name: /suporte/i })).toHaveAttribute(
      'href',
      'https://support.example/',
    );
    const [close] = within(dialog).getAllByRole('button', { name: 'Fechar' });
    if (close !== undefined) await user.click(close);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('marks what the company may not use', async () => {
    const api = fakeApi();
    api.on(companyRuleEndpoints.getCompanyScopes, () => ({ scopes: ['nfe', 'passport'], validations: [] }));
    renderApp('/test');
    expect(await screen.findByRole('link', { name: /^RG.*Não incluído no seu plano/ })).toBeVisible();
    expect(screen.getByRole('link', { name: /^NF-e/ })).not.toHaveTextContent('Não incluído');
    expect(screen.getByRole('button', { name: /^Passaporte/ })).toHaveTextContent('Sob consulta');
  });

  it('keeps tab and search in its address, and says when nothing is found', async () => {
    fakeApi();
    const { user, router } = renderApp('/test');
    await user.click(await screen.findByRole('tab', { name: /Veículos/ }));
    expect(router.state.location.search).toEqual({ tab: 'vehicles' });
    expect(screen.getAllByRole('listitem').filter((item) => item.querySelector('[data-card]'))).toHaveLength(
      3,
    );
    await user.type(screen.getByRole('searchbox'), 'certidao');
    expect(await screen.findByText('Nada encontrado para “certidao”.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Buscar em todos' }));
    expect(await screen.findByRole('link', { name: /Certidão de nascimento/ })).toBeVisible();
    expect(router.state.location.search).toEqual({ q: 'certidao' });
  });
});
