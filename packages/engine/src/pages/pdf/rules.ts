import { displayTransform } from './display-transform.ts';
import type { Pdfium } from './pdfium.ts';
import type { Rule } from '../rule.ts';

/** `FPDF_PAGEOBJ_*` of `fpdf_edit.h`, `FPDF_SEGMENT_*` of `fpdfview.h`. */
const [pathObject, formObject] = [2, 5] as const;
const [lineTo, bezierTo] = [0, 1] as const;
/** Most segments of paths that are looked at: drawings of a map or a pattern have hundred thousands, and no cells. */
const mostSegments = 60_000;
/** Depth of forms in forms that is looked at. */
const deepest = 10;
/** Shortest piece of a rule and thickest one, in points: a dash is short, and a filled bar is thicker. */
const [shortest, thickest] = [1, 3] as const;
/** By how much a line may lean and still be level or upright, in points. */
const mostLean = 0.3;
/** A path of more points than a box is a drawing, whose sides are no shorter, in points. */
const [ofBox, ofDrawing] = [5, 12] as const;

type Point = readonly [x: number, y: number];

type Line = readonly [from: Point, to: Point];

/** One contour of a path in page space: its points, its straight sides, and whether others are bent. */
interface Contour {
  readonly points: Point[];
  readonly sides: Line[];
  isBent: boolean;
}

/**
 * The rules drawn on a page, as fractions of the displayed page: straight strokes, sides of stroked boxes, and filled boxes as thin as a
 * stroke, which is how most programs draw the borders of cells.
 */
export function readRules(
  pdfium: Pdfium,
  page: number,
  { width, height }: { readonly width: number; readonly height: number },
): Rule[] {
  const memory = pdfium.malloc(64);
  try {
    const display = displayTransform(pdfium, page, memory);
    const lines = contoursOf(pdfium, page, memory).flatMap(linesOf);
    return lines.flatMap(([[x1, y1], [x2, y2]]) => {
      const { left, top, right, bottom } = display.box(x1, y1, x2, y2);
      const [wide, high] = [right - left, bottom - top];
      const isRule = (high <= mostLean && wide >= shortest) || (wide <= mostLean && high >= shortest);
      return isRule
        ? [{ left: left / width, top: top / height, right: right / width, bottom: bottom / height }]
        : [];
    });
  } finally {
    pdfium.free(memory);
  }
}

/** The straight lines that a drawn contour shows. */
function linesOf({ points, sides, isBent, isStroked }: Contour & { readonly isStroked: boolean }): Line[] {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [x1, x2, y1, y2] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const [x, y] = [(x1 + x2) / 2, (y1 + y2) / 2];
  if (isBent) {
    // A box with round corners has a straight side on each of its bounds.
    const bounds: Line[] = [
      [
        [x1, y1],
        [x2, y1],
      ],
      [
        [x1, y2],
        [x2, y2],
      ],
      [
        [x1, y1],
        [x1, y2],
      ],
      [
        [x2, y1],
        [x2, y2],
      ],
    ];
    return bounds.every((bound) => sides.some((side) => isOn(side, bound))) ? bounds : [];
  }
  if (isStroked) {
    const least = points.length > ofBox ? ofDrawing : shortest;
    return sides.filter(([from, to]) => Math.hypot(to[0] - from[0], to[1] - from[1]) >= least);
  }
  if (y2 - y1 <= thickest && x2 - x1 > y2 - y1)
    return [
      [
        [x1, y],
        [x2, y],
      ],
    ];
  if (x2 - x1 <= thickest)
    return [
      [
        [x, y1],
        [x, y2],
      ],
    ];
  return [];
}

/** Whether a straight side lies on a bound of its contour. */
const isOn = ([from, to]: Line, [start, end]: Line): boolean =>
  [0, 1].some(
    (axis) =>
      start[axis] === end[axis] &&
      [from, to].every((point) => Math.abs((point[axis] ?? 0) - (start[axis] ?? 0)) < mostLean),
  );

/** The contours of the page's drawn paths, those inside forms included. */
function contoursOf(pdfium: Pdfium, page: number, memory: number): (Contour & { isStroked: boolean })[] {
  const contours: (Contour & { isStroked: boolean })[] = [];
  let left = mostSegments;
  const visit = (object: number, depth: number): void => {
    const type = pdfium.FPDFPageObj_GetType(object);
    if (type === formObject && depth < deepest) {
      const count = pdfium.FPDFFormObj_CountObjects(object);
      for (let index = 0; index < count && left > 0; index += 1)
        visit(pdfium.FPDFFormObj_GetObject(object, index), depth + 1);
    }
    if (type !== pathObject) return;
    const count = pdfium.FPDFPath_CountSegments(object);
    left -= count;
    if (left < 0) return;
    pdfium.FPDFPath_GetDrawMode(object, memory, memory + 4);
    const mode = new DataView(pdfium.memory().buffer, memory, 8);
    const [isFilled, isStroked] = [mode.getInt32(0, true) !== 0, mode.getInt32(4, true) !== 0];
    if (!isFilled && !isStroked) return;
    // The edges of cells are hundreds of filled boxes: their bounds tell all of them.
    if (!isStroked && count <= ofFilledBox) contours.push({ ...boundsOf(pdfium, object, memory), isStroked });
    else
      for (const contour of contoursOfPath(pdfium, object, memory)) contours.push({ ...contour, isStroked });
  };
  const count = pdfium.FPDFPage_CountObjects(page);
  for (let index = 0; index < count && left > 0; index += 1) visit(pdfium.FPDFPage_GetObject(page, index), 0);
  return contours;
}

/** The bounds of a path as a contour without sides. */
function boundsOf(pdfium: Pdfium, path: number, memory: number): Contour {
  pdfium.FPDFPageObj_GetBounds(path, memory, memory + 4, memory + 8, memory + 12);
  const bounds = new DataView(pdfium.memory().buffer, memory, 16);
  const [left, bottom, right, top] = [0, 4, 8, 12].map((at) => bounds.getFloat32(at, true)) as [
    ...[number, number, number, number],
  ];
  return {
    points: [
      [left, bottom],
      [right, top],
    ],
    sides: [],
    isBent: false,
  };
}
/** Most segments of a path that is one box: some programs close it twice. */
const ofFilledBox = 6;

function contoursOfPath(pdfium: Pdfium, path: number, memory: number): Contour[] {
  pdfium.FPDFPageObj_GetMatrix(path, memory);
  const matrix = new DataView(pdfium.memory().buffer, memory, 24);
  const [a, b, c, d, e, f] = [0, 4, 8, 12, 16, 20].map((at) => matrix.getFloat32(at, true)) as [
    ...[number, number, number, number, number, number],
  ];
  const contours: Contour[] = [];
  const count = pdfium.FPDFPath_CountSegments(path);
  for (let index = 0; index < count; index += 1) {
    const segment = pdfium.FPDFPath_GetPathSegment(path, index);
    const type = pdfium.FPDFPathSegment_GetType(segment);
    if (pdfium.FPDFPathSegment_GetPoint(segment, memory, memory + 4) === 0) continue;
    const view = new DataView(pdfium.memory().buffer, memory, 8);
    const [x, y] = [view.getFloat32(0, true), view.getFloat32(4, true)];
    const point: Point = [a * x + c * y + e, b * x + d * y + f];
    const contour = contours.at(-1);
    if (contour === undefined || (type !== lineTo && type !== bezierTo)) {
      contours.push({ points: [point], sides: [], isBent: false });
      continue;
    }
    const last = contour.points.at(-1);
    if (type === bezierTo) contour.isBent = true;
    else if (last !== undefined) contour.sides.push([last, point]);
    contour.points.push(point);
    const [first] = contour.points;
    if (first === undefined || pdfium.FPDFPathSegment_GetClose(segment) === 0) continue;
    contour.sides.push([point, first]);
    contour.points.push(first);
  }
  return contours;
}
