import type { Character } from './character.ts';
import { displayTransform } from './display-transform.ts';
import { withLigaturesPlaced } from './ligatures.ts';
import type { Pdfium } from './pdfium.ts';

export interface Characters {
  readonly printed: readonly Character[];
  /** Number of characters without a meaning: private use, replacement, control, or guessed for lack of a map to Unicode. */
  readonly garbage: number;
}

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
