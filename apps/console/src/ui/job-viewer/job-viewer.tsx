import { checkSentence } from '@lavra/contract/fields/checks';
import type { JobInfo } from '@lavra/contract/model/job';
import type { Check, Result } from '@lavra/contract/model/result';
import { useCallback, useMemo } from 'react';

import { useUser } from '../../base/session.ts';
import { useLocale } from '../../i18n/locale.ts';
import { m } from '../../i18n/messages.ts';
import { fieldNames } from '../result-viewer/fields/field-names.ts';
import { jobPageSources } from './job-page-sources.ts';
import { ResultViewer } from '../result-viewer/result-viewer.tsx';

interface JobViewerProps {
  readonly companyId: string;
  readonly jobId: string;
  readonly service: string;
  readonly result: Result;
  /** The files that are still kept, as the job's details list them. */
  readonly files: JobInfo['files'];
  /** What the JSON tab shows and downloads; by default the result itself. */
  readonly json?: object;
  /** The document, if the browser that sent it still has it. */
  readonly sentFile?: File | undefined;
}

/** The result of a job beside the server's pictures of its pages. Fills the height it is given. */
export function JobViewer(props: JobViewerProps) {
  const { companyId, jobId, service, result, files, json = result, sentFile } = props;
  const locale = useLocale();
  const user = useUser();
  const names = useMemo(() => fieldNames(service, locale), [service, locale]);
  const sources = useMemo(
    () => jobPageSources({ companyId, jobId, files, result, sentFile }),
    [companyId, jobId, files, result, sentFile],
  );
  const sentence = useCallback(({ check, ok }: Check) => checkSentence(check, ok, locale), [locale]);
  return (
    <ResultViewer
      result={result}
      json={json}
      jsonRoot={json === result ? '$' : '$.result'}
      person={user?.id ?? ''}
      fileStem={`${service}-${jobId}`}
      names={names}
      checkSentence={sentence}
      sources={sources}
      noPages={files.length === 0 ? m.viewer_pages_purged() : m.viewer_pages_none()}
    />
  );
}
