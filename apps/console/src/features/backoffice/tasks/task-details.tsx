import type { TaskInfo, TaskReview } from '@lavra/contract/model/backoffice';
import { useQuery } from '@tanstack/react-query';

import { taskInfoQuery } from '../../../api/backoffice.ts';
import { m } from '../../../i18n/messages.ts';
import { formatExactTime } from '../../../lib/formats.ts';
import { serviceName } from '../../../lib/service-name.ts';
import { Skeleton } from '../../../ui/controls/skeleton.tsx';
import { Tab, TabList, TabPanel, Tabs } from '../../../ui/controls/tabs.tsx';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { FailureState } from '../../../ui/feedback/failure-state.tsx';
import { JobStatusBadge } from '../../../ui/feedback/job-status-badge.tsx';
import { jobFacts } from '../../../ui/job-viewer/job-facts.tsx';
import { JobViewer } from '../../../ui/job-viewer/job-viewer.tsx';
import { ValidationPart } from '../../../ui/job-viewer/validation-part.tsx';
import { JsonPart } from '../../../ui/job-viewer/json-part.tsx';
import { type Detail, DetailList } from '../../../ui/layout/detail-list.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { ShortId } from '../../../ui/table/short-id.tsx';
import { durationWords } from '../filter/filter-words.ts';
import { statusWord } from './task-columns.tsx';
import classes from './task-details.module.css';

interface TaskDetailsProps {
  readonly companyId: string;
  readonly batchId: string;
  readonly jobId: string;
  readonly emailOf: (userId: string) => string;
  readonly onClose: () => void;
}

/** Everything about a job in human review, read-only. */
export function TaskDetails({ companyId, batchId, jobId, emailOf, onClose }: TaskDetailsProps) {
  const info = useQuery(taskInfoQuery(companyId, { batchId, jobId }));
  return (
    <Dialog
      isOpen
      maxWidth={1500}
      title={info.data?.filename || m.jobs_job_title({ id: jobId })}
      onClose={onClose}
    >
      {info.data === undefined && info.error !== null ? (
        <FailureState error={info.error} onRetry={() => void info.refetch()} />
      ) : info.data === undefined ? (
        <output aria-label={m.jobs_details_loading()}>
          <Skeleton height={420} />
        </output>
      ) : (
        <Details info={info.data} emailOf={emailOf} />
      )}
    </Dialog>
  );
}

function Details({ info, emailOf }: { readonly info: TaskInfo; readonly emailOf: (id: string) => string }) {
  const { additional_info: review } = info;
  const document = info.result !== null && info.purged_at === null && (
    <TabPanel value="document" className={classes.panel}>
      <div className={classes.viewer}>
        <JobViewer
          companyId={info.company_id}
          jobId={info.job_id}
          service={info.service}
          result={info.result}
          files={info.files}
        />
      </div>
    </TabPanel>
  );
  return (
    <div className={classes.root}>
      <div className={classes.head}>
        <JobStatusBadge status={info.status} />
        <span>{serviceName(info.service)}</span>
        <ShortId id={info.job_id} />
      </div>
      <Tabs defaultValue="data">
        <TabList>
          <Tab value="data">{m.jobs_tab_data()}</Tab>
          {document !== false && <Tab value="document">{m.jobs_tab_document()}</Tab>}
        </TabList>
        <TabPanel value="data" className={classes.panel}>
          {review !== undefined && (
            <Panel title={m.backoffice_review()}>
              <DetailList details={reviewFacts(review, emailOf)} />
            </Panel>
          )}
          <DetailList details={jobFacts(info)} />
          {info.validation !== null && <ValidationPart validation={info.validation} />}
          <JsonPart title={m.jobs_part_result()} data={info.result} />
          <JsonPart title={m.jobs_part_validation()} data={info.validation} />
          <JsonPart title={m.jobs_part_metadata()} data={info.metadata} isOpen />
          <JsonPart title={m.jobs_part_client_data()} data={info.client_data} isOpen />
        </TabPanel>
        {document}
      </Tabs>
    </div>
  );
}

/** What review did, only the facts that are known. */
function reviewFacts(review: TaskReview, emailOf: (id: string) => string): Detail[] {
  const time = (value: string | undefined) =>
    value === undefined ? undefined : <time dateTime={value}>{formatExactTime(value)}</time>;
  const seconds = (value: number | undefined) => (value === undefined ? undefined : durationWords(value));
  const operations: Readonly<Record<string, () => string>> = {
    accepted: m.backoffice_operation_accepted,
    corrected: m.backoffice_operation_corrected,
    rejected: m.backoffice_operation_rejected,
  };
  const facts: Detail[] = [
    { name: m.backoffice_field_project(), value: review.project },
    {
      name: m.backoffice_field_operator(),
      value: review.operator === undefined ? undefined : emailOf(review.operator),
    },
    {
      name: m.backoffice_field_operation(),
      value:
        review.operation === undefined ? undefined : (operations[review.operation]?.() ?? review.operation),
    },
    {
      name: m.backoffice_field_status(),
      value: review.status === undefined ? undefined : statusWord(review.status),
    },
    {
      name: m.backoffice_field_success_status(),
      value:
        review.success_status === undefined
          ? undefined
          : review.success_status
            ? m.backoffice_success()
            : m.backoffice_no_success(),
    },
    { name: m.backoffice_field_ready_at(), value: time(review.ready_at) },
    { name: m.backoffice_field_started_at(), value: time(review.started_at) },
    { name: m.backoffice_field_finished_at(), value: time(review.finished_at) },
    { name: m.backoffice_field_diff(), value: seconds(review.diff) },
    { name: m.backoffice_field_queue_diff(), value: seconds(review.queue_diff) },
    { name: m.backoffice_field_observation(), value: review.observation, isWide: true },
    { name: m.backoffice_field_error_fields(), value: review.error_fields?.join(', '), isWide: true },
  ];
  return facts.filter(({ value }) => value !== undefined);
}
