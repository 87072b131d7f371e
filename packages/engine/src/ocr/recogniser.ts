import type { Raster } from '../pages/raster.ts';

/** How the recogniser segments a picture: into blocks and columns, as one line, or not at all, as a single letter is too little for a line. */
export type Layout = 'page' | 'line' | 'letter';

export type Care = 'careful' | 'quick';

/** A word in pixels of the picture that was read. Words come in reading order. */
export interface ReadWord {
  readonly text: string;
  /** 0 to 100. Meaningless without text: Tesseract reports 95 for an empty page. */
  readonly conf: number;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  /** Top and bottom of the word's line. */
  readonly lineTop: number;
  readonly lineBottom: number;
  /** Index of the block and of the line in the picture; a line belongs to one block. */
  readonly block: number;
  readonly line: number;
}

/** Reads words from grey pixels, dark on light. The same pixels give the same words. */
export interface Recogniser {
  /**
   * The words of a page, with the quickest language data available; `dpi` is the scale that the recogniser is given.
   * Rejects when the picture takes longer than the recogniser's own time limit.
   */
  read(picture: Raster, layout: Layout, dpi?: number): Promise<ReadWord[]>;
  /** The words of each picture, every one a single line; with the most careful language data unless `care` is `quick`. */
  readLines(pictures: readonly Raster[], care?: Care): Promise<ReadWord[][]>;
  close(): Promise<void>;
}

/** Page segmentation modes of Tesseract; its default of 6 takes a page for one block and loses a fifth of it. */
export const segmentationMode: Readonly<Record<Layout, string>> = {
  page: '3',
  line: '7',
  letter: '13',
};

/**
 * Variables of Tesseract for all readings. Whether a line's characters stand at equal distances is tested the short way: with neural
 * networks alone this decides nothing, and the long way takes a thirtieth of a page's time. Some goes to reading lines as light on dark
 * too that are just doubtful, from 0.6 to 0.7; large light print that is read as dark is at 0.5 to 0.6.
 */
export const lasting: Readonly<Record<string, string>> = {
  textord_fast_pitch_test: '1',
  invert_threshold: '0.6',
};

/** On light paper, print covers a smaller share of a line than this. */
const leastDark = 0.25;
const darkBelow = 128;
/** One pixel of so many is looked at. */
const sampled = 3;

/**
 * The value of `tessedit_do_invert`: whether a picture that reads badly is also read as light on dark. Not for a line on light paper: a
 * second reading only adds other noise.
 */
export function readsInverted({ data }: Raster, layout: Layout): '0' | '1' {
  if (layout === 'page') return '1';
  let dark = 0;
  for (let at = 0; at < data.length; at += sampled) if ((data[at] ?? 255) < darkBelow) dark += 1;
  return dark * sampled >= leastDark * data.length ? '1' : '0';
}

/** Given to Tesseract when the scale is unknown: otherwise it believes whatever resolution a file states. */
export const assumedDpi = 300;
