import type { JobInfo } from '@lavra/contract/model/job';
import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';

import { type JobFile, downloadFileMutation } from '../../../api/jobs.ts';
import { m } from '../../../i18n/messages.ts';
import { formatBytes } from '../../../lib/formats.ts';
import { Icon } from '../../../ui/controls/icon.tsx';
import classes from './job-details.module.css';

function labelOf(file: JobFile): string {
  return {
    document: m.viewer_file_document,
    selfie: m.viewer_file_selfie,
    extra_document: m.viewer_file_extra,
  }[file]();
}

const names: readonly JobFile[] = ['document', 'selfie', 'extra_document'];

/** The files of a job that are still kept, each to download as it was sent. */
export function KeptFiles({ job }: { readonly job: JobInfo }) {
  const download = useMutation(downloadFileMutation({ companyId: job.company_id, jobId: job.job_id }));
  return (
    <div className={classes.files}>
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
