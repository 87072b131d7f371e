import { reportEndpoints } from '@lavra/contract/endpoints/reports';
import type { MeterReportRow } from '@lavra/contract/model/meter-report';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { makeUser } from '../../../testing/factories.ts';
import { fakeApi, Refusal } from '../../../testing/fake-api.ts';
import { renderApp } from '../../../testing/render-app.tsx';

const reader = makeUser({ hasReport: true });

const row: MeterReportRow = {
  job_id: '2ZxQvJ0aYf3kQm9cT1bR8hN6pLw',
  uc: '30012345',
  meter_type: 'DIGITAL',
  uf: 'SP',
  client_date: '2026-11-10',
  timestamp: new Date(2026, 10, 10, 9, 5).toISOString(),
  status: 'done',
};

const columns = [
  { title: 'ID', key: 'job_id', key_type: 'string' as const },
  { title: 'UC', key: 'uc', key_type: 'string' as const },
  { title: 'Tipo', key: 'meter_type', key_type: 'enum' as const, allowed_values: ['ANALOG'] },
  { title: 'UF', key: 'uf', key_type: 'string' as const },
  { title: 'Data do cliente', key: 'client_date', key_type: 'date' as const },
  { title: 'Data e hora', key: 'timestamp', key_type: 'date' as const },
  { title: 'Status', key: 'status', key_type: 'string' as const },
];

function prepare({ rows = [row], total = 1 } = {}) {
  const api = fakeApi();
  api.on(reportEndpoints.listMeterReportColumns, () => ({ columns }));
  api.on(reportEndpoints.getMeterReport, ({ query }) => ({
    report: rows,
    current_page: Number(query.get('page')),
    items_per_page: Number(query.get('limit')),
    total,
  }));
  return api;
}

beforeEach(() => {
  vi.setSystemTime('2026-11-21T15:00:00Z');
});

describe('The meter report', () => {
  it('shows the readings of this month under the columns that the server names', async () => {
    const api = prepare();
    renderApp('/customer-report', reader);
    const table = await screen.findByRole('table', { name: 'Leituras de medidores' });
    expect(
      await within(table).findByRole('row', {
        name: /30012345 DIGITAL SP 10\/11\/2026 10\/11\/2026, 09:05 Concluído/,
      }),
    ).toBeVisible();
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(columns.map(({ title }) => title));
    expect(Object.fromEntries(api.callsOf(reportEndpoints.getMeterReport)[0]?.query ?? [])).toEqual({
      start_date: '2026-11-01',
      end_date: '2026-12-01',
      page: '1',
      limit: '10',
    });
  });

  it('filters whenever a field changes, from the first page on', async () => {
    const api = prepare({ total: 25 });
    const { user, router } = renderApp('/customer-report?page=2', reader);
    await screen.findByText('30012345');
    await user.type(screen.getByRole('searchbox', { name: 'UC' }), '300{Enter}');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Tipo de medidor' }), 'POINTER');
    await user.type(screen.getByRole('searchbox', { name: 'UF' }), 'sp{Enter}');
    await waitFor(() =>
      expect(router.state.location.search).toEqual({ uc: '300', meterType: 'POINTER', uf: 'SP' }),
    );
    expect(Object.fromEntries(api.callsOf(reportEndpoints.getMeterReport).at(-1)?.query ?? [])).toMatchObject(
      {
        uc: '300',
        meter_type: 'pointer',
        uf: 'SP',
        page: '1',
      },
    );
    const before = api.callsOf(reportEndpoints.getMeterReport).length;
    await user.click(screen.getByRole('button', { name: 'Filtrar' }));
    await waitFor(() => expect(api.callsOf(reportEndpoints.getMeterReport)).toHaveLength(before + 1));
  });

  it('pages on the server, in the sizes of the specification', async () => {
    const api = prepare({ total: 25 });
    const { user, router } = renderApp('/customer-report', reader);
    expect(await screen.findByText('25 leituras')).toBeVisible();
    const size = screen.getByRole('combobox', { name: 'Linhas por página' });
    expect(
      within(size)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['5', '10', '15', '30', '50', '100']);
    await user.click(screen.getByRole('button', { name: 'Próxima página' }));
    expect(await screen.findByText('Página 2')).toBeVisible();
    expect(router.state.location.search).toEqual({ page: '2' });
    await user.selectOptions(size, '30');
    await waitFor(() =>
      expect(api.callsOf(reportEndpoints.getMeterReport).at(-1)?.query.get('limit')).toBe('30'),
    );
    expect(screen.getByText('Página 1')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Próxima página' })).toBeDisabled());
  });

  it('exports every reading of the filter under the name of its days', async () => {
    const api = prepare();
    const saved: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      saved.push(this.download);
    });
    const { user } = renderApp('/customer-report?startDate=2026-10-01&endDate=2026-10-31&uf=RJ', reader);
    await screen.findByText('30012345');
    api.on({ ...reportEndpoints.getMeterReport, answer: 'file' }, ({ query }) => {
      expect(Object.fromEntries(query)).toEqual({
        start_date: '2026-10-01',
        end_date: '2026-10-31',
        uf: 'RJ',
        format: 'csv',
      });
      return new Response('job_id,uc\r\n', { headers: { 'content-type': 'text/csv; charset=utf-8' } });
    });
    await user.click(screen.getByRole('button', { name: 'Exportar para CSV' }));
    await waitFor(() => expect(saved).toEqual(['Report_2026-10-01_2026-10-31.csv']));
  });

  it('says that nothing was read, and clears the filter that hides it', async () => {
    prepare({ rows: [], total: 0 });
    const { user, router } = renderApp('/customer-report?uf=AC', reader);
    expect(await screen.findByText('Nenhuma leitura encontrada')).toBeVisible();
    await user.click(screen.getAllByRole('button', { name: 'Limpar filtros' })[0] as HTMLElement);
    await waitFor(() => expect(router.state.location.search).toEqual({}));
    expect(await screen.findByText(/aparecem aqui assim que chegam/)).toBeVisible();
  });

  it('says why it could not load, and tries again', async () => {
    const api = prepare();
    api.on(reportEndpoints.getMeterReport, () => new Refusal(500, 'internal', 'Erro interno no servidor'));
    const { user } = renderApp('/customer-report', reader);
    expect(await screen.findByText('Erro interno no servidor')).toBeVisible();
    prepare();
    await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    expect(await screen.findByText('30012345')).toBeVisible();
  });

  it.each([
    { who: 'a customer', user: makeUser() },
    { who: 'an administrator', user: makeUser({ isAdmin: true }) },
  ])('is kept from $who who was not granted it', async ({ user }) => {
    const api = prepare();
    const { router } = renderApp('/customer-report', user);
    await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/(?:test|admin\/dashboard)$/));
    expect(api.callsOf(reportEndpoints.getMeterReport)).toHaveLength(0);
  });
});
