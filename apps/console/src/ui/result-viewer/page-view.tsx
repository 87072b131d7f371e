import type { PageReading } from '@lavra/contract/model/result';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';

import { m } from '../../i18n/messages.ts';
import { errorSentence } from '../../base/error-sentence.ts';
import { nextTurn, readableZoom, sheetSize, stepZoom, type Turn, turned, turnedPoint } from './geometry.ts';
import type { LinkedSelection } from './linked-selection.ts';
import { LitCaption } from './lit-caption.tsx';
import { PageSheet } from './page-sheet.tsx';
import { type PageSource, usePagePicture } from './page-source.ts';
import { PageStrip } from './page-strip.tsx';
import { PageToolbar } from './page-toolbar.tsx';
import classes from './page-view.module.css';
import type { ValueView } from './result-view.ts';
import { useDragToScroll, useInnerSize, useWheelZoom } from './use-page-window.ts';

/** A4, until the page says otherwise. */
const guessedRatio = 210 / 297;
/** Served pages are asked for once, wide enough to zoom into. */
const pictureWidthPx = 1600;

const noValues: readonly ValueView[] = [];

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

/** The page as it was read: picture and boxes, zoom, rotation, strip of pages. */
export function PageView({ source, readings, values, selection }: Props) {
  const [page, setPage] = useState(1);
  const [zoom, setZoom] = useState(1);
  const [viewTurn, setViewTurn] = useState<Turn>(0);
  const [boxesShown, setBoxesShown] = useState(true);
  const [ratios, setRatios] = useState<Readonly<Record<number, number>>>({});
  const scroller = useRef<HTMLDivElement>(null);
  const { width } = useInnerSize(scroller);
  const { picture, retry } = usePagePicture(source, page, pictureWidthPx);
  const changeZoom = useCallback((direction: 1 | -1) => setZoom((before) => stepZoom(before, direction)), []);
  useDragToScroll(scroller);
  useWheelZoom(scroller, changeZoom);

  const reading = readings?.find((each) => each.page === page);
  const ratio = ratios[page] ?? (reading === undefined ? guessedRatio : reading.width / reading.height);
  const stageWidth = Math.max(width, 240) * zoom;
  const onPage = useMemo(() => values.filter((value) => value.place?.page === page), [values, page]);
  const uncertain = useMemo(() => countUncertain(values), [values]);

  const { located } = selection;
  const wanted = located === undefined ? undefined : values.find((value) => value.id === located.id)?.place;
  const [turnedTo, setTurnedTo] = useState<typeof located>();
  if (located !== turnedTo) {
    setTurnedTo(located);
    if (wanted !== undefined) {
      setPage(wanted.page);
      setZoom((before) => readableZoom(wanted.box, width, before));
    }
  }
  const scrolledTo = useRef<typeof located>(undefined);
  // After each drawing: the page or the zoom that the box needs may come a few drawings later.
  useEffect(() => {
    const element = scroller.current;
    // Hidden while the fields are shown, the page has no width to scroll in.
    if (element === null || width === 0 || wanted === undefined || scrolledTo.current === located) return;
    if (picture.state !== 'ready' || wanted.page !== page || zoom !== readableZoom(wanted.box, width, zoom))
      return;
    scrolledTo.current = located;
    const [x, y, boxWidth, boxHeight] = wanted.box;
    const centre = turnedPoint(x + boxWidth / 2, y + boxHeight / 2, viewTurn);
    const stage = turned(sheetSize(ratio, stageWidth, viewTurn), viewTurn);
    element.scrollTo({
      left: centre.x * stage.width - element.clientWidth / 2,
      top: centre.y * stage.height - element.clientHeight / 2,
      behavior: 'smooth',
    });
  });

  return (
    <div className={classes.root} data-strip={source.pageCount > 1 || undefined}>
      <PageToolbar
        page={page}
        pageCount={source.pageCount}
        zoom={zoom}
        hasBoxes={values.some((value) => value.place !== undefined)}
        boxesShown={boxesShown}
        onPage={setPage}
        onZoom={changeZoom}
        onFit={() => setZoom(1)}
        onRotate={() => setViewTurn(nextTurn)}
        onBoxes={() => setBoxesShown((before) => !before)}
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
          <output
            className={classes.blank}
            style={turned(sheetSize(ratio, stageWidth, viewTurn), viewTurn)}
            aria-label={m.viewer_page_loading({ page })}
          />
        ) : (
          <PageSheet
            key={picture.url}
            url={picture.url}
            alt={m.viewer_page_picture({ file: source.label, page })}
            viewTurn={viewTurn}
            ratio={ratio}
            stageWidth={stageWidth}
            values={boxesShown ? onPage : noValues}
            selection={selection}
            onSize={(size) => setRatios((before) => ({ ...before, [page]: size.width / size.height }))}
          />
        )}
      </section>
      <LitCaption values={onPage} selection={selection} />
    </div>
  );
}
