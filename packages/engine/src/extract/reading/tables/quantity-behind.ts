import type { Token } from '../sheet/sheet.ts';
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

/** The parts of a line that ends with how much there was of what it is for ("Energia consumida 151 kWh"). */
export function quantityBehind(line: readonly Token[]): Parted | undefined {
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
