import { isFinal, type JobInfo } from '@lavra/contract/model/job';
import { useMutation } from '@tanstack/react-query';

import { type JobFile, downloadFileMutation } from '../../../api/jobs.ts';
import { m } from '../../../i18n/messages.ts';
import { formatBytes, formatExactTime } from '../../../lib/formats.ts';
import { DetailList } from '../../../ui/layout/detail-list.tsx';
import { ShortId } from '../../../ui/table/short-id.tsx';
import { Icon } from '../../../ui/controls/icon.tsx';
import { ApiCall } from '../../../ui/job-viewer/api-call.tsx';
import { JobFailure } from '../../../ui/job-viewer/job-failure.tsx';
import { JobViewer } from '../../../ui/job-viewer/job-viewer.tsx';
import { type DetailTab, detailTabs } from '../job-search.ts';
import { CancelButton } from './cancel-button.tsx';
import { DownloadButtons } from '../rows/download-buttons.tsx';
import classes from './job-details.module.css';
import { jobFacts } from '../../../ui/job-viewer/job-facts.tsx';
import { ValidationPart } from '../../../ui/job-viewer/validation-part.tsx';
import { JobStatusBadge } from '../../../ui/feedback/job-status-badge.tsx';
import { JsonPart } from '../../../ui/job-viewer/json-part.tsx';
import { serviceName } from '../../../lib/service-name.ts';
import { Alert } from '../../../ui/controls/alert.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { Loader } from '../../../ui/controls/skeleton.tsx';
import { Tab, TabList, TabPanel, Tabs } from '../../../ui/controls/tabs.tsx';

function Running({ job }: { readonly job: JobInfo }) {
  const isWaiting = job.status === 'waiting';
  const reading = job.status === 'validating' ? m.jobs_running_validating() : m.jobs_running_processing();
  return (
    <div className={classes.running}>
      <Loader size={28} />
      <output>{isWaiting ? m.jobs_running_waiting() : reading}</output>
      <CancelButton id={job.job_id} />
    </div>
  );
}

/** The document with what was read from it, or why there is nothing. */
function Outcome({ job }: { readonly job: JobInfo }) {
  if (job.purged_at !== null) {
    return (
      <Alert color="secondary" icon={<Icon name="trash" />}>
        {m.jobs_purged({ time: formatExactTime(job.purged_at) })}
      </Alert>
    );
  }
  if (!isFinal(job.status)) return <Running job={job} />;
  if (job.status === 'error' || job.result === null)
    return (
      <JobFailure jobId={job.job_id} reason={job.error ?? undefined} code={job.error_code ?? undefined} />
    );
  return (
    <div className={classes.viewer}>
      <JobViewer
        companyId={job.company_id}
        jobId={job.job_id}
        service={job.service}
        result={job.result}
        files={job.files}
      />
    </div>
  );
}

function Data({ job }: { readonly job: JobInfo }) {
  return (
    <div className={classes.data}>
      <DetailList details={jobFacts(job)} />
      {job.validation !== null && <ValidationPart validation={job.validation} />}
      <JsonPart title={m.jobs_part_result()} data={job.result} />
      <JsonPart title={m.jobs_part_validation()} data={job.validation} />
      <JsonPart title={m.jobs_part_metadata()} data={job.metadata} isOpen />
      <JsonPart title={m.jobs_part_client_data()} data={job.client_data} isOpen />
    </div>
  );
}

function labelOf(file: JobFile): string {
  return {
    document: m.viewer_file_document,
    selfie: m.viewer_file_selfie,
    extra_document: m.viewer_file_extra,
  }[file]();
}

const names: readonly JobFile[] = ['document', 'selfie', 'extra_document'];

/** The files of a job that are still kept, each as a download of what was sent. */
function KeptFiles({ job }: { readonly job: JobInfo }) {
  const download = useMutation(downloadFileMutation({ companyId: job.company_id, jobId: job.job_id }));
  return (
    <div className={classes.files}>
      <ApiCall jobId={job.job_id} />
      {job.files.map(({ name, size_bytes }) => {
        const file = names.find((known) => known === name);
        if (file === undefined) return null;
        return (
          <Button
            key={file}
            aria-label={m.jobs_file_download({ name: `${labelOf(file)} (${formatBytes(size_bytes)})` })}
            variant="default"
            leftSection={<Icon name="download" size={16} />}
            loading={download.isPending && download.variables === file}
            onClick={() => download.mutate(file)}
          >
            {`${labelOf(file)} (${formatBytes(size_bytes)})`}
          </Button>
        );
      })}
    </div>
  );
}

interface JobDetailsProps {
  readonly job: JobInfo;
  readonly tab: DetailTab;
  readonly onTab: (tab: DetailTab) => void;
  /** Goes back to the batch that the job was opened from. */
  readonly onBatch: (() => void) | undefined;
}

export function JobDetails({ job, tab, onTab, onBatch }: JobDetailsProps) {
  const isSingle = job.batch_id === job.job_id;
  return (
    <Tabs
      className={classes.root}
      value={tab}
      onChange={(next) => onTab(detailTabs.find((known) => known === next) ?? 'document')}
    >
      <div className={classes.head}>
        {onBatch !== undefined && (
          <Button variant="subtle" leftSection={<Icon name="arrowLeft" size={16} />} onClick={onBatch}>
            {m.jobs_back_to_batch()}
          </Button>
        )}
        <JobStatusBadge status={job.status} />
        {/* Without a file name, the service is already the title. */}
        {job.filename && <span className={classes.service}>{serviceName(job.service)}</span>}
        <ShortId id={job.job_id} />
        <TabList className={classes.tabs}>
          <Tab value="document">{m.jobs_tab_document()}</Tab>
          <Tab value="data">{m.jobs_tab_data()}</Tab>
        </TabList>
        <span className={classes.actions}>
          <KeptFiles job={job} />
          {isSingle && <DownloadButtons batchId={job.batch_id} isReady={isFinal(job.status)} />}
        </span>
      </div>
      <TabPanel value="document" className={classes.panel}>
        <Outcome job={job} />
      </TabPanel>
      <TabPanel value="data" className={classes.panel}>
        <Data job={job} />
      </TabPanel>
    </Tabs>
  );
}
