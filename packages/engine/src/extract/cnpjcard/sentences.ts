import type { Field } from '@lavra/contract/model/result';
import type { ServiceData } from '@lavra/contract/services/fields';
import { endOfLocation, kindOfStreet, readLocation } from '../reading/phrases/location.ts';
import { runningTextOf } from '../reading/phrases/phrases.ts';
import type { Sheet } from '../reading/sheet/sheet.ts';

/** Words that lead to the seat of a company in a sentence. */
const seat = new RegExp(
  String.raw`(?<!\p{L})(?:estabelecid[oa]|sediad[oa]|situad[oa]|localizad[oa]|estabelecimento fica|funciona|com (?:sede|endere[çc]o)|sede|domic[íi]lio)(?: (?:e foro|social|fiscal))?,? (?:[àa]|n[ao]|em|no endere[çc]o)? ?(?=${kindOfStreet})`,
  'iu',
);
/** Longest address, in characters. */
const mostOfSeat = 260;

/** The seat of the company where a certificate tells it in a sentence. */
export function seatInSentence({ rows }: Sheet): ServiceData<'cnpjcard'> {
  const running = runningTextOf([{ tokens: rows.flat() }]);
  const found = seat.exec(running.text);
  if (found === null) return {};
  const from = found.index + found[0].length;
  const to = from + endOfLocation(running.text.slice(from, from + mostOfSeat));
  const parts: Partial<Record<string, Field>> = readLocation(running, { from, to });
  return parts as ServiceData<'cnpjcard'>;
}
