import type { Box, PageReading } from '@lavra/contract/model/result';
import {
  type ComponentProps,
  lazy,
  Suspense,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';

import { inTime } from '../../../base/in-time.ts';
import { m } from '../../../i18n/messages.ts';
import {
  type Fit,
  layPages,
  nextTurn,
  type PageSize,
  type Slot,
  stepScale,
  type Turn,
  turnedPoint,
  usualWidth,
  wantedZoom,
} from './geometry.ts';
import type { LinkedSelection } from '../linked-selection.ts';
import { LitCaption } from './lit-caption.tsx';
import { PageSheet } from './page-sheet.tsx';
import type { PageSource } from './page-source.ts';
import { PageStrip } from './page-strip.tsx';
import { PageToolbar } from './page-toolbar.tsx';
import classes from './page-view.module.css';
import type { ValueView } from '../result-view.ts';
import { useKeys } from '../use-keys.ts';
import { usePageScroll } from './use-page-scroll.ts';
import { useDragToScroll, useInnerSize, useWheelZoom } from './use-page-window.ts';

/** Loaded only where regions can be marked. */
const RegionLayer = lazy(
  inTime(() => import('./region-layer.tsx').then((module) => ({ default: module.RegionLayer }))),
);

/** A4, until the size of the page is known. */
const guessedRatio = 210 / 297;
/** CSS pixels per point. */
const pointPx = 96 / 72;

interface Props {
  readonly source: PageSource;
  readonly readings?: readonly PageReading[] | undefined;
  readonly values: readonly ValueView[];
  readonly selection: LinkedSelection;
  /**
   * Called with a marked region of an upright page; when it is set, dragging marks a region instead of moving the page.
   */
  readonly onRegion?: ((page: number, box: Box) => void) | undefined;
}

function countUncertain(values: readonly ValueView[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const { place, isUncertain } of values) {
    if (place !== undefined && isUncertain) counts.set(place.page, (counts.get(place.page) ?? 0) + 1);
  }
  return counts;
}

function byPage(values: readonly ValueView[]): ReadonlyMap<number, readonly ValueView[]> {
  const pages = new Map<number, ValueView[]>();
  for (const value of values) {
    const page = value.place?.page ?? 0;
    pages.set(page, [...(pages.get(page) ?? []), value]);
  }
  return pages;
}

const none: readonly ValueView[] = [];

/** Ratio and own size of each page, from the reading and then from the pictures as they load. */
function usePageSizes({ source, readings }: Pick<Props, 'source' | 'readings'>) {
  const [ratios, setRatios] = useState<Readonly<Record<number, number>>>({});
  const onRatio = useCallback(
    (page: number, ratio: number) =>
      setRatios((before) =>
        Math.abs((before[page] ?? 0) - ratio) < 0.001 ? before : { ...before, [page]: ratio },
      ),
    [],
  );
  const sizes = useMemo(
    () =>
      Array.from({ length: source.pageCount }, (_, i): PageSize => {
        const reading = readings?.find(({ page }) => page === i + 1);
        const told = reading === undefined ? guessedRatio : reading.width / reading.height;
        const naturalWidth =
          reading === undefined ? usualWidth : reading.width * (source.unit === 'points' ? pointPx : 1);
        // Keeps the reading's ratio if the picture's differs only by rounding, so that nothing moves when the picture
        // loads.
        const drawn = ratios[i + 1] ?? told;
        return { ratio: Math.abs(drawn - told) < 0.01 ? told : drawn, naturalWidth };
      }),
    [source, readings, ratios],
  );
  return { sizes, onRatio };
}

/** Opposite corners of a box on the turned page. */
function cornersOf([x, y, width, height]: Box, turn: Turn) {
  return [turnedPoint(x, y, turn), turnedPoint(x + width, y + height, turn)] as const;
}

function isInView(corners: ReturnType<typeof cornersOf>, slot: Slot, scroller: HTMLElement): boolean {
  return corners.every((corner) => {
    const left = slot.left + corner.x * slot.width - scroller.scrollLeft;
    const top = slot.top + corner.y * slot.height - scroller.scrollTop;
    return left >= 0 && left <= scroller.clientWidth && top >= 0 && top <= scroller.clientHeight;
  });
}

interface SlotViewProps extends Omit<ComponentProps<typeof PageSheet>, 'values'> {
  readonly values: readonly ValueView[] | undefined;
  /** A page far from the visible part stays empty. */
  readonly isNear: boolean;
  readonly onRegion: Props['onRegion'];
}

function SlotView({ values = none, isNear, onRegion, ...sheet }: SlotViewProps) {
  const { page, top, left, width, height } = sheet.slot;
  return (
    <div className={classes.slot} style={{ top, left, width, height }}>
      {isNear ? <PageSheet {...sheet} values={values} /> : null}
      {onRegion === undefined ? null : (
        <Suspense>
          <RegionLayer
            turn={sheet.viewTurn}
            onRegion={(box) => onRegion(page, box)}
            onValue={sheet.selection.moveTo}
          />
        </Suspense>
      )}
    </div>
  );
}

/** The pages as they were read, one below the other: pictures and boxes, zoom, rotation, strip of pages. */
export function PageView({ source, readings, values, selection, onRegion }: Props) {
  const [fit, setFit] = useState<Fit>('width');
  const [viewTurn, setViewTurn] = useState<Turn>(0);
  const [isAllBoxes, setAllBoxes] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const { width, height } = useInnerSize(scroller);
  const { sizes, onRatio } = usePageSizes({ source, readings });
  const column = useMemo(
    () => layPages(sizes, fit, { width: Math.max(width, 240), height }, viewTurn),
    [sizes, fit, width, height, viewTurn],
  );
  const { near, seen, moveTo, openPage } = usePageScroll(scroller, column, `${fit} ${viewTurn}`);
  const page = near.current;
  const ofPage = useMemo(() => byPage(values), [values]);
  const uncertain = useMemo(() => countUncertain(values), [values]);

  /** The scale of a page, as a multiple of its own size. */
  const scaleOf = (at: number) => {
    const slot = column.slots[at - 1];
    const size = sizes[at - 1];
    if (slot === undefined || size === undefined) return 1;
    return slot.width / (viewTurn % 180 === 0 ? size.naturalWidth : size.naturalWidth / size.ratio);
  };
  const scale = scaleOf(page);
  const zoom = (direction: 1 | -1) => setFit(stepScale(scale, direction));
  useDragToScroll(scroller);
  useWheelZoom(scroller, zoom);

  const { shown } = selection;
  const wanted = shown === undefined ? undefined : values.find((value) => value.id === shown.id)?.place;
  const [zoomedTo, setZoomedTo] = useState<typeof shown>();
  // While hidden behind the fields, the page has no width to show anything in.
  if (shown !== zoomedTo && width > 0) {
    setZoomedTo(shown);
    const slot = wanted === undefined ? undefined : column.slots[wanted.page - 1];
    if (shown !== undefined && wanted !== undefined && slot !== undefined) {
      const wantedWidth = wantedZoom(shown.how, wanted.box, width) * width;
      if (slot.width < wantedWidth) setFit((scaleOf(wanted.page) * wantedWidth) / slot.width);
    }
  }
  const movedTo = useRef<typeof shown>(undefined);
  useEffect(() => {
    const element = scroller.current;
    if (shown === undefined || shown !== zoomedTo || movedTo.current === shown) return;
    movedTo.current = shown;
    const slot = wanted === undefined ? undefined : column.slots[wanted.page - 1];
    if (element === null || wanted === undefined || slot === undefined) return;
    const corners = cornersOf(wanted.box, viewTurn);
    if (shown.how !== 'zoom' && isInView(corners, slot, element)) return;
    moveTo({
      page: wanted.page,
      x: (corners[0].x + corners[1].x) / 2,
      y: (corners[0].y + corners[1].y) / 2,
    });
  });

  const turnPage = (by: 1 | -1) => openPage(Math.min(Math.max(page + by, 1), source.pageCount));
  const rotate = () => setViewTurn(nextTurn);
  const toggleBoxes = () => setAllBoxes((before) => !before);
  useKeys(root, {
    '[': () => turnPage(-1),
    ']': () => turnPage(1),
    '+': () => zoom(1),
    '=': () => zoom(1),
    '-': () => zoom(-1),
    '0': () => setFit(1),
    f: () => setFit((before) => (before === 'width' ? 'page' : 'width')),
    r: rotate,
    b: toggleBoxes,
  });

  return (
    <div ref={root} className={classes.root} data-strip={source.pageCount > 1 || undefined}>
      <PageToolbar
        page={page}
        pageCount={source.pageCount}
        scale={scale}
        fit={fit}
        hasBoxes={values.some((value) => value.place !== undefined)}
        isAllBoxes={isAllBoxes}
        onPage={openPage}
        onZoom={zoom}
        onFit={setFit}
        onRotate={rotate}
        onBoxes={toggleBoxes}
      />
      {source.pageCount > 1 ? (
        <PageStrip
          source={source}
          current={page}
          uncertain={uncertain}
          seen={seen}
          ratios={sizes.map(({ ratio }) => ratio)}
          onPage={openPage}
        />
      ) : null}
      <section
        className={classes.scroller}
        ref={scroller}
        // A scrollable box must be reachable by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        aria-label={m.viewer_page_of({ page, count: source.pageCount })}
      >
        <div className={classes.column} style={{ width: column.width, height: column.height }}>
          {column.slots.map((slot) => (
            <SlotView
              key={slot.page}
              source={source}
              slot={slot}
              viewTurn={viewTurn}
              values={ofPage.get(slot.page)}
              selection={selection}
              isAll={isAllBoxes}
              isNear={slot.page >= near.first && slot.page <= near.last}
              onRatio={onRatio}
              onRegion={onRegion}
            />
          ))}
        </div>
      </section>
      {/* Where regions are marked, the value stands beside the page on every screen. */}
      {onRegion === undefined ? <LitCaption values={values} selection={selection} /> : null}
    </div>
  );
}
