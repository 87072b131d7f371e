import { billingEndpoints } from '@lavra/contract/endpoints/billing';
import type { Invoice } from '@lavra/contract/model/invoice';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { fakeApi, Refusal } from '../../../testing/fake-api.ts';
import { renderApp } from '../../../testing/render-app.tsx';

const services = {
  cnh: { total: 4, error: 0 },
  nfe: { total: 1200, error: 30 },
  '1': { total: 4, error: 0 },
  '12': { total: 1200, error: 30 },
  'cnh-1': { total: 4, error: 0 },
  'nfe-12': { total: 1200, error: 30 },
};

function makeInvoice(given: Partial<Invoice> = {}): Invoice {
  return {
    id: '2026-10',
    observation: 'Desconto combinado',
    created_at: new Date(2026, 10, 1, 4, 30).toISOString(),
    updated_at: '2026-11-01T07:30:00.000Z',
    object_key: 'invoices/2026-10.pdf',
    invoice: { total: 1204, error: 30, services },
    status: 'generated',
    pdf_status: 'generated',
    mail_status: 'none',
    sent_at: null,
    revision: 1,
    generated_at: '2026-11-01T07:30:00.000Z',
    bill: null,
    ...given,
  };
}

const both = [makeInvoice({ id: '2026-09', object_key: null, observation: '' }), makeInvoice()];

function prepare(invoices = both) {
  const api = fakeApi();
  api.on(billingEndpoints.listInvoices, () => ({ invoices }));
  api.on(billingEndpoints.getInvoiceMetrics, () => ({
    total: 7,
    error: 2,
    services: { ocr: { total: 7, error: 2 } },
  }));
  api.on(billingEndpoints.getInvoice, ({ params }) => makeInvoice({ id: params['invoiceId'] ?? '' }));
  return api;
}

/** Names of the files that the page downloads. */
function watchDownloads() {
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  return saved;
}

beforeEach(() => {
  vi.setSystemTime('2026-11-21T15:00:00Z');
});

describe('The invoices of a company', () => {
  it('stand newest first, each with its date and what was sent', async () => {
    prepare();
    renderApp('/billing');
    const table = await screen.findByRole('table', { name: 'Faturas' });
    await within(table).findByText('2026-10');
    const rows = within(table).getAllByRole('row').slice(1);
    const textsOf = (row: HTMLElement) =>
      within(row)
        .getAllByRole('cell')
        .slice(0, 4)
        .map(({ textContent }) => textContent);
    expect(rows.map(textsOf)).toEqual([
      ['2026-10', 'Desconto combinado', '1.204', '01/11/2026, 04:30'],
      ['2026-09', '–', '1.204', '01/11/2026, 04:30'],
    ]);
    expect(screen.getByText(/Faturas de Ana Souza/)).toBeVisible();
  });

  it('tell what the open month has so far', async () => {
    const api = prepare();
    const { user, router } = renderApp('/billing');
    const panel = await screen.findByRole('region', { name: 'Mês em andamento' });
    await waitFor(() =>
      expect(within(panel).getByText('Requisições enviadas').nextElementSibling).toHaveTextContent('7'),
    );
    expect(within(panel).getByText('Total').nextElementSibling).toHaveTextContent('5');
    expect(Object.fromEntries(api.callsOf(billingEndpoints.getInvoiceMetrics)[0]?.query ?? [])).toEqual({
      start_date: '2026-11-01',
      end_date: '2026-12-01',
    });
    await user.click(within(panel).getByRole('button', { name: 'Ver detalhes' }));
    const dialog = await screen.findByRole('dialog', { name: 'Mês em andamento' });
    expect(await within(dialog).findByRole('row', { name: 'OCR 0 0 7 2 5' })).toBeVisible();
    expect(router.state.location.pathname).toBe('/billing/open');
  });

  it('download their PDF through the storage link, once it was made', async () => {
    const api = prepare();
    api.on(billingEndpoints.getInvoice, ({ query }) => {
      expect(query.get('return')).toBe('storage');
      return { url: 'https://files.example/2026-10.pdf', exp: '300000' };
    });
    api.on(
      { method: 'GET', path: '/2026-10.pdf', access: 'presigned-url', summary: 'The file', answer: 'file' },
      () => new Response('%PDF-1.7'),
    );
    const saved = watchDownloads();
    const { user } = renderApp('/billing');
    const missing = await screen.findByRole('button', { name: 'Baixar o PDF da fatura 2026-09' });
    expect(missing).toHaveAttribute('aria-disabled', 'true');
    await user.click(missing);
    expect(api.callsOf(billingEndpoints.getInvoice)).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'Baixar o PDF da fatura 2026-10' }));
    await waitFor(() => expect(saved).toEqual(['2026-10.pdf']));
  });

  it('are not for customers to edit or to have made', async () => {
    prepare();
    renderApp('/billing');
    await screen.findByText('2026-10');
    expect(screen.queryByRole('button', { name: /^Editar/ })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Gerar/ })).toBeNull();
  });

  it('say that there are none', async () => {
    prepare([]);
    renderApp('/billing');
    expect(await screen.findByText('Nenhuma fatura ainda')).toBeVisible();
  });

  it('say why they could not be loaded, and try again', async () => {
    const api = prepare();
    api.on(billingEndpoints.listInvoices, () => new Refusal(500, 'internal', 'Erro interno no servidor'));
    const { user } = renderApp('/billing');
    expect(await screen.findByText('Erro interno no servidor')).toBeVisible();
    api.on(billingEndpoints.listInvoices, () => ({ invoices: both }));
    await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    expect(await screen.findByText('2026-10')).toBeVisible();
  });
});

describe('The details of an invoice', () => {
  it('part its counts by service, by day and by both, each at an address', async () => {
    prepare();
    const { user, router } = renderApp('/billing');
    await user.click(await screen.findByText('2026-10'));
    const dialog = await screen.findByRole('dialog', { name: 'Fatura de outubro de 2026' });
    expect(await within(dialog).findByRole('row', { name: 'NF-e 0 0 1.200 30 1.170' })).toBeVisible();
    await user.click(within(dialog).getByRole('tab', { name: 'Por dia' }));
    expect(router.state.location.search).toEqual({ tab: 'days' });
    expect(await within(dialog).findByRole('row', { name: '12/10/2026 0 0 1.200 30 1.170' })).toBeVisible();
    await user.click(within(dialog).getByRole('tab', { name: 'Detalhado' }));
    expect(await within(dialog).findByRole('row', { name: 'CNH 01/10/2026 0 0 4 0 4' })).toBeVisible();
    expect(await within(dialog).findByRole('slider')).toHaveAttribute('max', '30');
  });

  it('are loaded from their address, and drawn as a PDF', async () => {
    const api = prepare();
    api.on(billingEndpoints.drawInvoice, ({ body }) => {
      expect(body).toEqual({
        client_data: { name: 'Ana Souza', email: 'ana@oficina.com.br' },
        invoice_data: { services, date: 'setembro de 2026' },
      });
      return new Response('%PDF-1.7', { headers: { 'content-type': 'application/pdf' } });
    });
    const saved = watchDownloads();
    const { user } = renderApp('/billing/2026-09');
    await user.click(await screen.findByRole('button', { name: 'Baixar em PDF' }));
    await waitFor(() => expect(saved).toEqual(['2026-09.pdf']));
  });

  it('say when there is no such invoice', async () => {
    const api = prepare();
    api.on(billingEndpoints.getInvoice, () => new Refusal(404, 'not_found', 'Não encontrado'));
    renderApp('/billing/2020-01');
    const dialog = await screen.findByRole('dialog', { name: 'Fatura de janeiro de 2020' });
    expect(await within(dialog).findByText('Não encontrado')).toBeVisible();
  });
});
