import type { Corrections, FieldCorrections, ReviewQuestion } from '@lavra/contract/model/backoffice';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { correctionsQuery } from '../../../api/backoffice.ts';
import { getLocale } from '../../../i18n/locale.ts';
import { m } from '../../../i18n/messages.ts';
import { formatNumber, formatPercent } from '../../../lib/formats.ts';
import { serviceName } from '../../../lib/service-name.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Skeleton } from '../../../ui/controls/skeleton.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { FailureState } from '../../../ui/feedback/failure-state.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { fieldNames } from '../../../ui/result-viewer/fields/field-names.ts';
import { type Column, DataTable } from '../../../ui/table/data-table.tsx';
import classes from './corrections-panel.module.css';
import { firstThreshold, passingByThreshold, wrongInThousand } from './threshold.ts';
import { ThresholdChart } from './threshold-chart.tsx';

/** The threshold starts at the lowest value at which at most this many of a thousand values would pass wrongly. */
const wrongAllowed = 3;

/** Fields shown in the table before the user asks for all. */
const fewFields = 10;

interface CorrectionsPanelProps {
  readonly companyId: string;
  readonly question: ReviewQuestion;
}

/** What corrections show about the engine: where it is right, and what could pass without review. */
export function CorrectionsPanel({ companyId, question }: CorrectionsPanelProps) {
  const [field, setField] = useState<{ readonly service: string; readonly field: string }>();
  const corrections = useQuery(correctionsQuery(companyId, { ...question, ...field }));
  const [isWhole, setWhole] = useState(false);
  const { data } = corrections;
  return (
    <Panel title={m.backoffice_corrections()} text={m.backoffice_corrections_text()}>
      {data === undefined && corrections.error !== null && (
        <FailureState error={corrections.error} onRetry={() => void corrections.refetch()} />
      )}
      {data === undefined && corrections.error === null && <Skeleton height={320} aria-label={m.loading()} />}
      {data?.reviews === 0 && (
        <EmptyState
          icon="review"
          title={m.backoffice_corrections_none()}
          text={m.backoffice_corrections_none_text()}
        />
      )}
      {data !== undefined && data.reviews > 0 && (
        <div className={classes.root} data-stale={corrections.isPlaceholderData || undefined}>
          <Curve
            key={field === undefined ? '' : `${field.service} ${field.field}`}
            corrections={data}
            name={field === undefined ? undefined : `${serviceName(field.service)} · ${labelOf(field)}`}
            onAll={() => setField(undefined)}
          />
          <DataTable
            label={m.backoffice_fields()}
            columns={fieldColumns((row) => setField({ service: row.service, field: row.field }))}
            rows={isWhole ? data.fields : data.fields.slice(0, fewFields)}
            rowKey={(row) => `${row.service} ${row.field}`}
            empty={null}
          />
          {!isWhole && data.fields.length > fewFields && (
            <Button variant="subtle" onClick={() => setWhole(true)}>
              {m.backoffice_show_fields({ count: formatNumber(data.fields.length) })}
            </Button>
          )}
        </div>
      )}
    </Panel>
  );
}

interface CurveProps {
  readonly corrections: Corrections;
  /** One field; absent for all. */
  readonly name: string | undefined;
  readonly onAll: () => void;
}

function Curve({ corrections, name, onAll }: CurveProps) {
  const passing = passingByThreshold(corrections.points);
  const [chosen, setThreshold] = useState<number>();
  const threshold = chosen ?? firstThreshold(passing, wrongAllowed);
  const at = passing[threshold];
  const values = passing[0]?.passed ?? 0;
  return (
    <section className={classes.curve} aria-label={m.backoffice_threshold()}>
      <header className={classes.head}>
        <h3 className={classes.title}>{name ?? m.backoffice_all_fields()}</h3>
        {name !== undefined && (
          <Button variant="subtle" onClick={onAll}>
            {m.backoffice_show_all_fields()}
          </Button>
        )}
      </header>
      {at !== undefined && (
        <p className={classes.reading} aria-live="polite">
          {m.backoffice_threshold_read({
            threshold,
            share: formatPercent(at.share),
            wrong: formatNumber(wrongInThousand(at), 1),
          })}
        </p>
      )}
      <ThresholdChart
        label={m.backoffice_threshold()}
        passing={passing}
        threshold={threshold}
        onChange={setThreshold}
      />
      <ul className={classes.legend}>
        <li data-of="share">{m.backoffice_legend_share()}</li>
        <li data-of="wrong">{m.backoffice_legend_wrong()}</li>
      </ul>
      <p className={classes.basis}>
        {m.backoffice_basis({
          values: formatNumber(values),
          reviews: formatNumber(corrections.reviews),
          passed: formatNumber(at?.passed ?? 0),
          wrong: formatNumber(at?.wrong ?? 0),
        })}
      </p>
    </section>
  );
}

const unknown = '–';

/** The label of a field, or of a column of one of its tables (`Items.Code`), as the document names it. */
function labelOf({ service, field }: Pick<FieldCorrections, 'service' | 'field'>): string {
  const names = fieldNames(service, getLocale());
  const [name = '', column] = field.split('.');
  return column === undefined ? names.label(name) : `${names.label(name)} · ${names.column(name, column)}`;
}

function fieldColumns(onChoose: (row: FieldCorrections) => void): Column<FieldCorrections>[] {
  const number = (
    key: string,
    title: string,
    width: Column<FieldCorrections>['width'],
    value: (row: FieldCorrections) => string,
  ): Column<FieldCorrections> => ({
    key,
    title,
    kind: 'number',
    width,
    cell: value,
  });
  const confidence = (value: number | null) => (value === null ? unknown : formatNumber(value, 1));
  return [
    {
      key: 'service',
      title: m.backoffice_column_endpoint(),
      width: '172px',
      cell: ({ service }) => serviceName(service),
    },
    {
      key: 'field',
      title: m.backoffice_column_field(),
      cell: (row) => (
        <button
          type="button"
          className={classes.field}
          title={row.field}
          disabled={row.judged === 0}
          onClick={() => onChoose(row)}
        >
          {labelOf(row)}
        </button>
      ),
    },
    number('judged', m.backoffice_column_judged(), '96px', ({ judged }) => formatNumber(judged)),
    number('right', m.backoffice_column_right(), '96px', ({ judged, right }) =>
      judged === 0 ? unknown : formatPercent(right / judged),
    ),
    number('missed', m.backoffice_column_missed(), '96px', ({ missed }) => formatNumber(missed)),
    number('confidence_right', m.backoffice_column_confidence_right(), '156px', (row) =>
      confidence(row.confidence_right),
    ),
    number('confidence_wrong', m.backoffice_column_confidence_wrong(), '156px', (row) =>
      confidence(row.confidence_wrong),
    ),
  ];
}
