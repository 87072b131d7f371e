import type { Face, FaceMatcher } from './face-matcher.ts';

/** Outcomes of a comparison; the last three are reasons why none was made. */
export const faceOutcomes = ['match', 'doubtful', 'different', 'no_face', 'many_faces', 'blurred'] as const;
export type FaceOutcome = (typeof faceOutcomes)[number];

/** Distances of docs/decisions/0130: below is the same person, above is another; in between a human should look. */
export const bands = { same: 0.5, different: 0.62 };

/** The distance that counts as no similarity at all. */
const furthest = 1.25;

/** A face lower than this share of the tallest is in the background, or is the small second print of a card's portrait. */
const leastShare = 0.6;

/** The main face of a picture. */
export type Portrait =
  | { readonly kind: 'face'; readonly face: Face }
  | { readonly kind: 'no_face' }
  | { readonly kind: 'many_faces' };

const heightOf = ({ box }: Face): number => box[3];

/** The largest face, unless another person's is nearly as large; the same person's printed twice is one. */
export function portraitOf(faces: readonly Face[], distance: FaceMatcher['distance']): Portrait {
  const [largest, ...others] = faces.toSorted((a, b) => heightOf(b) - heightOf(a));
  if (largest === undefined) return { kind: 'no_face' };
  const rivals = others.filter((face) => heightOf(face) >= leastShare * heightOf(largest));
  return rivals.some((face) => distance(largest, face) >= bands.same)
    ? { kind: 'many_faces' }
    : { kind: 'face', face: largest };
}

export interface Comparison {
  readonly outcome: FaceOutcome;
  /** 0 to 1; absent when nothing was compared. */
  readonly similarity?: number;
}

/** Whether two pictures show the same person. */
export function compareFaces(a: Portrait, b: Portrait, distance: FaceMatcher['distance']): Comparison {
  for (const kind of ['no_face', 'many_faces'] as const)
    if (a.kind === kind || b.kind === kind) return { outcome: kind };
  if (a.kind !== 'face' || b.kind !== 'face') return { outcome: 'no_face' };
  if (!a.face.isSharp || !b.face.isSharp) return { outcome: 'blurred' };
  const apart = distance(a.face, b.face);
  const similarity = Math.round(Math.max(0, 1 - apart / furthest) * 1000) / 1000;
  if (apart < bands.same) return { outcome: 'match', similarity };
  return { outcome: apart <= bands.different ? 'doubtful' : 'different', similarity };
}
