import { edgesOf, type Token } from '../sheet/sheet.ts';
import { unitParted } from './unit-behind.ts';

/** Units in which supplies are measured. */
const measure = /^(?:[KM]?WH?|KVARH?|M[³3])$/i;
/** Words before the number of a step, which the price is told of and which is no quantity ("até 10 m³", "de 11 a 20 m³"). */
const ofStep = /^(?:ATE|DE|A|ACIMA|ENTRE|E|MINIM[AO]|MAXIM[AO])$/;

interface Parted {
  readonly description: readonly Token[];
  readonly quantity: Token;
  readonly unit: Token;
}

/** The words without the brackets around the last ones ("(151 kWh)"); those of a unit alone, which is no quantity, stay. */
function withoutBrackets(line: readonly Token[]): readonly Token[] {
  const [number, unit] = line.slice(-2);
  if (number === undefined || unit === undefined || !/^\(\d/.test(number.text) || !unit.text.endsWith(')'))
    return line;
  return [
    ...line.slice(0, -2),
    { ...number, text: number.text.slice(1) },
    { ...unit, text: unit.text.slice(0, -1) },
  ];
}

/** The parts of a line that ends with how much there was of what it is for ("Energia consumida 151 kWh"). */
export function quantityBehind(printed: readonly Token[]): Parted | undefined {
  const line = withoutBrackets(printed);
  for (const length of [1, 2]) {
    const description = line.slice(0, -length);
    const parted = unitParted(line.slice(-length));
    const last = description.at(-1);
    if (parted === undefined || last === undefined) continue;
    const [quantity, unit] = parted;
    const isOwn = /\p{L}/u.test(last.text) && !ofStep.test(last.folded);
    if (isOwn && measure.test(unit.text)) return { description, quantity, unit };
  }
  return undefined;
}

/** How far below a line its second one begins at most, and how far apart their left edges are, in glyphs. */
const [mostUnder, sameLeft] = [1.6, 1] as const;

/** A line over another that says only how much there was, by itself or with its price ("Consumo TE" over "151 kWh", or over "151 kWh × R$ 0,41"). */
export function quantityUnder(
  line: readonly Token[],
  rows: readonly (readonly Token[])[],
  glyph: number,
): Parted | undefined {
  const { left, right, bottom } = edgesOf(line);
  for (const row of rows) {
    const at = row.findIndex((token) => token.left > left - sameLeft * glyph);
    const [first, second, next] = row.slice(at);
    if (at < 0 || first === undefined || second === undefined || first.left > left + sameLeft * glyph)
      continue;
    const under = first.top - bottom;
    if (under < -0.3 * glyph || under > mostUnder * glyph) continue;
    const parted = unitParted([first, second]);
    if (parted === undefined || !measure.test(parted[1].text)) return undefined;
    const isAlone =
      next === undefined ||
      /^(?:[x×*]|[aà]|R\$)$/i.test(next.text) ||
      next.left > Math.max(right, second.right + 3 * glyph);
    return isAlone ? { description: line, quantity: parted[0], unit: parted[1] } : undefined;
  }
  return undefined;
}
