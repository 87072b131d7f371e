import { reportEndpoints } from '@lavra/contract/endpoints/reports';
import type { Report } from '@lavra/contract/model/report';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { actFor } from '../../../lib/acting-company.ts';
import { makeActing, makeUser } from '../../../testing/factories.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { renderApp } from '../../../testing/render-app.tsx';

const admin = makeUser({ isAdmin: true });

function makeReport(given: Partial<Report> = {}): Report {
  return {
    id: '3AkkqpWfRjMgQXvsiPC1DyLTB3Z',
    created_at: new Date(2026, 10, 1, 4, 30).toISOString(),
    start: '2026-10-01',
    end: '2026-10-31',
    format: 'csv',
    status: 'done',
    observation: '',
    rows: 1310,
    expected_rows: 1310,
    ...given,
  };
}

function prepare(reports: Report[]) {
  const api = fakeApi();
  api.on(reportEndpoints.listReports, () => ({ reports }));
  actFor(makeActing('company-2', 'Morada Certa'));
  return api;
}

beforeEach(() => {
  vi.setSystemTime('2026-11-21T15:00:00Z');
});

describe('The reports of a company', () => {
  it('stand newest first, and only those that are done can be downloaded', async () => {
    const older = makeReport({
      id: '3AkkqpWfRjMgQXvsiPC1DyLTB3A',
      created_at: new Date(2026, 9, 1, 4, 30).toISOString(),
      status: 'expired',
      format: 'json',
    });
    prepare([older, makeReport()]);
    renderApp('/admin/company-report', admin);
    const rows = await screen.findAllByRole('row', { name: /2026-\d\d-01 - 04:30/ });
    expect(rows.map((row) => row.textContent)).toEqual([
      expect.stringContaining('2026-11-01 - 04:3001/10/202631/10/2026CSVConcluído1.310'),
      expect.stringContaining('JSONExpirado'),
    ]);
    const [done, expired] = screen.getAllByRole('button', { name: /^Baixar o relatório/ });
    expect(done).toHaveAttribute('aria-disabled', 'false');
    expect(expired).toHaveAttribute('aria-disabled', 'true');
  });

  it('say to the letter that there are none', async () => {
    prepare([]);
    renderApp('/admin/company-report', admin);
    expect(await screen.findByText('Nenhum relatório foi gerado ainda.')).toBeVisible();
  });

  it('are requested in a dialog, where an attribute may be a list of its parts', async () => {
    prepare([makeReport()]);
    const { user } = renderApp('/admin/company-report', admin);
    await user.click(await screen.findByRole('button', { name: 'Gerar relatório' }));
    const dialog = await screen.findByRole('dialog', { name: 'Gerar relatório' });
    expect(within(dialog).getByRole('button', { name: 'Gerar relatório' })).toBeDisabled();
    expect(within(dialog).getByRole('checkbox', { name: 'CSV' })).toBeChecked();
    await user.click(within(dialog).getByRole('combobox', { name: 'Como metadata entra no arquivo' }));
    const choices = screen.getByRole('listbox', { name: 'Como metadata entra no arquivo', hidden: true });
    await user.click(within(choices).getByRole('option', { name: 'Só estes campos', hidden: true }));
    const part = await within(dialog).findByRole('textbox', { name: 'Campo de metadata' });
    await user.type(part, 'uc');
    await user.click(within(dialog).getByRole('button', { name: 'Adicionar' }));
    expect(part).toHaveValue('');
    await user.click(within(dialog).getByRole('button', { name: 'Remover uc' }));
    expect(within(dialog).queryByText('uc')).toBeNull();
    const attribute = within(dialog).getByRole('checkbox', { name: 'metadata' });
    expect(attribute).toBePartiallyChecked();
    await user.click(attribute);
    expect(attribute).not.toBeChecked();
  });
});
