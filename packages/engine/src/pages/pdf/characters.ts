import type { Character } from './character.ts';
import { withLigaturesPlaced } from './ligatures.ts';
import type { Pdfium } from './pdfium.ts';

export interface Characters {
  readonly printed: readonly Character[];
  /** Number of characters without a meaning: private use, replacement, control, or guessed for lack of a map to Unicode. */
  readonly garbage: number;
}

/** The page is mapped to a device of this many units a side, so that integers keep about 1/1000 point. */
const deviceUnits = 1_000_000;

const meaningless = /[\p{Co}\p{Cc}\p{Cn}\uFFFD]/u;
/** Scripts of Portuguese documents; without a map to Unicode any other character is a guess. */
const expected = /[\p{Script=Latin}\p{Script=Common}]/u;

/** Every character of the page's text layer in the order of the file; empty where there is no layer. */
export function readCharacters(pdfium: Pdfium, page: number): Characters {
  const textPage = pdfium.FPDFText_LoadPage(page);
  if (textPage === 0) return { printed: [], garbage: 0 };
  const memory = pdfium.malloc(64);
  try {
    return collect(pdfium, page, textPage, memory);
  } finally {
    pdfium.free(memory);
    pdfium.FPDFText_ClosePage(textPage);
  }
}

function collect(pdfium: Pdfium, page: number, textPage: number, memory: number): Characters {
  const toDisplay = displayTransform(pdfium, page, memory);
  const printed: Character[] = [];
  let garbage = 0;
  let startsWord = true;
  let high = 0;
  const count = pdfium.FPDFText_CountChars(textPage);
  for (let index = 0; index < count; index += 1) {
    const unicode = pdfium.FPDFText_GetUnicode(textPage, index);
    if (unicode >= 0xd800 && unicode < 0xdc00) {
      high = unicode;
      continue;
    }
    const text = high === 0 ? String.fromCodePoint(unicode) : String.fromCharCode(high, unicode);
    high = 0;
    // U+0002 is how PDFium writes a hyphen at the end of a line.
    const shown = unicode === 2 ? '-' : text;
    if (shown.trim() === '' || unicode === 0) {
      startsWord = true;
      continue;
    }
    const isGuess = !expected.test(shown) && pdfium.FPDFText_HasUnicodeMapError(textPage, index) > 0;
    if (isGuess || meaningless.test(shown)) garbage += 1;
    const view = new DataView(pdfium.memory().buffer, memory, 64);
    if (!pdfium.FPDFText_GetCharBox(textPage, index, memory, memory + 8, memory + 16, memory + 24)) continue;
    const [left, right, bottom, top] = [0, 8, 16, 24].map((at) => view.getFloat64(at, true)) as [
      number,
      number,
      number,
      number,
    ];
    const hasLine = pdfium.FPDFText_GetLooseCharBox(textPage, index, memory + 32) !== 0;
    const ink = toDisplay.box(left, top, right, bottom);
    const line = hasLine
      ? toDisplay.box(
          view.getFloat32(32, true),
          view.getFloat32(36, true),
          view.getFloat32(40, true),
          view.getFloat32(44, true),
        )
      : ink;
    printed.push({
      text: shown,
      left: ink.left,
      right: ink.right,
      top: ink.top,
      bottom: ink.bottom,
      lineTop: line.top,
      lineBottom: line.bottom,
      lineLeft: line.left,
      lineRight: line.right,
      turn: toDisplay.turn(pdfium.FPDFText_GetCharAngle(textPage, index)),
      startsWord,
    });
    startsWord = false;
  }
  return { printed: withLigaturesPlaced(printed), garbage };
}

/**
 * From page space (points, y up, unrotated, origin of the media box) to the displayed page (points, y down). PDFium
 * gives character boxes in the former only; three mapped points make the affine transform.
 */
function displayTransform(pdfium: Pdfium, page: number, memory: number) {
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
