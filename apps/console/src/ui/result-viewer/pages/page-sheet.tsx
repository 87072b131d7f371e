import { memo, useEffect, useRef, useState } from 'react';

import { errorSentence } from '../../../base/error-sentence.ts';
import { m } from '../../../i18n/messages.ts';
import { sheetIn, type Slot, type Turn, unionBox } from './geometry.ts';
import { type LinkedSelection, useLit, useLitId } from '../linked-selection.ts';
import { pictureWidthPx, usePagePicture } from './page-pictures.ts';
import type { PageSource } from './page-source.ts';
import classes from './page-sheet.module.css';
import { markOf, type ValueView } from '../result-view.ts';

/** Margin around a box, in thousandths of the page, so that the frame does not touch the letters. */
const margin = 3;

function area(value: ValueView): number {
  return value.place === undefined ? 0 : value.place.box[2] * value.place.box[3];
}

interface BoxesProps {
  readonly values: readonly ValueView[];
  readonly selection: LinkedSelection;
  /** Draws all boxes, not only those of doubtful values. */
  readonly isAll: boolean;
}

function BoxMark({ value, selection }: { readonly value: ValueView; readonly selection: LinkedSelection }) {
  const isLit = useLit(selection, value.id) !== undefined;
  const [x, y, width, height] = value.place?.box ?? [0, 0, 0, 0];
  return (
    <rect
      className={classes.box}
      data-box={value.id}
      data-level={markOf(value)}
      data-doubt={value.isUncertain || undefined}
      data-lit={isLit || undefined}
      // Boxes appear from top to bottom, within 300 ms.
      style={{ animationDelay: `${Math.round(y * 300)}ms` }}
      x={x * 1000 - margin}
      y={y * 1000 - margin}
      width={width * 1000 + 2 * margin}
      height={height * 1000 + 2 * margin}
      onPointerEnter={() => selection.light(value.id, 'page')}
      onPointerLeave={selection.leave}
      onClick={() => selection.choose(value.id, 'page')}
    >
      <title>{`${value.label}: ${value.shown}`}</title>
    </rect>
  );
}

/** Dims everything but the lit value or its row. */
function Spotlight({ values, selection }: Omit<BoxesProps, 'isAll'>) {
  const litId = useLitId(selection);
  const lit = values.find(({ id }) => id === litId);
  if (lit?.place === undefined) return null;
  const boxes = values
    .filter(({ row }) => lit.row !== undefined && row === lit.row)
    .flatMap(({ place }) => (place === undefined ? [] : [place.box]));
  const [x, y, width, height] = unionBox([lit.place.box, ...boxes]).map((part) => part * 1000);
  if (x === undefined || y === undefined || width === undefined || height === undefined) return null;
  const frame = { x: x - margin, y: y - margin, width: width + 2 * margin, height: height + 2 * margin };
  const hole = `M${frame.x} ${frame.y}h${frame.width}v${frame.height}h${-frame.width}Z`;
  return (
    <>
      <path className={classes.dim} d={`M0 0H1000V1000H0Z${hole}`} fillRule="evenodd" />
      {boxes.length > 0 ? <rect className={classes.rowFrame} {...frame} /> : null}
    </>
  );
}

/** The ring around the lit value, drawn over all others. */
function LitFrame({ values, selection }: Omit<BoxesProps, 'isAll'>) {
  const litId = useLitId(selection);
  const place = values.find(({ id }) => id === litId)?.place;
  if (place === undefined) return null;
  const [x, y, width, height] = place.box;
  return (
    <rect
      className={classes.ring}
      x={x * 1000 - margin}
      y={y * 1000 - margin}
      width={width * 1000 + 2 * margin}
      height={height * 1000 + 2 * margin}
    />
  );
}

/**
 * Small boxes lie over large ones, so that each can be pointed at. Hidden from screen readers: the fields have the same
 * information.
 */
const Boxes = memo(function Boxes({ values, selection, isAll }: BoxesProps) {
  return (
    <svg
      className={classes.boxes}
      data-all={isAll || undefined}
      viewBox="0 0 1000 1000"
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <Spotlight values={values} selection={selection} />
      {values
        .toSorted((a, b) => area(b) - area(a))
        .map((value) => (
          <BoxMark key={value.id} value={value} selection={selection} />
        ))}
      <LitFrame values={values} selection={selection} />
    </svg>
  );
});

interface TagProps {
  readonly values: readonly ValueView[];
  readonly selection: LinkedSelection;
  readonly viewTurn: Turn;
}

/** Number and name of the lit value, at its box. */
function Tag({ values, selection, viewTurn }: TagProps) {
  const litId = useLitId(selection);
  const lit = values.find(({ id }) => id === litId);
  if (lit?.place === undefined) return null;
  const [x, y, width, height] = lit.place.box;
  const isHigh = y < 0.04;
  // Near the right edge the name extends to the left, to stay on the page.
  const isRight = x > 0.6;
  return (
    <span
      className={classes.tag}
      aria-hidden="true"
      data-below={isHigh || undefined}
      data-right={isRight || undefined}
      style={{
        ...(isRight ? { right: `${(1 - x - width) * 100}%` } : { left: `${x * 100}%` }),
        top: `${(isHigh ? y + height : y) * 100}%`,
        rotate: `${-viewTurn}deg`,
      }}
    >
      <b>{lit.number}</b> {lit.label}
    </span>
  );
}

/** The page as the browser has it, until the served picture replaces it. */
function LocalPicture({ blob }: { readonly blob: Blob }) {
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const url = URL.createObjectURL(blob);
    if (image.current !== null) image.current.src = url;
    return () => URL.revokeObjectURL(url);
  }, [blob]);
  return <img ref={image} alt="" />;
}

interface Props {
  readonly source: PageSource;
  readonly slot: Slot;
  readonly viewTurn: Turn;
  readonly values: readonly ValueView[];
  readonly selection: LinkedSelection;
  readonly isAll: boolean;
  /** Reports the ratio of the page's picture. */
  readonly onRatio: (page: number, ratio: number) => void;
}

/** One page with the boxes of what was read on it. */
export const PageSheet = memo(function PageSheet(props: Props) {
  const { source, slot, viewTurn, values, selection, isAll, onRatio } = props;
  const { page } = slot;
  const picture = usePagePicture(source, page, pictureWidthPx);
  const [loadedUrl, setLoadedUrl] = useState<string>();
  const sheet = sheetIn(slot, viewTurn);
  if (picture.state === 'failed') {
    return (
      <div className={classes.failed} role="alert" style={{ minHeight: slot.height }}>
        <p>{m.viewer_page_failed()}</p>
        <p>{errorSentence(picture.error)}</p>
        <button type="button" className={classes.retry} onClick={picture.retry}>
          {m.viewer_page_retry()}
        </button>
      </div>
    );
  }
  if (picture.state === 'loading') {
    return (
      <output className={classes.blank} style={{ height: slot.height }}>
        {page === 1 && source.local !== undefined ? <LocalPicture blob={source.local} /> : null}
        <span>{m.viewer_page_loading({ page })}</span>
      </output>
    );
  }
  return (
    <div
      className={classes.sheet}
      style={{ ...sheet, transform: `translate(-50%, -50%) rotate(${viewTurn}deg)` }}
    >
      <img
        className={classes.picture}
        src={picture.url}
        alt={m.viewer_page_picture({ file: source.label, page })}
        draggable={false}
        onLoad={(event) => {
          const { naturalWidth, naturalHeight } = event.currentTarget;
          setLoadedUrl(picture.url);
          if (naturalWidth > 0) onRatio(page, naturalWidth / naturalHeight);
        }}
      />
      {loadedUrl === picture.url ? (
        <>
          <Boxes values={values} selection={selection} isAll={isAll} />
          <Tag values={values} selection={selection} viewTurn={viewTurn} />
        </>
      ) : null}
    </div>
  );
});
