import type { ProcessedFile } from '@lavra/contract/model/job';
import { useEffect, useInsertionEffect, useState } from 'react';

import { getJobPage, rowId } from '../../../api/jobs.ts';

/** Width of the smallest picture that the server draws: a thumbnail on a screen of high density. */
const widthPx = 160;
/** From this width on there is a table; a phone shows cards without pictures. */
const wide = window.matchMedia('(min-width: 700px)');

/** Only a job that was recognised is sure to have a page, and XML has none. */
function hasPage({ status, job_ksuid, filename, purged_at }: ProcessedFile): boolean {
  const isKept = purged_at === undefined || purged_at === null;
  return status === 'done' && job_ksuid !== null && isKept && !/\.xml$/i.test(filename ?? '');
}

/** First pages as object URLs by job id, fetched one after the other after the rows are shown. */
export function useThumbnails(companyId: string, rows: readonly ProcessedFile[] | undefined) {
  const [made] = useState(() => new Map<string, string>());
  const [pictures, setPictures] = useState<ReadonlyMap<string, string>>(made);
  const ids = (rows ?? []).flatMap((row) => (hasPage(row) ? [rowId(row)] : [])).join(' ');
  // An insertion effect runs its cleanup only on unmount: while the list is hidden, where other effects are cleaned up,
  // its pictures stay.
  useInsertionEffect(
    () => () => {
      for (const url of made.values()) URL.revokeObjectURL(url);
      made.clear();
    },
    [made],
  );
  useEffect(() => {
    if (ids === '' || !wide.matches) return undefined;
    const leaving = new AbortController();
    async function ask(jobId: string) {
      try {
        const page = { companyId, jobId, file: 'document', page: 1, widthPx } as const;
        const picture = await getJobPage(page, leaving.signal);
        if (leaving.signal.aborted) return;
        made.set(jobId, URL.createObjectURL(picture));
        setPictures(new Map(made));
      } catch {
        // Keeps the icon in its place.
      }
    }
    async function askForAll() {
      for (const jobId of ids.split(' ')) if (!made.has(jobId) && !leaving.signal.aborted) await ask(jobId);
    }
    void askForAll();
    return () => leaving.abort();
  }, [companyId, ids, made]);
  return pictures;
}
