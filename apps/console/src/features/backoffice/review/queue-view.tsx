import type { ReviewQueueLine } from '@lavra/contract/model/task';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

import { reviewQueueQuery, type TaskChoice } from '../../../api/review.ts';
import { m } from '../../../i18n/messages.ts';
import { formatRelative } from '../../../lib/formats.ts';
import { serviceName } from '../../../lib/service-name.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Skeleton } from '../../../ui/controls/skeleton.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { FailureState } from '../../../ui/feedback/failure-state.tsx';
import { FilterChoice } from '../../../ui/filters/filter-choice.tsx';
import { type Column, DataTable } from '../../../ui/table/data-table.tsx';
import classes from './review.module.css';

const ages = ['60', '240', '1440'] as const;

const ageWords: Readonly<Record<(typeof ages)[number], () => string>> = {
  60: m.review_age_60,
  240: m.review_age_240,
  1440: m.review_age_1440,
};

interface QueueViewProps {
  readonly choice: TaskChoice;
  readonly onChoice: (choice: TaskChoice) => void;
  readonly isBusy: boolean;
  readonly isDry: boolean;
  readonly onStart: () => void;
}

/** Each value once, with the label of its last line, sorted by label. */
function unique<Line>(lines: readonly Line[], of: (line: Line) => { value: string; label: string }) {
  const found = new Map(lines.map((line) => [of(line).value, of(line)]));
  return [...found.values()].toSorted((a, b) => a.label.localeCompare(b.label));
}

/** Created on each render: the titles are in the current language. */
function queueColumns(): Column<ReviewQueueLine>[] {
  const figure = { kind: 'number', width: '108px' } as const;
  const time = { kind: 'time', width: '132px' } as const;
  return [
    { key: 'company', title: m.review_company(), cell: ({ company_name: name }) => name },
    { key: 'service', title: m.review_service(), cell: ({ service }) => serviceName(service) },
    { key: 'available', title: m.review_available(), ...figure, cell: ({ available }) => available },
    { key: 'claimed', title: m.review_claimed(), ...figure, cell: ({ claimed }) => claimed },
    { key: 'postponed', title: m.review_put_off(), ...figure, cell: ({ postponed }) => postponed },
    {
      key: 'late',
      title: m.review_late(),
      ...figure,
      cell: ({ late }) => <span data-late={late > 0 || undefined}>{late}</span>,
    },
    {
      key: 'oldest',
      title: m.review_oldest(),
      ...time,
      cell: ({ oldest_ready_at: at }) => formatRelative(at),
    },
    {
      key: 'target',
      title: m.review_next_target(),
      ...time,
      cell: ({ next_target_at: at }) => (at === null ? '–' : formatRelative(at)),
    },
  ];
}

/** The waiting tasks, and the button that starts. */
export function QueueView({ choice, onChoice, isBusy, isDry, onStart }: QueueViewProps) {
  const queue = useQuery(reviewQueueQuery);
  const start = useRef<HTMLButtonElement>(null);
  const isThere = queue.data !== undefined;
  useEffect(() => {
    if (isThere) start.current?.focus();
  }, [isThere]);
  if (queue.data === undefined)
    return queue.error === null ? (
      <output aria-label={m.loading()}>
        <Skeleton height={280} />
      </output>
    ) : (
      <FailureState error={queue.error} onRetry={() => void queue.refetch()} />
    );
  const { lines, done_today: doneToday } = queue.data;
  const shown = lines.filter(
    ({ company_id: company, service }) =>
      (choice.company === '' || choice.company === company) &&
      (choice.service === '' || choice.service === service),
  );
  const waiting = shown.reduce((sum, { available }) => sum + available, 0);
  const companies = unique(lines, (line) => ({ value: line.company_id, label: line.company_name }));
  // A chosen service stays selectable after its last task is decided.
  const chosen = choice.service === '' ? [] : [{ service: choice.service }];
  const services = unique([...lines, ...chosen], ({ service }) => ({
    value: service,
    label: serviceName(service),
  }));
  return (
    <div className={classes.queue}>
      <div className={classes.choice}>
        {companies.length > 1 ? (
          <FilterChoice
            label={m.review_company()}
            hint={m.review_company_any()}
            choices={companies}
            value={choice.company === '' ? undefined : choice.company}
            onChange={(company) => onChoice({ ...choice, company: company ?? '' })}
          />
        ) : null}
        <FilterChoice
          label={m.review_service()}
          hint={m.review_service_any()}
          choices={services}
          value={choice.service === '' ? undefined : choice.service}
          onChange={(service) => onChoice({ ...choice, service: service ?? '' })}
        />
        <FilterChoice
          label={m.review_age()}
          hint={m.review_age_any()}
          choices={ages.map((age) => ({ value: age, label: ageWords[age]() }))}
          value={ages.find((age) => Number(age) === choice.minutes)}
          onChange={(age) => onChoice({ ...choice, minutes: Number(age ?? 0) })}
        />
        <Button ref={start} loading={isBusy} onClick={onStart}>
          {m.review_start()}
        </Button>
      </div>
      {isDry ? <output className={classes.dry}>{m.review_dry()}</output> : null}
      {shown.length === 0 ? (
        <EmptyState
          icon="check"
          title={m.review_queue_empty()}
          text={m.review_done_today({ count: doneToday })}
        />
      ) : (
        <>
          <p className={classes.note}>
            {m.review_waiting({ count: waiting })} {m.review_done_today({ count: doneToday })}
          </p>
          <DataTable
            label={m.review_queue()}
            columns={queueColumns()}
            rows={shown}
            rowKey={({ company_id: company, service }) => `${company} ${service}`}
            empty={null}
          />
        </>
      )}
    </div>
  );
}
