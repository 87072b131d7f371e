import type { Face, FaceMatcher } from './face-matcher.ts';

/** How a comparison can end; the last three say why there was none. */
export const faceOutcomes = ['match', 'doubtful', 'different', 'no_face', 'many_faces', 'blurred'] as const;
export type FaceOutcome = (typeof faceOutcomes)[number];

/** Distances of docs/decisions/0130: nearer is the same person, further is another; between them a person should look. */
export const bands = { same: 0.5, different: 0.62 };

/** Distance at which nothing is alike any more. */
const furthest = 1.25;

/** A face less high than this share of the highest is somebody in the background, or the small second print of a card's portrait. */
const leastShare = 0.6;

/** The face that a picture is of. */
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
  /** 0 to 1; absent where nothing was compared. */
  readonly similarity?: number;
}

/** Whether two pictures are of one person. */
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
