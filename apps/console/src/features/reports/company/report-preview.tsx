import type { ReportPreview as Preview } from '@lavra/contract/model/report';

import { m } from '../../../i18n/messages.ts';
import classes from './report-preview.module.css';

interface ReportPreviewProps {
  /** Undefined until the days and the columns are chosen. */
  readonly preview: Preview | undefined;
  readonly isStale: boolean;
}

/** The first rows of the file, as the choices make them. */
export function ReportPreview({ preview, isStale }: ReportPreviewProps) {
  return (
    <div className={classes.root}>
      <h3>{m.company_report_preview()}</h3>
      {preview === undefined ? (
        <p>{m.company_report_preview_needs()}</p>
      ) : preview.rows.length === 0 ? (
        <p>{m.company_report_preview_empty()}</p>
      ) : (
        <section
          className={classes.frame}
          data-stale={isStale || undefined}
          // A scrollable box must be reachable by keyboard.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          aria-label={m.company_report_preview()}
        >
          <table>
            <thead>
              <tr>
                {preview.columns.map((column) => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {preview.rows.map((row, place) => (
                // Rows are identified only by their position.
                <tr key={place}>
                  {row.map((cell, column) => (
                    <td key={preview.columns[column]} title={cell}>
                      {cell || '–'}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </div>
  );
}
