import { type Service, services } from '@lavra/contract/services/all';

/** Colours of the palette, `--lv-chart-0` to `--lv-chart-9`. */
const colours = 10;

/** Of lines whose colour comes again; the first is drawn through. */
const dashes = [undefined, '7 4', '2 3'] as const;

/** The services that most companies use have a colour of their own, drawn through. */
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

/** Any whole number from a name, the same on every visit. */
function hashOf(name: string): number {
  let hash = 0;
  for (const character of name) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) % 9973;
  return hash;
}

export interface SeriesStyle {
  readonly colour: string;
  readonly dash: string | undefined;
}

/**
 * How a series is drawn, by its name alone: it looks the same beside whatever others and on every visit. Services
 * are told apart by colour and dash together; other names may meet.
 */
export function styleOf(name: string): SeriesStyle {
  const place = places.get(name) ?? hashOf(name);
  return {
    colour: `var(--lv-chart-${place % colours})`,
    dash: dashes[Math.floor(place / colours) % dashes.length],
  };
}
