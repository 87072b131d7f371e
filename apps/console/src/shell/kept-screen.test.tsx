import { processedFileEndpoints } from '@lavra/contract/endpoints/processed-files';
import { companyEndpoints } from '@lavra/contract/endpoints/companies';
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { fakeApi } from '../testing/fake-api.ts';
import { makeProcessedFile } from '../testing/job-factories.ts';
import { renderApp } from '../testing/render-app.tsx';

describe('A kept screen', () => {
  it('stays drawn out of sight, asks nothing there, and is the same one again', async () => {
    const api = fakeApi();
    api.on(companyEndpoints.getCreationTime, () => ({ creation_time: new Date(2026, 0, 1).toISOString() }));
    api.on(processedFileEndpoints.listProcessedFiles, () => ({
      jobs: [makeProcessedFile({ filename: 'nota.xml' })],
      nextPageToken: '',
    }));
    const { router } = renderApp('/processed-files');
    const cell = await screen.findByText('nota.xml');
    expect(document.title).toBe('Arquivos processados · Lavra');

    await act(() => router.navigate({ to: '/terms' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Termos de uso' })).toBeVisible();
    expect(cell).toBeInTheDocument();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    const kept = cell.closest<HTMLElement>('[inert] > div');
    if (kept === null) throw new Error('The list is gone');
    // React does the same again whenever something below changes.
    kept.style.setProperty('display', 'none', 'important');
    await waitFor(() => expect(kept.style.display).toBe('block'));
    expect(document.title).toBe('Termos de uso · Lavra');

    await act(() => router.navigate({ to: '/processed-files' }));
    await waitFor(() => expect(screen.getByRole('table')).toContainElement(cell));
    await waitFor(() => expect(document.title).toBe('Arquivos processados · Lavra'));
    expect(kept.style.display).toBe('');
    expect(screen.queryByRole('heading', { name: 'Termos de uso' })).not.toBeInTheDocument();
  });
});
