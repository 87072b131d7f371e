import { degrees, PDFDocument, rgb, StandardFonts, type PDFFont, type PDFPage } from 'pdf-lib';
import type { Modules } from './barcode.ts';

/** The fonts of the specimens: every PDF reader has them, so nothing is embedded. */
export type Face = 'sans' | 'bold' | 'mono' | 'monoBold' | 'serif' | 'serifBold';

const faces: Record<Face, StandardFonts> = {
  sans: StandardFonts.Helvetica,
  bold: StandardFonts.HelveticaBold,
  mono: StandardFonts.Courier,
  monoBold: StandardFonts.CourierBold,
  serif: StandardFonts.TimesRoman,
  serifBold: StandardFonts.TimesRomanBold,
};

const pointsPerMm = 72 / 25.4;
/** A4 upright, width and height in millimetres. */
export const a4: readonly [number, number] = [210, 297];

/** The style of a text; size in points, width in millimetres. */
export interface TextStyle {
  readonly size?: number;
  readonly face?: Face;
  readonly align?: 'left' | 'center' | 'right';
  /** The available width; a longer text is printed smaller, never cut. */
  readonly width?: number;
  /** 0 black to 1 white. */
  readonly grey?: number;
  readonly isVertical?: boolean;
}

/** One page; every coordinate is in millimetres from its top left corner, and a text's y is its baseline. */
export interface Sheet {
  readonly width: number;
  readonly height: number;
  readonly text: (x: number, y: number, text: string, style?: TextStyle) => void;
  readonly widthOf: (text: string, style?: TextStyle) => number;
  readonly line: (x1: number, y1: number, x2: number, y2: number, widthPt?: number) => void;
  readonly box: (x: number, y: number, width: number, height: number, fillGrey?: number) => void;
  readonly modules: (x: number, y: number, width: number, height: number, modules: Modules) => void;
}

/** A document of sheets that always has the same bytes for the same drawing. */
export interface SpecimenDocument {
  readonly addSheet: (size?: readonly [number, number]) => Sheet;
  readonly save: () => Promise<Uint8Array>;
}

function drawModules(
  page: PDFPage,
  box: { x: number; y: number; width: number; height: number },
  code: Modules,
): void {
  const [cell, row] = [box.width / code.width, box.height / code.height];
  for (let y = 0; y < code.height; y += 1) {
    for (let x = 0; x < code.width; x += 1) {
      if (!code.isDark(x, y) || (x > 0 && code.isDark(x - 1, y))) continue;
      let run = 1;
      while (x + run < code.width && code.isDark(x + run, y)) run += 1;
      page.drawRectangle({
        x: box.x + x * cell,
        y: box.y + box.height - (y + 1) * row,
        width: run * cell,
        height: row,
        color: rgb(0, 0, 0),
      });
    }
  }
}

function createSheet(page: PDFPage, fonts: Record<Face, PDFFont>): Sheet {
  const pt = (mm: number): number => mm * pointsPerMm;
  const top = page.getHeight();
  const fontOf = (style: TextStyle): PDFFont => fonts[style.face ?? 'sans'];
  const sizeOf = (text: string, style: TextStyle): number => {
    const size = style.size ?? 9;
    if (style.width === undefined) return size;
    const width = fontOf(style).widthOfTextAtSize(text, size);
    return width <= pt(style.width) ? size : (size * pt(style.width)) / width;
  };
  return {
    width: page.getWidth() / pointsPerMm,
    height: page.getHeight() / pointsPerMm,
    widthOf: (text, style = {}) => fontOf(style).widthOfTextAtSize(text, style.size ?? 9) / pointsPerMm,
    text: (x, y, text, style = {}) => {
      const size = sizeOf(text, style);
      const room = pt(style.width ?? 0) - fontOf(style).widthOfTextAtSize(text, size);
      const shift = style.align === 'center' ? room / 2 : style.align === 'right' ? room : 0;
      const grey = style.grey ?? 0;
      page.drawText(text, {
        x: pt(x) + shift,
        y: top - pt(y),
        size,
        font: fontOf(style),
        color: rgb(grey, grey, grey),
        ...(style.isVertical ? { rotate: degrees(90) } : {}),
      });
    },
    line: (x1, y1, x2, y2, widthPt = 0.5) => {
      page.drawLine({
        start: { x: pt(x1), y: top - pt(y1) },
        end: { x: pt(x2), y: top - pt(y2) },
        thickness: widthPt,
      });
    },
    box: (x, y, width, height, fillGrey) => {
      page.drawRectangle({
        x: pt(x),
        y: top - pt(y + height),
        width: pt(width),
        height: pt(height),
        borderWidth: 0.5,
        borderColor: rgb(0, 0, 0),
        ...(fillGrey === undefined ? {} : { color: rgb(fillGrey, fillGrey, fillGrey) }),
      });
    },
    modules: (x, y, width, height, code) =>
      drawModules(page, { x: pt(x), y: top - pt(y + height), width: pt(width), height: pt(height) }, code),
  };
}

/** Creates a document with fixed dates, so that a seed gives the same bytes every time. */
export async function createSpecimenDocument(title: string): Promise<SpecimenDocument> {
  const document = await PDFDocument.create();
  const fixed = new Date('2026-01-01T00:00:00Z');
  document.setTitle(title);
  document.setProducer('Lavra specimens');
  document.setCreator('Lavra specimens');
  document.setCreationDate(fixed);
  document.setModificationDate(fixed);
  const fonts = {} as Record<Face, PDFFont>;
  for (const [face, name] of Object.entries(faces)) fonts[face as Face] = await document.embedFont(name);
  return {
    addSheet: ([width, height] = a4) =>
      createSheet(document.addPage([width * pointsPerMm, height * pointsPerMm]), fonts),
    save: () => document.save({ useObjectStreams: false }),
  };
}
