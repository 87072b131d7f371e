import { type KeyboardEvent, type PointerEvent, type RefObject, useState } from 'react';

import classes from './result-viewer.module.css';

/** Percent of the whole. */
interface Bounds {
  readonly least: number;
  readonly most: number;
  readonly usual: number;
}

export const pageShare: Bounds = { least: 25, most: 75, usual: 55 };
export const dockShare: Bounds = { least: 15, most: 70, usual: 32 };

function bounded(share: number, { least, most }: Bounds): number {
  return Math.min(most, Math.max(least, Math.round(share)));
}

function keptShare(key: string, bounds: Bounds): number {
  const kept = Number(localStorage.getItem(key) ?? bounds.usual);
  return Number.isFinite(kept) ? bounded(kept, bounds) : bounds.usual;
}

/** Share of the whole that a part takes, in percent; stored in the browser under `key`. */
export function useShare(key: string, bounds: Bounds) {
  const [share, setShare] = useState(() => keptShare(key, bounds));
  const keep = (next: number) => {
    setShare(bounded(next, bounds));
    localStorage.setItem(key, String(bounded(next, bounds)));
  };
  return [share, keep] as const;
}

const steps: Readonly<Record<string, 1 | -1>> = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1 };

interface Props {
  readonly label: string;
  /**
   * A vertical line separates left and right; a horizontal one above and below, where the share is that of the lower
   * part.
   */
  readonly stands: boolean;
  readonly share: number;
  readonly bounds: Bounds;
  readonly onShare: (share: number) => void;
  /** The element that is divided. */
  readonly whole: RefObject<HTMLElement | null>;
}

/** Separator between two parts: dragged, moved by the arrow keys, reset by a double click. */
export function Divider({ label, stands, share, bounds, onShare, whole }: Props) {
  const drag = (event: PointerEvent<HTMLElement>) => {
    const room = whole.current?.getBoundingClientRect();
    if (room === undefined || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
    onShare(
      stands
        ? ((event.clientX - room.left) / room.width) * 100
        : ((room.bottom - event.clientY) / room.height) * 100,
    );
  };
  const press = (event: KeyboardEvent) => {
    const step = steps[event.key];
    const to = step === undefined ? { Home: bounds.least, End: bounds.most }[event.key] : share + 2 * step;
    if (to === undefined) return;
    event.preventDefault();
    onShare(to);
  };
  return (
    // A separator with a value is a control, by WAI-ARIA.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <hr
      className={classes.divider}
      aria-orientation={stands ? 'vertical' : 'horizontal'}
      aria-label={label}
      aria-valuemin={bounds.least}
      aria-valuemax={bounds.most}
      aria-valuenow={share}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={drag}
      onDoubleClick={() => onShare(bounds.usual)}
      onKeyDown={press}
    />
  );
}
