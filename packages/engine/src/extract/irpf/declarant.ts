import type { ServiceData } from '@lavra/contract/services/fields';
import { endOfLocation, readLocation } from '../reading/phrases/location.ts';
import type { RunningText } from '../reading/phrases/phrases.ts';
import { deedFieldIn } from '../reading/phrases/stretch.ts';

const name =
  /declara[cç][aã]o (?:de ajuste anual )?(?:d[aeo]|d[ao]\(?[ao]?\)? contribuinte|do\(a\) contribuinte|em nome de),? (\p{Lu}[\p{L}' .-]{4,70}?),? (?:inscrit[oa]\S* [^,;]{0,30}?)?CPF/iu;
const seat =
  /(?:domiciliad[oa]|residente)(?:\([ao]\))?(?: e domiciliad[oa](?:\([ao]\))?)?,? (?:em|[àa]|n[ao]|no endere[cç]o) (?=\p{Lu})/u;
const phone = /(?:telefone|fone|tel\.?):? (\(?\d{2}\)? ?\d{4,5}-?\d{4})(?!\d)/iu;
const mostOfSeat = 260;

/** The declarant of a receipt that is a sentence ("Recebemos a declaração de …, CPF …, domiciliado(a) em …"). */
export function declarantIn(running: RunningText): ServiceData<'irpf'> {
  const { text } = running;
  const at = seat.exec(text);
  if (at === null) return {};
  const from = at.index + at[0].length;
  const rest = text.slice(from, from + mostOfSeat);
  const whole = { from: 0, to: text.length };
  const to = from + endOfLocation(rest);
  const [Name, PhoneNumber] = [
    deedFieldIn(running, whole, name.exec(text)?.[1], 'name'),
    deedFieldIn(running, { from, to: from + mostOfSeat }, phone.exec(rest)?.[1], 'phone'),
  ];
  return {
    ...(Name ? { Name } : {}),
    ...(PhoneNumber ? { PhoneNumber } : {}),
    ...readLocation(running, { from, to }),
  };
}
