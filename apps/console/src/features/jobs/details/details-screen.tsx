import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';

import { type Details, detailsQuery } from '../../../api/jobs.ts';
import { m } from '../../../i18n/messages.ts';
import { useCompanyId } from '../../../lib/acting-company.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { FailureState } from '../../../ui/feedback/failure-state.tsx';
import { BatchDetails } from './batch-details.tsx';
import { JobDetails } from './job-details.tsx';
import { type JobListPath, parseJobSearch, parseOneSearch } from '../job-search.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Skeleton } from '../../../ui/controls/skeleton.tsx';

function titleOf(details: Details | undefined, id: string): string {
  if (details === undefined) return id;
  const { filename, ...of } = details.kind === 'job' ? details.job : details.batch;
  if (filename !== null && filename !== '') return filename;
  return 'job_id' in of ? m.jobs_job_title({ id: of.job_id }) : m.jobs_batch_title({ id: of.batch_id });
}

/** Gives the focus back to what had it before, when a dialog with an address of its own is left. */
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

/** The same of the client that an administrator acts for. */
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

  const show = (next: { readonly job?: string; readonly tab?: 'data' }) =>
    void navigate({ to: `${base}/$id`, params: { id }, search: { ...rest, ...next }, resetScroll: false });
  const close = () => void navigate({ to: base, search: rest, resetScroll: false });
  return (
    <Dialog isOpen maxWidth={1500} title={titleOf(details.data, job ?? id)} onClose={close}>
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
    </Dialog>
  );
}
