interface Stripped {
  readonly stripped: string;
  /** The place in the text of a place in what is left of it. */
  readonly placeOf: (at: number) => number;
}

/** Takes away the spaces outside quotes: they mean nothing. */
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
