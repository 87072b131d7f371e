import { billingEndpoints } from '@lavra/contract/endpoints/billing';
import { usageEndpoints } from '@lavra/contract/endpoints/usage';
import type { UsageMetrics } from '@lavra/contract/model/usage';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';

import { fakeApi, Refusal } from '../../../testing/fake-api.ts';
import { renderApp } from '../../../testing/render-app.tsx';

const services = {
  nfe: { total: 30, error: 3 },
  cnh: { total: 10, error: 0 },
  '2': { total: 40, error: 3 },
  'nfe-2': { total: 30, error: 3 },
};

function prepare(given: Partial<UsageMetrics> = {}) {
  const api = fakeApi();
  api.on(usageEndpoints.getUsage, ({ query }) => ({
    labels: ['2026-11-01', '2026-11-02', '2026-11-03'],
    requests: query.get('detailed') === 'true' ? { nfe: [0, 30, 0], cnh: [4, 6, 0] } : { total: [4, 36, 0] },
    duration: 2.5,
    total_errors: 3,
    total_requests: 40,
    ...given,
  }));
  api.on(usageEndpoints.getUsageTotals, () => ({ duration: 5, total_errors: 0, total_requests: 32 }));
  api.on(usageEndpoints.getReadingQuality, () => ({
    jobs_timed: 37,
    seconds_p50: 1.5,
    seconds_p95: 6,
    jobs_looked_at: 37,
    without_doubts: 28,
  }));
  api.on(billingEndpoints.getInvoiceMetrics, () => ({ total: 40, error: 3, services }));
  api.on(billingEndpoints.getAmount, () => ({ currency: 'BRL' as const, amount: null }));
  return api;
}

function figure(name: string) {
  return screen.getByText(name, { selector: 'dt' }).nextElementSibling;
}

describe('The dashboard', () => {
  it('tells requests, successes, errors and the average time of this month', async () => {
    vi.setSystemTime('2026-11-21T15:00:00Z');
    const api = prepare();
    renderApp('/dashboard');
    expect(await screen.findByText('2,50 s')).toBeVisible();
    expect(figure('Total de requisições')).toHaveTextContent('40');
    expect(figure('Requisições com sucesso')).toHaveTextContent('3792,50%');
    expect(figure('Erros')).toHaveTextContent('37,50%');
    const [call] = api.callsOf(usageEndpoints.getUsage);
    expect(Object.fromEntries(call?.query ?? [])).toEqual({
      start_date: '2026-11-01',
      end_date: '2026-12-01',
    });
  });

  it('compares with as many days before, and tells how fast and surely was read', async () => {
    vi.setSystemTime('2026-11-21T15:00:00Z');
    const api = prepare();
    renderApp('/dashboard?service=nfe');
    expect(await screen.findByText('+25% ante 11/10–31/10')).toBeVisible();
    expect(screen.getByText('−50% ante 11/10–31/10')).toBeVisible();
    expect(figure('Metade lida em até')).toHaveTextContent('1,50 s');
    expect(screen.getByText('95% em até 6,00 s')).toBeVisible();
    expect(figure('Sem nada a conferir')).toHaveTextContent('75,68%');
    expect(Object.fromEntries(api.callsOf(usageEndpoints.getUsageTotals)[0]?.query ?? [])).toEqual({
      start_date: '2026-10-11',
      end_date: '2026-10-31',
      service: 'nfe',
    });
  });

  it('leads from a day of the chart to its files', async () => {
    vi.setSystemTime('2026-11-21T15:00:00Z');
    prepare();
    const { router } = renderApp('/dashboard?service=cnh');
    const chart = await screen.findByRole('slider');
    fireEvent.change(chart, { target: { value: '1' } });
    fireEvent.keyDown(chart, { key: 'Enter' });
    await waitFor(() =>
      expect(router.state.location.href).toBe('/processed-files?finishedDate=2026-11-02&service=cnh'),
    );
  });

  it('tells what it costs, where there is a price list', async () => {
    const api = prepare();
    api.on(billingEndpoints.getAmount, () => ({ currency: 'BRL' as const, amount: '1284.90' }));
    renderApp('/dashboard?service=cnh');
    expect(await screen.findByText(/R\$\s1\.284,90/)).toBeVisible();
    expect(api.callsOf(billingEndpoints.getAmount)[0]?.query.get('service')).toBe('cnh');
  });

  it('draws no line over days that have not begun', async () => {
    vi.setSystemTime('2026-11-02T15:00:00Z');
    prepare();
    renderApp('/dashboard');
    const chart = await screen.findByRole('slider', { name: 'Requisições por dia: ler por dia' });
    expect(chart).toHaveAttribute('max', '1');
    expect(chart).toHaveAttribute('aria-valuetext', '02/11/2026, Todos os serviços: 36');
  });

  it('draws a line for each service when detailed, which is read day by day', async () => {
    const api = prepare();
    const { user, router } = renderApp('/dashboard');
    await user.click(await screen.findByRole('checkbox', { name: 'Detalhado' }));
    expect(router.state.location.search).toEqual({ detailed: 'true' });
    const legend = await screen.findByRole('list', { name: 'Séries do gráfico' });
    expect(
      within(legend)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['NF-e30', 'CNH10']);
    const chart = screen.getByRole('slider');
    fireEvent.change(chart, { target: { value: '1' } });
    expect(chart).toHaveAttribute('aria-valuetext', '02/11/2026, NF-e: 30, CNH: 6');
    await user.click(within(legend).getByRole('button', { name: /CNH/ }));
    expect(chart).toHaveAttribute('aria-valuetext', '02/11/2026, NF-e: 30');
    expect(api.callsOf(usageEndpoints.getUsage).at(-1)?.query.get('detailed')).toBe('true');
  });

  it('shows the numbers of the chart as a table', async () => {
    prepare();
    const { user } = renderApp('/dashboard?detailed=true');
    await screen.findByRole('slider');
    await user.click(screen.getByRole('button', { name: 'Tabela' }));
    const table = screen.getByRole('table', { name: 'Requisições por dia' });
    expect(within(table).getByRole('row', { name: '02/11/2026 30 6' })).toBeVisible();
  });

  it('parts the use by service, and a row filters by its service', async () => {
    const api = prepare();
    const { user, router } = renderApp('/dashboard');
    const table = await screen.findByRole('table', { name: 'Por serviço' });
    await user.click(await within(table).findByText('NF-e'));
    expect(router.state.location.search).toEqual({ service: 'nfe' });
    expect(api.callsOf(usageEndpoints.getUsage).at(-1)?.query.get('service')).toBe('nfe');
    expect(within(table).getByRole('row', { name: 'NF-e 30 100,00% 3 10,00%' })).toBeVisible();
    expect(within(table).queryByText('CNH')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Limpar filtros' }));
    expect(router.state.location.search).toEqual({});
  });

  it('asks for the days that the address tells', async () => {
    const api = prepare();
    renderApp('/dashboard?startDate=2026-10-05&endDate=2026-10-09&service=cnh');
    await screen.findByRole('slider');
    expect(Object.fromEntries(api.callsOf(usageEndpoints.getUsage)[0]?.query ?? [])).toEqual({
      start_date: '2026-10-05',
      end_date: '2026-10-09',
      service: 'cnh',
    });
  });

  it('says that nothing was used', async () => {
    const api = prepare({ requests: { total: [0, 0, 0] }, total_requests: 0, total_errors: 0, duration: 0 });
    api.on(usageEndpoints.getUsageTotals, () => ({ duration: 5, total_errors: 0, total_requests: 32 }));
    api.on(usageEndpoints.getReadingQuality, () => ({
      jobs_timed: 37,
      seconds_p50: 1.5,
      seconds_p95: 6,
      jobs_looked_at: 37,
      without_doubts: 28,
    }));
    api.on(billingEndpoints.getInvoiceMetrics, () => ({ total: 0, error: 0, services: {} }));
    renderApp('/dashboard');
    expect(await screen.findByText('Nenhuma requisição neste período')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Testar um documento' })).toHaveAttribute('href', '/web/test');
    expect(figure('Requisições com sucesso')).toHaveTextContent('00,00%');
    expect(screen.queryByRole('slider')).toBeNull();
  });

  it('says why it could not load, and tries again', async () => {
    const api = prepare();
    api.on(usageEndpoints.getUsage, () => new Refusal(500, 'internal', 'Erro interno no servidor'));
    const { user } = renderApp('/dashboard');
    expect(await screen.findByText('Erro interno no servidor')).toBeVisible();
    prepare();
    await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    expect(await screen.findByText('2,50 s')).toBeVisible();
  });
});
