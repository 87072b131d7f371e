/** Capitals without accents, only letters, digits and percent signs: the form in which labels are compared. */
export function fold(text: string): string {
  return withoutAccents(text)
    .toUpperCase()
    .replace(/[^A-Z0-9%]/g, '');
}

/** The folded labels of a list in which strokes part them. */
export const spelt = (labels: string): string[] => labels.split('|').map(fold);

/** The text without accents and with ordinal signs as letters ("Nº" is "No"). */
export function withoutAccents(text: string): string {
  return text.replace(/[ºª°]/g, 'o').normalize('NFD').replace(/\p{M}/gu, '');
}

/** Words in capitals without accents, with single spaces: the form in which anchors of several words are compared. */
export function foldWords(text: string): string {
  return withoutAccents(text)
    .toUpperCase()
    .replace(/[^A-Z0-9%]+/g, ' ')
    .trim();
}

/** Edit distance between two texts, or `limit + 1` as soon as it must exceed the limit. */
export function distance(a: string, b: string, limit: number): number {
  if (a === b) return 0;
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    let best = row;
    for (let column = 1; column <= b.length; column++) {
      const substitute = (previous[column - 1] ?? 0) + (a[row - 1] === b[column - 1] ? 0 : 1);
      const cost = Math.min(substitute, (previous[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1);
      current.push(cost);
      best = Math.min(best, cost);
    }
    if (best > limit) return limit + 1;
    previous = current;
  }
  return previous[b.length] ?? limit + 1;
}

/** 0 to 1: how well a folded reading fits a folded label; 0 when it is too far off to be that label. */
export function labelFit(reading: string, label: string): number {
  // Short labels (UF, CEP, CST) have look-alikes one letter away, so they must be exact.
  const limit = label.length < 6 ? 0 : Math.floor(label.length * 0.2);
  const errors = distance(reading, label, limit);
  return errors > limit ? 0 : 1 - errors / label.length;
}

/** The amount without a remnant of its box's rule, which is read as punctuation after the decimals. */
export function withoutRemnant(text: string): string {
  return text.replace(/(?<=,\d{2,4})[.,;:'"|”]+$/, '');
}
