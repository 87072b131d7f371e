import { m } from '../../i18n/messages.ts';
import { Icon } from '../controls/icon.tsx';
import type { PageTokens } from './page-tokens.ts';
import classes from './pager.module.css';
import { ActionIcon } from '../controls/button.tsx';

interface PagerProps<Size extends number> {
  readonly pages: PageTokens;
  /** Token in the answer for the shown page; absent or empty on the last page and while it loads. */
  readonly nextToken: string | undefined;
  readonly pageSize: Size;
  readonly pageSizes: readonly Size[];
  readonly onPageSize: (size: Size) => void;
  /** The total number of rows, if it is known. */
  readonly note?: string | undefined;
  /** Names the paged rows, if there may be another table beside: two landmarks with one name are indistinguishable. */
  readonly of?: string | undefined;
  /** The rows above the pager; undefined until they load. */
  readonly rows: readonly unknown[] | undefined;
  readonly isFailed: boolean;
}

export function Pager<Size extends number>({
  pages,
  nextToken,
  pageSize,
  pageSizes,
  onPageSize,
  note,
  of,
  rows,
  isFailed,
}: PagerProps<Size>) {
  const hasNext = nextToken !== undefined && nextToken !== '';
  const isEmpty = rows === undefined ? isFailed : rows.length === 0;
  // A later page still needs the way back, and an empty page may be followed by older rows.
  if (isEmpty && !hasNext && pages.page === 1) return null;
  return (
    <nav className={classes.root} aria-label={of === undefined ? m.pager() : m.pager_of({ rows: of })}>
      {note !== undefined && <span className={classes.note}>{note}</span>}
      <label className={classes.size}>
        {m.pager_page_size()}
        <select
          value={pageSize}
          onChange={(event) => {
            const chosen = pageSizes[event.currentTarget.selectedIndex];
            if (chosen !== undefined) onPageSize(chosen);
          }}
        >
          {pageSizes.map((size) => (
            <option key={size} value={size}>
              {size}
            </option>
          ))}
        </select>
      </label>
      <span className={classes.steps}>
        <ActionIcon
          variant="default"
          size={32}
          aria-label={m.pager_previous()}
          disabled={pages.page === 1}
          onClick={pages.previous}
        >
          <Icon name="chevronLeft" size={16} />
        </ActionIcon>
        <span aria-live="polite">{m.pager_page({ page: pages.page })}</span>
        <ActionIcon
          variant="default"
          size={32}
          aria-label={m.pager_next()}
          disabled={!hasNext}
          onClick={() => hasNext && pages.next(nextToken)}
        >
          <Icon name="chevronRight" size={16} />
        </ActionIcon>
      </span>
    </nav>
  );
}
