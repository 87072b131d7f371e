const isAscii = /^[\0-\x7f]*$/;

const foldedAnew = (text: string): string =>
  withoutAccents(text)
    .toUpperCase()
    .replace(/[^A-Z0-9%]/g, '');

/** The letters of Western scripts, folded one by one; the next block of Unicode has the marks that join the letter before them. */
const foldedLetters = Array.from({ length: 0x300 }, (_, code) => foldedAnew(String.fromCharCode(code)));

/** Capitals without accents, only letters, digits and percent signs: the form in which labels are compared. */
export function fold(text: string): string {
  let folded = '';
  for (let at = 0; at < text.length; at += 1) {
    const letter = foldedLetters[text.charCodeAt(at)];
    if (letter === undefined) return foldedAnew(text);
    folded += letter;
  }
  return folded;
}

/** The folded labels of a list in which strokes part them. */
export const spelt = (labels: string): string[] => labels.split('|').map(fold);

/** The text without accents and with ordinal signs as letters ("Nº" is "No"). */
export function withoutAccents(text: string): string {
  if (isAscii.test(text)) return text;
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
  if (limit === 0) return 1;
  let previous = new Uint16Array(b.length + 1).map((_, index) => index);
  let current = new Uint16Array(b.length + 1);
  for (let row = 1; row <= a.length; row++) {
    // Outside this band the texts differ by more than the limit.
    const from = Math.max(1, row - limit);
    const to = Math.min(b.length, row + limit);
    let beside = from === 1 ? row : limit + 1;
    current[from - 1] = beside;
    let best = beside;
    for (let column = from; column <= to; column++) {
      let cost = (previous[column - 1] ?? 0) + (a[row - 1] === b[column - 1] ? 0 : 1);
      if (beside + 1 < cost) cost = beside + 1;
      const above = column < row + limit ? (previous[column] ?? 0) + 1 : limit + 1;
      if (above < cost) cost = above;
      current[column] = cost;
      beside = cost;
      if (cost < best) best = cost;
    }
    if (best > limit) return limit + 1;
    const spare = previous;
    previous = current;
    current = spare;
  }
  return Math.min(previous[b.length] ?? limit + 1, limit + 1);
}

/** Words of companies' names that look like misread labels: trade on the net, and "Correio eletrônico". */
const ofNames = new Set(['COMERCIOELETRONICO']);

/** 0 to 1: how well a folded reading fits a folded label; 0 when it is too far off to be that label. */
export function labelFit(reading: string, label: string): number {
  if (ofNames.has(reading) && reading !== label) return 0;
  // Short labels (UF, CEP, CST) have look-alikes one letter away, so they must be exact.
  const limit = label.length < 6 ? 0 : Math.floor(label.length * 0.2);
  const errors = distance(reading, label, limit);
  return errors > limit ? 0 : 1 - errors / label.length;
}

/** The amount without a remnant of its box's rule, which is read as punctuation after the decimals. */
export function withoutRemnant(text: string): string {
  return text.replace(/(?<=,\d{2,4})[.,;:'"|”]+$/, '');
}
