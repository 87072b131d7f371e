import { billingEndpoints } from '@lavra/contract/endpoints/billing';
import { priceEndpoints } from '@lavra/contract/endpoints/prices';
import type { BillingMonthCompany, Invoice } from '@lavra/contract/model/invoice';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { actFor } from '../../../lib/acting-company.ts';
import { makeActing, makeUser } from '../../../testing/factories.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { renderApp } from '../../../testing/render-app.tsx';

const bill: Invoice['bill'] = {
  currency: 'BRL',
  lines: [{ service: 'nfe', quantity: 1170, unit_price: '0.185', amount: '216.45' }],
  subtotal: '216.45',
  minimum: null,
  total: '216.45',
};

const invoice: Invoice = {
  id: '2026-10',
  observation: 'Desconto combinado',
  created_at: '2026-11-01T07:30:00Z',
  updated_at: '2026-11-01T07:30:00Z',
  object_key: null,
  invoice: { total: 1200, error: 30, services: { nfe: { total: 1200, error: 30, attachments: 4 } } },
  status: 'generated',
  pdf_status: 'none',
  mail_status: 'none',
  sent_at: null,
  revision: 1,
  generated_at: '2026-11-01T07:30:00Z',
  bill,
};

const made: BillingMonthCompany = {
  company_id: 'company-1',
  name: 'Serra Verde',
  email: 'fiscal@serra.example',
  total: 1200,
  error: 30,
  invoice,
};
const open: BillingMonthCompany = {
  company_id: 'company-2',
  name: 'Morada Certa',
  email: 'contato@morada.example',
  total: 7,
  error: 0,
  invoice: null,
};
const admin = makeUser({ isAdmin: true });

function prepare() {
  const api = fakeApi();
  const month = { companies: 2, invoiced: 1, total: 1207, error: 30, billed: '216.45' };
  api.on(billingEndpoints.listBillingMonths, () => ({
    months: [
      { ...month, month: '2026-11', invoiced: 0, billed: null },
      { ...month, month: '2026-10' },
    ],
  }));
  api.on(billingEndpoints.getBillingMonth, () => ({ companies: [open, made] }));
  api.on(billingEndpoints.listInvoices, () => ({ invoices: [invoice] }));
  api.on(billingEndpoints.getInvoice, () => invoice);
  api.on(billingEndpoints.getInvoiceMetrics, () => ({ total: 0, error: 0, services: {} }));
  api.on(priceEndpoints.listPriceLists, () => ({ price_lists: [] }));
  return api;
}

beforeEach(() => {
  vi.setSystemTime('2026-11-21T15:00:00Z');
});

describe('Billing by month', () => {
  it('shows the month that was over last, and what every month came to', async () => {
    prepare();
    renderApp('/admin/billing', admin);
    const rail = await screen.findByRole('navigation', { name: 'Meses' });
    const chosen = await within(rail).findByRole('button', { current: true });
    expect(chosen).toHaveTextContent(/^outubro de 2026R\$\s216,451\.207 requisições1 de 2 faturas$/);
    const table = await screen.findByRole('table', { name: 'Empresas de outubro de 2026' });
    const row = await within(table).findByRole('row', { name: /^Serra Verde/ });
    expect(row).toHaveTextContent(/1\.200.*30.*R\$\s216,45/);
    expect(within(row).getByText('Gerada')).toHaveAttribute('aria-current', 'step');
  });

  it('has the invoices that are missing made at once, and says how many', async () => {
    const api = prepare();
    api.on(billingEndpoints.generateInvoices, ({ body }) => {
      expect(body).toEqual({ companies: ['company-2'] });
      return { requested: 1 };
    });
    const { user } = renderApp('/admin/billing', admin);
    await user.click(await screen.findByRole('button', { name: 'Gerar 1 fatura' }));
    expect(await screen.findByText(/^Faturas solicitadas/)).toBeVisible();
    expect(api.callsOf(billingEndpoints.getBillingMonth).length).toBeGreaterThan(1);
  });

  it('sends the invoices that have a PDF, after it has said where they go', async () => {
    const api = prepare();
    const drawn: BillingMonthCompany = { ...made, invoice: { ...invoice, pdf_status: 'generated' } };
    api.on(billingEndpoints.getBillingMonth, () => ({ companies: [open, drawn] }));
    api.on(billingEndpoints.sendInvoices, ({ body }) => {
      expect(body).toEqual({ companies: ['company-1'] });
      return { requested: 1 };
    });
    const { user } = renderApp('/admin/billing', admin);
    await user.click(await screen.findByRole('button', { name: 'Enviar 1 fatura' }));
    const dialog = await screen.findByRole('dialog', { name: 'Enviar a fatura de outubro de 2026?' });
    expect(within(dialog).getByText('O PDF vai para fiscal@serra.example.')).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Enviar' }));
    expect(await screen.findByText(/^Envio solicitado/)).toBeVisible();
  });

  it('shows the way to its end of what was sent', async () => {
    const api = prepare();
    const mailed = {
      ...invoice,
      pdf_status: 'generated',
      mail_status: 'sent',
      sent_at: '2026-11-02T07:30:00Z',
    };
    api.on(billingEndpoints.getBillingMonth, () => ({
      companies: [{ ...made, invoice: mailed } as BillingMonthCompany],
    }));
    renderApp('/admin/billing', admin);
    expect(await screen.findByText('Enviada')).toHaveAttribute('aria-current', 'step');
    expect(screen.queryByRole('button', { name: /^Enviar \d/ })).not.toBeInTheDocument();
  });

  it('says that an invoice is replaced before it is made again', async () => {
    const api = prepare();
    api.on(billingEndpoints.generateInvoices, ({ body }) => {
      expect(body).toEqual({ companies: ['company-1'] });
      return { requested: 1 };
    });
    const { user } = renderApp('/admin/billing', admin);
    await user.click(await screen.findByRole('button', { name: 'Gerar a fatura de Serra Verde' }));
    const dialog = await screen.findByRole('dialog', { name: 'Gerar de novo a fatura de Serra Verde?' });
    expect(within(dialog).getByText(/^Já existe a fatura de outubro de 2026/)).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Gerar de novo' }));
    expect(await screen.findByText(/^Faturas solicitadas/)).toBeVisible();
  });

  it('shows an invoice as its PDF does, and changes the observation on it', async () => {
    const api = prepare();
    api.on(billingEndpoints.updateInvoice, ({ body }) => {
      expect(body).toEqual({ invoice_id: '2026-10', observation: 'Desconto combinado!' });
      return invoice;
    });
    const { user } = renderApp('/admin/billing', admin);
    await user.click(await screen.findByRole('button', { name: 'Ver a fatura de Serra Verde' }));
    const paper = await screen.findByRole('region', { name: 'Fatura 2026-10' });
    expect(within(paper).getByRole('row', { name: /^NF-e 1\.170 R\$\s0,185 R\$\s216,45$/ })).toBeVisible();
    expect(within(paper).getByRole('row', { name: /^Total a pagar R\$\s216,45$/ })).toBeVisible();
    await user.type(within(paper).getByRole('textbox', { name: 'Observação' }), '!');
    await user.click(within(paper).getByRole('button', { name: 'Salvar' }));
    expect(await screen.findByText('Fatura atualizada.')).toBeVisible();
  });
});

describe('Billing of a client', () => {
  it('lists, edits and generates the invoices of whom the administrator acts for', async () => {
    const api = prepare();
    api.on(billingEndpoints.generateInvoice, ({ body, params }) => {
      expect([params['companyId'], body]).toEqual(['company-2', { month: '2026-10' }]);
      return { replaces: true };
    });
    const { user } = renderApp('/admin/billing?view=client', admin);
    expect(await screen.findByText('Nenhum cliente escolhido')).toBeVisible();
    actFor(makeActing('company-2', 'Morada Certa'));
    expect(await screen.findByRole('button', { name: 'Editar a fatura 2026-10' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Gerar fatura' }));
    const dialog = await screen.findByRole('dialog', { name: 'Gerar fatura' });
    await user.click(within(dialog).getByRole('combobox', { name: /Mês/ }));
    await user.click(await screen.findByRole('option', { name: 'outubro de 2026', hidden: true }));
    expect(within(dialog).getByText(/^Já existe a fatura de outubro de 2026/)).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Gerar de novo' }));
    expect(await screen.findByText(/^Fatura solicitada/)).toBeVisible();
  });

  it('asks for the PDF of an invoice', async () => {
    const api = prepare();
    api.on(billingEndpoints.generateInvoicePdf, ({ body }) => {
      expect(body).toEqual({ invoice_id: '2026-10' });
      return {};
    });
    actFor(makeActing('company-2', 'Morada Certa'));
    const { user } = renderApp('/admin/billing?view=client', admin);
    await user.click(await screen.findByRole('button', { name: 'Gerar o PDF da fatura 2026-10' }));
    expect(await screen.findByText(/^PDF solicitado/)).toBeVisible();
  });
});

describe('Prices', () => {
  it('are set in tiers from a month on, as they are typed in Brazil', async () => {
    const api = prepare();
    api.on(priceEndpoints.putPriceList, ({ params, body }) => {
      expect(params['month']).toBe('2026-12');
      expect(body).toEqual({
        monthly_minimum: '1250.50',
        prices: [
          {
            service: 'all',
            tiers: [
              { up_to: 1000, unit_price: '0.25' },
              { up_to: null, unit_price: '0.185' },
            ],
          },
        ],
      });
      return { valid_from: '2026-12', currency: 'BRL', ...(body as object), updated_at: '' } as never;
    });
    const { user } = renderApp('/admin/billing?view=prices', admin);
    await user.click(await screen.findByRole('button', { name: 'Nova tabela' }));
    const dialog = await screen.findByRole('dialog', { name: 'Nova tabela de preços' });
    const save = within(dialog).getByRole('button', { name: 'Salvar' });
    expect(save).toBeDisabled();
    await user.click(within(dialog).getByRole('combobox', { name: /Vale desde o mês/ }));
    await user.click(await screen.findByRole('option', { name: 'dezembro de 2026', hidden: true }));
    await user.type(within(dialog).getByRole('textbox', { name: /Mínimo mensal/ }), 'R$ 1.250,50');
    await user.click(within(dialog).getByRole('button', { name: 'Adicionar faixa' }));
    await user.type(within(dialog).getByRole('textbox', { name: 'Até a requisição' }), '1.000');
    const [first, second] = within(dialog).getAllByRole('textbox', { name: /^Preço por requisição/ });
    if (!first || !second) throw new Error('Two tiers have two prices');
    await user.type(first, '0,25');
    expect(save).toBeDisabled();
    await user.type(second, '0,185');
    await user.click(save);
    expect(await screen.findByText('Preços salvos.')).toBeVisible();
  });
});
