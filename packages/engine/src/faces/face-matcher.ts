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
  /** Confidence that it is a face, 0 to 1. */
  readonly score: number;
  /** Whether eyes and mouth are visible: without them a distance means nothing. */
  readonly isSharp: boolean;
  /** The face's embedding, compared by `distance`. */
  readonly descriptor: Float32Array;
}

/** Finds faces and measures the distance between two; the same pixels give the same answer. */
export interface FaceMatcher {
  /** Confidence, 0 to 1, that a large upright face is there; an eighth of the work of `find`, which also finds faces on their side. */
  glance(picture: ColourPicture): Promise<number>;
  find(picture: ColourPicture): Promise<readonly Face[]>;
  /** 0 for the same picture; different people are above `bands.different`. */
  distance(a: Face, b: Face): number;
}
