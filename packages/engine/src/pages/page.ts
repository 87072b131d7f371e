import type { Box, PageReading } from '@lavra/contract/model/result';
import type { Display } from './display.ts';
import type { Rule } from './rule.ts';
import type { Turn } from './raster.ts';

/** One word on the upright page. */
export interface Word {
  readonly text: string;
  /** 0 to 100 from the recogniser; 100 for a text layer, whose characters are exact. */
  readonly conf: number;
  readonly box: Box;
  /** The word's box on the levelled page, where rows and columns run straight; absent when the page was level. */
  readonly level?: Box;
  /** True for text that runs up, down or upside down beside the page's own. */
  readonly isTurned?: true;
  /** Not words themselves. */
  readonly blanks?: Blanks;
}

/** Blanks to be filled in that are printed beside a word, as underscores. */
export interface Blanks {
  readonly before?: string;
  readonly behind?: string;
}

/** Words of one visual line, left to right. */
export interface Line {
  readonly text: string;
  readonly words: readonly Word[];
  readonly box: Box;
}

/** Lines that belong together: a paragraph, a cell, a part of a column. */
export interface Block {
  readonly lines: readonly Line[];
  readonly box: Box;
}

/** A decoded barcode or QR code. `bytes` is base64 when the content is not text. */
export interface Code {
  readonly format: string;
  readonly text: string;
  readonly bytes?: string;
  readonly box: Box;
  /** Clockwise degrees that would turn the code upright, as it lies on the displayed page. */
  readonly turn?: Turn;
}

/** One upright page with everything that was read on it, in reading order: column by column when it has columns. */
export interface Page {
  readonly number: number;
  readonly width: number;
  readonly height: number;
  readonly source: PageReading['source'];
  readonly orientation: PageReading['orientation'];
  readonly quality: string;
  readonly words: readonly Word[];
  readonly lines: readonly Line[];
  /** The same lines in blocks. */
  readonly blocks?: readonly Block[];
  /** Words that run up, down or upside down beside the page's own text; not part of its words. */
  readonly turned?: readonly Word[];
  readonly codes: readonly Code[];
  /** Rules on the levelled page, as fractions of it. */
  readonly rules?: readonly Rule[];
  /** Digits of a meter, when the service asks for them and they were found. */
  readonly display?: Display;
}
