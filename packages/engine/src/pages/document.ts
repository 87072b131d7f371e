import type { Word } from './page.ts';
import type { Rule } from './rule.ts';
import type { Raster, Turn } from './raster.ts';

/** The words of a PDF page's text layer, on the page turned by `turn`. */
export interface TextLayer {
  readonly words: readonly PlacedWord[];
  /** Clockwise degrees that make the page's text upright; 0 for nearly every page. */
  readonly turn: Turn;
}

/** A word with the height of its line, which punctuation alone does not show. */
export interface PlacedWord extends Omit<Word, 'isTurned'> {
  /** Top and bottom of the line of text as fractions of the page height. */
  readonly band: readonly [top: number, bottom: number];
  /** True for text that runs up, down or upside down on an upright page. */
  readonly isTurned: boolean;
  /** Block and line that the recogniser put it in; absent on a text layer. */
  readonly place?: { readonly block: number; readonly line: number };
}

/** A page as displayed: EXIF orientation and PDF `/Rotate` are already applied. */
export interface SourcePage {
  readonly number: number;
  /** Pixels of a picture, points of a PDF. */
  readonly width: number;
  readonly height: number;
  /** Present when the text layer can be trusted in full or in part. */
  readonly textLayer: TextLayer | undefined;
  /** True when the text layer is missing or holds less than the page shows. */
  readonly needsOcr: boolean;
  /** Rules drawn on the page, beside a text layer; none where it is read from its picture. */
  readonly rules?: readonly Rule[];
  /** Grey pixels for reading: 300 dpi for PDF, as stored for pictures, never above 12 megapixels. */
  raster(): Promise<Raster>;
  /** WebP in colour, `widthPx` wide after the turn. */
  render(widthPx: number, turn: Turn): Promise<Uint8Array>;
}

export interface SourceDocument {
  readonly pageCount: number;
  /** 1-based. */
  page(number: number): Promise<SourcePage>;
  close(): void;
}
