import { partSizeBytes } from '@lavra/contract/constants';
import { appClientEndpoints } from '@lavra/contract/endpoints/app-clients';
import { backgroundEndpoints } from '@lavra/contract/endpoints/backgrounds';
import { processedFileEndpoints } from '@lavra/contract/endpoints/processed-files';
import { companyRuleEndpoints } from '@lavra/contract/endpoints/rules';
import { sendingEndpoints } from '@lavra/contract/endpoints/sending';
import { toScope } from '@lavra/contract/scopes';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { fakeApi, Refusal } from '../../../testing/fake-api.ts';
import { fakeUploads } from '../../../testing/fake-uploads.ts';
import { makeAppClient } from '../../../testing/job-factories.ts';
import { renderApp } from '../../../testing/render-app.tsx';

interface Company {
  readonly scopes?: string[];
  readonly validations?: string[];
}

/** The screen with the dialog open, and a server that accepts what is sent. */
async function open({ scopes = [], validations = [] }: Company = {}) {
  const api = fakeApi();
  api.on(processedFileEndpoints.listProcessedFiles, () => ({ jobs: [] }));
  api.on(appClientEndpoints.listAppClients, () => ({
    appclients: [
      makeAppClient({ ClientName: 'Faturas' }),
      makeAppClient({
        ClientId: 'client-face',
        ClientName: 'Rostos',
        AllowedOAuthScopes: [toScope('facematch')],
      }),
      makeAppClient({ ClientId: 'client-demo', ClientName: 'Demo-Application' }),
    ],
  }));
  api.on(companyRuleEndpoints.getCompanyScopes, () => ({ scopes, validations }));
  api.on(backgroundEndpoints.listBackgroundValidations, () => ({
    backgrounds: ['bg-1', 'bg-2'].map((id) => ({
      id,
      background_name: `Validação ${id}`,
      serpro_cpf: true,
      serpro_nfe: false,
      serpro_data_valid: false,
    })),
  }));
  const urls = { document: 'https://s/document', selfie: 'https://s/selfie' };
  const announced = { exp: 1, id: 'job-1', status_url: 'u', urls };
  api.on(sendingEndpoints.createJob, () => announced);
  api.on(sendingEndpoints.createTraining, () => announced);
  api.on(processedFileEndpoints.cancelJob, () => ({}));
  const { user } = renderApp('/processed-files');
  await user.click((await screen.findAllByRole('button', { name: 'Enviar manualmente' }))[0] as HTMLElement);
  const dialog = await screen.findByRole('dialog', { name: 'Enviar documento' });
  await within(dialog).findByRole('combobox', { name: 'API Client' });

  async function choose(field: string, option: string) {
    await user.click(within(dialog).getByRole('combobox', { name: field }));
    await user.click(within(await screen.findByRole('listbox')).getByRole('option', { name: option }));
  }
  return {
    api,
    user,
    dialog,
    choose,
    give: async (label: string, file: File) =>
      user.upload(await within(dialog).findByLabelText(label, { selector: 'input' }), file),
    send: () => user.click(within(dialog).getByRole('button', { name: 'Enviar' })),
  };
}

/** The dialog says the same while it closes: the message is what stays. */
async function saidAfterwards(text: string) {
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByText(text)).toBeVisible();
}

const pdf = () => new File(['%PDF-1.7'], 'cnh.pdf', { type: 'application/pdf' });
const zip = (bytes = 4) => new File([new Uint8Array(bytes)], 'lote.zip', { type: 'application/zip' });
const csv = (text: string) => new File([text], 'dados.csv', { type: 'text/csv' });

async function optionsOf(user: Awaited<ReturnType<typeof open>>['user'], field: string) {
  await user.click(screen.getByRole('combobox', { name: field }));
  const list = await screen.findByRole('listbox');
  return within(list)
    .getAllByRole('option')
    .map((option) => option.textContent);
}

describe('The send dialog', () => {
  it('offers the document types of the chosen client, and no demo client', async () => {
    const { user, choose } = await open({ scopes: ['cnh', 'facematch', 'passport'] });
    expect(screen.getByRole('combobox', { name: 'Tipo de documento' })).toBeDisabled();
    expect(await optionsOf(user, 'API Client')).toEqual(['Faturas', 'Rostos']);
    await user.click(screen.getByRole('option', { name: 'Faturas' }));
    expect(await optionsOf(user, 'Tipo de documento')).toEqual(['CNH', 'FaceMatch']);
    await user.keyboard('{Escape}');
    await choose('API Client', 'Rostos');
    expect(screen.getByRole('combobox', { name: 'Tipo de documento' })).toHaveValue('FaceMatch');
  });

  it('offers only the validations of the company, and none where it has none', async () => {
    const { user } = await open({ validations: ['bg-2'] });
    expect(await optionsOf(user, 'Validação (opcional)')).toEqual(['Validação bg-2']);
  });

  it('says what is missing before it sends anything', async () => {
    const { api, dialog, choose, send } = await open();
    expect(within(dialog).queryByRole('combobox', { name: /Validação/ })).toBeNull();
    await send();
    expect(await screen.findByText(/^Erro interno/)).toBeVisible();
    await choose('API Client', 'Faturas');
    await send();
    expect(await screen.findByText('Preencha todos os campos antes de enviar')).toBeVisible();
    expect(api.callsOf(sendingEndpoints.createJob)).toEqual([]);
  });

  it('sends a job with its client, validation and metadata, and closes', async () => {
    const uploads = fakeUploads();
    const { api, choose, give, send } = await open({ validations: ['bg-1'] });
    await choose('API Client', 'Faturas');
    await choose('Tipo de documento', 'CNH');
    await choose('Validação (opcional)', 'Validação bg-1');
    await give('Documento', pdf());
    await give('Arquivo de metadados (opcional)', csv('client_data;pedido\nLoja;7\n'));
    await send();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await saidAfterwards('Documento enviado');
    const call = api.callsOf(sendingEndpoints.createJob)[0];
    expect(call?.params).toEqual({ service: 'cnh' });
    expect(Object.fromEntries(call?.query ?? [])).toEqual({
      'client-id': 'client-1',
      'background-validation-id': 'bg-1',
      source: 'Web Interface',
      filename: 'cnh.pdf',
    });
    expect(call?.body).toEqual({ client_data: 'Loja', pedido: '7' });
    expect(await uploads[0]?.bytes.text()).toBe('%PDF-1.7');
    expect(uploads.map(({ url }) => url)).toEqual(['https://s/document']);
  });

  it('asks for the second file of a comparison, and refuses an archive', async () => {
    const uploads = fakeUploads();
    const { api, dialog, choose, give, send } = await open();
    await choose('API Client', 'Faturas');
    await choose('Tipo de documento', 'CNH');
    await give('Documento', zip());
    await choose('Tipo de documento', 'FaceMatch');
    await send();
    expect(
      await within(dialog).findByText('FaceMatch compara dois arquivos e não aceita ZIP.'),
    ).toBeVisible();
    expect(await screen.findByText('Preencha todos os campos antes de enviar')).toBeVisible();
    await give('Documento', pdf());
    await give('Segundo arquivo (selfie)', new File(['jpg'], 'rosto.jpg', { type: 'image/jpeg' }));
    await send();
    await waitFor(() =>
      expect(uploads.map(({ url }) => url).toSorted()).toEqual(['https://s/document', 'https://s/selfie']),
    );
    expect(api.callsOf(sendingEndpoints.createJob)[0]?.params).toEqual({ service: 'facematch' });
  });

  it('says the lines of a metadata file that are wrong, as soon as it is chosen', async () => {
    const { api, dialog, choose, give, send } = await open();
    await choose('API Client', 'Faturas');
    await choose('Tipo de documento', 'CNH');
    await give('Documento', pdf());
    await give('Arquivo de metadados (opcional)', csv('a,b\n1\n2,3,4\n'));
    expect(
      await within(dialog).findByText('Linha 2: colunas encontradas: 1; no cabeçalho: 2.'),
    ).toBeVisible();
    expect(within(dialog).getByText('Linha 3: colunas encontradas: 3; no cabeçalho: 2.')).toBeVisible();
    await send();
    expect(api.callsOf(sendingEndpoints.createJob)).toEqual([]);
  });

  it('takes metadata as it is written, in the place of the file', async () => {
    fakeUploads();
    const { api, user, dialog, choose, give, send } = await open();
    await choose('API Client', 'Faturas');
    await choose('Tipo de documento', 'CNH');
    await give('Documento', pdf());
    await user.click(within(dialog).getByRole('checkbox', { name: 'Escrever os metadados' }));
    expect(within(dialog).queryByText('Arquivo de metadados (opcional)')).toBeNull();
    const raw = within(dialog).getByRole('textbox', { name: 'Metadados em JSON' });
    await user.click(raw);
    await user.paste('{"pedido": }');
    await send();
    expect(await within(dialog).findByText(/^Linha 1, coluna 12/)).toBeVisible();
    await user.clear(raw);
    await user.paste('{"pedido": 7}');
    await send();
    await waitFor(() => expect(api.callsOf(sendingEndpoints.createJob)[0]?.body).toEqual({ pedido: 7 }));
    await saidAfterwards('Documento enviado');
  });

  it('sends for training only the file and the client', async () => {
    const uploads = fakeUploads();
    const { api, user, dialog, choose, give, send } = await open({ validations: ['bg-1'] });
    await choose('API Client', 'Faturas');
    await user.click(within(dialog).getByRole('checkbox', { name: 'Enviar para treinamento' }));
    for (const name of ['Tipo de documento', 'Validação (opcional)'])
      expect(within(dialog).queryByRole('combobox', { name })).toBeNull();
    expect(within(dialog).queryByText('Arquivo de metadados (opcional)')).toBeNull();
    expect(within(dialog).queryByRole('checkbox', { name: 'Escrever os metadados' })).toBeNull();
    await give('Documento', pdf());
    await send();
    await saidAfterwards('Arquivo enviado para treinamento');
    expect(Object.fromEntries(api.callsOf(sendingEndpoints.createTraining)[0]?.query ?? [])).toEqual({
      'client-id': 'client-1',
      filename: 'cnh.pdf',
    });
    expect(uploads).toHaveLength(1);
  });

  it('tells why a file was not taken for training', async () => {
    const { api, user, dialog, choose, give, send } = await open();
    api.on(
      sendingEndpoints.createTraining,
      () => new Refusal(403, 'forbidden', 'Você não tem permissão para essa ação.'),
    );
    await choose('API Client', 'Faturas');
    await user.click(within(dialog).getByRole('checkbox', { name: 'Enviar para treinamento' }));
    await give('Documento', pdf());
    await send();
    expect(
      await screen.findByText(
        'O arquivo não pôde ser enviado para treinamento. Você não tem permissão para essa ação.',
      ),
    ).toBeVisible();
    // The text that stays in the dialog is the same as in the message.
    expect(within(dialog).getByText('O arquivo não pôde ser enviado para treinamento.')).toBeVisible();
    expect(within(dialog).queryByText('O documento não pôde ser enviado.')).toBeNull();
  });

  it('sends a zip as a batch in parts, and goes on from the part that failed', async () => {
    let isRefused = true;
    const uploads = fakeUploads((url) =>
      isRefused && url.endsWith('part_2')
        ? { status: 403, body: '{"message":"Recusada.","code":"forbidden"}' }
        : { status: 200, body: '{}' },
    );
    const { api, user, dialog, choose, give, send } = await open();
    const urls = { part_1: 'https://s/part_1', part_2: 'https://s/part_2', part_3: 'https://s/part_3' };
    api.on(sendingEndpoints.createBatch, () => ({
      exp: 1,
      id: 'batch-1',
      status_url: 'u',
      upload_id: 'up-1',
      urls,
    }));
    api.on(sendingEndpoints.completeParts, () => ({}));
    await choose('API Client', 'Faturas');
    await choose('Tipo de documento', 'CNH');
    await give('Documento', zip(2 * partSizeBytes + 1));
    expect(within(dialog).getByText(/enviado como lote.*3 partes/)).toBeVisible();
    await send();
    expect(await within(dialog).findByText(/O envio parou/)).toBeVisible();
    expect(within(dialog).getByText('2 de 3 partes enviadas')).toBeVisible();
    expect(api.callsOf(sendingEndpoints.createBatch)[0]?.query.get('parts')).toBe('3');
    expect(api.callsOf(sendingEndpoints.completeParts)).toEqual([]);
    isRefused = false;
    await user.click(within(dialog).getByRole('button', { name: 'Tentar novamente: Parte 2' }));
    await saidAfterwards('Documento enviado');
    expect(uploads.filter(({ url }) => url.endsWith('part_1'))).toHaveLength(1);
    expect(api.callsOf(sendingEndpoints.completeParts)[0]?.body).toMatchObject({
      id: 'batch-1',
      upload_id: 'up-1',
      service: 'cnh',
      parts: [{ number: 1 }, { number: 2 }, { number: 3 }],
    });
  });

  it('asks before a document under way is given up, and then tells the server', async () => {
    fakeUploads(() => ({ status: 0, body: '' }));
    const { api, user, dialog, choose, give, send } = await open();
    await choose('API Client', 'Faturas');
    await choose('Tipo de documento', 'CNH');
    await give('Documento', pdf());
    await send();
    await user.click(await within(dialog).findByRole('button', { name: 'Cancelar envio' }));
    const asking = await screen.findByRole('dialog', { name: 'Cancelar o envio?' });
    expect(api.callsOf(processedFileEndpoints.cancelJob)).toEqual([]);
    await user.click(within(asking).getByRole('button', { name: 'Cancelar envio' }));
    await waitFor(() =>
      expect(api.callsOf(processedFileEndpoints.cancelJob)[0]?.params).toMatchObject({ jobId: 'job-1' }),
    );
    expect(screen.queryByRole('dialog', { name: 'Enviar documento' })).toBeNull();
  });

  it('asks before what was chosen is lost', async () => {
    const { user, dialog, give } = await open();
    await give('Documento', pdf());
    await user.click(within(dialog).getByRole('button', { name: 'Fechar' }));
    expect(await screen.findByText('Descartar alterações?')).toBeVisible();
  });

  it('leads to the API clients where there is none', async () => {
    const { api, user } = await open();
    api.on(appClientEndpoints.listAppClients, () => ({ appclients: [] }));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(
      (await screen.findAllByRole('button', { name: 'Enviar manualmente' }))[0] as HTMLElement,
    );
    expect(await screen.findByRole('button', { name: 'Criar API Client' })).toBeVisible();
  });
});
