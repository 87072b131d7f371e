/** Grey picture, one byte a pixel, rows without padding. */
export interface Raster {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

/** Clockwise quarter turns in degrees. */
export type Turn = 0 | 90 | 180 | 270;
