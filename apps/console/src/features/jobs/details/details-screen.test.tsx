import { processedFileEndpoints } from '@lavra/contract/endpoints/processed-files';
import { resultEndpoints } from '@lavra/contract/endpoints/results';
import type { BatchInfo, JobInfo } from '@lavra/contract/model/job';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { fakeApi, Refusal } from '../../../testing/fake-api.ts';
import { ksuid, makeBatchInfo, makeJobInfo, makeProcessedFile } from '../../../testing/job-factories.ts';
import { renderApp } from '../../../testing/render-app.tsx';

const jobId = ksuid('0001');
const batchId = ksuid('0002');

function showing({ job, batch }: { job?: Partial<JobInfo>; batch?: Partial<BatchInfo> }) {
  const api = fakeApi();
  api.on(processedFileEndpoints.listProcessedFiles, () => ({
    jobs: [makeProcessedFile({ batch_ksuid: jobId })],
  }));
  api.on(resultEndpoints.getCompanyJobInfo, ({ params }) =>
    job === undefined || params['jobId'] === batchId
      ? new Refusal(404, 'not_found', 'Este processamento não existe ou já foi expurgado')
      : makeJobInfo({ job_id: jobId, batch_id: jobId, files: [], ...job }),
  );
  api.on(resultEndpoints.getCompanyBatchInfo, () => makeBatchInfo({ batch_id: batchId, ...batch }));
  return api;
}

async function detail(name: string) {
  const terms = await screen.findAllByText(name, { selector: 'dt' });
  return terms[0]?.nextElementSibling?.textContent;
}

const failed = {
  status: 'error',
  error: 'O arquivo é protegido por senha.',
  error_code: 'file_encrypted',
  result: null,
} as const;

describe('The details of a job', () => {
  it('are a dialog named by the job, with every field', async () => {
    showing({
      job: {
        ...failed,
        validation_id: 'bg-1',
        validation_status: 'rejected',
        validation: {
          serpro_cpf: { status: 'rejected', situation: 'SUSPENSA', fields: { CPF: true, Name: false } },
        },
        metadata: { pedido: 7 },
        client_data: { loja: 'Centro' },
        destination: 's3',
      },
    });
    renderApp(`/processed-files/${jobId}?tab=data`);
    expect(await screen.findByRole('dialog', { name: 'nota.pdf' })).toBeVisible();
    expect(await detail('ID do processamento')).toContain(jobId.slice(-5));
    expect(await detail('ID da API Client')).toContain('client-1');
    expect(await detail('ID da empresa')).toContain('user-1');
    expect(await detail('Serviço')).toBe('NF-e (nfe)');
    expect(await detail('Status')).toBe('Erro');
    expect(await detail('Origem')).toBe('Web Interface');
    expect(await detail('Arquivo')).toBe('nota.pdf');
    expect(await detail('Criado em')).toContain('2026');
    expect(await detail('Finalizado em')).toContain('2026');
    expect(await detail('Expurgo em')).toContain('2026');
    expect(await detail('ID da validação')).toContain('bg-1');
    expect(await detail('Status da validação')).toBe('A consulta não confirma o documento.');
    expect(await detail('Destino')).toBe('s3');
    expect(await detail('Erro')).toBe('O arquivo é protegido por senha.');
    const checks = within(screen.getByRole('list', { name: 'O que disse cada consulta externa' }));
    for (const said of ['Serpro CPF', 'Não confirmado', 'Situação: SUSPENSA', 'Campos que diferem: Name'])
      expect(checks.getByText(said)).toBeVisible();
    expect(await screen.findByText(/Centro/)).toBeVisible();
    expect(await screen.findByText(/pedido/)).toBeVisible();
    expect(screen.getByText('Sem dados')).toBeVisible();
  });

  it('show the document with what was read from it', async () => {
    const api = showing({
      job: { files: [{ name: 'document', media_type: 'application/pdf', size_bytes: 9 }] },
    });
    api.on(resultEndpoints.getJobPage, () => new Response(new Blob(['png'])));
    renderApp(`/processed-files/${jobId}`);
    expect(await screen.findByText('Chave de acesso')).toBeVisible();
    await waitFor(() =>
      expect(api.callsOf(resultEndpoints.getJobPage)[0]?.params).toMatchObject({
        jobId,
        file: 'document',
        page: '1',
      }),
    );
    expect(screen.getByRole('button', { name: /^Baixar Documento \(9/ })).toBeVisible();
  });

  it('say why there is no result, and what to do', async () => {
    showing({
      job: {
        ...failed,
      },
    });
    renderApp(`/processed-files/${jobId}`);
    expect(await screen.findByText('O arquivo é protegido por senha.')).toBeVisible();
    expect(screen.getByText('Salve uma cópia sem senha e envie a cópia.')).toBeVisible();
  });

  it('say when the document was purged', async () => {
    showing({ job: { purged_at: '2026-11-20T15:00:00Z', result: null } });
    renderApp(`/processed-files/${jobId}`);
    expect(await screen.findByText(/foram expurgados em 20\/11\/2026/)).toBeVisible();
  });

  it('end a job that is being read, after asking', async () => {
    const api = showing({ job: { status: 'processing', result: null, finished_at: null } });
    const cancelled = makeJobInfo({
      job_id: jobId,
      batch_id: jobId,
      status: 'error',
      result: null,
      error: 'O processamento foi cancelado.',
      error_code: 'cancelled',
    });
    api.on(processedFileEndpoints.cancelJob, () => {
      api.on(resultEndpoints.getCompanyJobInfo, () => cancelled);
      return {};
    });
    const { user } = renderApp(`/processed-files/${jobId}`);
    await user.click(await screen.findByRole('button', { name: 'Cancelar processamento' }));
    const asking = await screen.findByRole('dialog', { name: /Cancelar o processamento de/ });
    expect(api.callsOf(processedFileEndpoints.cancelJob)).toEqual([]);
    await user.click(within(asking).getByRole('button', { name: 'Cancelar processamento' }));
    expect(await screen.findByText('O processamento foi cancelado.')).toBeVisible();
    expect(api.callsOf(processedFileEndpoints.cancelJob)[0]?.params).toEqual({ companyId: 'user-1', jobId });
  });

  it('leave the filter of the list as it was, and give the focus back', async () => {
    showing({ job: {} });
    const { user, router } = renderApp('/processed-files?service=nfe');
    const row = await screen.findByRole('row', { name: /cnh\.pdf/ });
    row.focus();
    await user.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'nota.pdf' });
    expect(router.state.location.href).toContain(`/processed-files/${jobId}?service=nfe`);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(router.state.location.href).toMatch(/\/processed-files\?service=nfe$/);
    expect(row).toHaveFocus();
  });

  it('step to the next of the list by button and by arrow, with the filter as it was', async () => {
    const api = showing({ job: {} });
    const other = ksuid('0007');
    api.on(processedFileEndpoints.listProcessedFiles, () => ({
      jobs: [
        makeProcessedFile({ batch_ksuid: jobId, job_ksuid: jobId, filename: 'um.pdf' }),
        makeProcessedFile({ batch_ksuid: other, job_ksuid: other, filename: 'dois.pdf' }),
      ],
    }));
    const { user, router } = renderApp('/processed-files?service=nfe');
    const row = await screen.findByRole('row', { name: /um\.pdf/ });
    row.focus();
    await user.keyboard('{Enter}');
    const sheet = await screen.findByRole('dialog', { name: 'nota.pdf' });
    const next = within(sheet).getByRole('button', { name: 'Próximo' });
    expect(within(sheet).getByRole('button', { name: 'Anterior' })).toHaveAttribute('aria-disabled', 'true');
    await user.click(next);
    await waitFor(() =>
      expect(router.state.location.href).toContain(`/processed-files/${other}?service=nfe`),
    );
    expect(next).toHaveAttribute('aria-disabled', 'true');
    await user.keyboard('{ArrowUp}');
    await waitFor(() => expect(router.state.location.href).toContain(`/processed-files/${jobId}`));
  });

  it('that do not exist are said so', async () => {
    const api = showing({});
    api.on(resultEndpoints.getCompanyBatchInfo, () => new Refusal(404, 'not_found', 'Não encontrado'));
    renderApp(`/processed-files/${ksuid('9999')}`);
    expect(await screen.findByText('Este processamento não existe ou já foi expurgado')).toBeVisible();
  });
});

describe('The details of a batch', () => {
  it('are a dialog named by the batch, with every field and its jobs by pages', async () => {
    const api = showing({ batch: { validation_id: 'bg-1' } });
    api.on(processedFileEndpoints.listBatchJobs, ({ query }) =>
      query.get('nextPageToken') === 't2'
        ? {
            jobs: [
              makeProcessedFile({
                batch_ksuid: batchId,
                job_ksuid: ksuid('j2'),
                filename: 'b.pdf',
                status: 'error',
              }),
            ],
          }
        : {
            jobs: [makeProcessedFile({ batch_ksuid: batchId, job_ksuid: ksuid('j1'), filename: 'a.pdf' })],
            nextPageToken: 't2',
          },
    );
    const { user } = renderApp(`/processed-files/${batchId}`);
    const dialog = await screen.findByRole('dialog', { name: 'notas.zip' });
    expect(await detail('ID do lote')).toContain(batchId.slice(-5));
    expect(await detail('Status')).toBe('Concluído');
    expect(await detail('Origem')).toBe('API');
    expect(await detail('Total de documentos')).toBe('2');
    expect(await detail('Processados')).toBe('1');
    expect(await detail('Com erro')).toBe('1');
    expect(await detail('ID da validação')).toContain('bg-1');
    expect(within(dialog).getByText('2 de 2 documentos terminados')).toBeVisible();
    await within(dialog).findByText('a.pdf');
    await user.click(within(dialog).getByRole('button', { name: 'Próxima página' }));
    expect(await within(dialog).findByText('b.pdf')).toBeVisible();
    expect(within(dialog).getByRole('row', { name: /b\.pdf/ })).toHaveTextContent('Erro');
  });

  it('ask for the jobs again when the count of those that are over is another', async () => {
    let isOver = false;
    const api = showing({});
    api.on(resultEndpoints.getCompanyBatchInfo, () =>
      makeBatchInfo({
        batch_id: batchId,
        status: isOver ? 'done' : 'processing',
        total_jobs: 1,
        total_processed: isOver ? 1 : 0,
        total_errored: 0,
      }),
    );
    api.on(processedFileEndpoints.listBatchJobs, () => ({
      jobs: isOver
        ? [makeProcessedFile({ batch_ksuid: batchId, job_ksuid: ksuid('j1'), filename: 'a.pdf' })]
        : [],
    }));
    const { queryClient } = renderApp(`/processed-files/${batchId}`);
    const dialog = within(await screen.findByRole('dialog', { name: 'notas.zip' }));
    await waitFor(() => expect(api.callsOf(processedFileEndpoints.listBatchJobs)).not.toHaveLength(0));
    isOver = true;
    // Refetches only the header: when its counts change, the rows follow by themselves.
    await queryClient.refetchQueries({ predicate: ({ queryKey }) => queryKey.includes('details') });
    expect(await dialog.findByText('1 de 1 documentos terminados')).toBeVisible();
    expect(await dialog.findByRole('row', { name: /a\.pdf/ })).toHaveTextContent('Concluído');
  });

  it('open a job of it and go back', async () => {
    const inner = ksuid('j1');
    const api = showing({ job: { job_id: inner, batch_id: batchId, filename: 'a.pdf' } });
    api.on(processedFileEndpoints.listBatchJobs, () => ({
      jobs: [makeProcessedFile({ batch_ksuid: batchId, job_ksuid: inner, filename: 'a.pdf' })],
    }));
    const { user, router } = renderApp(`/processed-files/${batchId}`);
    await user.click(await screen.findByText('a.pdf'));
    expect(await screen.findByRole('dialog', { name: 'a.pdf' })).toBeVisible();
    expect(router.state.location.searchStr).toBe(`?job=${inner}`);
    await user.click(screen.getByRole('button', { name: 'Voltar ao lote' }));
    expect(await screen.findByRole('dialog', { name: 'notas.zip' })).toBeVisible();
  });
});
