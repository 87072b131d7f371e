/** The text without accents and in lower case, character by character, so that positions match the original. */
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

/** Whether each typed word occurs in one of the texts; accents and case do not matter. */
export function matchesText(texts: readonly string[], typed: string): boolean {
  const text = plainText(texts.join(' '));
  return plainText(typed)
    .split(/\s+/)
    .every((word) => text.includes(word));
}
