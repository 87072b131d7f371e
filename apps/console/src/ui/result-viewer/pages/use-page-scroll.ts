import { type RefObject, useLayoutEffect, useState, useSyncExternalStore } from 'react';

import { gap, type PageColumn, type Slot } from './geometry.ts';

const glideMs = 180;

/**
 * Scrolls in a fixed time, since the browser's own smooth scrolling takes longer the farther it goes; jumps if reduced
 * motion is preferred.
 */
function glide(element: HTMLElement, to: { left: number; top: number }, onEnd: () => void): () => void {
  const from = { left: element.scrollLeft, top: element.scrollTop };
  let frame = 0;
  const place = (part: number) => {
    element.scrollLeft = from.left + (to.left - from.left) * part;
    element.scrollTop = from.top + (to.top - from.top) * part;
  };
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (isStill) {
    place(1);
    onEnd();
    return () => undefined;
  }
  const startedAt = performance.now();
  const step = () => {
    const gone = Math.min(1, (performance.now() - startedAt) / glideMs);
    place(1 - (1 - gone) ** 3);
    if (gone < 1) frame = requestAnimationFrame(step);
    else onEnd();
  };
  frame = requestAnimationFrame(step);
  return () => cancelAnimationFrame(frame);
}

/** A point of a page, in fractions of the turned page. */
interface PagePoint {
  readonly page: number;
  readonly x: number;
  readonly y: number;
}

/** Which part of which pages is visible. A subscription, because it changes with each frame of a scroll. */
export interface Seen {
  readonly follow: (listener: () => void) => () => void;
  /** `top` and `height` of the visible part of a page, in percent, as one text; empty if nothing is visible. */
  readonly of: (page: number) => string;
}

interface Near {
  /** The page in the middle of the window. */
  readonly current: number;
  /** Pages in the window or at most one window height away. */
  readonly first: number;
  readonly last: number;
}

function isSame(a: Near, b: Near): boolean {
  return a.current === b.current && a.first === b.first && a.last === b.last;
}

/** The visible part of a slot, in the form of `Seen.of`. */
function seenPart({ top, height }: Slot, { scrollTop, clientHeight }: HTMLElement): string {
  const from = Math.max(0, (scrollTop - top) / height);
  const to = Math.min(1, (scrollTop + clientHeight - top) / height);
  return `${Math.round(from * 100)} ${Math.round((to - from) * 100)}`;
}

/** Kept outside React state: it changes with each frame, and only what depends on it renders again. */
function createPageScroll() {
  const listeners = new Set<() => void>();
  let element: HTMLElement | null = null;
  let column: PageColumn = { slots: [], width: 0, height: 0 };
  let formNow = '';
  let near: Near = { current: 1, first: 1, last: 1 };
  let parts = new Map<number, string>();
  let middle: PagePoint = { page: 1, x: 0.5, y: 0 };
  let edge: PagePoint = { page: 1, x: 0.5, y: -1 };
  let stop: (() => void) | undefined;

  const slotAt = (top: number) => column.slots.findLast((slot) => slot.top <= top + gap) ?? column.slots[0];

  function pointAt(top: number): PagePoint {
    const slot = slotAt(top);
    if (slot === undefined || element === null) return { page: 1, x: 0.5, y: 0 };
    const left = element.scrollLeft + element.clientWidth / 2;
    return { page: slot.page, x: (left - slot.left) / slot.width, y: (top - slot.top) / slot.height };
  }

  /** Scroll position that puts a point in the middle of the window, or at its upper edge. */
  function place({ page, x, y }: PagePoint, isEdge: boolean) {
    const slot = column.slots[page - 1];
    if (element === null || slot === undefined) return undefined;
    return {
      left: slot.left + x * slot.width - element.clientWidth / 2,
      top: slot.top + y * slot.height - (isEdge ? 0 : element.clientHeight / 2),
    };
  }

  function look() {
    if (element === null) return;
    const { scrollTop, clientHeight } = element;
    const at = scrollTop + clientHeight / 2;
    const current = slotAt(at)?.page;
    if (current === undefined) return;
    // During a glide the target stays the same, whatever happens in between.
    if (stop === undefined) {
      middle = pointAt(at);
      edge = pointAt(scrollTop);
    }
    const within = (room: number) =>
      column.slots.filter(
        ({ top, height }) => top < scrollTop + clientHeight + room && top + height > scrollTop - room,
      );
    const close = within(clientHeight);
    const next = { current, first: close[0]?.page ?? current, last: close.at(-1)?.page ?? current };
    if (!isSame(near, next)) near = next;
    const view = element;
    parts = new Map(within(0).map((slot) => [slot.page, seenPart(slot, view)]));
    for (const listener of listeners) listener();
  }

  function halt() {
    stop?.();
    stop = undefined;
  }

  function moveTo(point: PagePoint) {
    const to = place(point, false);
    if (element === null || to === undefined) return;
    halt();
    middle = point;
    let hasEnded = false;
    const cancel = glide(element, to, () => {
      hasEnded = true;
      stop = undefined;
      look();
    });
    if (!hasEnded) stop = cancel;
  }

  return {
    follow: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    near: () => near,
    of: (page: number) => parts.get(page) ?? '',
    moveTo,
    /** Scrolls a page's upper edge to that of the window. */
    openPage: (page: number) => {
      const slot = column.slots[page - 1];
      if (slot === undefined || element === null) return;
      moveTo({ page, x: 0.5, y: (element.clientHeight / 2 - gap) / slot.height });
    },
    setColumn: (next: PageColumn, form: string) => {
      const isEdge = stop === undefined && formNow === form;
      column = next;
      formNow = form;
      halt();
      const to = place(isEdge ? edge : middle, isEdge);
      if (element === null || to === undefined) return;
      element.scrollLeft = to.left;
      element.scrollTop = to.top;
      look();
    },
    attach: (to: HTMLElement) => {
      element = to;
      to.addEventListener('scroll', look, { passive: true });
      // A user who scrolls or presses on the page stops the animation.
      to.addEventListener('wheel', halt, { passive: true });
      to.addEventListener('pointerdown', halt);
      return () => {
        halt();
        element = null;
        to.removeEventListener('scroll', look);
        to.removeEventListener('wheel', halt);
        to.removeEventListener('pointerdown', halt);
      };
    },
  };
}

/**
 * Scrolls a column of pages. When the column changes, the point in the middle of the window stays in place after a
 * zoom or a turn (`form` encodes both), and the point at its upper edge if only the available space has changed.
 */
export function usePageScroll(scroller: RefObject<HTMLElement | null>, column: PageColumn, form: string) {
  const [scroll] = useState(createPageScroll);
  const near = useSyncExternalStore(scroll.follow, scroll.near);
  useLayoutEffect(
    () => (scroller.current === null ? undefined : scroll.attach(scroller.current)),
    [scroll, scroller],
  );
  useLayoutEffect(() => scroll.setColumn(column, form), [scroll, column, form]);
  return { near, seen: scroll as Seen, moveTo: scroll.moveTo, openPage: scroll.openPage };
}
