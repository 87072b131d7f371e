import type { Pdfium } from './pdfium.ts';

/** The page is mapped to a device of this many units a side, so that integers keep about 1/1000 point. */
const deviceUnits = 1_000_000;

/**
 * From page space (points, y up, unrotated, origin of the media box) to the displayed page (points, y down). PDFium
 * gives boxes and points in the former only; `memory` holds eight bytes for its answers; three mapped points make the affine transform.
 */
export function displayTransform(pdfium: Pdfium, page: number, memory: number) {
  const width = pdfium.FPDF_GetPageWidth(page);
  const height = pdfium.FPDF_GetPageHeight(page);
  const map = (x: number, y: number): [number, number] => {
    pdfium.FPDF_PageToDevice(page, 0, 0, deviceUnits, deviceUnits, 0, x, y, memory, memory + 4);
    const view = new DataView(pdfium.memory().buffer, memory, 8);
    return [(view.getInt32(0, true) / deviceUnits) * width, (view.getInt32(4, true) / deviceUnits) * height];
  };
  const span = 1000;
  const [originX, originY] = map(0, 0);
  const [rightX, rightY] = map(span, 0);
  const [upX, upY] = map(0, span);
  const [a, b, c, d] = [
    (rightX - originX) / span,
    (rightY - originY) / span,
    (upX - originX) / span,
    (upY - originY) / span,
  ];
  const point = (x: number, y: number): [number, number] => [
    originX + a * x + c * y,
    originY + b * x + d * y,
  ];
  return {
    box: (left: number, top: number, right: number, bottom: number) => {
      const [x1, y1] = point(left, top);
      const [x2, y2] = point(right, bottom);
      return {
        left: Math.min(x1, x2),
        right: Math.max(x1, x2),
        top: Math.min(y1, y2),
        bottom: Math.max(y1, y2),
      };
    },
    turn: (angle: number) => {
      // PDFium's angle is clockwise though page space has y up; -1 means unknown.
      const [cos, sin] = angle < 0 ? [1, 0] : [Math.cos(angle), -Math.sin(angle)];
      const [x, y] = [a * cos + c * sin, b * cos + d * sin];
      if (Math.abs(x) >= Math.abs(y)) return x >= 0 ? (0 as const) : (180 as const);
      return y > 0 ? (270 as const) : (90 as const);
    },
  };
}
