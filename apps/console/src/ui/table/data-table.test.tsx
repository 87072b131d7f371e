import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';

import { ApiError } from '@lavra/contract/api-error';
import { renderPart } from '../../testing/render-app.tsx';
import { type Column, DataTable, type Sort } from './data-table.tsx';
import { EmptyState } from '../feedback/empty-state.tsx';
import { numberedPages, usePageTokens } from './page-tokens.ts';
import { Pager } from './pager.tsx';
import { RowCards } from './row-cards.tsx';

interface Row {
  readonly id: string;
  readonly total: number;
}

const columns: readonly Column<Row>[] = [
  { key: 'id', title: 'ID', cell: ({ id }) => id, isSortable: true },
  { key: 'total', title: 'Total', kind: 'number', cell: ({ total }) => total },
  { key: 'actions', title: 'Ações', kind: 'actions', cell: () => <button type="button">Excluir</button> },
];
const rows: readonly Row[] = [
  { id: 'a', total: 1 },
  { id: 'b', total: 2 },
];
const base = {
  label: 'Faturas',
  columns,
  rowKey: ({ id }: Row) => id,
  empty: <EmptyState title="Nenhuma fatura" />,
};

describe('Rows on a phone', () => {
  const cards = { ...base, rows, isStale: false, card: undefined, onOpen: undefined };

  it('show every column by its name, the actions at their foot', () => {
    renderPart(<RowCards {...cards} />);
    const [first] = screen.getAllByRole('listitem');
    expect(first).toHaveTextContent('aTotal1Excluir');
  });

  it('open as a row does, and leave its buttons their click', async () => {
    const opened: string[] = [];
    const { user } = renderPart(<RowCards {...cards} onOpen={({ id }) => opened.push(id)} />);
    await user.click(screen.getByText('a'));
    await user.click(screen.getAllByRole('button', { name: 'Excluir' })[0] as HTMLElement);
    screen.getAllByRole('listitem')[1]?.focus();
    await user.keyboard('{Enter}');
    expect(opened).toEqual(['a', 'b']);
  });

  it('stand in two lines where the list knows how', async () => {
    const opened: string[] = [];
    const card = ({ id, total }: Row) => `${id}: ${total}`;
    const { user } = renderPart(<RowCards {...cards} card={card} onOpen={({ id }) => opened.push(id)} />);
    await user.click(screen.getByRole('button', { name: 'b: 2' }));
    expect(opened).toEqual(['b']);
  });
});

describe('A table', () => {
  it('keeps the place of its rows while they load', () => {
    renderPart(<DataTable {...base} rows={undefined} reservedRows={3} />);
    expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true');
    expect(screen.getAllByRole('row')).toHaveLength(4);
  });

  it('says why it is empty', () => {
    renderPart(<DataTable {...base} rows={[]} />);
    expect(screen.getByText('Nenhuma fatura')).toBeVisible();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });

  it('says what failed, with the code of the request, and tries again', async () => {
    const onRetry = vi.fn<() => void>();
    const error = new ApiError('Erro interno no servidor', { status: 500, requestId: 'req-9' });
    const { user } = renderPart(<DataTable {...base} rows={undefined} error={error} onRetry={onRetry} />);
    expect(screen.getByRole('alert')).toHaveTextContent('Erro interno no servidor');
    expect(screen.getByText('req-9')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    expect(onRetry).toHaveBeenCalledOnce();
  });

  it('opens a row by click and by key, and leaves buttons in the row alone', async () => {
    const opened: string[] = [];
    const { user } = renderPart(<DataTable {...base} rows={rows} onOpen={({ id }) => opened.push(id)} />);
    await user.click(screen.getByText('a'));
    await user.click(screen.getAllByRole('button', { name: 'Excluir' })[0] as HTMLElement);
    const [, first, second] = screen.getAllByRole('row');
    first?.focus();
    await user.keyboard('{ArrowDown}');
    expect(second).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(opened).toEqual(['a', 'b']);
  });

  it('tells its order and asks for the other one', async () => {
    function Sorted() {
      const [sort, setSort] = useState<Sort>();
      return <DataTable {...base} rows={rows} sort={sort} onSort={setSort} />;
    }
    const { user } = renderPart(<Sorted />);
    const header = screen.getByRole('columnheader', { name: 'ID' });
    expect(header).toHaveAttribute('aria-sort', 'none');
    await user.click(screen.getByRole('button', { name: 'ID' }));
    expect(header).toHaveAttribute('aria-sort', 'ascending');
    await user.click(screen.getByRole('button', { name: 'ID' }));
    expect(header).toHaveAttribute('aria-sort', 'descending');
  });
});

describe('A pager', () => {
  function Pages({ of }: { readonly of: string }) {
    const pages = usePageTokens(of);
    const nextToken = pages.page === 3 ? '' : `token-${pages.page + 1}`;
    return (
      <>
        <output>{pages.token ?? 'first'}</output>
        <Pager
          rows={rows}
          isFailed={false}
          pages={pages}
          nextToken={nextToken}
          pageSize={15}
          pageSizes={[15, 30]}
          onPageSize={() => undefined}
        />
      </>
    );
  }

  it.each([
    ['an empty list', [], false],
    ['a list that failed', undefined, true],
  ] as const)('does not stand under %s, but leads back from a later page of it', (_, nothing, isFailed) => {
    const onPage = (page: number) =>
      renderPart(
        <Pager
          rows={nothing}
          isFailed={isFailed}
          pages={numberedPages(page, () => undefined)}
          nextToken=""
          pageSize={15}
          pageSizes={[15]}
          onPageSize={() => undefined}
        />,
      );
    const first = onPage(1);
    expect(screen.queryByRole('navigation')).toBeNull();
    first.unmount();
    onPage(2);
    expect(screen.getByRole('button', { name: 'Página anterior' })).toBeEnabled();
  });

  it('remembers the token of each page, both ways, up to the last', async () => {
    const { user } = renderPart(<Pages of="all-15" />);
    const next = screen.getByRole('button', { name: 'Próxima página' });
    expect(screen.getByRole('button', { name: 'Página anterior' })).toBeDisabled();
    await user.click(next);
    await user.click(next);
    expect(screen.getByRole('status')).toHaveTextContent('token-3');
    expect(next).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Página anterior' }));
    expect(screen.getByRole('status')).toHaveTextContent('token-2');
  });

  it('starts again when the list is another one', async () => {
    function Filtered() {
      const [of, setOf] = useState('all-15');
      return (
        <>
          <button type="button" onClick={() => setOf('all-30')}>
            30
          </button>
          <Pages of={of} />
        </>
      );
    }
    const { user } = renderPart(<Filtered />);
    await user.click(screen.getByRole('button', { name: 'Próxima página' }));
    await user.click(screen.getByRole('button', { name: '30' }));
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('first'));
  });
});
