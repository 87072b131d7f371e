const kin: Readonly<Record<string, string>> = {
  a: 'aáâãàä',
  c: 'cç',
  e: 'eéêèë',
  i: 'iíîï',
  n: 'nñ',
  o: 'oóôõö',
  u: 'uúûü',
};

/** Words as a pattern that matches them in either case, with or without accents; of other signs only "|" and groups have a meaning. */
export function anyPrint(words: string): string {
  return words.replaceAll(/\p{L}/gu, (letter) => {
    const base = letter.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
    const family = kin[base] ?? base;
    return `[${family}${family.toUpperCase()}]`;
  });
}

/** A name as a pattern that matches it in either case; a picture may lose its accents. */
export const likeName = (name: string): string =>
  anyPrint(name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));

/** A character of one sentence: a full stop ends it where a space follows, except behind the sign of a number ("nº. 5"). */
export const said = String.raw`(?:[^.;]|\.(?! )|(?<=n[º°o])\.)`;

/** The number before the title of a clause ("II – ", "3. ", "CLÁUSULA 2ª – "), whose title a full stop may end ("II – Sede. Rua …"); of a Roman one a picture may lose the dash. */
export const clauseNumber = String.raw`(?<![\p{L}\d,./-])(?:[IVXL]{1,6} |(?:[IVXL]{1,6}|\d{1,2}(?: ?[ªº°])?)(?: ?[-–—.)·•:])+ ?)(?:D[AaOo] )?`;
