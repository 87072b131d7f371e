import { useIntersection } from '@mantine/hooks';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';

import { m } from '../../../i18n/messages.ts';
import { usePagePicture } from './page-pictures.ts';
import type { PageSource } from './page-source.ts';
import classes from './page-strip.module.css';
import type { Seen } from './use-page-scroll.ts';
import { useRovingFocus } from '../use-roving-focus.ts';

const thumbnailPx = 120;

function Thumbnail({ source, page }: { readonly source: PageSource; readonly page: number }) {
  const picture = usePagePicture(source, page, thumbnailPx);
  if (picture.state !== 'ready') return null;
  return <img src={picture.url} alt="" />;
}

interface Props {
  readonly source: PageSource;
  readonly current: number;
  /** Number of doubtful values by page. */
  readonly uncertain: ReadonlyMap<number, number>;
  readonly onPage: (page: number) => void;
  readonly seen: Seen;
  /** Width over height of each page. */
  readonly ratios: readonly number[];
}

/** The part of a page that is visible in the window. */
function SeenPart({ seen, page }: { readonly seen: Seen; readonly page: number }) {
  const part = useSyncExternalStore(seen.follow, () => seen.of(page));
  if (part === '') return null;
  const [top, height] = part.split(' ');
  return <span className={classes.seen} style={{ top: `${top}%`, height: `${height}%` }} />;
}

function PageButton(props: Props & { readonly page: number }) {
  const { source, current, uncertain, onPage, seen, ratios, page } = props;
  const { ref, entry } = useIntersection<HTMLButtonElement>();
  const [wasSeen, setSeen] = useState(false);
  if (!wasSeen && entry?.isIntersecting === true) setSeen(true);
  const button = useRef<HTMLButtonElement>(null);
  const isCurrent = page === current;
  useEffect(() => {
    if (isCurrent) button.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [isCurrent]);
  const doubts = uncertain.get(page) ?? 0;
  return (
    <button
      type="button"
      ref={(element) => {
        button.current = element;
        ref(element);
      }}
      className={classes.thumbnail}
      aria-current={isCurrent ? 'page' : undefined}
      aria-label={doubts === 0 ? m.viewer_page({ page }) : m.viewer_page_doubts({ page, count: doubts })}
      onClick={() => onPage(page)}
    >
      <span className={classes.paper} style={{ aspectRatio: ratios[page - 1] }}>
        {wasSeen ? <Thumbnail source={source} page={page} /> : null}
        <SeenPart seen={seen} page={page} />
      </span>
      <span>{page}</span>
      {doubts > 0 ? <span className={classes.doubts}>{doubts}</span> : null}
    </button>
  );
}

export function PageStrip(props: Props) {
  const strip = useRef<HTMLElement>(null);
  useRovingFocus(strip);
  return (
    <nav ref={strip} className={classes.strip} aria-label={m.viewer_pages()}>
      {Array.from({ length: props.source.pageCount }, (_, i) => (
        <PageButton key={i} {...props} page={i + 1} />
      ))}
    </nav>
  );
}
