import { partSizeBytes } from '@lavra/contract/constants';
import { appClientEndpoints } from '@lavra/contract/endpoints/app-clients';
import { clientTokenEndpoints } from '@lavra/contract/endpoints/client-tokens';
import { processedFileEndpoints } from '@lavra/contract/endpoints/processed-files';
import { resultEndpoints } from '@lavra/contract/endpoints/results';
import { sendingEndpoints } from '@lavra/contract/endpoints/sending';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { keepPassword } from '../../base/typed-password.ts';
import { config, provideConfig } from '../../base/config.ts';
import { Refusal } from '../../testing/fake-api.ts';
import { demoApi, jobId } from '../../testing/demo-api.ts';
import { fakeUploads } from '../../testing/fake-uploads.ts';
import { makeAppClient, makeJobResult, makeResult } from '../../testing/job-factories.ts';
import { renderApp } from '../../testing/render-app.tsx';

const pdf = new File(['%PDF-1.7 one page'], 'nota.pdf', { type: 'application/pdf' });
const picture = (name: string) => new File(['pixels'], name, { type: 'image/png' });

type User = ReturnType<typeof renderApp>['user'];

const fileInputs = () => [...document.querySelectorAll<HTMLInputElement>('input[type=file]')];

/** Adds the files: after the last one the password is asked for. */
async function give(user: User, files: readonly File[] = [pdf]) {
  await screen.findByRole('button', { name: 'Enviar documento' });
  await waitFor(() => expect(fileInputs()).toHaveLength(files.length));
  const inputs = fileInputs();
  for (const [i, file] of files.entries()) {
    const input = inputs[i];
    if (input !== undefined) await user.upload(input, file);
  }
  await screen.findByText(files[0]?.name ?? '');
}

/** Answers the password dialog, which then sends. */
async function confirm(user: User) {
  await user.type(await screen.findByLabelText('Senha do usuário'), 'Segredo#2026');
  await user.click(screen.getByRole('button', { name: 'Confirmar e enviar' }));
}

const send = () => screen.getByRole('button', { name: 'Enviar documento' });

describe('The demo screen', () => {
  it('sends a document in the name of the demo client and shows what was read', async () => {
    const api = demoApi();
    const uploads = fakeUploads();
    let read = () => {};
    const reading = new Promise<void>((resolve) => {
      read = resolve;
    });
    api.on(resultEndpoints.getSingleJobResult, () => reading.then(() => makeJobResult()));
    const { user, router } = renderApp('/demo/refund');
    await give(user);
    await confirm(user);
    expect(await screen.findByText('Isso pode demorar um pouco.')).toBeVisible();
    read();
    expect(await screen.findByRole('button', { name: /^Chave de acesso: mostrar/ })).toBeVisible();

    const [token] = api.callsOf(clientTokenEndpoints.createClientToken);
    expect(token?.body).toEqual({
      ClientID: 'client-demo',
      ClientSecretHash: null,
      UserName: 'ana@oficina.com.br',
      UserSecret: 'Segredo#2026',
      ExpiresIn: 360,
    });
    expect(token?.headers.get('authorization')).toBeNull();
    const [job] = api.callsOf(sendingEndpoints.createJob);
    expect(job?.params).toEqual({ service: 'refund' });
    expect(job?.headers.get('authorization')).toBe('Bearer token-of-client');
    expect(Object.fromEntries(job?.query ?? [])).toEqual({ source: 'Web Interface', filename: 'nota.pdf' });
    expect(uploads).toMatchObject([{ url: '/v2/storage/document', language: 'pt' }]);
    expect(await uploads[0]?.bytes.text()).toBe('%PDF-1.7 one page');
    expect(router.state.location.search).toEqual({ job: jobId });

    await user.click(screen.getByRole('button', { name: 'Voltar' }));
    expect(await screen.findByRole('button', { name: 'Enviar documento' })).toBeVisible();
  });

  /** The screen of a service, whose app clients are not known before `answer` is called. */
  function waitForClients() {
    const api = demoApi();
    let answer = () => {};
    const asked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    api.on(appClientEndpoints.listAppClients, () => asked.then(() => ({ appclients: [makeAppClient()] })));
    return { api, answer, ...renderApp('/demo/refund') };
  }

  it('cannot be sent before the credentials are there, and says so', async () => {
    const { answer } = waitForClients();
    expect(await screen.findByRole('button', { name: 'Carregando as credenciais…' })).toBeDisabled();
    answer();
    expect(await screen.findByRole('button', { name: 'Enviar documento' })).toBeEnabled();
  });

  it('sends a file that was given before the credentials were there, once they are', async () => {
    fakeUploads();
    keepPassword('ana@oficina.com.br', 'Segredo#2026');
    const { api, answer, user } = waitForClients();
    await waitFor(() => expect(fileInputs()).toHaveLength(1));
    for (const name of ['outra.pdf', 'nota.pdf'])
      for (const input of fileInputs())
        await user.upload(input, new File(['%PDF-1.7'], name, { type: pdf.type }));
    answer();
    expect(await screen.findByRole('button', { name: /^Chave de acesso: mostrar/ })).toBeVisible();
    const jobs = api.callsOf(sendingEndpoints.createJob);
    expect(jobs.map(({ query }) => query.get('filename'))).toEqual(['nota.pdf']);
  });

  it('sends a card and a selfie to be read and compared', async () => {
    const api = demoApi();
    const uploads = fakeUploads();
    const { user } = renderApp('/demo/facematch');
    await user.click(await screen.findByRole('radio', { name: 'FaceMatch + CNH' }));
    await give(user, [picture('cnh.png'), picture('selfie.png')]);
    await confirm(user);
    await screen.findByRole('button', { name: /^Chave de acesso: mostrar/ });
    const [job] = api.callsOf(sendingEndpoints.createJob);
    expect(job?.params).toEqual({ service: 'cnh' });
    expect(job?.query.get('facematch')).toBe('true');
    expect(uploads.map(({ url }) => url)).toEqual(['/v2/storage/document', '/v2/storage/selfie']);
  });

  it('wants every field, its metadata too, before it sends', async () => {
    const api = demoApi();
    const { user } = renderApp('/demo/nfe');
    await user.click(await screen.findByRole('button', { name: 'Enviar documento' }));
    expect(await screen.findByText('Escolha um arquivo antes de enviar')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Adicionar número' }));
    await give(user);
    await user.click(send());
    expect(await screen.findByText('Preencha todos os campos antes de enviar')).toBeVisible();
    expect(api.callsOf(clientTokenEndpoints.createClientToken)).toHaveLength(0);

    fakeUploads();
    await user.type(screen.getByLabelText('Número'), '47678');
    await user.click(send());
    await user.click(await screen.findByRole('button', { name: 'Confirmar e enviar' }));
    expect((await screen.findAllByText('Preencha todos os campos antes de enviar')).length).toBeGreaterThan(
      0,
    );
    await confirm(user);
    await screen.findByRole('button', { name: /^Chave de acesso: mostrar/ });
    expect(api.callsOf(sendingEndpoints.createJob)[0]?.body).toEqual([{ number: '47678' }]);
  });

  it('says that the password is wrong, and keeps the session', async () => {
    const api = demoApi();
    api.on(
      clientTokenEndpoints.createClientToken,
      () => new Refusal(401, 'credentials_invalid', 'E-mail ou Senha inválida.'),
    );
    const { user } = renderApp('/demo/ocr');
    await give(user);
    await confirm(user);
    // Said at the field and as a message.
    await waitFor(() => expect(screen.getAllByText('Senha inválida. Tente novamente.')).toHaveLength(2));
    expect(await screen.findByLabelText('Senha do usuário')).toBeInvalid();
    expect(api.callsOf(sendingEndpoints.createJob)).toHaveLength(0);
    expect(screen.getByText('nota.pdf')).toBeVisible();
  });

  it('keeps in sight why no token was given, until the form changes', async () => {
    const api = demoApi();
    api.on(
      clientTokenEndpoints.createClientToken,
      () => new Refusal(429, 'too_many_requests', 'Muitas tentativas. Aguarde um pouco.'),
    );
    const { user } = renderApp('/demo/ocr');
    await give(user);
    await confirm(user);
    const alert = (await screen.findByText('O documento não foi enviado')).closest('[role=alert]');
    expect(alert).toHaveTextContent('Muitas tentativas. Aguarde um pouco.');
    await give(user, [picture('outra.png')]);
    expect(screen.queryByText('O documento não foi enviado')).not.toBeInTheDocument();
  });

  it('finds the form again behind a result', async () => {
    demoApi();
    fakeUploads();
    const { user, router } = renderApp('/demo/ocr');
    await give(user);
    await confirm(user);
    await screen.findByRole('button', { name: /^Chave de acesso: mostrar/ });
    router.history.back();
    expect(await screen.findByRole('button', { name: 'Enviar documento' })).toBeVisible();
  });

  it('reads a sample at a click, without a password, in the person’s own name', async () => {
    const api = demoApi();
    const uploads = fakeUploads();
    const sampled = globalThis.fetch;
    globalThis.fetch = (input, init) =>
      String(input).endsWith('/samples/refund-1.pdf')
        ? Promise.resolve(new Response('%PDF'))
        : sampled(input, init);
    const { router } = renderApp('/demo/refund?sample=refund-1');
    await screen.findByRole('button', { name: /^Chave de acesso: mostrar/ });
    expect(router.state.location.search).toEqual({ job: jobId });
    const [job] = api.callsOf(sendingEndpoints.createJob);
    expect(job?.query.get('client-id')).toBe('client-demo');
    expect(api.callsOf(clientTokenEndpoints.createClientToken)).toHaveLength(0);
    expect(uploads).toHaveLength(1);
  });

  it('reads a file as it is given while the password of the sign-in serves, and asks once a visit', async () => {
    const api = demoApi();
    fakeUploads();
    keepPassword('ana@oficina.com.br', 'Segredo#2026');
    const { user } = renderApp('/demo/ocr');
    await waitFor(() => expect(fileInputs()).toHaveLength(1));
    expect(await screen.findByRole('button', { name: 'Enviar documento' })).toBeEnabled();
    expect(screen.queryByLabelText('Senha do usuário')).not.toBeInTheDocument();
    for (const _ of [1, 2]) {
      for (const input of fileInputs()) await user.upload(input, pdf);
      await user.click(await screen.findByRole('button', { name: 'Voltar' }));
      await waitFor(() => expect(fileInputs()).toHaveLength(1));
    }
    expect(api.callsOf(sendingEndpoints.createJob)).toHaveLength(2);
    expect(api.callsOf(clientTokenEndpoints.createClientToken)).toHaveLength(1);
    expect(api.callsOf(clientTokenEndpoints.createClientToken)[0]?.body).toMatchObject({
      UserSecret: 'Segredo#2026',
    });
  });

  it('reads a document dropped on the catalogue as what it is recognised as, and as something else if asked', async () => {
    const api = demoApi();
    fakeUploads();
    keepPassword('ana@oficina.com.br', 'Segredo#2026');
    const kindId = jobId.replace(/.$/, 'k');
    api.on(sendingEndpoints.createJob, ({ params }) => {
      const id = params['service'] === 'idtypification' ? kindId : jobId;
      const status_url = `/v2/ocr/job/result/${id}`;
      return { exp: 900_000, id, status_url, urls: { document: '/v2/storage/document' } };
    });
    const kind = { Page: 1, Data: { DocumentType: { value: 'danfe', conf: 98 } } };
    api.on(resultEndpoints.getSingleJobResult, ({ path }) =>
      path.endsWith(kindId) ? makeJobResult({ result: makeResult({ Document: [kind] }) }) : makeJobResult(),
    );
    const { user, router } = renderApp('/test');
    await screen.findByRole('heading', { level: 1, name: 'Testar' });
    fireEvent.drop(window, { dataTransfer: { files: [pdf], types: ['Files'] } });
    expect(await screen.findByRole('button', { name: /^Chave de acesso: mostrar/ })).toBeVisible();
    expect(screen.getByText('Parece: NF-e.')).toBeVisible();
    expect(router.state.location.pathname).toBe('/demo/nfe');

    await user.click(screen.getByRole('combobox', { name: 'Trocar o tipo' }));
    await user.click(await screen.findByRole('option', { name: 'Reembolso' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/demo/refund'));
    expect(await screen.findByRole('tab', { name: 'JSON' })).toBeVisible();
    expect(api.callsOf(sendingEndpoints.createJob).map(({ params }) => params['service'])).toEqual([
      'idtypification',
      'nfe',
      'refund',
    ]);
  });

  it('is changed to another service on the way to it, with the document that was given', async () => {
    const api = demoApi();
    fakeUploads();
    const { user, router } = renderApp('/demo/nfe');
    await give(user);
    await user.click(await screen.findByRole('button', { name: 'Cancelar' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Segmento' }), 'Outros');
    await waitFor(() => expect(router.state.location.pathname).not.toBe('/demo/nfe'));
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Serviço' }), 'Reembolso');
    await waitFor(() => expect(router.state.location.pathname).toBe('/demo/refund'));
    expect(screen.getByText('nota.pdf')).toBeVisible();
    await user.click(send());
    await confirm(user);
    await screen.findByRole('button', { name: /^Chave de acesso: mostrar/ });
    expect(api.callsOf(sendingEndpoints.createJob)[0]?.params).toEqual({ service: 'refund' });
  });

  it('does not send with a client that may not use the service', async () => {
    const api = demoApi();
    const { user } = renderApp('/demo/ocr');
    await user.click(await screen.findByRole('combobox', { name: 'API Client' }));
    await user.click(await screen.findByRole('option', { name: 'Cadastro' }));
    expect(await screen.findByText('Essa Api Client não pode usar esse serviço, tente outra.')).toBeVisible();
    await give(user);
    await user.click(send());
    expect(screen.queryByLabelText('Senha do usuário')).not.toBeInTheDocument();
    expect(api.callsOf(clientTokenEndpoints.createClientToken)).toHaveLength(0);
  });

  it('says why a file was not taken and what to do', async () => {
    demoApi();
    const body = { message: 'O arquivo passa do limite.', code: 'file_too_large', request_id: 'req-9' };
    fakeUploads(() => ({ status: 413, body: JSON.stringify(body) }));
    const { user } = renderApp('/demo/ocr');
    await give(user);
    await confirm(user);
    const failure = await screen.findByText('O documento não foi enviado');
    expect(failure.closest('[role=alert]')).toHaveFocus();
    expect(screen.getByText('O arquivo passa do limite.')).toBeVisible();
    expect(
      await screen.findByText('Reduza a resolução ou divida o documento e envie de novo.'),
    ).toBeVisible();
    expect(screen.queryByText('req-9')).not.toBeInTheDocument();
  });

  it('takes what the server takes, in parts, and joins them in the name of the client', async () => {
    const api = demoApi();
    provideConfig({ ...config(), maxDocumentBytes: 80 * 1024 * 1024 });
    api.on(sendingEndpoints.createJob, () => ({
      exp: 900_000,
      id: jobId,
      status_url: `/v2/ocr/job/result/${jobId}`,
      upload_id: 'upload-1',
      urls: Object.fromEntries(
        Array.from({ length: 11 }, (_, i) => [`part_${i + 1}`, `/v2/storage/part_${i + 1}`]),
      ),
    }));
    api.on(sendingEndpoints.completeParts, () => ({}));
    const uploads = fakeUploads();
    const { user } = renderApp('/demo/ocr');
    await give(user, [
      new File([new Uint8Array(10 * partSizeBytes + 1)], 'grande.pdf', { type: 'application/pdf' }),
    ]);
    await confirm(user);
    await screen.findByRole('button', { name: /^Chave de acesso: mostrar/ });
    expect(api.callsOf(sendingEndpoints.createJob)[0]?.query.get('parts')).toBe('11');
    expect(uploads).toHaveLength(11);
    const [joined] = api.callsOf(sendingEndpoints.completeParts);
    expect(joined?.headers.get('authorization')).toBe('Bearer token-of-client');
    expect(joined?.body).toMatchObject({ id: jobId, upload_id: 'upload-1', service: 'ocr' });
  });

  it('refuses in its place what is over the limit of the server', async () => {
    demoApi();
    provideConfig({ ...config(), maxDocumentBytes: 10 });
    const { user } = renderApp('/demo/ocr');
    await waitFor(() => expect(fileInputs()).toHaveLength(1));
    for (const input of fileInputs()) await user.upload(input, pdf);
    expect(await screen.findByText(/^O arquivo passa do limite de 10/)).toBeVisible();
  });

  it('goes on from what stopped when it is sent again as it is', async () => {
    const api = demoApi();
    const answers = [
      { status: 403, body: '{}' },
      { status: 200, body: '{}' },
    ];
    const uploads = fakeUploads(() => answers.shift() ?? { status: 200, body: '{}' });
    const { user } = renderApp('/demo/ocr');
    await give(user);
    await confirm(user);
    await screen.findByText('O documento não foi enviado');
    await user.click(send());
    await screen.findByRole('button', { name: /^Chave de acesso: mostrar/ });
    expect(uploads).toHaveLength(2);
    expect(api.callsOf(sendingEndpoints.createJob)).toHaveLength(1);
  });

  it('calls off an upload and withdraws its job', async () => {
    const api = demoApi();
    api.on(processedFileEndpoints.cancelJob, () => ({}));
    fakeUploads(() => ({ status: 0, body: '' }));
    const { user } = renderApp('/demo/ocr');
    await give(user);
    await confirm(user);
    await screen.findByRole('progressbar', { name: 'Enviar o arquivo' });
    await user.click(screen.getByRole('button', { name: 'Cancelar' }));
    expect(await screen.findByRole('button', { name: 'Enviar documento' })).toBeVisible();
    expect(screen.queryByText('O documento não foi enviado')).not.toBeInTheDocument();
    await waitFor(() =>
      expect(api.callsOf(processedFileEndpoints.cancelJob)[0]?.params).toMatchObject({ jobId }),
    );
  });

  it('ends a job that is being read', async () => {
    const api = demoApi();
    api.on(resultEndpoints.getSingleJobResult, () => {
      const isCancelled = api.callsOf(processedFileEndpoints.cancelJob).length > 0;
      return makeJobResult({
        result: undefined,
        ...(isCancelled
          ? { status: 'error', error: 'O processamento foi cancelado.', error_code: 'cancelled' }
          : { status: 'processing' }),
      });
    });
    api.on(processedFileEndpoints.cancelJob, () => ({}));
    const { user } = renderApp(`/demo/ocr?job=${jobId}`);
    await user.click(await screen.findByRole('button', { name: 'Cancelar' }));
    expect(await screen.findByText('O processamento foi cancelado.')).toBeVisible();
    expect(screen.getByText('Envie de novo quando quiser.')).toBeVisible();
  });

  it('says why a document could not be read', async () => {
    const api = demoApi();
    api.on(resultEndpoints.getSingleJobResult, () =>
      makeJobResult({
        status: 'error',
        result: undefined,
        error: 'O arquivo está protegido por senha.',
        error_code: 'file_encrypted',
      }),
    );
    renderApp(`/demo/ocr?job=${jobId}`);
    expect(await screen.findByRole('heading', { name: 'O documento não pôde ser lido' })).toBeVisible();
    expect(screen.getByText('Salve uma cópia sem senha e envie a cópia.')).toBeVisible();
    expect(screen.getByText(jobId)).toBeVisible();
  });

  it('shows the way to a first client where there is none', async () => {
    const api = demoApi();
    api.on(appClientEndpoints.listAppClients, () => ({ appclients: [] }));
    const { user, router } = renderApp('/demo/ocr');
    await user.click(await screen.findByRole('button', { name: 'Criar API Client' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/api-clients'));
    expect(router.history.length).toBe(1);
  });

  it('goes to the catalogue for a service that has no demo', async () => {
    demoApi();
    const { router } = renderApp('/demo/nfse');
    await waitFor(() => expect(router.state.location.pathname).toBe('/test'));
  });
});
