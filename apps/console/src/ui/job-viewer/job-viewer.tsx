import { checkSentence } from '@lavra/contract/fields/checks';
import type { JobInfo } from '@lavra/contract/model/job';
import type { Result } from '@lavra/contract/model/result';
import { isService, serviceDefinition } from '@lavra/contract/services/all';
import { useMemo } from 'react';

import { useLocale } from '../../i18n/locale.ts';
import { m } from '../../i18n/messages.ts';
import { fieldNames } from '../result-viewer/field-names.ts';
import { jobPageSources } from './job-page-sources.ts';
import { ResultViewer } from '../result-viewer/result-viewer.tsx';

interface JobViewerProps {
  readonly companyId: string;
  readonly jobId: string;
  readonly service: string;
  readonly result: Result;
  /** The files that are still kept, as the job's details list them. */
  readonly files: JobInfo['files'];
  /** What the JSON tab shows and downloads; the result itself when absent. */
  readonly json?: object;
}

/** The result of a job beside the pages that the server draws of its files. Fills the height it is given. */
export function JobViewer({ companyId, jobId, service, result, files, json = result }: JobViewerProps) {
  const locale = useLocale();
  const names = useMemo(() => fieldNames(service, locale), [service, locale]);
  const sources = useMemo(
    () => jobPageSources({ companyId, jobId, files, result }),
    [companyId, jobId, files, result],
  );
  const isGeneric = isService(service) && serviceDefinition(service).reading === 'generic';
  return (
    <ResultViewer
      result={result}
      json={json}
      fileStem={`${service}-${jobId}`}
      names={names}
      checkSentence={({ check, ok }) => checkSentence(check, ok, locale)}
      sources={sources}
      note={isGeneric ? m.reading_generic_text() : undefined}
      noPages={files.length === 0 ? m.viewer_pages_purged() : m.viewer_pages_none()}
    />
  );
}
