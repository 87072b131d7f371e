import type { Box } from '@lavra/contract/model/result';
import { useEffect, useRef, useState } from 'react';

import { type Turn, turnedPoint } from './geometry.ts';
import classes from './page-view.module.css';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Pixels; a shorter drag counts as a click. */
const leastDrag = 6;

function boxOf(a: Point, b: Point): Box {
  return [Math.min(a.x, b.x), Math.min(a.y, b.y), Math.abs(a.x - b.x), Math.abs(a.y - b.y)];
}

interface Props {
  readonly turn: Turn;
  /** A region of the upright page, in fractions. */
  readonly onRegion: (box: Box) => void;
  /** A click chooses the value whose box lies there. */
  readonly onValue: (id: string) => void;
}

/** Handles the pointer on a page: dragging marks a region, a click chooses the value there. */
export function RegionLayer({ turn, onRegion, onValue }: Props) {
  const layer = useRef<HTMLDivElement>(null);
  const [marked, setMarked] = useState<Box>();
  const current = useRef({ turn, onRegion, onValue });
  useEffect(() => {
    current.current = { turn, onRegion, onValue };
  });
  useEffect(() => {
    const element = layer.current;
    if (element === null) return undefined;
    const pointOf = ({ clientX, clientY }: PointerEvent): Point => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const within = (value: number) => Math.min(1, Math.max(0, value));
      return { x: within((clientX - left) / width), y: within((clientY - top) / height) };
    };
    let from: { readonly at: Point; readonly event: PointerEvent } | undefined;
    const move = (event: PointerEvent) => {
      if (from !== undefined) setMarked(boxOf(from.at, pointOf(event)));
    };
    const end = (event: PointerEvent) => {
      if (from === undefined) return;
      const { at, event: begun } = from;
      from = undefined;
      setMarked(undefined);
      const moved = Math.hypot(event.clientX - begun.clientX, event.clientY - begun.clientY);
      if (moved < leastDrag) {
        const under = document.elementsFromPoint(event.clientX, event.clientY);
        const id = under.find(
          (each): each is SVGElement => each instanceof SVGElement && 'box' in each.dataset,
        )?.dataset['box'];
        if (id !== undefined) current.current.onValue(id);
        return;
      }
      const back = ((360 - current.current.turn) % 360) as Turn;
      const to = pointOf(event);
      current.current.onRegion(boxOf(turnedPoint(at.x, at.y, back), turnedPoint(to.x, to.y, back)));
    };
    const start = (event: PointerEvent) => {
      if (event.button !== 0) return;
      // Otherwise the page would be dragged along.
      event.stopPropagation();
      event.preventDefault();
      element.setPointerCapture(event.pointerId);
      from = { at: pointOf(event), event };
    };
    const forget = () => {
      from = undefined;
      setMarked(undefined);
    };
    const listening = new AbortController();
    const { signal } = listening;
    element.addEventListener('pointerdown', start, { signal });
    element.addEventListener('pointermove', move, { signal });
    element.addEventListener('pointerup', end, { signal });
    element.addEventListener('pointercancel', forget, { signal });
    return () => listening.abort();
  }, []);
  const [x, y, width, height] = (marked ?? [0, 0, 0, 0]).map((part) => `${part * 100}%`);
  return (
    <div ref={layer} className={classes.regionLayer} data-region-layer>
      {marked === undefined ? null : (
        <div className={classes.region} style={{ left: x, top: y, width, height }} />
      )}
    </div>
  );
}
