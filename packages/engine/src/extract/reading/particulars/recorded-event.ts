import { isUf, ufOfName } from '@lavra/brazil/states';
import { dayInDigits, dayWithMonth, hourOfDay } from '../phrases/days.ts';
import type { Stretch } from '../phrases/stretch.ts';
import { put, type RecordField, type Writer } from './recorded-words.ts';

/** What is recorded, by the words that tell it and the fields of its day, hour and place. */
export interface RecordedEvent {
  /** The verb in the sentence, and words that lead to the day. */
  readonly verb: string;
  readonly lead: string;
  /** Words before the day of another event. */
  readonly other?: RegExp;
  readonly day: RecordField;
  readonly dayInWords: RecordField;
  readonly hour: RecordField;
  readonly place: RecordField;
  /** Town and state, where they have fields of their own. */
  readonly town?: readonly [town: RecordField, state: RecordField];
}

const anyDay = new RegExp(`(${dayWithMonth})|(${dayInDigits})`, 'giu');
const hourAfter = new RegExp(
  String.raw`^(?: ?\([^)]{1,90}\)|,? (?:${dayWithMonth}|${dayInDigits}))? ?[,;]? ?(?:mais ou menos,? |aproximadamente,? |por volta d)?(?:[àáa]s|[àa]|pel[ao]s?|ao|cerca das)? ?(${hourOfDay})`,
  'iu',
);
const hourBefore = new RegExp(
  String.raw`(?:[àáa]s|[àa]|pelas|ao) (${hourOfDay}),? (?:do dia|de|do|em)? ?$`,
  'iu',
);

interface Day extends Stretch {
  readonly isInDigits: boolean;
}

/** Whether a year in words goes on elsewhere: in boxes its last word may stand behind those of another. */
const isCutOff = (day: string, rest: string): boolean =>
  /(?:nta|inte|centos|entos|mil) *$/i.test(day) && /^ e(?!\p{L})/iu.test(rest);

/** Words before the day on which the entry was made. */
const ofEntry =
  /(?:lavrad|registrad|feit|assentad|inscrit|expedid|datad)[oa](?:\(a\))?(?: [\p{L} ]{0,24})?,? (?:aos?|em|(?:em|na) data de|no dia|a) ?$/iu;

/** Words behind it. */
const wasEntered =
  /^(?: ?\([^)]{1,30}\))?,? (?:foi|ficou|acha-se|encontra-se) (?:registrad|lavrad|feit|assentad|inscrit)/iu;

/** The day of the event: the first of the account that leads to its verb or follows it. */
function dayOf(text: string, from: number, { verb, lead, other }: RecordedEvent): Day | undefined {
  // The title names the event too.
  const led = new RegExp(String.raw`(?:${verb}|(?<!certid[ãa]o de )(?:${lead}))[^;]{0,160}$`, 'iu');
  const behind = new RegExp(String.raw`^[^;]{0,260}?(?:${verb})`, 'iu');
  let before = from;
  for (const match of text.slice(from).matchAll(anyDay)) {
    const at = from + match.index;
    const to = at + match[0].length;
    const gap = text.slice(Math.max(before, at - 200), at);
    // A day in words is said again in digits.
    const again = /^ ?\( ?[\d/. -]{8,14} ?\)/.exec(text.slice(to, to + 20))?.[0].length ?? 0;
    const [next] = text.slice(to + again).matchAll(anyDay);
    const rest = text.slice(to, to + again + (next?.index ?? 260));
    before = to;
    if (isCutOff(match[0], text.slice(to, to + 4))) continue;
    if (other?.test(gap) === true || ofEntry.test(gap) || wasEntered.test(text.slice(to, to + 40))) continue;
    if (led.test(gap) || behind.test(rest)) return { from: at, to, isInDigits: match[1] === undefined };
  }
  return undefined;
}

const here = String.raw`[nd]?est[ae] (?:mesm[ao] )?(?:cidade|munic[ií]pio|comarca|distrito|sub-?distrito|capital|localidade|vila)(?: e comarca)?`;
const stateNamed = String.raw`(?: ?[-–—/(,] ?([A-Z]{2})\)?(?!\p{L})|,? (?:no |do |n?d?este )?[Ee]stado (?:d[eoa] |\(|(?=[A-Z]{2}(?!\p{L})))([\p{L} ]{2,20}?)\)?)`;
const townNamed = String.raw`(?:${here}(?: d[eo] (\p{Lu}[\p{L}' ]{2,40}?))?${stateNamed}?|(?:em|na cidade d[eo]|no munic[ií]pio d[eo]|em (?:o )?munic[ií]pio d[eo]|munic[ií]pio d[eo]|cidade d[eo]) (\p{Lu}[\p{L}' ]{2,40}?)${stateNamed}?|(\p{Lu}[\p{L}' ]{2,40}?)${stateNamed})`;
const townBehind = new RegExp(
  String.raw`^(.+?)(?:,? (?=[nd]?est[ae] |em |na cidade|n?o? ?munic[ií]pio|cidade d)|, | [-–] )${townNamed}(?:,? d?n?este (?:mesmo )?Estado)?$`,
  'iu',
);
/** A town and no building of one, of which the town is told next ("em Maternidade Sol, na cidade de …"). */
const townBefore = new RegExp(
  String.raw`^[,;]? ?${townNamed} ?,? (?=(?:n[oa]|em)(?:\([oa]\))? )(?!n[oa] (?:mesm[oa] )?(?:cidade|munic[ií]pio|comarca|distrito|capital|vila|Estado)(?!\p{L}))`,
  'iu',
);
const placeEnds =
  /[;”]|,? (?:n?est[ae] (?:cidade|munic[ií]pio),? )?(?:nasceu|faleceu|veio (?:a (?:falecer|[óo]bito)|ao? mundo)|ocorreu|verificou-se|deu-se|foi|(?:o|a|com) parto|uma? (?:crian[çc]a|menin[oa])|de parto|do sexo|tendo|em (?:consequ|virtude|decorr|raz)|v[íi]tima|por (?:causa|motivo)|de causas?|(?:de )?cor |sexo |sendo|conforme|segundo|com \d|e (?:que|foi|recebeu|tem)|que (?:recebeu|tem|teve|tomou)|[oa] (?:senhor|falecid|Sr)|filh[oa]|a crian)(?!\p{Ll}{4})|(?<!\b(?:Dra?|St[ao]|S|Av|Prof[aª]?|N|R|Pe))\. |\.$/iu;

/** The place of an event behind its hour or its day, parted from its town where the town has a field. */
function putPlace(writer: Writer, event: RecordedEvent, from: number): void {
  const { text } = writer.running;
  const lead = new RegExp(
    // An hour in words is said again in figures.
    String.raw`^(?: ?\([\d:.h\p{L} ]{1,20}\))?[,;]?(?: (?:mais ou menos|aproximadamente))?,? ?(?:(?:${event.verb}),? )?`,
    'iu',
  );
  let at = from + (lead.exec(text.slice(from, from + 80))?.[0].length ?? 0);
  let said = text.slice(at, at + 240);
  const townFirst = townBefore.exec(said);
  if (
    townFirst !== null &&
    townFirst.slice(1).every((group) => group === undefined || /^\p{Lu}/u.test(group))
  ) {
    putTown(writer, event, townFirst.slice(1), at, said);
    at += townFirst[0].length;
    said = text.slice(at, at + 240);
  }
  const end = placeEnds.exec(said);
  const preposition =
    /^(?:n[oa]\([oa]\)|n[oa]s?|em|[àa]|ao)(?: (?:(?:local|lugar) denominad[oa]|estabelecimento(?: (?:hospitalar|denominado|de sa[úu]de))?),?)? /iu.exec(
      said,
    );
  if (end === null || preposition === null) return;
  const place = said.slice(preposition[0].length, end.index);
  if (place.length < 4 || place.length > 140 || new RegExp(dayInDigits).test(place)) return;
  putNamedPlace(writer, event, place, at + preposition[0].length);
}

/** The place of an event between its verb and its day ("nascida em Hospital Sol, na cidade de Lages, no dia …"). */
function putPlaceBefore(writer: Writer, event: RecordedEvent, day: Stretch): void {
  const from = Math.max(0, day.from - 260);
  const match = new RegExp(
    String.raw`(?<!\p{L})(?:${event.verb})(?:\([ao]\))?,? (?:n[oa]\([oa]\)|n[oa]s?|em) ((?!dia |data )\p{L}[^;]{3,200}?),? (?:no dia|aos|em|na data de) (?:dias? )?$`,
    'diu',
  ).exec(writer.running.text.slice(from, day.from));
  const span = match?.indices?.[1];
  if (match?.[1] !== undefined && span !== undefined) putNamedPlace(writer, event, match[1], from + span[0]);
}

function putNamedPlace(writer: Writer, event: RecordedEvent, place: string, at: number): void {
  const parted = townBehind.exec(place);
  if (event.town === undefined) {
    // The entry's own town is not named again.
    const whole = place.replace(new RegExp(`,? ${here}$`, 'iu'), '');
    put(writer, event.place, 'text', whole, at);
    return;
  }
  const isParted =
    parted !== null && parted.slice(2).every((group) => group === undefined || /^\p{Lu}/u.test(group));
  put(writer, event.place, 'text', isParted ? parted[1] : place, at);
  if (isParted) putTown(writer, event, parted.slice(2), at, place);
}

const townOfEntry = new RegExp(
  String.raw`(?<!\p{L})${here} d[eo] (\p{Lu}[\p{L}' ]{2,40}?)(?:${stateNamed}(?=[,;.]| n[eoa])|(?=[,;.]))`,
  'diu',
);

/** "This town" is the one that the entry named first. */
function putTownOfEntry({ running, record }: Writer, town: RecordedEvent['town']): void {
  const match = townOfEntry.exec(running.text);
  const [city, ...states] = match?.indices?.slice(1) ?? [];
  if (town === undefined || city === undefined || !/^\p{Lu}/u.test(match?.[1] ?? '')) return;
  const writer = { running, record };
  put(writer, town[0], 'city', match?.[1], city[0]);
  const at = states.findIndex((span) => span !== undefined);
  const [state, span] = [match?.[at + 2], states[at]];
  if (state !== undefined && span !== undefined && (isUf(state) || ufOfName(state) !== undefined))
    put(writer, town[1], 'uf', state, span[0]);
}

/** The town and state of a match of `townNamed`, whose three forms have a group for the town and two for the state each. */
function putTown(
  writer: Writer,
  { town }: RecordedEvent,
  groups: readonly (string | undefined)[],
  at: number,
  said: string,
): void {
  const city = groups[0] ?? groups[3] ?? groups[6];
  if (city === undefined) putTownOfEntry(writer, town);
  const state = [1, 2, 4, 5, 7, 8].map((group) => groups[group]).find((group) => group !== undefined);
  if (town === undefined || city === undefined || !/^\p{Lu}/u.test(city)) return;
  const begins = said.lastIndexOf(city);
  put(writer, town[0], 'city', city, at + begins);
  if (state !== undefined && (isUf(state) || ufOfName(state) !== undefined))
    put(writer, town[1], 'uf', state, at + said.indexOf(state, begins + city.length));
}

/** Where the hour of an event ends that is told without its day. */
function putHourAlone(writer: Writer, { verb, lead, hour }: RecordedEvent, from: number): number | undefined {
  const match = new RegExp(
    String.raw`(?:${verb}|${lead}|ocorrid[oa])[^;.]{0,60}? [àáa]s (${hourOfDay})`,
    'diu',
  ).exec(writer.running.text.slice(from));
  const span = match?.indices?.[1];
  if (span === undefined) return undefined;
  put(writer, hour, 'time', match?.[1], from + span[0]);
  return from + span[1];
}

/** Day, hour and place of the event. */
export function putEvent(writer: Writer, event: RecordedEvent, from: number): void {
  const { text } = writer.running;
  const day = dayOf(text, from, event);
  if (day === undefined) {
    const end = putHourAlone(writer, event, from);
    if (end !== undefined) putPlace(writer, event, end);
    return;
  }
  const printed = text.slice(day.from, day.to);
  if (day.isInDigits) put(writer, event.day, 'date', printed, day.from);
  else put(writer, event.dayInWords, 'words-of-date', printed, day.from);
  const after = hourAfter.exec(text.slice(day.to, day.to + 140));
  const gap = text.slice(Math.max(0, day.from - 80), day.from);
  const before = after === null ? hourBefore.exec(gap) : null;
  let end = day.to;
  if (after?.[1] !== undefined) {
    end = day.to + after[0].length;
    put(writer, event.hour, 'time', after[1], end - after[1].length);
  } else if (before?.[1] !== undefined)
    put(writer, event.hour, 'time', before[1], day.from - gap.length + gap.indexOf(before[1]));
  putPlaceBefore(writer, event, day);
  putPlace(writer, event, end);
}
