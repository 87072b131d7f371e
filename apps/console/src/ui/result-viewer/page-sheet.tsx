import { memo, useState } from 'react';

import { type Size, sheetSize, type Turn, turned } from './geometry.ts';
import { type LinkedSelection, useLit } from './linked-selection.ts';
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
}

function BoxMark({ value, selection }: { readonly value: ValueView; readonly selection: LinkedSelection }) {
  const isLit = useLit(selection, value.id) !== undefined;
  const [x, y, width, height] = value.place?.box ?? [0, 0, 0, 0];
  return (
    <rect
      className={classes.box}
      data-box={value.id}
      data-level={markOf(value)}
      data-lit={isLit || undefined}
      x={x * 1000 - margin}
      y={y * 1000 - margin}
      width={width * 1000 + 2 * margin}
      height={height * 1000 + 2 * margin}
      onPointerEnter={() => selection.light(value.id, 'page')}
      onPointerLeave={selection.leave}
      onClick={() => selection.pin(value.id, 'page')}
    >
      <title>{`${value.label}: ${value.shown}`}</title>
    </rect>
  );
}

/** Small boxes over large ones, so that each can be pointed at. Seen by the pointer only: the fields say the same. */
const Boxes = memo(function Boxes({ values, selection }: BoxesProps) {
  return (
    <svg
      className={classes.boxes}
      viewBox="0 0 1000 1000"
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
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
  readonly onSize: (upright: Size) => void;
}

/** One page and the boxes of what was read on it. */
export function PageSheet({ url, alt, viewTurn, ratio, stageWidth, values, selection, onSize }: Props) {
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
        {isLoaded ? <Boxes values={values} selection={selection} /> : null}
      </div>
    </div>
  );
}
