/** What stands for all series that are not shown one by one. */
export const othersKey = 'others';

/** Colours of the palette, `--lv-chart-0` to `--lv-chart-9`. */
const colours = 10;

/** A colour of its own for each of up to ten, by name: beside the same others always the same. */
export function stackColours(keys: readonly string[]): ReadonlyMap<string, string> {
  const taken = new Map<string, number>();
  const free = new Set(Array.from({ length: colours }, (_, place) => place));
  // In the order of their names, not of the day's numbers.
  for (const key of keys.filter((one) => one !== othersKey).toSorted()) {
    let place = hashOf(key) % colours;
    while (free.size > 0 && !free.has(place)) place = (place + 1) % colours;
    free.delete(place);
    taken.set(key, place);
  }
  return new Map([...taken].map(([key, place]) => [key, `var(--lv-chart-${place})`]));
}

function hashOf(name: string): number {
  let hash = 0;
  for (const character of name) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) % 9973;
  return hash;
}
