import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';

import { type Details, detailsQuery, processedFilesQuery, rowId } from '../../../api/jobs.ts';
import { m } from '../../../i18n/messages.ts';
import { useCompanyId } from '../../../lib/acting-company.ts';
import { serviceName } from '../../../lib/service-name.ts';
import { Sheet } from '../../../ui/dialogs/sheet.tsx';
import { FailureState } from '../../../ui/feedback/failure-state.tsx';
import { BatchDetails } from './batch-details.tsx';
import { JobDetails } from './job-details.tsx';
import { type JobListPath, listQueryOf, parseJobSearch, parseOneSearch } from '../job-search.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Skeleton } from '../../../ui/controls/skeleton.tsx';

function titleOf(details: Details | undefined, id: string): string {
  if (details === undefined) return id;
  const { filename, ...of } = details.kind === 'job' ? details.job : details.batch;
  if (filename !== null && filename !== '') return filename;
  return 'job_id' in of ? serviceName(of.service) : m.jobs_batch_title({ id: of.batch_id });
}

/** Returns the focus to the element that had it, when a dialog with its own address is closed. */
function useReturnFocus() {
  useEffect(() => {
    const before = document.activeElement;
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, []);
}

/** A job, or a batch with its jobs, over the list it was opened from. */
export function DetailsScreen() {
  return <DetailsDialog base="/processed-files" />;
}

/** The same, for the client that an administrator acts for. */
export function AdminDetailsScreen() {
  return <DetailsDialog base="/admin/processed-files" />;
}

function DetailsDialog({ base }: { readonly base: JobListPath }) {
  const companyId = useCompanyId();
  const { id = '' } = useParams({ strict: false });
  const whole = useSearch({ strict: false });
  const { job, tab = 'document' } = parseOneSearch(whole);
  const rest = parseJobSearch(whole);
  const navigate = useNavigate({ from: `${base}/$id` });
  const details = useQuery(detailsQuery({ companyId, id: job ?? id }));
  useReturnFocus();

  const list = useQuery({ ...processedFilesQuery(companyId, listQueryOf(rest)), subscribed: false });
  const ids = list.data?.jobs.map(rowId) ?? [];
  const place = ids.indexOf(id);
  const stepTo = (other: string | undefined) =>
    other === undefined
      ? undefined
      : () =>
          void navigate({
            to: `${base}/$id`,
            params: { id: other },
            search: { ...rest, ...(tab === 'data' && { tab }) },
            resetScroll: false,
            replace: true,
          });
  const steps =
    place === -1 ? undefined : { onPrevious: stepTo(ids[place - 1]), onNext: stepTo(ids[place + 1]) };
  const show = (next: { readonly job?: string; readonly tab?: 'data' }) =>
    void navigate({ to: `${base}/$id`, params: { id }, search: { ...rest, ...next }, resetScroll: false });
  const close = () => void navigate({ to: base, search: rest, resetScroll: false });
  return (
    <Sheet
      width="min(1500px, max(720px, 76vw, min(100vw - 72px, 1080px)))"
      title={titleOf(details.data, job ?? id)}
      steps={steps}
      onClose={close}
    >
      {details.data === undefined && details.error !== null ? (
        <FailureState
          error={details.error}
          onRetry={() => void details.refetch()}
          gone={{
            title: m.jobs_details_gone(),
            action: (
              <Button variant="default" onClick={close}>
                {m.jobs_details_to_list()}
              </Button>
            ),
          }}
        />
      ) : details.data === undefined ? (
        <output aria-label={m.jobs_details_loading()}>
          <Skeleton height={420} />
        </output>
      ) : details.data.kind === 'job' ? (
        <JobDetails
          job={details.data.job}
          tab={tab}
          onTab={(next) =>
            show({ ...(job === undefined ? {} : { job }), ...(next === 'data' ? { tab: next } : {}) })
          }
          onBatch={job === undefined ? undefined : () => show({})}
        />
      ) : (
        <BatchDetails batch={details.data.batch} onJob={(jobId) => show({ job: jobId })} />
      )}
    </Sheet>
  );
}
