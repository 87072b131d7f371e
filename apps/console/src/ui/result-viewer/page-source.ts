import { useEffect, useMemo, useState } from 'react';

/** A file of the job whose pages can be shown. */
export interface PageSource {
  /** Which file of the job: `document`, `selfie`, `extra_document`. */
  readonly name: string;
  readonly label: string;
  readonly pageCount: number;
  /** The picture of a page, 1-based, upright and about so many pixels wide. */
  readonly open: (page: number, widthPx: number, signal: AbortSignal) => Promise<Blob>;
  /** A picture of the first page that the browser has already, shown until the upright one comes. */
  readonly local?: Blob | undefined;
}

export type PagePicture =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly url: string }
  | { readonly state: 'failed'; readonly error: unknown };

/** Loads a page's picture and lets go of it when another is asked for. */
export function usePagePicture(
  source: PageSource,
  page: number,
  widthPx: number,
): { picture: PagePicture; retry: () => void } {
  const [attempt, setAttempt] = useState(0);
  const asked = useMemo(() => ({ source, page, widthPx, attempt }), [source, page, widthPx, attempt]);
  const [loaded, setLoaded] = useState<{ asked: typeof asked; picture: PagePicture }>();
  useEffect(() => {
    const leaving = new AbortController();
    let url: string | undefined;
    asked.source.open(asked.page, asked.widthPx, leaving.signal).then(
      (blob) => {
        if (leaving.signal.aborted) return;
        url = URL.createObjectURL(blob);
        setLoaded({ asked, picture: { state: 'ready', url } });
      },
      (error: unknown) => {
        if (!leaving.signal.aborted) setLoaded({ asked, picture: { state: 'failed', error } });
      },
    );
    return () => {
      leaving.abort();
      if (url !== undefined) URL.revokeObjectURL(url);
    };
  }, [asked]);
  const picture: PagePicture = loaded?.asked === asked ? loaded.picture : { state: 'loading' };
  return { picture, retry: () => setAttempt((n) => n + 1) };
}
