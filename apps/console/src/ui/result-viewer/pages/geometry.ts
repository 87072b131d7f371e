import type { Box } from '@lavra/contract/model/result';

import type { Showing } from '../linked-selection.ts';

/** Degrees clockwise by which the user has turned the page. */
export type Turn = 0 | 90 | 180 | 270;

export interface Size {
  readonly width: number;
  readonly height: number;
}

export function isSideways(turn: Turn): boolean {
  return turn % 180 === 90;
}

function turned(size: Size, turn: Turn): Size {
  return isSideways(turn) ? { width: size.height, height: size.width } : size;
}

export function nextTurn(turn: Turn): Turn {
  return ((turn + 90) % 360) as Turn;
}

/** Position of a point of the upright page (in fractions) after the page is turned clockwise. */
export function turnedPoint(x: number, y: number, turn: Turn): { x: number; y: number } {
  switch (turn) {
    case 0:
      return { x, y };
    case 90:
      return { x: 1 - y, y: x };
    case 180:
      return { x: 1 - x, y: 1 - y };
    case 270:
      return { x: y, y: 1 - x };
  }
}

/** Size of the upright sheet that fills a slot when it is turned. */
export function sheetIn({ width, height }: Size, turn: Turn): Size {
  return turned({ width, height }, turn);
}

/** Scale of the pages: fit to width, whole page, or a multiple of their own size. */
export type Fit = 'width' | 'page' | number;

/** Width of an A4 page in CSS pixels, for pages whose size is unknown. */
export const usualWidth = 794;
const scales = [0.1, 0.15, 0.25, 0.33, 0.5, 0.67, 0.75, 1, 1.25, 1.5, 2, 3, 4] as const;

export function stepScale(scale: number, direction: 1 | -1): number {
  const found =
    direction === 1
      ? scales.find((step) => step > scale + 0.01)
      : scales.toReversed().find((step) => step < scale - 0.01);
  return found ?? scale;
}

/** Below this width, a line of a page is too small to read. */
const narrowPx = 520;

/** The multiple of the available width that a page must take to show the box as requested; 0 leaves the zoom alone. */
export function wantedZoom(how: Showing, box: Box, roomWidth: number): number {
  const width = Math.max(box[2], 0.05);
  if (how === 'zoom') return Math.min(4, 0.5 / width);
  return how === 'turn' && roomWidth <= narrowPx ? Math.min(3, 0.7 / width) : 0;
}

/** The upright size of a page at its own scale. */
export interface PageSize {
  /** Width over height. */
  readonly ratio: number;
  readonly naturalWidth: number;
}

/** Position of a page in the column of pages. */
export interface Slot extends Size {
  readonly page: number;
  readonly top: number;
  readonly left: number;
}

export interface PageColumn extends Size {
  readonly slots: readonly Slot[];
}

/** Pixels between pages. */
export const gap = 10;

function slotWidth({ ratio, naturalWidth }: PageSize, fit: Fit, room: Size, turn: Turn): number {
  const shownRatio = isSideways(turn) ? 1 / ratio : ratio;
  const widest = room.width - 2 * gap;
  if (fit === 'width') return widest;
  if (fit === 'page') return Math.min(widest, Math.max(room.height - 2 * gap, 120) * shownRatio);
  return (isSideways(turn) ? naturalWidth / ratio : naturalWidth) * fit;
}

/** Lays the pages out one below the other, centred. */
export function layPages(pages: readonly PageSize[], fit: Fit, room: Size, turn: Turn): PageColumn {
  let top = gap;
  const sizes = pages.map((page) => {
    const width = slotWidth(page, fit, room, turn);
    return { width, height: isSideways(turn) ? width * page.ratio : width / page.ratio };
  });
  const width = Math.max(room.width, ...sizes.map((size) => size.width + 2 * gap));
  const slots = sizes.map((size, i) => {
    const slot = { page: i + 1, top, left: (width - size.width) / 2, ...size };
    top += size.height + gap;
    return slot;
  });
  return { slots, width, height: top };
}

/** Smallest box around all boxes. */
export function unionBox(boxes: readonly Box[]): Box {
  const left = Math.min(...boxes.map(([x]) => x));
  const top = Math.min(...boxes.map(([, y]) => y));
  const right = Math.max(...boxes.map(([x, , width]) => x + width));
  const bottom = Math.max(...boxes.map(([, y, , height]) => y + height));
  return [left, top, right - left, bottom - top];
}
