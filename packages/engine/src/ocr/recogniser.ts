import type { Raster } from '../pages/raster.ts';

/** How the recogniser looks for text: in blocks and columns, or as one line. */
export type Layout = 'page' | 'line';

export type Care = 'careful' | 'quick';

/** A word in pixels of the picture that was read. Words come in reading order. */
export interface ReadWord {
  readonly text: string;
  /** 0 to 100. Says nothing without words: Tesseract answers 95 for an empty page. */
  readonly conf: number;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  /** Top and bottom of the line the word stands on. */
  readonly lineTop: number;
  readonly lineBottom: number;
  /** Counts the blocks and the lines of the picture; a line belongs to one block. */
  readonly block: number;
  readonly line: number;
}

/** Reads words from grey pixels, dark on light. The same pixels give the same words. */
export interface Recogniser {
  /**
   * The words of a page, with the quickest language data at hand; `dpi` is what the recogniser is told about its scale.
   * Rejects when the picture takes longer than the recogniser's own time limit.
   */
  read(picture: Raster, layout: Layout, dpi?: number): Promise<ReadWord[]>;
  /** The words of each picture, every one a single line; with the most careful language data unless it is to be quick. */
  readLines(pictures: readonly Raster[], care?: Care): Promise<ReadWord[][]>;
  close(): Promise<void>;
}

/** Page segmentation modes of Tesseract; its default of 6 takes a page for one block and loses a fifth of it. */
export const segmentationMode: Readonly<Record<Layout, string>> = {
  page: '3',
  line: '7',
};

/** Print covers a smaller share of a line on its paper. */
const leastDark = 0.25;
const darkBelow = 128;

/**
 * What `tessedit_do_invert` is to be: whether pictures that read badly are read light on dark as well. A line on light paper is none:
 * all that is gained by a second reading is other noise.
 */
export function readsInverted({ data }: Raster, layout: Layout): '0' | '1' {
  if (layout === 'page') return '1';
  let dark = 0;
  for (const value of data) if (value < darkBelow) dark += 1;
  return dark >= leastDark * data.length ? '1' : '0';
}

/** Told where the scale is unknown: left alone Tesseract believes whatever resolution a file names. */
export const assumedDpi = 300;
