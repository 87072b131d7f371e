import { memo, useState } from 'react';

import { type Size, sheetSize, type Turn, turned, unionBox } from './geometry.ts';
import { type LinkedSelection, useLit, useLitId } from './linked-selection.ts';
import classes from './page-view.module.css';
import { markOf, type ValueView } from './result-view.ts';

/** Room around a box, in thousandths of the page, so that the frame does not touch the letters. */
const margin = 3;

function area(value: ValueView): number {
  return value.place === undefined ? 0 : value.place.box[2] * value.place.box[3];
}

interface BoxesProps {
  readonly values: readonly ValueView[];
  readonly selection: LinkedSelection;
  /** All boxes are drawn, not only those of doubtful values. */
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

/** Dims all but the lit value, or the row that it stands in. */
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

/** Small boxes over large ones, so that each can be pointed at. Seen by the pointer only: the fields say the same. */
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
    </svg>
  );
});

interface Props {
  readonly url: string;
  readonly alt: string;
  readonly viewTurn: Turn;
  /** Width over height of the upright page; replaced by the picture's own when it is there. */
  readonly ratio: number;
  readonly stageWidth: number;
  readonly values: readonly ValueView[];
  readonly selection: LinkedSelection;
  readonly isAll: boolean;
  readonly onSize: (upright: Size) => void;
}

/** One page and the boxes of what was read on it. */
export function PageSheet(props: Props) {
  const { url, alt, viewTurn, ratio, stageWidth, values, selection, isAll, onSize } = props;
  const [isLoaded, setLoaded] = useState(false);
  const sheet = sheetSize(ratio, stageWidth, viewTurn);
  const stage = turned(sheet, viewTurn);
  return (
    <div className={classes.stage} style={stage}>
      <div
        className={classes.sheet}
        style={{ ...sheet, transform: `translate(-50%, -50%) rotate(${viewTurn}deg)` }}
      >
        <img
          className={classes.picture}
          src={url}
          alt={alt}
          draggable={false}
          onLoad={(event) => {
            const { naturalWidth, naturalHeight } = event.currentTarget;
            setLoaded(true);
            if (naturalWidth > 0) onSize({ width: naturalWidth, height: naturalHeight });
          }}
        />
        {isLoaded ? <Boxes values={values} selection={selection} isAll={isAll} /> : null}
      </div>
    </div>
  );
}
