/** Grey picture, one byte a pixel, rows without padding. */
export interface Raster {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

/** Clockwise quarter turns in degrees. */
export type Turn = 0 | 90 | 180 | 270;

/** Light on dark as dark on light. */
export const negativeOf = ({ width, height, data }: Raster): Raster => ({
  width,
  height,
  data: data.map((value) => 255 - value),
});
