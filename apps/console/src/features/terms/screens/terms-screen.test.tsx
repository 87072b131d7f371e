import { companyEndpoints } from '@lavra/contract/endpoints/companies';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { fakeApi, Refusal } from '../../../testing/fake-api.ts';
import { renderApp } from '../../../testing/render-app.tsx';

describe('The terms screen', () => {
  it('says when the company accepted the terms', async () => {
    const api = fakeApi();
    api.on(companyEndpoints.getCreationTime, ({ params }) => {
      expect(params['companyId']).toBe('user-1');
      return { creation_time: new Date(2026, 8, 5, 7, 3).toISOString() };
    });
    renderApp('/terms');
    expect(await screen.findByRole('heading', { level: 1, name: 'Termos de uso' })).toBeVisible();
    expect(await screen.findByText(/05-09-2026 07:03/)).toBeVisible();
    expect(screen.getByText(/2\.0/)).toBeVisible();
    expect(api.callsOf(companyEndpoints.getCreationTime)).toHaveLength(1);
  });

  it('shows the terms, the reason and another try when the time cannot be told', async () => {
    const api = fakeApi();
    api.on(companyEndpoints.getCreationTime, () => new Refusal(500, 'internal', 'Erro interno no servidor'));
    const { user } = renderApp('/terms');
    expect(await screen.findByText('Erro interno no servidor')).toBeVisible();
    api.on(companyEndpoints.getCreationTime, () => ({
      creation_time: new Date(2026, 0, 1, 9, 0).toISOString(),
    }));
    await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    expect(await screen.findByText(/01-01-2026 09:00/)).toBeVisible();
  });
});
