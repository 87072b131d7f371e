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

/** Four white pixels as `inFours` tells them. */
export const fourWhite = 0xff_ff_ff_ff;

/** Pixels four in a number, to pass over paper quickly; none where they do not begin where such numbers do. */
export function inFours({ buffer, byteOffset, length }: Uint8Array): Uint32Array {
  return byteOffset % 4 === 0 ? new Uint32Array(buffer, byteOffset, length >> 2) : new Uint32Array();
}
