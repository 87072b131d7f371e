import { processedFileEndpoints } from '@lavra/contract/endpoints/processed-files';
import { resultEndpoints } from '@lavra/contract/endpoints/results';
import { uploadEndpoints } from '@lavra/contract/endpoints/uploads';
import type { ProcessedFile } from '@lavra/contract/model/job';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';

import { fakeApi, Refusal } from '../../../testing/fake-api.ts';
import { ksuid, makeProcessedFile } from '../../../testing/job-factories.ts';
import { renderApp } from '../../../testing/render-app.tsx';

function listing(jobs: ProcessedFile[]) {
  const api = fakeApi();
  api.on(processedFileEndpoints.listProcessedFiles, () => ({ jobs }));
  return api;
}

async function cellsOf(text: string) {
  const row = await screen.findByRole('row', { name: new RegExp(text) });
  return within(row)
    .getAllByRole('cell')
    .map((cell) => cell.textContent);
}

describe('The list of processed files', () => {
  it('shows every column of a batch, which is still processing until its jobs are all through', async () => {
    const api = listing([
      makeProcessedFile({
        batch_ksuid: ksuid('0002'),
        job_ksuid: null,
        service: 'nfe',
        filename: 'notas.zip',
        total_jobs: 128,
        processed_jobs: 101,
        errored_jobs: 3,
        background_name: 'Serpro CPF',
      }),
    ]);
    api.on(processedFileEndpoints.watchProcessedFiles, () => ({ jobs: [], now: '2026-11-21T12:00:00Z' }));
    renderApp('/processed-files');
    const cells = await cellsOf('notas.zip');
    const time = document.querySelector('tbody time');
    expect(time).toHaveAttribute(
      'data-tip',
      expect.stringMatching(/^\d{2}\/\d{2}\/2026,? \d{2}:\d{2}:\d{2}$/),
    );
    // No row was typified, so that column is hidden.
    expect(cells).toEqual([
      '',
      'notas.zip2ZxQa…s0002',
      'NF-e',
      'Processando3 com erro',
      'API',
      '128',
      '101',
      '3',
      'Serpro CPF',
      time?.textContent,
      'JSONCSV',
      '',
    ]);
  });

  it('says what there is to check, or the lowest confidence', async () => {
    listing([
      makeProcessedFile({ filename: 'duvidas.pdf', doubts: 4, lowest_confidence: 61.5 }),
      makeProcessedFile({
        batch_ksuid: ksuid('0003'),
        filename: 'certo.pdf',
        doubts: 0,
        lowest_confidence: 93.9,
      }),
      makeProcessedFile({ batch_ksuid: ksuid('0004'), filename: 'erro.pdf', status: 'error', doubts: null }),
    ]);
    renderApp('/processed-files');
    expect((await cellsOf('duvidas.pdf'))[4]).toBe('4 a conferir');
    expect(screen.getByText('4 a conferir')).toHaveAttribute('title', 'Menor confiança: 61%');
    expect((await cellsOf('certo.pdf'))[4]).toBe('93%');
    expect((await cellsOf('erro.pdf'))[4]).toBe('–');
  });

  it('counts a single job as processed or failed by its own status', async () => {
    listing([
      makeProcessedFile({
        filename: 'certo.pdf',
        processed_jobs: 0,
        typification: 'rg',
        source: 'Web Interface',
      }),
      makeProcessedFile({
        batch_ksuid: ksuid('0003'),
        filename: 'errado.pdf',
        status: 'error',
        processed_jobs: 0,
      }),
      makeProcessedFile({
        batch_ksuid: ksuid('0004'),
        filename: 'novo.pdf',
        status: 'archived',
        total_jobs: 0,
      }),
    ]);
    const { user } = renderApp('/processed-files');
    expect((await cellsOf('certo.pdf')).slice(3, 6)).toEqual(['Concluído', 'Console', 'RG']);
    // For single jobs the counts say nothing, so they stay hidden until the user shows them.
    const columns = () => screen.getByRole('button', { name: /^Colunas/ });
    await waitFor(() => expect(columns()).toBeEnabled());
    await user.click(columns());
    for (const name of ['Lote', 'Processados', 'Erros'])
      await user.click(screen.getByRole('checkbox', { name }));
    expect((await cellsOf('certo.pdf')).slice(5, 8)).toEqual(['1', '1', '0']);
    expect((await cellsOf('errado.pdf')).slice(3, 8)).toEqual(['Erro', 'API', '1', '0', '1']);
    expect((await cellsOf('novo.pdf')).slice(3, 8)).toEqual(['archived', 'API', '1', '0', '0']);
  });

  it('asks the server for what the address filters by', async () => {
    const api = listing([]);
    renderApp(
      `/processed-files?service=cnh&startDate=2026-11-01&endDate=2026-11-20&id=${ksuid('1')}&search=pedido&size=30`,
    );
    await screen.findByText('Nenhum arquivo encontrado');
    expect(
      Object.fromEntries(api.callsOf(processedFileEndpoints.listProcessedFiles)[0]?.query ?? []),
    ).toEqual({
      service: 'cnh',
      startDate: '2026-11-01',
      endDate: '2026-11-20',
      ksuid: ksuid('1'),
      search: 'pedido',
      limit: '30',
      confidence: 'true',
    });
  });

  it('asks for the last days at one click, and takes that back at the next', async () => {
    vi.setSystemTime('2026-11-21T15:00:00Z');
    listing([]);
    const { user, router } = renderApp('/processed-files');
    const preset = await screen.findByRole('button', { name: '7 dias' });
    await user.click(preset);
    await waitFor(() =>
      expect(router.state.location.searchStr).toBe('?startDate=2026-11-15&endDate=2026-11-21'),
    );
    expect(preset).toHaveAttribute('aria-pressed', 'true');
    await user.click(preset);
    await waitFor(() => expect(router.state.location.searchStr).toBe(''));
  });

  it('looks up a whole id that is typed where one searches', async () => {
    const api = listing([]);
    const { user } = renderApp('/processed-files');
    await user.type(await screen.findByRole('searchbox', { name: 'Busca' }), `${ksuid('77')}{Enter}`);
    await waitFor(() => {
      const query = api.callsOf(processedFileEndpoints.listProcessedFiles).at(-1)?.query;
      expect([query?.get('ksuid'), query?.get('search')]).toEqual([ksuid('77'), null]);
    });
  });

  it('shows the first page of what was read, and a sheet where there is none', async () => {
    const api = listing([
      makeProcessedFile({ batch_ksuid: ksuid('0001'), filename: 'lido.pdf' }),
      makeProcessedFile({ batch_ksuid: ksuid('0002'), filename: 'nota.xml' }),
      makeProcessedFile({ batch_ksuid: ksuid('0003'), filename: 'ruim.pdf', status: 'error' }),
    ]);
    api.on(resultEndpoints.getJobPage, () => new Response('webp'));
    renderApp('/processed-files');
    const row = await screen.findByRole('row', { name: /lido\.pdf/ });
    await waitFor(() =>
      expect(row.querySelector('img')).toHaveAttribute('src', expect.stringMatching(/^blob:/)),
    );
    expect(api.callsOf(resultEndpoints.getJobPage).map(({ params }) => params['jobId'])).toEqual([
      ksuid('0001'),
    ]);
    expect(document.querySelectorAll('tbody img')).toHaveLength(1);
  });

  it('ignores what the address may not say', async () => {
    const api = listing([]);
    renderApp('/processed-files?service=nope&startDate=2026-13-01&size=7');
    await screen.findByText('Nenhum arquivo encontrado');
    expect(
      Object.fromEntries(api.callsOf(processedFileEndpoints.listProcessedFiles)[0]?.query ?? []),
    ).toEqual({
      limit: '15',
      confidence: 'true',
    });
  });

  it('writes the filter into the address, and clears it', async () => {
    const api = fakeApi();
    api.on(processedFileEndpoints.listProcessedFiles, ({ query }) => ({
      jobs: query.get('search') === null ? [makeProcessedFile({ filename: 'todos.pdf' })] : [],
    }));
    const { user, router } = renderApp('/processed-files?size=30');
    expect(await screen.findByText('todos.pdf')).toBeVisible();
    await user.type(await screen.findByRole('searchbox', { name: 'Busca' }), 'pedido 7{Enter}');
    await waitFor(() => expect(router.state.location.searchStr).toBe('?search=pedido+7&size=30'));
    await waitFor(() => expect(screen.queryByText('todos.pdf')).toBeNull());
    await user.selectOptions(screen.getByRole('combobox', { name: 'Serviço' }), 'RG');
    await waitFor(() => expect(router.state.location.searchStr).toBe('?service=rg&search=pedido+7&size=30'));
    await user.click(screen.getAllByRole('button', { name: 'Limpar filtros' })[0] as HTMLElement);
    await waitFor(() => expect(router.state.location.searchStr).toBe('?size=30'));
    expect(screen.getByRole('searchbox', { name: 'Busca' })).toHaveValue('');
    expect(await screen.findByText('todos.pdf')).toBeVisible();
  });

  it('says of an empty page that older files are still to be looked through, and goes on', async () => {
    const api = fakeApi();
    api.on(processedFileEndpoints.listProcessedFiles, ({ query }) =>
      query.get('nextPageToken') === 't2'
        ? { jobs: [makeProcessedFile({ filename: 'antigo.pdf' })] }
        : { jobs: [], nextPageToken: 't2' },
    );
    const { user } = renderApp('/processed-files?search=an');
    expect(await screen.findByText('Nada encontrado até aqui')).toBeVisible();
    expect(screen.getByText(/olhou mais 50\.000 processamentos/)).toBeVisible();
    expect(screen.queryByText('Nenhum arquivo encontrado')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Continuar a busca' }));
    expect(await screen.findByText('antigo.pdf')).toBeVisible();
  });

  it('remembers the token of each page, and forgets them with another page size', async () => {
    const api = fakeApi();
    const pages: Record<string, { file: string; next?: string }> = {
      '': { file: 'um.pdf', next: 't2' },
      t2: { file: 'dois.pdf', next: 't3' },
      t3: { file: 'tres.pdf' },
    };
    api.on(processedFileEndpoints.listProcessedFiles, ({ query }) => {
      const page = pages[query.get('nextPageToken') ?? ''];
      return { jobs: [makeProcessedFile({ filename: page?.file ?? null })], nextPageToken: page?.next };
    });
    const { user } = renderApp('/processed-files');
    const next = () => user.click(screen.getByRole('button', { name: 'Próxima página' }));
    await screen.findByText('um.pdf');
    await next();
    await screen.findByText('dois.pdf');
    await next();
    await screen.findByText('tres.pdf');
    expect(screen.getByRole('button', { name: 'Próxima página' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Página anterior' }));
    await screen.findByText('dois.pdf');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Linhas por página' }), '50');
    await screen.findByText('um.pdf');
    expect(screen.getByText('Página 1')).toBeVisible();
    expect(api.callsOf(processedFileEndpoints.listProcessedFiles).at(-1)?.query.get('limit')).toBe('50');
  });

  it('opens the page that its address names, and goes back to the first', async () => {
    const api = listing([makeProcessedFile({ filename: 'terceira.pdf' })]);
    const { user, router } = renderApp('/processed-files?page=3&token=page-3');
    await cellsOf('terceira.pdf');
    expect(screen.getByText('Página 3')).toBeVisible();
    expect(api.callsOf(processedFileEndpoints.listProcessedFiles).at(-1)?.query.get('nextPageToken')).toBe(
      'page-3',
    );
    await user.click(screen.getByRole('button', { name: 'Página anterior' }));
    await waitFor(() => expect(router.state.location.search).toEqual({}));
  });

  it('follows the server while a row is not finished, and stops then', async () => {
    const api = listing([
      makeProcessedFile({ filename: 'lendo.pdf', status: 'processing', created_at: '2026-11-20T10:00:00Z' }),
      makeProcessedFile({ batch_ksuid: ksuid('0009'), filename: 'velho.pdf' }),
    ]);
    api.on(processedFileEndpoints.watchProcessedFiles, () => ({
      jobs: [
        makeProcessedFile({ filename: 'lendo.pdf', status: 'done', created_at: '2026-11-20T10:00:00Z' }),
      ],
      now: '2026-11-20T10:00:07Z',
    }));
    renderApp('/processed-files');
    await waitFor(async () => expect((await cellsOf('lendo.pdf'))[3]).toBe('Concluído'));
    expect(
      api.callsOf(processedFileEndpoints.watchProcessedFiles).map(({ query }) => query.get('since')),
    ).toEqual(['2026-11-20T10:00:00Z']);
    expect(api.callsOf(processedFileEndpoints.listProcessedFiles)).toHaveLength(1);
  });

  it('asks for the list again when a file is new, once for each', async () => {
    const api = fakeApi();
    const running = makeProcessedFile({ filename: 'lendo.pdf', status: 'processing' });
    const fresh = makeProcessedFile({ batch_ksuid: ksuid('0005'), filename: 'novo.pdf' });
    const answers = [[running], [fresh, { ...running, status: 'done' }]];
    api.on(processedFileEndpoints.listProcessedFiles, () => ({ jobs: answers.shift() ?? [] }));
    api.on(processedFileEndpoints.watchProcessedFiles, () => ({
      jobs: [fresh],
      now: '2026-11-20T10:00:07Z',
    }));
    renderApp('/processed-files');
    await screen.findByText('novo.pdf');
    expect(api.callsOf(processedFileEndpoints.listProcessedFiles)).toHaveLength(2);
  });

  it('saves the stored result in the form asked for, once there is one', async () => {
    const api = listing([
      makeProcessedFile({ batch_ksuid: ksuid('0001'), filename: 'pronto.pdf' }),
      makeProcessedFile({ batch_ksuid: ksuid('0006'), filename: 'lendo.pdf', status: 'processing' }),
    ]);
    api.on(processedFileEndpoints.watchProcessedFiles, () => ({ jobs: [], now: '2026-11-21T12:00:00Z' }));
    api.on(resultEndpoints.getCompanyBatchResult, () => ({
      url: 'http://console.test/v2/storage/abc',
      exp: '900000',
    }));
    api.on(uploadEndpoints.getObject, () => new Response('a;b'));
    const saved: string[] = [];
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:1');
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      saved.push(this.download);
    });
    const { user } = renderApp('/processed-files');
    await user.click(await screen.findByRole('button', { name: 'Baixar CSV de 2ZxQa…s0006' }));
    expect(api.callsOf(resultEndpoints.getCompanyBatchResult)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Baixar CSV de 2ZxQa…s0001' }));
    await waitFor(() => expect(saved).toEqual([`${ksuid('0001')}.csv`]));
    const call = api.callsOf(resultEndpoints.getCompanyBatchResult)[0];
    expect(Object.fromEntries(call?.query ?? [])).toEqual({ return: 'storage', format: 'csv' });
    expect(call?.params).toEqual({ companyId: 'user-1', batchId: ksuid('0001') });
  });

  it('says why there is nothing, and offers to send', async () => {
    listing([]);
    renderApp('/processed-files');
    expect(await screen.findByText('Nenhum arquivo encontrado')).toBeVisible();
    expect(screen.getAllByRole('button', { name: 'Enviar manualmente' })).toHaveLength(2);
  });

  it('says what failed, and tries again', async () => {
    const api = fakeApi();
    api.on(
      processedFileEndpoints.listProcessedFiles,
      () => new Refusal(400, 'date_range_invalid', 'O intervalo de datas é inválido.'),
    );
    const { user } = renderApp('/processed-files');
    expect(await screen.findByText('O intervalo de datas é inválido.')).toBeVisible();
    api.on(processedFileEndpoints.listProcessedFiles, () => ({ jobs: [makeProcessedFile()] }));
    await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    expect(await screen.findByText('cnh.pdf')).toBeVisible();
  });
});
