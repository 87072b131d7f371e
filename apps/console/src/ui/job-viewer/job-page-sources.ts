import type { JobInfo } from '@lavra/contract/model/job';
import type { Result } from '@lavra/contract/model/result';

import { getJobPage, type JobFile } from '../../api/jobs.ts';
import { m } from '../../i18n/messages.ts';
import type { PageSource } from '../result-viewer/pages/page-source.ts';
import { pageCount } from '../result-viewer/result-view.ts';

interface Kept {
  readonly companyId: string;
  readonly jobId: string;
  readonly files: JobInfo['files'];
  readonly result: Result;
  readonly sentFile: File | undefined;
}

/** Types that browsers draw in an `img`; a PDF waits for the server's picture. */
const drawnTypes = new Set(['image/png', 'image/jpeg', 'image/webp']);

const labels: Record<JobFile, () => string> = {
  document: m.viewer_file_document,
  selfie: m.viewer_file_selfie,
  extra_document: m.viewer_file_extra,
};

function isJobFile(name: string): name is JobFile {
  return Object.hasOwn(labels, name);
}

/** The kept files of a job that have pages; XML has none. */
export function jobPageSources({ companyId, jobId, files, result, sentFile }: Kept): PageSource[] {
  const local = sentFile !== undefined && drawnTypes.has(sentFile.type) ? sentFile : undefined;
  return files.flatMap(({ name, media_type }) => {
    if (!isJobFile(name) || media_type.endsWith('xml')) return [];
    return [
      {
        name,
        label: labels[name](),
        pageCount: pageCount(result, name),
        unit: media_type === 'application/pdf' ? 'points' : 'pixels',
        local: name === 'document' ? local : undefined,
        open: (page, widthPx, signal) => getJobPage({ companyId, jobId, file: name, page, widthPx }, signal),
      },
    ];
  });
}
