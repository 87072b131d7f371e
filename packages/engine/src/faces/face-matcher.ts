import type { Box } from '@lavra/contract/model/result';

/** A picture in colour, three bytes a pixel. */
export interface ColourPicture {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

export interface Face {
  /** On the picture, as fractions of it. */
  readonly box: Box;
  /** 0 to 1: how surely it is a face. */
  readonly score: number;
  /** Eyes and mouth can be told: without them a likeness says nothing. */
  readonly isSharp: boolean;
  /** What makes the face different from others; compared by `distance`. */
  readonly descriptor: Float32Array;
}

/** Finds faces and tells how unlike two of them are; the same pixels give the same answer. */
export interface FaceMatcher {
  /** 0 to 1: how surely a large face stands upright on the picture; an eighth of the work of `find`, which takes faces on their side too. */
  glance(picture: ColourPicture): Promise<number>;
  find(picture: ColourPicture): Promise<readonly Face[]>;
  /** 0 for the same picture; people are told apart above `bands.different`. */
  distance(a: Face, b: Face): number;
}
