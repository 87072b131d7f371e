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

/** Costs of two rows of a comparison, made anew only for longer texts than before: a page has tens of thousands of comparisons. */
let costs: readonly [Uint16Array, Uint16Array] = [new Uint16Array(64), new Uint16Array(64)];

/** Edit distance between two texts, or `limit + 1` as soon as it must exceed the limit. */
export function distance(a: string, b: string, limit: number): number {
  if (a === b) return 0;
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  if (limit === 0) return 1;
  // What both begin and end with costs nothing.
  let [start, endOfA, endOfB] = [0, a.length, b.length];
  while (start < endOfA && start < endOfB && a[start] === b[start]) start += 1;
  while (endOfA > start && endOfB > start && a[endOfA - 1] === b[endOfB - 1]) {
    endOfA -= 1;
    endOfB -= 1;
  }
  const [rows, columns] = [endOfA - start, endOfB - start];
  if (rows === 0 || columns === 0) return rows + columns;
  if (columns >= costs[0].length) costs = [new Uint16Array(2 * columns), new Uint16Array(2 * columns)];
  let [previous, current] = costs;
  for (let column = 0; column <= columns; column += 1) previous[column] = column;
  for (let row = 1; row <= rows; row++) {
    // Outside this band the texts differ by more than the limit.
    const from = Math.max(1, row - limit);
    const to = Math.min(columns, row + limit);
    const own = a[start + row - 1];
    let beside = from === 1 ? row : limit + 1;
    current[from - 1] = beside;
    let best = beside;
    for (let column = from; column <= to; column++) {
      let cost = (previous[column - 1] ?? 0) + (own === b[start + column - 1] ? 0 : 1);
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
  return Math.min(previous[columns] ?? limit + 1, limit + 1);
}

/** How many letters of a folded label may be misread. Short labels (UF, CEP, CST) have look-alikes one letter away, so they must be exact. */
export const mostErrors = (label: string): number => (label.length < 6 ? 0 : Math.floor(label.length * 0.2));

/** Words of companies' names that look like misread labels: trade on the net, and "Correio eletrônico". */
const ofNames = new Set(['COMERCIOELETRONICO']);

/** 0 to 1: how well a folded reading fits a folded label; 0 when it is too far off to be that label. */
export function labelFit(reading: string, label: string): number {
  if (ofNames.has(reading) && reading !== label) return 0;
  const limit = mostErrors(label);
  const errors = distance(reading, label, limit);
  return errors > limit ? 0 : 1 - errors / label.length;
}

/** The amount without a remnant of its box's rule, which is read as punctuation after the decimals. */
export function withoutRemnant(text: string): string {
  return text.replace(/(?<=,\d{2,4})[.,;:'"|”]+$/, '');
}
