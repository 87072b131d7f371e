import { type JobResult, isFinal } from '@lavra/contract/model/job';
import { useMutation, useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useMemo } from 'react';

import { cancelJobMutation, getJobPage, jobInfoQuery, jobResultQuery } from '../../../api/jobs.ts';
import { inTime } from '../../../base/in-time.ts';
import { m } from '../../../i18n/messages.ts';
import { useWholeWindow } from '../../../lib/whole-window.ts';
import { useCompanyId } from '../../../lib/acting-company.ts';
import { FailureState } from '../../../ui/feedback/failure-state.tsx';
import { Icon } from '../../../ui/controls/icon.tsx';
import { ApiCall } from '../../../ui/job-viewer/api-call.tsx';
import { JobViewer } from '../../../ui/job-viewer/job-viewer.tsx';
import { usePagePicture } from '../../../ui/result-viewer/pages/page-pictures.ts';
import type { PageSource } from '../../../ui/result-viewer/pages/page-source.ts';
import { ShortId } from '../../../ui/table/short-id.tsx';
import classes from './job-panel.module.css';
import { RunProgress, type RunProgressProps, type RunStage, runStages } from './run-progress.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { Skeleton } from '../../../ui/controls/skeleton.tsx';

const JobFailure = lazy(
  inTime(async () => ({ default: (await import('../../../ui/job-viewer/job-failure.tsx')).JobFailure })),
);

/** Scrolls to the result, which takes the whole window. */
function intoView(element: HTMLElement | null) {
  element?.scrollIntoView({ block: 'start' });
}

function Finished({
  job,
  companyId,
  file,
  back,
}: {
  readonly job: JobResult;
  readonly file: File | undefined;
  readonly companyId: string;
  readonly back: ReactNode;
}) {
  const isDone = job.status === 'done';
  useWholeWindow();
  const info = useQuery({ ...jobInfoQuery({ companyId, jobId: job.job_ksuid }), enabled: isDone });
  if (!isDone || job.result === undefined) {
    return (
      <Suspense fallback={<Skeleton height={200} radius={12} />}>
        <JobFailure jobId={job.job_ksuid} reason={job.error} code={job.error_code} action={back} />
      </Suspense>
    );
  }
  if (info.error !== null) return <FailureState error={info.error} onRetry={() => void info.refetch()} />;
  if (info.data === undefined) return <Skeleton height={520} radius={12} />;
  return (
    <div className={classes.viewer} ref={intoView}>
      <JobViewer
        companyId={companyId}
        jobId={job.job_ksuid}
        service={job.service}
        result={job.result}
        files={info.data.files}
        json={job}
        sentFile={file}
      />
    </div>
  );
}

function stageOf(job: JobResult | undefined): RunStage {
  return runStages.find((stage) => stage === job?.status) ?? 'waiting';
}

/** Progress of a job that the server has, with its first page as soon as it is drawn. */
function OnItsWay({ companyId, jobId, ...rest }: OnItsWayProps) {
  const source = useMemo(
    (): PageSource => ({
      name: 'document',
      label: m.viewer_file_document(),
      pageCount: 1,
      unit: 'points',
      open: (page, widthPx, signal) =>
        getJobPage({ companyId, jobId, file: 'document', page, widthPx }, signal),
    }),
    [companyId, jobId],
  );
  const picture = usePagePicture(source, 1, 800);
  return <RunProgress {...rest} page={picture.state === 'ready' ? picture.url : undefined} />;
}

interface OnItsWayProps extends Omit<RunProgressProps, 'page'> {
  readonly companyId: string;
  readonly jobId: string;
}

interface JobPanelProps {
  readonly jobId: string;
  /** The file that was sent from this page. */
  readonly file?: File | undefined;
  /** The kind that the document was taken for. */
  readonly guess?: ReactNode;
  readonly onBack: () => void;
}

/** A job from the moment its files are sent: its progress, then its result or the reason there is none. */
export function JobPanel({ jobId, file, guess, onBack }: JobPanelProps) {
  const companyId = useCompanyId();
  const { data: job, error, refetch } = useQuery(jobResultQuery({ companyId, jobId }));
  const cancel = useMutation(cancelJobMutation({ companyId, jobId }));

  const back = (
    <Button variant="default" leftSection={<Icon name="arrowLeft" size={16} />} onClick={onBack}>
      {m.demo_back()}
    </Button>
  );
  if (job === undefined && error !== null) {
    return (
      <section className={classes.root} aria-label={m.demo_result()}>
        <div className={classes.bar}>{back}</div>
        <FailureState error={error} onRetry={() => void refetch()} />
      </section>
    );
  }
  if (job === undefined || !isFinal(job.status)) {
    return (
      <OnItsWay
        companyId={companyId}
        jobId={jobId}
        stage={stageOf(job)}
        file={file}
        isCancelling={cancel.isPending}
        onCancel={() => cancel.mutate()}
        note={
          <>
            {guess}
            {error === null ? null : <p role="alert">{m.demo_connection_lost()}</p>}
          </>
        }
      />
    );
  }
  return (
    <section className={classes.root} aria-label={m.demo_result()}>
      {job.status === 'done' && (
        <div className={classes.bar}>
          {back}
          <span className={classes.file}>{job.filename}</span>
          {guess}
          <span className={classes.id}>
            ID <ShortId id={jobId} />
          </span>
          <ApiCall jobId={jobId} />
        </div>
      )}
      <Finished job={job} file={file} companyId={companyId} back={back} />
    </section>
  );
}
