import { usageEndpoints } from '@lavra/contract/endpoints/usage';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { demoApi } from '../../testing/demo-api.ts';
import { renderApp } from '../../testing/render-app.tsx';

describe('Beside the trial, a service', () => {
  it('writes the company’s client into every snippet and warns of the token’s life', async () => {
    demoApi();
    const { user } = renderApp('/demo/ocr?tab=integrate');
    expect(await screen.findByText(/O token é válido por apenas 1 hora/)).toBeVisible();
    for (const name of ['JavaScript', 'Python', 'Go', 'Java', 'C#', 'cURL']) {
      await user.click(screen.getByRole('tab', { name }));
      const snippet = await screen.findByRole('region', { name: `exemplo em ${name}` });
      await waitFor(() => expect(snippet).toHaveTextContent('client-1'));
      expect(snippet).toHaveTextContent('/ocr/job/ocr');
    }
  });

  it('counts the requests of the service', async () => {
    const api = demoApi();
    api.on(usageEndpoints.getUsage, () => ({
      labels: ['2026-11-19', '2026-11-20'],
      requests: { total: [3, 9] },
      duration: 1.5,
      total_errors: 3,
      total_requests: 12,
    }));
    const { user } = renderApp('/demo/ocr?tab=statistics');
    expect(await screen.findByText('1,50 s')).toBeVisible();
    expect(screen.getByText('Requisições com sucesso').nextSibling).toHaveTextContent('9');
    expect(screen.getByText('Erros').nextSibling).toHaveTextContent('325,00%');
    await user.click(screen.getByRole('button', { name: 'Tabela' }));
    expect(screen.getByRole('row', { name: '20/11/2026 9' })).toBeVisible();
    expect(api.callsOf(usageEndpoints.getUsage)[0]?.query.get('service')).toBe('ocr');
  });
});
