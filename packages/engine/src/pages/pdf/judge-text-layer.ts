import type { Box } from '@lavra/contract/model/result';
import type { TextLayer } from '../document.ts';
import { addTurns, turnBox } from '../geometry.ts';
import { flatten } from '../prepare/flatten.ts';
import { findGlyphs } from '../prepare/glyphs.ts';
import { measureUprightness, pairsOf } from '../prepare/upright-signs.ts';
import type { Raster } from '../raster.ts';
import type { Characters } from './characters.ts';
import type { Pdfium } from './pdfium.ts';
import { renderGrey } from './render.ts';

/** `complete`: the layer holds all text of the page. `partial`: exact, but the page shows more. `garbage`: unusable. */
export type Trust = 'complete' | 'partial' | 'garbage';

interface Evidence {
  readonly characters: Characters;
  readonly layer: TextLayer;
  readonly width: number;
  readonly height: number;
}

/** `FPDF_PAGEOBJ_*` and `FPDF_TEXTRENDERMODE_INVISIBLE` of `fpdf_edit.h`. */
const textObject = 1;
const imageObject = 3;
const formObject = 5;
const invisible = 3;

const garbageShare = 0.2;
/** A layer with a smaller share of letters and digits comes from a font whose codes mean something else. */
const readableShare = 0.4;
/** With fewer characters than this the page's ink is examined. */
const fewCharacters = 100;
/** Pictures that cover a larger share of the page may hold text of their own. */
const largePictures = 0.25;
/** A picture of more than this share of the page is no logo: a card, a reduced page. */
const cardPicture = 0.05;
/** Least pairs of neighbouring glyphs in a picture of text, and least pairs for each character of the layer on top of it. */
const textualPairs = 40;
const pairsOfCharacter = 0.5;
/** A picture with a larger share of ink is a code or a photograph. */
const mostTextualInk = 0.3;
/** The small print of a card shows from 150 dpi. */
const textualDpi = 150;
const mostTextualPixels = 4_000_000;
const pointsPerInch = 72;
/** Ink outside words, as a share of the page and of the ink inside words, above which it is more than rules and a logo. */
const unexplainedOfPage = 0.002;
const unexplainedOfText = 0.8;
/** Number of pixels of the picture that is checked for ink: about 50 dpi for A4. */
const lookPixels = 250_000;
const inkLevel = 160;
/** Runs of ink this long in that picture (6 mm) are ruled lines. */
const rulePixels = 12;

const isReadable = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);

/** Decides from garbage, character count, pictures and ink whether the text layer can stand in for the page. */
export function judgeTextLayer(pdfium: Pdfium, page: number, evidence: Evidence): Trust {
  const { layer } = evidence;
  const { printed, garbage } = evidence.characters;
  const readable = printed.filter(({ text }) => isReadable(text)).length;
  // A sign that follows itself draws a frame or a blank in type, which says nothing of the font.
  const drawn = printed.filter(({ text }, at) => !isReadable(text) && text === printed[at - 1]?.text).length;
  const isGarbage =
    garbage > printed.length * garbageShare || readable < (printed.length - drawn) * readableShare;
  if (printed.length > 0 && isGarbage) return 'garbage';
  const pictures = picturesOf(pdfium, page, evidence);
  const share = pictures.reduce((sum, [, , width, height]) => sum + width * height, 0);
  if (share > largePictures && isOfRecogniser(pdfium, page)) return 'garbage';
  const cards = pictures.filter(([, , width, height]) => width * height > cardPicture);
  if (layer.words.length > 0 && cards.length > 0 && holdText(pdfium, page, evidence, cards)) return 'partial';
  const isSuspicious = printed.length < fewCharacters || share > largePictures;
  if (!isSuspicious) return 'complete';
  const { explained, unexplained } = measureInk(pdfium, page, evidence);
  return unexplained > unexplainedOfPage && unexplained > explained * unexplainedOfText
    ? 'partial'
    : 'complete';
}

/** Boxes of the pictures, as fractions of the displayed page. */
function picturesOf(pdfium: Pdfium, page: number, { width, height }: Evidence): Box[] {
  const memory = pdfium.malloc(16);
  const boxes: Box[] = [];
  for (const object of objectsOf(pdfium, page)) {
    if (!isPicture(pdfium, object)) continue;
    if (!pdfium.FPDFPageObj_GetBounds(object, memory, memory + 4, memory + 8, memory + 12)) continue;
    const view = new DataView(pdfium.memory().buffer, memory, 16);
    const [left, bottom, right, top] = [0, 4, 8, 12].map((offset) => view.getFloat32(offset, true)) as [
      number,
      number,
      number,
      number,
    ];
    boxes.push([left / width, 1 - top / height, (right - left) / width, (top - bottom) / height]);
  }
  pdfium.free(memory);
  return boxes;
}

/**
 * Whether most text of a page with large pictures is invisible, as what a scanner's program read of them is: it may be misread, says
 * not how surely it was read, and the picture is there to be read.
 */
function isOfRecogniser(pdfium: Pdfium, page: number): boolean {
  let [texts, hidden] = [0, 0];
  for (const top of objectsOf(pdfium, page))
    for (const object of withNested(pdfium, top)) {
      if (pdfium.FPDFPageObj_GetType(object) !== textObject) continue;
      texts += 1;
      if (pdfium.FPDFTextObj_GetTextRenderMode(object) === invisible) hidden += 1;
    }
  return hidden > texts / 2;
}

/** Whether a picture shows text that the layer does not have: a card beneath the few words of its certificate. */
function holdText(
  pdfium: Pdfium,
  page: number,
  { layer, width, height }: Evidence,
  pictures: readonly Box[],
) {
  const scale = Math.min(textualDpi / pointsPerInch, Math.sqrt(mostTextualPixels / (width * height)));
  const look = renderGrey(pdfium, page, {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  });
  const back = addTurns(360, -layer.turn);
  const words = layer.words.map((word) => ({ box: turnBox(word.box, back), length: word.text.length }));
  for (const { box } of words) erase(look, box);
  return pictures.some((picture) => {
    const part = flatten(cut(look, picture));
    const ink = part.data.reduce((sum, value) => sum + Number(value < inkLevel), 0);
    if (part.data.length === 0 || ink > mostTextualInk * part.data.length) return false;
    const glyphs = findGlyphs(part);
    const pairs = Math.max(
      pairsOf(measureUprightness(glyphs, false)),
      pairsOf(measureUprightness(glyphs, true)),
    );
    const known = words.reduce((sum, { box, length }) => sum + (isInside(box, picture) ? length : 0), 0);
    return pairs >= textualPairs && pairs > pairsOfCharacter * known;
  });
}

function cut({ width, height, data }: Raster, [x, y, w, h]: Box): Raster {
  const left = Math.max(0, Math.floor(x * width));
  const top = Math.max(0, Math.floor(y * height));
  const [right, bottom] = [
    Math.min(width, Math.ceil((x + w) * width)),
    Math.min(height, Math.ceil((y + h) * height)),
  ];
  const size = { width: Math.max(0, right - left), height: Math.max(0, bottom - top) };
  const part = new Uint8Array(size.width * size.height);
  for (let row = 0; row < size.height; row += 1)
    part.set(
      data.subarray((top + row) * width + left, (top + row) * width + left + size.width),
      row * size.width,
    );
  return { ...size, data: part };
}

function isInside([x, y, width, height]: Box, [left, top, w, h]: Box): boolean {
  const [middleX, middleY] = [x + width / 2, y + height / 2];
  return middleX >= left && middleX <= left + w && middleY >= top && middleY <= top + h;
}

/** Forms can nest endlessly: a depth that no honest file exceeds, and most objects of one that are looked at. */
const [mostDepth, mostOfForm] = [2, 50] as const;

/** The objects of a page, those within forms not among them. */
function* objectsOf(pdfium: Pdfium, page: number): Generator<number> {
  const count = pdfium.FPDFPage_CountObjects(page);
  for (let index = 0; index < count; index += 1) yield pdfium.FPDFPage_GetObject(page, index);
}

/** An object and, where it is a form, those within it. */
function* withNested(pdfium: Pdfium, object: number, depth = 0): Generator<number> {
  yield object;
  if (pdfium.FPDFPageObj_GetType(object) !== formObject || depth > mostDepth) return;
  const count = Math.min(pdfium.FPDFFormObj_CountObjects(object), mostOfForm);
  for (let index = 0; index < count; index += 1)
    yield* withNested(pdfium, pdfium.FPDFFormObj_GetObject(object, index), depth + 1);
}

/** A form that holds a picture counts as one. */
function isPicture(pdfium: Pdfium, object: number): boolean {
  for (const each of withNested(pdfium, object))
    if (pdfium.FPDFPageObj_GetType(each) === imageObject) return true;
  return false;
}

/** Ink inside and outside of the layer's words, both as a share of the page. */
function measureInk(pdfium: Pdfium, page: number, { layer, width, height }: Evidence) {
  const scale = Math.sqrt(lookPixels / (width * height));
  const size = {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
  const look = renderGrey(pdfium, page, size);
  const all = countInk(look);
  for (const word of layer.words) erase(look, turnBox(word.box, addTurns(360, -layer.turn)));
  const unexplained = countInk(look);
  return { explained: (all - unexplained) / look.data.length, unexplained: unexplained / look.data.length };
}

/** Ink pixels that are not part of a long horizontal or vertical run. */
function countInk({ width, height, data }: Raster): number {
  const isRule = new Uint8Array(data.length);
  markRuns(data, isRule, { lines: height, length: width, alongStep: 1, acrossStep: width });
  markRuns(data, isRule, { lines: width, length: height, alongStep: width, acrossStep: 1 });
  let ink = 0;
  for (let at = 0; at < data.length; at += 1) if ((data[at] ?? 255) < inkLevel && isRule[at] === 0) ink += 1;
  return ink;
}

function markRuns(
  data: Uint8Array,
  isRule: Uint8Array,
  {
    lines,
    length,
    alongStep,
    acrossStep,
  }: Readonly<Record<'lines' | 'length' | 'alongStep' | 'acrossStep', number>>,
): void {
  for (let line = 0; line < lines; line += 1) {
    let run = 0;
    for (let along = 0; along <= length; along += 1) {
      const at = line * acrossStep + along * alongStep;
      if (along < length && (data[at] ?? 255) < inkLevel) {
        run += 1;
        continue;
      }
      if (run >= rulePixels) for (let back = 1; back <= run; back += 1) isRule[at - back * alongStep] = 1;
      run = 0;
    }
  }
}

function erase({ width, height, data }: Raster, [x, y, w, h]: Box): void {
  // One pixel more on each side, where smoothing spreads the ink.
  const left = Math.max(0, Math.floor(x * width) - 1);
  const right = Math.min(width, Math.ceil((x + w) * width) + 1);
  const bottom = Math.min(height, Math.ceil((y + h) * height) + 1);
  for (let row = Math.max(0, Math.floor(y * height) - 1); row < bottom; row += 1) {
    data.fill(255, row * width + left, row * width + right);
  }
}
