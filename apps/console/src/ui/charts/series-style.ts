import { type Service, services } from '@lavra/contract/services/all';

/** Number of colours in the palette, `--lv-chart-0` to `--lv-chart-9`. */
const colours = 10;

/** The services that most companies use each have a colour of their own. */
const common = [
  'rg',
  'cnh',
  'nfe',
  'cte',
  'nfse',
  'proofofaddress',
  'energymeter',
  'ocr',
  'facematch',
  'irpf',
] as const satisfies readonly Service[];

const places = new Map<string, number>(
  [...new Set<string>([...common, ...Object.keys(services)])].map((name, place) => [name, place]),
);

/** A number derived from a name, the same on every visit. */
function hashOf(name: string): number {
  let hash = 0;
  for (const character of name) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) % 9973;
  return hash;
}

/** All services together. */
export const totalKey = 'total';
/** All others, combined. */
export const othersKey = 'others';

/**
 * Colours of series that are drawn together, chosen by name, so that a series looks the same on every visit and beside
 * any others; if its colour is taken, it gets the next free one.
 */
export function coloursOf(names: readonly string[]): Map<string, string> {
  const taken = new Set<number>();
  const chosen = new Map<string, string>();
  for (const name of names) {
    if (name === othersKey) {
      chosen.set(name, 'var(--lv-line-strong)');
      continue;
    }
    if (name === totalKey) {
      chosen.set(name, 'var(--lv-secondary)');
      continue;
    }
    let colour = (places.get(name) ?? hashOf(name)) % colours;
    while (taken.has(colour) && taken.size < colours) colour = (colour + 1) % colours;
    taken.add(colour);
    chosen.set(name, `var(--lv-chart-${colour})`);
  }
  return chosen;
}
