/** Share of words in small letters: messages, letters and deeds have 0.39 and more, forms with long notes 0.33 at most. */
const leastSmall = 0.36;

/** Whether words are running text, with many lower-case words: those of a form are capitals, names and digits. */
export function isRunningText(words: readonly { readonly text: string }[]): boolean {
  const small = words.filter(({ text }) => /^\p{Ll}[\p{Ll}-]*[.,;:]?$/u.test(text));
  return small.length > 0 && small.length >= leastSmall * words.length;
}
