import type { Field } from '@lavra/contract/model/result';
import type { ServiceData } from '@lavra/contract/services/fields';
import { endOfLocation, kindOfStreet, readLocation, type Location } from '../reading/phrases/location.ts';
import type { RunningText } from '../reading/phrases/phrases.ts';

type Data = ServiceData<'proofofaddress'>;

/** What a bill is for, and the street where that is ("Esta conta é do imóvel na Rua Chile, 12, …"). */
const told = new RegExp(
  String.raw`(?<!\p{L})(?:(?:[Ii]m[óo]ve|[Ee]ndere[çc]o|[Ii]nstala[çc]|[Ll]iga[çc]|[Uu]nidade|[Rr]esid[êe]ncia|[Cc]asa|[Aa]partamento|[Pp]onto de (?:entrega|consumo))\p{L}*(?: (?:consumidora|situad[oa]|localizad[oa]|que fica|fica|é|atendid[oa]))* (?:n[ao]|[àa]|em|d[ao])|[Vv]oc[êe] mora (?:n[ao]|em)) (?=${kindOfStreet} \p{Lu})`,
  'gu',
);
/** Most of such an address, in characters. */
const mostOfAddress = 220;

/** An address that a sentence of a bill tells whole: with its house number, town and state. */
export function readToldAddress(running: RunningText): Data {
  for (const { index, 0: lead } of running.text.matchAll(told)) {
    const from = index + lead.length;
    const to = from + endOfLocation(running.text.slice(from, from + mostOfAddress));
    const found: Partial<Record<Location, Field>> = readLocation(running, { from, to });
    if (found.Number !== undefined && found.City !== undefined && found.State !== undefined) return found;
  }
  return {};
}
