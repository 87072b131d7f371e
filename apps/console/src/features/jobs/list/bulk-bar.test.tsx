import { processedFileEndpoints } from '@lavra/contract/endpoints/processed-files';
import { resultEndpoints } from '@lavra/contract/endpoints/results';
import { sendingEndpoints } from '@lavra/contract/endpoints/sending';
import { uploadEndpoints } from '@lavra/contract/endpoints/uploads';
import type { ProcessedFile } from '@lavra/contract/model/job';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';

import { fakeApi } from '../../../testing/fake-api.ts';
import { fakeUploads } from '../../../testing/fake-uploads.ts';
import { ksuid, makeJobInfo, makeProcessedFile } from '../../../testing/job-factories.ts';
import { renderApp } from '../../../testing/render-app.tsx';

function listing(jobs: ProcessedFile[]) {
  const api = fakeApi();
  api.on(processedFileEndpoints.listProcessedFiles, () => ({ jobs }));
  api.on(uploadEndpoints.getObject, () => new Response('%PDF'));
  return api;
}

describe('Rows that are chosen', () => {
  it('are downloaded one after the other, all of the page at one click', async () => {
    const api = listing([
      makeProcessedFile({ batch_ksuid: ksuid('0001') }),
      makeProcessedFile({ batch_ksuid: ksuid('0002') }),
    ]);
    api.on(resultEndpoints.getCompanyBatchResult, () => ({
      url: 'http://console.test/v2/storage/abc',
      exp: '900000',
    }));
    const saved: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      saved.push(this.download);
    });
    const { user } = renderApp('/processed-files');
    await screen.findAllByRole('checkbox', { name: /^Escolher cnh/ });
    await user.click(screen.getByRole('checkbox', { name: 'Escolher todos desta página' }));
    const bar = await screen.findByRole('region', { name: 'O que fazer com os escolhidos' });
    expect(within(bar).getByText('2 escolhidos')).toBeVisible();
    expect(within(bar).getByRole('button', { name: 'Reenviar com erro' })).toBeDisabled();
    await user.click(within(bar).getByRole('button', { name: 'CSV' }));
    await waitFor(() => expect(saved).toEqual([`${ksuid('0001')}.csv`, `${ksuid('0002')}.csv`]));
    await user.click(within(bar).getByRole('button', { name: 'Desfazer a escolha' }));
    expect(bar).not.toBeInTheDocument();
  });

  it('send again what ended in error: a single job, and those of a batch', async () => {
    const api = listing([
      makeProcessedFile({ batch_ksuid: ksuid('0001'), status: 'error' }),
      makeProcessedFile({ batch_ksuid: ksuid('0002'), job_ksuid: null, total_jobs: 2, errored_jobs: 1 }),
      makeProcessedFile({ batch_ksuid: ksuid('0003') }),
    ]);
    api.on(processedFileEndpoints.listBatchJobs, () => ({
      jobs: [
        makeProcessedFile({ job_ksuid: ksuid('0021') }),
        makeProcessedFile({ job_ksuid: ksuid('0022'), status: 'error' }),
      ],
    }));
    api.on(resultEndpoints.getCompanyJobInfo, ({ params }) =>
      makeJobInfo({
        job_id: params['jobId'] ?? '',
        filename: `${params['jobId']}.pdf`,
        service: 'cnh',
        metadata: { client_data: params['jobId'] },
      }),
    );
    api.on(resultEndpoints.getJobFile, () => ({
      url: 'http://console.test/v2/storage/document',
      exp: '900000',
    }));
    api.on(sendingEndpoints.createJob, () => ({
      id: ksuid('0099'),
      status_url: '',
      urls: { document: '/v2/storage/put' },
      exp: 900_000,
    }));
    const uploads = fakeUploads();
    const { user } = renderApp('/processed-files');
    await screen.findAllByRole('checkbox', { name: /^Escolher cnh/ });
    await user.click(screen.getByRole('checkbox', { name: 'Escolher todos desta página' }));
    await user.click(await screen.findByRole('button', { name: 'Reenviar com erro' }));
    const question = await screen.findByRole('dialog', { name: 'Reenviar 2 documentos?' });
    expect(within(question).getByText(/contam como novos envios/)).toBeVisible();
    expect(api.callsOf(sendingEndpoints.createJob)).toEqual([]);
    await user.click(within(question).getByRole('button', { name: 'Reenviar' }));
    expect(await screen.findByText('2 documentos reenviados')).toBeVisible();
    const sent = api.callsOf(sendingEndpoints.createJob);
    expect(sent.map(({ query }) => [query.get('filename'), query.get('client-id')])).toEqual([
      [`${ksuid('0001')}.pdf`, 'client-1'],
      [`${ksuid('0022')}.pdf`, 'client-1'],
    ]);
    expect(sent.map(({ body }) => body)).toEqual([
      { client_data: ksuid('0001') },
      { client_data: ksuid('0022') },
    ]);
    expect(uploads.map(({ bytes }) => bytes.size)).toEqual([4, 4]);
  });

  it('are sent again with every file that came with them', async () => {
    const api = listing([makeProcessedFile({ batch_ksuid: ksuid('0001'), status: 'error' })]);
    const names = ['document', 'selfie', 'extra_document'];
    api.on(resultEndpoints.getCompanyJobInfo, () =>
      makeJobInfo({
        service: 'cnh',
        files: names.map((name) => ({ name, media_type: 'application/pdf', size_bytes: 4 })),
      }),
    );
    const storage = 'http://console.test/v2/storage';
    api.on(resultEndpoints.getJobFile, ({ params }) => ({
      url: `${storage}/${params['file']}`,
      exp: '900000',
    }));
    api.on(uploadEndpoints.getObject, ({ path }) => new Response(path));
    api.on(sendingEndpoints.createJob, () => ({
      id: ksuid('0099'),
      status_url: '',
      urls: Object.fromEntries(names.map((name) => [name, `/put/${name}`])),
      exp: 900_000,
    }));
    const uploads = fakeUploads();
    const { user } = renderApp('/processed-files');
    await user.click(await screen.findByRole('checkbox', { name: /^Escolher cnh/ }));
    await user.click(await screen.findByRole('button', { name: 'Reenviar com erro' }));
    const question = await screen.findByRole('dialog', { name: /^Reenviar/ });
    await user.click(within(question).getByRole('button', { name: 'Reenviar' }));
    await waitFor(() => expect(uploads).toHaveLength(3));
    const sent = await Promise.all(uploads.map(async ({ url, bytes }) => [url, await bytes.text()]));
    expect(sent.toSorted()).toEqual(names.toSorted().map((name) => [`/put/${name}`, `/v2/storage/${name}`]));
    const [announced] = api.callsOf(sendingEndpoints.createJob);
    expect(announced?.query.get('facematch')).toBe('true');
    expect(announced?.query.get('extra-document')).toBe('true');
  });
});
