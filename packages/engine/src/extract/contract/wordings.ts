/** Labels that begin and end with one of some words each, in every combination; an end without words leaves the beginning alone. */
export const combined = (heads: readonly string[], ends: readonly string[]): string[] =>
  heads.flatMap((head) => ends.map((end) => (end === '' ? head : `${head} ${end}`)));
