/** Without accents and capitals; as long as the text it was, letter for letter. */
export function plainText(text: string): string {
  return [...text.normalize('NFC')]
    .map((letter) =>
      letter
        .normalize('NFD')
        .replaceAll(/\p{Diacritic}/gu, '')
        .toLowerCase(),
    )
    .join('');
}

/** Each word that was typed is in one of the texts; accents and capitals do not matter. */
export function matchesText(texts: readonly string[], typed: string): boolean {
  const text = plainText(texts.join(' '));
  return plainText(typed)
    .split(/\s+/)
    .every((word) => text.includes(word));
}
