import { resultEndpoints } from '@lavra/contract/endpoints/results';
import type { Result } from '@lavra/contract/model/result';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';

import { beginSession } from '../../base/session.ts';
import { makeUser } from '../../testing/factories.ts';
import { fakeApi, Refusal } from '../../testing/fake-api.ts';
import { makeJobInfo, makeResult } from '../../testing/job-factories.ts';
import { renderPart } from '../../testing/render-app.tsx';
import { JobViewer } from './job-viewer.tsx';

const jobId = '2ZxQabcdefghijklmnopqrstuvw';

function show(result: Result = makeResult(), files = makeJobInfo().files) {
  const api = fakeApi();
  api.on(resultEndpoints.getJobPage, () => new Response(new Blob(['webp'])));
  const part = (
    <JobViewer
      companyId="user-1"
      jobId={jobId}
      service="nfe"
      result={result}
      files={files}
      json={{ job_ksuid: jobId, result }}
    />
  );
  return { api, ...renderPart(part) };
}

function rowOf(label: string): HTMLElement {
  const row = screen.getByRole('button', { name: `${label}: mostrar na página 1` }).closest('li');
  if (row === null) throw new Error(`${label} has a row`);
  return row;
}

/** happy-dom loads no images: fires the page's load event itself. */
async function loadPage() {
  const picture = await screen.findByRole('img', { name: 'Documento, página 1' });
  picture.dispatchEvent(new Event('load'));
  await waitFor(() => expect(document.querySelectorAll('[data-box]')).toHaveLength(6));
  return (id: string) => document.querySelector(`[data-box="${id}"]`);
}

beforeEach(() => {
  beginSession({ idToken: 'token-1', expiresIn: 3600, user: makeUser() });
});

describe('The result viewer', () => {
  it('lights the box of the field that is pointed at, and the field of the box', async () => {
    const { user } = show();
    const box = await loadPage();
    const field = rowOf('Chave de acesso');
    await user.hover(field);
    expect(box('0.AccessKey')).toHaveAttribute('data-lit');
    expect(box('0.DepartureDate')).not.toHaveAttribute('data-lit');
    await user.unhover(field);
    expect(box('0.AccessKey')).not.toHaveAttribute('data-lit');

    const other = box('0.DepartureDate');
    if (other !== null) await user.hover(other);
    expect(rowOf('Data de entrada ou saída')).toHaveAttribute('data-lit');
    expect(field).not.toHaveAttribute('data-lit');
  });

  it('is walked by single keys and by arrows, each value lighting its box', async () => {
    const { user } = show();
    const box = await loadPage();
    await user.keyboard('j');
    expect(screen.getByRole('button', { name: /^Chave de acesso: mostrar/ })).toHaveFocus();
    expect(box('0.AccessKey')).toHaveAttribute('data-lit');
    await user.keyboard('{ArrowDown}');
    expect(box('0.DepartureDate')).toHaveAttribute('data-lit');
    await user.keyboard('j{ArrowRight}');
    expect(box('0.Items.0.TotalAmount')).toHaveAttribute('data-lit');
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('button', { name: 'Valor total: R$ 49,90' })).toHaveFocus();
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(box('0.DepartureDate')).toHaveAttribute('data-lit');
    await user.keyboard('n');
    expect(screen.getByRole('button', { name: 'Descrição: Cadeira' })).toHaveFocus();
    await user.keyboard('n');
    expect(box('0.DepartureDate')).toHaveAttribute('data-lit');
    await user.keyboard('c');
    expect(await navigator.clipboard.readText()).toBe('2020-01-01');
    await user.keyboard('2');
    expect(screen.getByRole('tab', { name: 'JSON' })).toHaveAttribute('aria-selected', 'true');
    await user.keyboard('k');
    expect(screen.getByRole('button', { name: /^Chave de acesso: mostrar/ })).toHaveFocus();
  });

  it('tells a screen reader that the result is there, in a region that stood before', async () => {
    const heard: string[] = [];
    // Inserting a live region together with its words is not announced: the change counts for its parent.
    const watcher = new MutationObserver((changes) => {
      for (const { target } of changes)
        if (target instanceof HTMLOutputElement) heard.push(target.textContent ?? '');
    });
    watcher.observe(document.body, { childList: true, subtree: true, characterData: true });
    show();
    await waitFor(() => expect(heard).toContain('Leitura pronta. Valores lidos: 6. A conferir: 2.'));
    watcher.disconnect();
  });

  it('has at most three stops of the Tab key before its fields, and one among them', async () => {
    const { user } = show();
    await loadPage();
    for (const name of ['tab', 'radio', 'searchbox'] as const) {
      await user.tab();
      expect(document.activeElement).toBe(screen.getAllByRole(name)[0]);
    }
    await user.tab();
    expect(screen.getByRole('button', { name: /^Chave de acesso: mostrar/ })).toHaveFocus();
    await user.tab();
    expect(screen.getByRole('separator', { name: 'Largura da página' })).toHaveFocus();
  });

  it('says what is printed where it differs, but not the access key that a part was taken from', async () => {
    const [document] = makeResult().Document;
    const key = '35200159594315000157550010000000022062777169';
    const field = (value: string, printed: string) => {
      const box: [number, number, number, number] = [0.1, 0.1, 0.1, 0.02];
      return { value, printed, conf: 99, page: 1, box };
    };
    const Data = { Model: field('55', key), IssueDate: field('2020-01-01', '1º de janeiro') };
    const { user } = show(makeResult({ Document: [{ ...document, Page: 1, Data }] }));
    await screen.findByRole('button', { name: /^Modelo: mostrar/ });
    await user.click(rowOf('Modelo'));
    expect(rowOf('Modelo')).not.toHaveTextContent(key);
    await user.click(rowOf('Data de emissão'));
    expect(rowOf('Data de emissão')).toHaveTextContent('No documento: 1º de janeiro');
  });

  it('leaves the keys alone while a text is typed', async () => {
    const { user } = show();
    const box = await loadPage();
    await user.keyboard('/');
    expect(screen.getByRole('searchbox')).toHaveFocus();
    await user.keyboard('j');
    expect(screen.getByRole('searchbox')).toHaveValue('j');
    expect(box('0.AccessKey')).not.toHaveAttribute('data-lit');
  });

  it('says each confidence and check in words, the failed ones at once', async () => {
    const { user } = show();
    const key = within(rowOf('Chave de acesso'));
    expect(key.getByText('3520 0159 5943 1500 0157 5500 1000 0000 0220 6277 7169')).toBeVisible();
    expect(key.getByText('Confiança de 99,6%, alta')).toBeInTheDocument();
    expect(key.queryAllByRole('listitem')).toHaveLength(0);
    await user.click(rowOf('Chave de acesso'));
    expect(key.getAllByRole('listitem')).toHaveLength(3);
    const date = within(rowOf('Data de entrada ou saída'));
    expect(date.getByText('Confiança de 71,2%, média')).toBeInTheDocument();
    expect(date.getByText('A saída é anterior à emissão')).toBeVisible();
  });

  it('shows only what is to be checked, and only what is looked for', async () => {
    const { user } = show();
    await user.click(screen.getByRole('radio', { name: 'A conferir 2' }));
    expect(screen.queryByText('Chave de acesso')).not.toBeInTheDocument();
    expect(rowOf('Data de entrada ou saída')).toBeVisible();
    expect(screen.getAllByRole('row')).toHaveLength(2);
    await user.click(screen.getByRole('radio', { name: 'Todos 6' }));
    await user.type(screen.getByRole('searchbox'), 'flipóver');
    expect(screen.getByText('2 de 6')).toBeVisible();
    expect(screen.getByRole('row', { name: /Flipover/ })).toBeVisible();
    await user.type(screen.getByRole('searchbox'), ' e mais');
    expect(screen.getByText('Nada com “flipóver e mais”.')).toBeVisible();
    await user.keyboard('{Escape}');
    expect(rowOf('Chave de acesso')).toBeVisible();
  });

  it('copies a value as its row, its table and its place in the JSON', async () => {
    const { user } = show();
    await user.click(screen.getByRole('button', { name: 'Valor total: R$ 49,90' }));
    const copied = async (name: string) => {
      await user.click(within(screen.getByRole('toolbar', { name: 'Copiar' })).getByRole('button', { name }));
      return navigator.clipboard.readText();
    };
    expect(await copied('Valor')).toBe('49.90');
    expect(await copied('Linha')).toBe('Cadeira\tR$ 49,90');
    expect(await copied('Tabela')).toBe('Descrição\tValor total\nFlipover\tR$ 1.950,00\nCadeira\tR$ 49,90');
    expect(await copied('Caminho JSON')).toBe('$.result.Document[0].Data.Items[1].TotalAmount.value');
  });

  it('draws only the boxes of what is to be checked, all when asked for', async () => {
    const { user } = show();
    const box = await loadPage();
    expect(box('0.DepartureDate')).toHaveAttribute('data-doubt');
    expect(box('0.AccessKey')).not.toHaveAttribute('data-doubt');
    expect(document.querySelector('[data-all]')).toBeNull();
    await user.keyboard('b');
    expect(document.querySelector('[data-all]')).not.toBeNull();
    await user.keyboard('0');
    expect(screen.getByRole('status', { name: 'Zoom' })).toHaveTextContent('100%');
    await user.keyboard('++');
    expect(screen.getByRole('status', { name: 'Zoom' })).toHaveTextContent('150%');
    await user.keyboard('f');
    expect(screen.getByRole('button', { name: 'Ajustar à largura' })).toHaveAttribute('aria-pressed', 'true');
  });

  it('shows rows as a table', () => {
    show();
    const table = screen.getByRole('region', { name: 'Itens' });
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map((cell) => cell.textContent),
    ).toEqual(['Descrição', 'Valor total']);
    expect(within(table).getByRole('row', { name: /Cadeira.*R\$ 49,90/ })).toBeVisible();
    expect(within(table).getByRole('row', { name: 'Total de 2 R$ 1.999,90' })).toBeVisible();
  });

  it('gives the whole answer as JSON to copy and to download, and the values as text', async () => {
    const { user } = show();
    await user.click(screen.getByRole('tab', { name: 'JSON' }));
    expect(await screen.findByText(/"35200159594315000157550010000000022062777169"/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Copiar JSON' }));
    const copied = await navigator.clipboard.readText();
    expect(JSON.parse(copied)).toEqual({ job_ksuid: jobId, result: makeResult() });
    expect(screen.getByRole('button', { name: 'Baixar' })).toBeVisible();
    await user.click(screen.getByRole('tab', { name: 'Texto' }));
    expect(await screen.findByText(/Data de entrada ou saída: 01\/01\/2020/)).toBeVisible();
  });

  it('asks for the page with the session, and zooms into it', async () => {
    const { api, user } = show();
    await loadPage();
    const [call] = api.callsOf(resultEndpoints.getJobPage);
    expect(call?.params).toEqual({ companyId: 'user-1', jobId, file: 'document', page: '1' });
    expect(call?.headers.get('authorization')).toBe('Bearer token-1');
    await user.click(screen.getByRole('button', { name: 'Tamanho real (100%)' }));
    await user.click(screen.getByRole('button', { name: 'Aproximar' }));
    expect(screen.getByRole('status', { name: 'Zoom' })).toHaveTextContent('125%');
    expect(api.callsOf(resultEndpoints.getJobPage)).toHaveLength(1);
  });

  it('offers another try when the page does not come', async () => {
    const api = fakeApi();
    const refuse = new Refusal(404, 'result_purged', 'O resultado foi expurgado.');
    const answers = [refuse, new Response(new Blob(['webp']))];
    api.on(resultEndpoints.getJobPage, () => answers.shift() as Response);
    const { user } = renderPart(
      <JobViewer
        companyId="user-1"
        jobId={jobId}
        service="nfe"
        result={makeResult()}
        files={makeJobInfo().files}
      />,
    );
    expect(await screen.findByText('O resultado foi expurgado.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    await loadPage();
  });

  it('says why there is no page, and that nothing was found', () => {
    show(makeResult({ Document: [{ Page: 1, Data: {} }] }), [
      { name: 'document', media_type: 'application/xml', size_bytes: 9 },
    ]);
    expect(screen.getByText(/os dados vêm do próprio XML/)).toBeVisible();
    expect(screen.getByText(/Nenhum campo foi encontrado/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Documento' })).not.toBeInTheDocument();
  });

  it('says which pages were hard to read', () => {
    const [page] = makeResult().Pages ?? [];
    if (page === undefined) throw new Error('The specimen has a page');
    show(makeResult({ Pages: [{ ...page, quality: 'blurred' }] }));
    expect(screen.getByText(/A página 1 está desfocada/)).toBeVisible();
  });
});
