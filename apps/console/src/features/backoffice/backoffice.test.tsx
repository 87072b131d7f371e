import { appClientEndpoints } from '@lavra/contract/endpoints/app-clients';
import { backofficeEndpoints } from '@lavra/contract/endpoints/backoffice';
import { flowEndpoints } from '@lavra/contract/endpoints/flows';
import { usageEndpoints } from '@lavra/contract/endpoints/usage';
import type { Corrections, ReviewMetrics, TaskOptions, TaskRow } from '@lavra/contract/model/backoffice';
import type { Flow } from '@lavra/contract/model/flow';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { makeUser } from '../../testing/factories.ts';
import { Refusal, fakeApi } from '../../testing/fake-api.ts';
import { renderApp } from '../../testing/render-app.tsx';
// Imported ahead: the screen loads lazily, which on a busy machine takes longer than a test waits.
import '../../routes/opened/backoffice-screen.tsx';
import { passingByThreshold } from './indicators/threshold.ts';

const reviewer = makeUser({ hasBackoffice: true });
const options: TaskOptions = {
  operators: [{ user_id: 'u1', email: 'ana@empresa.example' }],
  projects: [{ name: 'Cadastro' }, { name: 'Frota leve' }],
  metadata_fields: ['client_data.uf', 'lote'],
  result_fields: ['Name', 'Items.Code'],
};
const row: TaskRow = {
  job_ksuid: 'job-1',
  batch_ksuid: 'job-1',
  created_at: '2026-11-02T12:00:00Z',
  service: 'cnh',
  task: {
    project: 'Cadastro',
    status: 'completed',
    operator: 'u1',
    queue_diff: 5400,
    diff: 41.75,
    target_at: '2026-11-03T12:00:00Z',
    finished_at: '2026-11-02T14:00:00Z',
  },
};
const metrics: ReviewMetrics = {
  total_completed: 30,
  total_success: 21,
  total_second: 8,
  total_agreed: 6,
  total_available: 4,
  avg_diff: 41.7,
  avg_queue_diff: 5400,
  labels: ['2026-11-01', '2026-11-02'],
  daily_info: { Cadastro: [10, 20] },
};
const corrections: Corrections = {
  reviews: 30,
  fields: [
    {
      service: 'cnh',
      field: 'Name',
      judged: 100,
      right: 97,
      missed: 1,
      confidence_right: 96.4,
      confidence_wrong: 60,
    },
    {
      service: 'nfe',
      field: 'Items.Code',
      judged: 2,
      right: 2,
      missed: 0,
      confidence_right: 99,
      confidence_wrong: null,
    },
  ],
  points: [
    { confidence: 50, judged: 20, wrong: 3 },
    { confidence: 95, judged: 80, wrong: 0 },
  ],
};
const flow: Flow = {
  scope: 'cnh',
  client_id: '',
  backoffice_id: 'fila',
  project: 'Cadastro',
  rule: '',
  use_backoffice: false,
  use_backoffice_validation: true,
};

function prepare() {
  const api = fakeApi();
  let flows = [flow];
  api.on(backofficeEndpoints.listTasks, () => ({
    jobs: [row],
    page: 1,
    limit: 10,
    total_pages: 1,
    total_items: 1,
  }));
  api.on(backofficeEndpoints.listTaskOptions, () => options);
  api.on(backofficeEndpoints.listProjects, () => ({ projects: options.projects }));
  api.on(backofficeEndpoints.getReviewMetrics, () => metrics);
  api.on(backofficeEndpoints.getCorrections, () => corrections);
  api.on(usageEndpoints.getUsage, () => ({
    labels: [],
    requests: {},
    duration: 1.5,
    total_errors: 0,
    total_requests: 120,
  }));
  api.on(flowEndpoints.listFlows, () => ({ custom_flow: flows }));
  api.on(flowEndpoints.updateFlow, ({ body }) => {
    flows = [body as Flow];
    return { custom_flow: flows };
  });
  api.on(appClientEndpoints.listAppClients, () => ({ appclients: [] }));
  return api;
}

describe('The tasks of the backoffice', () => {
  it('are told in the columns of the specification', async () => {
    prepare();
    renderApp('/backoffice?tab=tasks', reviewer);
    const table = await screen.findByRole('table', { name: 'Tarefas de revisão' });
    const cells = await within(table).findByRole('row', {
      name: /CNH .*ana@\s?empresa\.example .*1 h 30 min .*41,8 s/,
    });
    expect(cells).toBeVisible();
  });

  it('are filtered by what is suggested step by step, with the keyboard alone', async () => {
    const api = prepare();
    const { user, router } = renderApp('/backoffice?tab=tasks', reviewer);
    const input = await screen.findByRole('combobox', { name: 'Filtro' });
    await waitFor(() => expect(api.callsOf(backofficeEndpoints.listTaskOptions)).toHaveLength(1));
    await user.click(input);
    const take = async (name: RegExp) => {
      const option = await screen.findByRole('option', { name });
      while (option.getAttribute('aria-selected') !== 'true') await user.keyboard('{ArrowDown}');
      await user.keyboard('{Enter}');
    };
    await take(/^project/);
    await take(/^\|/);
    await take(/^"Frota leve"/);
    expect(input).toHaveValue('project|"Frota leve"');
    await user.keyboard(';met');
    await take(/^metadata/);
    await take(/^\./);
    await take(/^client_data\.uf/);
    await take(/^=/);
    await user.keyboard('SP{Enter}');
    await waitFor(() =>
      expect(router.state.location.search).toMatchObject({
        filters: 'project|"Frota leve";metadata.client_data.uf=SP',
      }),
    );
    const tokens = within(screen.getByRole('list', { name: 'Condições do filtro' }));
    expect(tokens.getByText('Metadados · client_data.uf é igual a SP')).toBeVisible();
    await user.click(
      tokens.getByRole('button', { name: 'Tirar a condição Projeto é um destes: Frota leve' }),
    );
    await waitFor(() => expect(input).toHaveValue('metadata.client_data.uf=SP'));
  });

  it('give the call behind them, with its filter in quotes that a shell takes whole', async () => {
    prepare();
    const filters = encodeURIComponent(`project|"Caixa d'água"`);
    const { user } = renderApp(`/backoffice?tab=tasks&filters=${filters}`, reviewer);
    await user.click(await screen.findByRole('button', { name: 'API' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'O mesmo pela API' }));
    const command = await dialog.findByText(/tasks\/filter/);
    expect(command).toHaveTextContent(String.raw`"filters":"project|\"Caixa d'\''água\""`);
    expect(command).toHaveTextContent(/"page":1,"limit":10\}'$/);
  });

  it('are not asked for with what is no filter, which is pointed at', async () => {
    const api = prepare();
    const { user } = renderApp('/backoffice?tab=tasks', reviewer);
    const input = await screen.findByRole('combobox', { name: 'Filtro' });
    await waitFor(() => expect(api.callsOf(backofficeEndpoints.listTasks)).toHaveLength(1));
    await user.type(input, 'conf.Name=90{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('Caractere 10: Aqui vai um operador: >= <=');
    expect(input).toBeInvalid();
    expect(api.callsOf(backofficeEndpoints.listTasks)).toHaveLength(1);
  });
});

describe('The indicators of the backoffice', () => {
  const valueOf = (name: string) => screen.getByText(name).nextElementSibling?.textContent;

  it('are the definitions of the specification', async () => {
    prepare();
    renderApp('/backoffice', reviewer);
    expect(await screen.findByText('25,00%')).toBeVisible();
    expect(valueOf('Taxa de aprovação')).toBe('25,00%');
    expect(valueOf('Taxa de correção')).toBe('30,00%');
    expect(valueOf('Total corrigido')).toBe('9');
    expect(valueOf('Tempo médio de espera')).toBe('1 h 30 min');
    expect(valueOf('Concordância entre revisores')).toBe('75,00%');
  });

  it('have dashes where all clients are one', async () => {
    const api = prepare();
    renderApp('/admin/backoffice?all=true', makeUser({ isAdmin: true }));
    expect(await screen.findByText('30,00%')).toBeVisible();
    for (const name of ['Total de requisições', 'Taxa de aprovação', 'Tempo médio'])
      expect(valueOf(name)).toBe('–');
    expect(api.callsOf(backofficeEndpoints.getReviewMetrics)[0]?.body).toMatchObject({ all: true });
  });

  it('say at which threshold how many would pass, and how many of them wrong', async () => {
    prepare();
    const { user } = renderApp('/backoffice', reviewer);
    expect(await screen.findByText(/^A partir de 51: 80% passa sem revisão, 0,0 erros/)).toBeVisible();
    screen.getByRole('slider', { name: 'Limiar de confiança' }).focus();
    expect(screen.getByText(/100 valores de 30 revisões/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Nome' }));
    expect(await screen.findByRole('heading', { name: 'CNH · Nome' })).toBeVisible();
    // A table's column is labelled with the table's name; the tooltip gives the name that filters and the API use.
    expect(screen.getByRole('button', { name: 'Itens · Código' })).toHaveAttribute('title', 'Items.Code');
  });

  it('count from the threshold on', () => {
    const passing = passingByThreshold(corrections.points);
    expect(passing[0]).toEqual({ threshold: 0, passed: 100, wrong: 3, share: 1 });
    expect(passing[51]).toEqual({ threshold: 51, passed: 80, wrong: 0, share: 0.8 });
    expect(passing[96]).toMatchObject({ passed: 0, share: 0 });
  });
});

describe('The rules of the backoffice', () => {
  it('turn one way on only when asked again, and the other off with it', async () => {
    const api = prepare();
    const { user } = renderApp('/backoffice?tab=rules', reviewer);
    await user.click(await screen.findByRole('switch', { name: '100% Backoffice: CNH' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(api.callsOf(flowEndpoints.updateFlow)).toHaveLength(0);
    await user.click(dialog.getByRole('button', { name: 'Ativar' }));
    await waitFor(() =>
      expect(api.callsOf(flowEndpoints.updateFlow)[0]?.body).toEqual({
        ...flow,
        use_backoffice: true,
        use_backoffice_validation: false,
      }),
    );
    expect(screen.queryByRole('button', { name: /Excluir/ })).not.toBeInTheDocument();
  });

  it('set the target of a task, and for which share two people decide', async () => {
    const api = prepare();
    const { user } = renderApp('/backoffice?tab=rules', reviewer);
    await user.click(await screen.findByRole('button', { name: 'Configurar CNH' }));
    const dialog = within(await screen.findByRole('dialog'));
    const target = dialog.getByLabelText('Prazo de cada tarefa (minutos)');
    expect(target).toHaveValue(1440);
    await user.clear(target);
    await user.type(target, '240');
    await user.clear(dialog.getByLabelText('Tarefas com uma segunda pessoa (%)'));
    await user.type(dialog.getByLabelText('Tarefas com uma segunda pessoa (%)'), '100');
    api.on(
      flowEndpoints.updateFlow,
      () => new Refusal(400, 'invalid_input', 'Inválido', [{ path: 'body.rule', message: 'Caractere 3: ?' }]),
    );
    await user.type(dialog.getByLabelText(/^Regra/), '90 <');
    await user.click(dialog.getByRole('button', { name: 'Salvar' }));
    await dialog.findByText(/Caractere 3: \?/);
    await user.clear(dialog.getByLabelText(/^Regra/));
    api.on(flowEndpoints.updateFlow, () => ({ custom_flow: [flow] }));
    await user.click(dialog.getByRole('button', { name: 'Salvar' }));
    await waitFor(() =>
      expect(api.callsOf(flowEndpoints.updateFlow)[1]?.body).toEqual({
        ...flow,
        target_minutes: 240,
        second_review_percent: 100,
      }),
    );
  });
});
