interface Stripped {
  readonly stripped: string;
  /** Maps a position in the stripped text to its position in the original text. */
  readonly placeOf: (at: number) => number;
}

/** Removes spaces outside quotes, which have no meaning. */
export function strip(text: string): Stripped {
  const places: number[] = [];
  let stripped = '';
  let isQuoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const char = text.charAt(at);
    if (!isQuoted && /\s/.test(char)) continue;
    const isEscaped = isQuoted && char === '\\' && at + 1 < text.length;
    if (char === '"') isQuoted = !isQuoted;
    stripped += char;
    places.push(at);
    if (isEscaped) {
      at += 1;
      stripped += text.charAt(at);
      places.push(at);
    }
  }
  const end = (places.at(-1) ?? -1) + 1;
  return { stripped, placeOf: (at) => places[at] ?? end };
}
