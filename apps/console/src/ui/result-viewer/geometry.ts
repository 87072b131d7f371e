import type { Box } from '@lavra/contract/model/result';

import type { Showing } from './linked-selection.ts';

/** Degrees clockwise that the person turned the page. */
export type Turn = 0 | 90 | 180 | 270;

export interface Size {
  readonly width: number;
  readonly height: number;
}

export function isSideways(turn: Turn): boolean {
  return turn % 180 === 90;
}

export function turned(size: Size, turn: Turn): Size {
  return isSideways(turn) ? { width: size.height, height: size.width } : size;
}

export function nextTurn(turn: Turn): Turn {
  return ((turn + 90) % 360) as Turn;
}

/** Where a point of the upright page (fractions) lies after the page is turned clockwise. */
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

/** Size of the upright sheet whose turned width is so many pixels. */
export function sheetSize(ratio: number, stageWidth: number, turn: Turn): Size {
  return isSideways(turn)
    ? { width: stageWidth * ratio, height: stageWidth }
    : { width: stageWidth, height: stageWidth / ratio };
}

export const zoomSteps = [0.5, 0.75, 1, 1.5, 2, 3, 4] as const;

export function stepZoom(zoom: number, direction: 1 | -1): number {
  const found =
    direction === 1
      ? zoomSteps.find((step) => step > zoom + 0.01)
      : zoomSteps.toReversed().find((step) => step < zoom - 0.01);
  return found ?? zoom;
}

/** On a narrow screen a line of a page is too small to read: the zoom at which the box takes most of the width. */
export function readableZoom(box: Box, containerWidth: number, zoom: number): number {
  if (containerWidth > 520) return zoom;
  return Math.max(zoom, Math.min(3, 0.7 / Math.max(box[2], 0.05)));
}

/** The zoom at which a box takes a good part of the width, never less than now. */
function closeZoom(box: Box, zoom: number): number {
  return Math.max(zoom, Math.min(4, 0.5 / Math.max(box[2], 0.05)));
}

/** The zoom at which a box is shown as it was asked for. */
export function zoomFor(how: Showing, box: Box, containerWidth: number, zoom: number): number {
  if (how === 'zoom') return closeZoom(box, zoom);
  return how === 'turn' ? readableZoom(box, containerWidth, zoom) : zoom;
}

/** Smallest box around all. */
export function unionBox(boxes: readonly Box[]): Box {
  const left = Math.min(...boxes.map(([x]) => x));
  const top = Math.min(...boxes.map(([, y]) => y));
  const right = Math.max(...boxes.map(([x, , width]) => x + width));
  const bottom = Math.max(...boxes.map(([, y, , height]) => y + height));
  return [left, top, right - left, bottom - top];
}
