import type { ProcessedFile } from '@lavra/contract/model/job';
import { useEffect, useInsertionEffect, useState } from 'react';

import { getJobPage } from '../../../api/jobs.ts';
import { rowId } from '../rows/row-columns.tsx';

/** The narrowest picture that the server draws: as wide as a thumbnail on the finest of screens. */
const widthPx = 160;
/** A table stands from here on; a phone shows cards without pictures. */
const wide = window.matchMedia('(min-width: 700px)');

/** Only what was read is sure to have a page, and XML has none. */
function hasPage({ status, job_ksuid, filename, purged_at }: ProcessedFile): boolean {
  const isKept = purged_at === undefined || purged_at === null;
  return status === 'done' && job_ksuid !== null && isKept && !/\.xml$/i.test(filename ?? '');
}

/** Pictures of first pages by the id of their job, asked for one after the other once the rows stand. */
export function useThumbnails(companyId: string, rows: readonly ProcessedFile[] | undefined) {
  const [made] = useState(() => new Map<string, string>());
  const [pictures, setPictures] = useState<ReadonlyMap<string, string>>(made);
  const ids = (rows ?? []).flatMap((row) => (hasPage(row) ? [rowId(row)] : [])).join(' ');
  // Once the list is gone: out of sight, where other effects end, its pictures stay.
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
        // The sheet that stands in its place stays.
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
