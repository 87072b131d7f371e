import type { PageReading } from '@lavra/contract/model/result';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';

import { m } from '../../i18n/messages.ts';
import { errorSentence } from '../../base/error-sentence.ts';
import { nextTurn, sheetSize, stepZoom, type Turn, turned, turnedPoint, zoomFor } from './geometry.ts';
import type { LinkedSelection } from './linked-selection.ts';
import { LitCaption } from './lit-caption.tsx';
import { PageSheet } from './page-sheet.tsx';
import { type PageSource, usePagePicture } from './page-source.ts';
import { PageStrip } from './page-strip.tsx';
import { PageToolbar } from './page-toolbar.tsx';
import classes from './page-view.module.css';
import type { ValueView } from './result-view.ts';
import { useKeys } from './use-keys.ts';
import { useDragToScroll, useInnerSize, useWheelZoom } from './use-page-window.ts';

/** A4, until the page says otherwise. */
const guessedRatio = 210 / 297;
/** Served pages are asked for once, wide enough to zoom into. */
const pictureWidthPx = 1600;

interface Props {
  readonly source: PageSource;
  readonly readings?: readonly PageReading[] | undefined;
  readonly values: readonly ValueView[];
  readonly selection: LinkedSelection;
}

function countUncertain(values: readonly ValueView[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const { place, isUncertain } of values) {
    if (place !== undefined && isUncertain) counts.set(place.page, (counts.get(place.page) ?? 0) + 1);
  }
  return counts;
}

/** What the browser has of the page; the served picture takes its place. */
function LocalPicture({ blob }: { readonly blob: Blob }) {
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const url = URL.createObjectURL(blob);
    if (image.current !== null) image.current.src = url;
    return () => URL.revokeObjectURL(url);
  }, [blob]);
  return <img ref={image} alt="" />;
}

/** The page as it was read: picture and boxes, zoom, rotation, strip of pages. */
export function PageView({ source, readings, values, selection }: Props) {
  const [page, setPage] = useState(1);
  const [zoom, setZoom] = useState(1);
  const [viewTurn, setViewTurn] = useState<Turn>(0);
  const [isAllBoxes, setAllBoxes] = useState(false);
  const [ratios, setRatios] = useState<Readonly<Record<number, number>>>({});
  const root = useRef<HTMLDivElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const { width, height } = useInnerSize(scroller);
  const { picture, retry } = usePagePicture(source, page, pictureWidthPx);
  const changeZoom = useCallback((direction: 1 | -1) => setZoom((before) => stepZoom(before, direction)), []);
  useDragToScroll(scroller);
  useWheelZoom(scroller, changeZoom);

  const reading = readings?.find((each) => each.page === page);
  const ratio = ratios[page] ?? (reading === undefined ? guessedRatio : reading.width / reading.height);
  const stageWidth = Math.max(width, 240) * zoom;
  const onPage = useMemo(() => values.filter((value) => value.place?.page === page), [values, page]);
  const uncertain = useMemo(() => countUncertain(values), [values]);

  const { shown } = selection;
  const wanted = shown === undefined ? undefined : values.find((value) => value.id === shown.id)?.place;
  const [turnedTo, setTurnedTo] = useState<typeof shown>();
  if (shown !== turnedTo) {
    setTurnedTo(shown);
    if (shown !== undefined && wanted !== undefined) {
      setPage(wanted.page);
      setZoom((before) => zoomFor(shown.how, wanted.box, width, before));
    }
  }
  const scrolledTo = useRef<typeof shown>(undefined);
  // After each drawing: the page or the zoom that the box needs may come a few drawings later.
  useEffect(() => {
    const element = scroller.current;
    // Hidden while the fields are shown, the page has no width to scroll in.
    if (element === null || width === 0 || shown === undefined || wanted === undefined) return;
    if (scrolledTo.current === shown || picture.state !== 'ready' || wanted.page !== page) return;
    if (zoom !== zoomFor(shown.how, wanted.box, width, zoom)) return;
    scrolledTo.current = shown;
    const stage = turned(sheetSize(ratio, stageWidth, viewTurn), viewTurn);
    const [x, y, boxWidth, boxHeight] = wanted.box;
    const corners = [
      turnedPoint(x, y, viewTurn),
      turnedPoint(x + boxWidth, y + boxHeight, viewTurn),
    ] as const;
    const isInView = corners.every(
      (corner) =>
        corner.x * stage.width >= element.scrollLeft &&
        corner.x * stage.width <= element.scrollLeft + element.clientWidth &&
        corner.y * stage.height >= element.scrollTop &&
        corner.y * stage.height <= element.scrollTop + element.clientHeight,
    );
    if (isInView && shown.how !== 'zoom') return;
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    // The sheet has its new size at the next frame only; before it, the place would be cut to the old one. A jump is
    // made again at the frames after, in which scroll bars come and the room becomes another; a glide follows by itself.
    const place = (frames: number) =>
      requestAnimationFrame(() => {
        element.scrollTo({
          left: ((corners[0].x + corners[1].x) / 2) * stage.width - element.clientWidth / 2,
          top: ((corners[0].y + corners[1].y) / 2) * stage.height - element.clientHeight / 2,
          behavior: isStill ? 'auto' : 'smooth',
        });
        if (isStill && frames > 1) place(frames - 1);
      });
    place(4);
  });

  const turnPage = (by: 1 | -1) => setPage(Math.min(Math.max(page + by, 1), source.pageCount));
  const fitWidth = () => setZoom(1);
  const fitPage = () => {
    const fitted = turned(sheetSize(ratio, Math.max(width, 240), viewTurn), viewTurn);
    if (height > 0) setZoom(Math.min(1, height / fitted.height));
  };
  const rotate = () => setViewTurn(nextTurn);
  const toggleBoxes = () => setAllBoxes((before) => !before);
  useKeys(root, {
    '[': () => turnPage(-1),
    ']': () => turnPage(1),
    '+': () => changeZoom(1),
    '=': () => changeZoom(1),
    '-': () => changeZoom(-1),
    '0': fitWidth,
    f: fitPage,
    r: rotate,
    b: toggleBoxes,
  });

  return (
    <div ref={root} className={classes.root} data-strip={source.pageCount > 1 || undefined}>
      <PageToolbar
        page={page}
        pageCount={source.pageCount}
        zoom={zoom}
        hasBoxes={values.some((value) => value.place !== undefined)}
        isAllBoxes={isAllBoxes}
        onPage={setPage}
        onZoom={changeZoom}
        onFitWidth={fitWidth}
        onFitPage={fitPage}
        onRotate={rotate}
        onBoxes={toggleBoxes}
      />
      {source.pageCount > 1 ? (
        <PageStrip source={source} current={page} uncertain={uncertain} onPage={setPage} />
      ) : null}
      <section
        className={classes.scroller}
        ref={scroller}
        // A box that scrolls must be reachable by the keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        aria-label={m.viewer_page_of({ page, count: source.pageCount })}
      >
        {picture.state === 'failed' ? (
          <div className={classes.failed} role="alert">
            <p>{m.viewer_page_failed()}</p>
            <p>{errorSentence(picture.error)}</p>
            <button type="button" className={classes.retry} onClick={retry}>
              {m.viewer_page_retry()}
            </button>
          </div>
        ) : picture.state === 'loading' ? (
          <output className={classes.blank} style={turned(sheetSize(ratio, stageWidth, viewTurn), viewTurn)}>
            {page === 1 && source.local !== undefined ? <LocalPicture blob={source.local} /> : null}
            <span>{m.viewer_page_loading({ page })}</span>
          </output>
        ) : (
          <PageSheet
            key={picture.url}
            url={picture.url}
            alt={m.viewer_page_picture({ file: source.label, page })}
            viewTurn={viewTurn}
            ratio={ratio}
            stageWidth={stageWidth}
            values={onPage}
            isAll={isAllBoxes}
            selection={selection}
            onSize={(size) => setRatios((before) => ({ ...before, [page]: size.width / size.height }))}
          />
        )}
      </section>
      <LitCaption values={onPage} selection={selection} />
    </div>
  );
}
