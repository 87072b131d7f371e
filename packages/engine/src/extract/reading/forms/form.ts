import { partHouse, partStreet, piecesOf, type Street } from '../values/address.ts';
import {
  belowOf,
  besideOf,
  paragraphOf,
  runAt,
  sizeOfType,
  withoutStrangers,
} from '../labels/around-label.ts';
import type { FormField, FormSpec } from './form-spec.ts';
import { findLabels, type Label } from '../labels/labels.ts';
import { inBlocks, pastParty, sectionOf } from './blocks.ts';
import { columnsOf } from '../labels/columns.ts';
import { followingOf } from './following.ts';
import { choiceOf } from './choices.ts';
import { provenOf } from './proven.ts';
import { isTitle, ownLabels, withHalves } from '../labels/own-labels.ts';
import { edgesOf, inkOf, rowsOf, type Sheet, type Token } from '../sheet/sheet.ts';
import { fold } from '../sheet/text.ts';
import { hasCentavos, readValue, readWhole, type Reading } from '../values/values.ts';
import { isTextKind, type ValueKind } from '../values/kinds.ts';

/** A value with what it was found by. */
export interface FormValue<Id extends string> {
  readonly id: Id;
  readonly reading: Reading;
  /** 0 to 1: how well the label fits its spelling. */
  readonly fit: number;
  /** The spelling of the label that it was found by; undefined where none was needed. */
  readonly label?: string;
  /** Any words could be this value: nothing in its form tells. */
  readonly isText: boolean;
}

interface Place {
  readonly label: Label;
  readonly section: string | undefined;
  readonly beside: readonly Token[];
  readonly below: readonly (readonly Token[])[];
  /** All that stands under the label, labels too, as far as rows follow each other closely. */
  readonly paragraph: readonly Token[];
  /** One of a column of labels whose values stand in a column beside them. */
  readonly isInColumn: boolean;
}

interface Offer<Id extends string> {
  readonly field: FormField<Id>;
  readonly place: Place;
  readonly reading: Reading;
  readonly score: number;
}

/** A label and its value may be one word ("CNPJ:00.112…"): parted, so that each is found. */
function parted(token: Token): Token[] {
  const parts = /^(\p{L}[\p{L}.ºª/]*:)(\S+)$/u.exec(token.text);
  const [, head, tail] = parts ?? [];
  if (head === undefined || tail === undefined || tail.startsWith('//')) return [token];
  const cut = token.left + ((token.right - token.left) * head.length) / token.text.length;
  const share = token.box[2] * (head.length / token.text.length);
  const [x, y, width, height] = token.box;
  return [
    { ...token, text: head, folded: fold(head), right: cut, box: [x, y, share, height] },
    { ...token, text: tail, folded: fold(tail), left: cut, box: [x + share, y, width - share, height] },
  ];
}

const longKinds = new Set<ValueKind>(['long-text']);

/** Words read so badly are hardly any; words read so well are there. */
const [unsure, sure] = [60, 85] as const;
const surenessOf = (tokens: readonly Token[]): number =>
  inkOf(tokens) / Math.max(1, inkOf(tokens.map(({ text }) => ({ text, conf: 1 }))));

/** A value without a label of its own is as sure as one whose label was misread in one letter of five. */
const ofProven = 0.8;

type ReadAs = Pick<FormField<string>, 'kind' | 'wraps'>;

/** Between the rows of one name stands less paper than a label between two would need. */
const isMoreOfName = (row: readonly Token[], gap: number, glyph: number): boolean =>
  gap < 0.6 * glyph && surenessOf(row) > sure && row.every(({ text }) => /^\p{Lu}[\p{Lu}'-]+$/u.test(text));

/** Rows of text that belong together: as many as follow each other closely and begin at the same place. */
function textBelow(place: Place, { kind, wraps }: ReadAs, glyph: number): Token[] {
  if (longKinds.has(kind)) return [...place.paragraph];
  // Rows of the boxes on the right may lie between: the value is in the first row that has something under the label.
  const rows = place.below.map((row) => runAt(row, place.label.left, glyph));
  const isUnder = (run: readonly Token[]): boolean =>
    run[0] !== undefined &&
    run[0].left - place.label.left <= 12 * glyph &&
    // No name is of single letters.
    (kind !== 'name' || run.some(({ text }) => /\p{L}{2}/u.test(text)));
  const first = rows.findIndex(isUnder);
  const next = rows.findIndex((run, at) => at > first && isUnder(run));
  // What is read of a portrait or a pattern over the value is unsure, and the value is not.
  const isOver =
    surenessOf(rows[first] ?? []) < unsure &&
    surenessOf(rows[next] ?? []) > sure &&
    edgesOf(rows[next] ?? []).top - place.label.bottom < 2.6 * glyph;
  const index = isOver ? next : first;
  const own = place.below[index];
  if (own === undefined || edgesOf(own).top - place.label.bottom > 2.6 * glyph) return [];
  const run = runAt(own, place.label.left, glyph);
  const found = [...run];
  let last = edgesOf(run);
  let lastSize = sizeOfType(run);
  for (const row of place.below.slice(index + 1)) {
    const next = runAt(row, place.label.left, glyph);
    const edges = next.length > 0 ? edgesOf(next) : undefined;
    // Labels that nobody knows are set smaller than values: a row of another size is none of this value.
    const size = sizeOfType(next) / Math.max(1, lastSize);
    if (
      edges === undefined ||
      edges.top - last.bottom > (size > 0.85 && size < 1.18 ? 1.6 : 0.5) * glyph ||
      Math.abs(edges.left - last.left) > 0.8 * glyph
    )
      break;
    if (
      (kind === 'name' && (wraps !== true || !isMoreOfName(next, edges.top - last.bottom, glyph))) ||
      (kind === 'street' && /^(?:TEL|FONE|E-?MAIL|CNPJ|SITE|WWW|\S+@)/i.test(next[0]?.text ?? ''))
    )
      break;
    found.push(...next);
    last = edges;
    lastSize = sizeOfType(next);
  }
  return found;
}

function besideRun(place: Place, kind: ValueKind, glyph: number): Token[] {
  if (!isTextKind(kind)) return [...place.beside];
  const [first] = place.beside;
  // A colon points to what follows it, however far away the column of values is set.
  const reach = endsWithColon(place.label) || place.isInColumn ? 40 : 10;
  if (first === undefined || first.left - place.label.right > reach * glyph) return [];
  return runAt(place.beside, first.left, glyph);
}

const endsWithColon = ({ tokens }: Label): boolean => /[:.]$/.test(tokens.at(-1)?.text ?? '');

/** What goes on in the row below at the place where it began beside its label, with nothing under the label itself. */
function besideAndBelow(place: Place, kind: ValueKind, glyph: number): Token[] {
  const beside = besideRun(place, kind, glyph);
  const [first] = beside;
  const [next] = place.below
    .filter((row) => !row.some((token) => beside.includes(token)))
    .map((row) => runAt(row, place.label.left, glyph));
  const start = next?.[0];
  if (kind !== 'text' || first === undefined || next === undefined || start === undefined) return beside;
  const isAligned = Math.abs(start.left - first.left) < 0.8 * glyph && start.left > place.label.right;
  const size = sizeOfType(next) / Math.max(1, sizeOfType(beside));
  const isSame = size > 0.85 && size < 1.18 && start.top - edgesOf(beside).bottom < glyph;
  return isAligned && isSame && first.left - place.label.right < 3 * glyph ? [...beside, ...next] : beside;
}

/** Other words stand right under the label, and the value apart behind them: it is of a box whose label was not read. */
function standsBehind({ tokens }: Reading, { label, below }: Place, kind: ValueKind, glyph: number): boolean {
  const [row = []] = below;
  const isUnder = (token: Token): boolean => token.left < label.right && token.right > label.left;
  const [first] = tokens;
  if (isTextKind(kind) || first === undefined || !row.includes(first) || tokens.some(isUnder)) return false;
  return row.some(isUnder) && !runAt(row, label.left, glyph).includes(first);
}

/** Values that stand beside or under a label, best first; words that belong to another field are not offered again. */
function readingsAt(
  place: Place,
  field: ReadAs,
  taken: ReadonlySet<Token>,
  glyph: number,
): (Reading & { near: number })[] {
  const { kind } = field;
  const free = (tokens: readonly Token[]): Token[] => tokens.filter((token) => !taken.has(token));
  const rows = place.below.map(free).filter((row) => row.length > 0);
  const rest: Place = { ...place, beside: free(place.beside), below: rows };
  const run = besideAndBelow(rest, kind, glyph);
  const beside = readValue(run, kind, glyph);
  const goesOn = run.length > besideRun(rest, kind, glyph).length;
  if (goesOn && beside) return [{ ...beside, near: 0.9 }];
  const underText = isTextKind(kind) ? textBelow(rest, field, glyph) : rows.slice(0, 2).flat();
  // What is written in words goes on in the next row.
  const ownRows = rows.slice(0, kind.includes('words') ? 2 : 1);
  const own = isTextKind(kind)
    ? undefined
    : readValue(
        ownRows.flatMap((row) => runAt(row, place.label.left, glyph)),
        kind,
        glyph,
      );
  // What stands right under the label is its value, whatever stands further on in its box.
  const isOwn = own !== undefined && own.shapeFit > 0.8 && own.checks.every(({ ok }) => ok);
  const offered = isOwn ? own : readValue(underText, kind, glyph);
  const below = offered && standsBehind(offered, place, kind, glyph) ? undefined : offered;
  const isInline = endsWithColon(place.label) || place.isInColumn;
  // Of two amounts the one with centavos is it.
  const isBare = kind === 'money' && beside && below && hasCentavos(beside) !== hasCentavos(below);
  if (isBare === true) return [hasCentavos(beside) ? { ...beside, near: 0.9 } : { ...below, near: 0.9 }];
  return [
    ...(beside ? [{ ...beside, near: isInline ? 1 : 0.55 }] : []),
    ...(below ? [{ ...below, near: isInline && rest.beside.length > 0 ? 0.4 : 0.9 }] : []),
  ].toSorted((a, b) => b.near - a.near);
}

/** The first halves of labels in two languages, by their second ones. */
function halvesOf<Id extends string>({ fields }: FormSpec<Id>): Map<string, string> {
  return new Map(
    fields.flatMap(({ labels }) => {
      const spelt = new Set(labels.map(fold));
      return labels.flatMap((label): [string, string][] => {
        const [first, second, ...more] = label.split(' / ').map(fold);
        const isBoth = first !== undefined && second !== undefined && more.length === 0;
        return isBoth && spelt.has(first) && spelt.has(second) ? [[second, first]] : [];
      });
    }),
  );
}

/**
 * Reads a form of which only the labels are known. Every place of every label offers values to the fields that bear it; the offers that
 * fit best together for the whole page are kept: a field has one value, a place one value of a kind, a word belongs to one field.
 */
export function readForm<Id extends string>(page: Sheet, spec: FormSpec<Id>): FormValue<Id>[] {
  const tokens = page.tokens.flatMap(parted);
  const sheet: Sheet = { ...page, tokens, rows: rowsOf(tokens, page.glyph) };
  const { glyph } = sheet;
  const spellings = new Map<string, FormField<Id>[]>();
  for (const field of spec.fields)
    for (const label of field.labels)
      spellings.set(fold(label), [...(spellings.get(fold(label)) ?? []), field]);
  const sections = new Map<string, string>();
  for (const [id, titles] of Object.entries(spec.sections ?? {}))
    for (const title of titles) sections.set(fold(title), id);
  const wanted = [...new Set([...spellings.keys(), ...sections.keys()])].filter(
    (spelling) => spelling !== '',
  );
  const printed = findLabels<string>(
    sheet,
    wanted.map((spelling) => ({ id: spelling, spellings: [spelling] })),
  );
  const found = withHalves(ownLabels(printed, sheet), halvesOf(spec), sheet);
  // The title of a block may be the label of its first value ("REMETENTE").
  const titles = found.flatMap((label) => {
    const id = sections.get(label.id);
    return id === undefined || !isTitle(label, sheet) ? [] : [{ ...label, id }];
  });
  const labels = found.filter(({ id }) => spellings.has(id));
  const ofLabels = new Set(found.flatMap((label) => label.tokens));
  const values = sheet.tokens.filter((token) => !ofLabels.has(token));
  const all = labels.map((label) => ({
    label,
    section: sectionOf(label, titles, glyph),
    beside: besideOf(label, values, found, glyph),
    below: belowOf(label, values, found, glyph),
    paragraph: paragraphOf(label, sheet, found),
  }));
  const around = withoutStrangers(all, glyph);
  const inColumns = columnsOf(around, glyph);
  const known = new Set(titles.map(({ id }) => id));
  const places = inBlocks(around, spec, { known, glyph }).map((place, index): Place => ({
    ...place,
    isInColumn: inColumns.has(around[index] ?? place),
  }));
  for (const { section } of places) if (section !== undefined) known.add(section);
  const taken = new Set<Token>();
  const done = new Set<Id>();
  const result: FormValue<Id>[] = [];
  for (const { id, labels: spelt, oneOf } of spec.fields) {
    const reading = oneOf && choiceOf(spelt, oneOf, labels, sheet);
    if (reading === undefined) continue;
    done.add(id);
    for (const token of reading.tokens) taken.add(token);
    result.push({ id, reading, fit: 1, isText: false });
  }

  const owned = new Set(
    spec.fields.flatMap(({ kind, section, labels: spelt }) =>
      section === undefined ? [] : spelt.map((label) => `${fold(label)} ${section} ${kind}`),
    ),
  );
  const companies = values.filter(({ text }) => readWhole(text, 'cnpj', [])?.checks.every(({ ok }) => ok));
  const isPast = pastParty(titles, companies, glyph);
  const offersAt = (place: Place, index: number): Offer<Id>[] =>
    (spellings.get(place.label.id) ?? []).flatMap((field, order): Offer<Id>[] => {
      if (done.has(field.id) || field.oneOf !== undefined) return [];
      // Where other titles were read, a block without its title is not there.
      if (field.section !== undefined && known.size > 0 && place.section !== field.section) return [];
      // What a block has a field of its own for is that block's.
      const isOthers =
        field.section === undefined && owned.has(`${place.label.id} ${place.section} ${field.kind}`);
      if (isOthers) return [];
      if (field.section !== undefined && isPast(place, field.kind)) return [];
      return readingsAt(place, field, taken, glyph).map((reading) => ({
        field,
        place,
        reading,
        score: scoreOf(field, place, reading) - 0.002 * index - 0.02 * order,
      }));
    });

  // Typed values first: what they do not take is left to text.
  for (const wants of [(kind: ValueKind) => !isTextKind(kind), isTextKind]) {
    for (;;) {
      const offers = places.flatMap(offersAt).filter(({ field }) => wants(field.kind));
      const [best] = offers.toSorted((a, b) => b.score - a.score);
      if (best === undefined) break;
      done.add(best.field.id);
      // The state behind a town or a plate is read from the word of that.
      const { kind } = best.field;
      const isShared =
        (kind === 'uf' && best.reading.printed.length > 2) ||
        (kind === 'plate' && best.reading.printed.includes('/'));
      for (const token of isShared ? [] : best.reading.tokens) taken.add(token);
      result.push({
        id: best.field.id,
        reading: best.reading,
        fit: best.place.label.fit,
        label: best.place.label.id,
        isText: isTextKind(best.field.kind),
      });
    }
    const proven = spec.fields.filter(({ id }) => !done.has(id));
    for (const { id, reading } of provenOf(proven, { places, titles, sheet, taken, isPast })) {
      done.add(id);
      for (const token of reading.tokens) taken.add(token);
      result.push({ id, reading, fit: ofProven, isText: false });
    }
  }
  const free = (token: Token): boolean => !taken.has(token) && !ofLabels.has(token);
  for (const field of spec.fields) {
    const before = done.has(field.id) ? undefined : result.find(({ id }) => id === field.follows);
    const reading = before && followingOf(before.reading, field.kind, sheet.tokens.filter(free), glyph);
    if (before === undefined || reading === undefined) continue;
    done.add(field.id);
    for (const token of reading.tokens) taken.add(token);
    result.push({ id: field.id, reading, fit: before.fit, isText: false });
  }
  return result
    .flatMap((value) => withParts(value, spec, done))
    .flatMap((value) => withAddress(value, spec, done, glyph));
}

/** A value that holds those of several fields is parted, where they have none of their own. */
function withParts<Id extends string>(
  value: FormValue<Id>,
  { fields }: FormSpec<Id>,
  done: Set<Id>,
): FormValue<Id>[] {
  const { splits } = fields.find((field) => field.id === value.id) ?? {};
  const match = splits?.pattern.exec(value.reading.value);
  if (splits === undefined || !match) return [value];
  return splits.into.flatMap((id, index) => {
    const part = match[index + 1]?.trim() ?? '';
    if (part === '' || (id !== value.id && done.has(id))) return [];
    done.add(id);
    return [{ ...value, id, reading: { ...value.reading, value: part } }];
  });
}

/** An address that holds the number of the house or its district too is parted, where no box of their own gave them. */
function withAddress<Id extends string>(
  value: FormValue<Id>,
  { fields }: FormSpec<Id>,
  done: ReadonlySet<Id>,
  glyph: number,
): FormValue<Id>[] {
  const { address: names } = fields.find((field) => field.id === value.id) ?? {};
  if (names === undefined) return [value];
  const { tokens } = value.reading;
  const part = (id: Id, { text, tokens: words }: Street): FormValue<Id> => ({
    ...value,
    id,
    reading: { ...value.reading, value: text, tokens: words },
  });
  const parts: FormValue<Id>[] = [];
  let text = value.reading.value;
  if (names.district !== undefined && !done.has(names.district)) {
    const { address, district } = partStreet(piecesOf(value.reading, glyph));
    if (address !== undefined && district !== undefined && !isComplement(district.text)) {
      parts.push(part(names.district, district));
      text = address.text;
    }
  }
  if (names.number !== undefined && !done.has(names.number)) {
    const { street, number, complement } = partHouse(text);
    if (number !== undefined) {
      text = street;
      parts.push(part(names.number, { text: number, tokens }));
      if (complement !== undefined && names.complement !== undefined && !done.has(names.complement))
        parts.push(part(names.complement, { text: complement, tokens }));
    }
  }
  return [part(value.id, { text, tokens }), ...parts];
}

/** Rooms, floors and kilometres stand behind the number of a house as a district does. */
const isComplement = (text: string): boolean =>
  /^(?:AP(?:TO|ARTAMENTO)?|BL(?:OCO)?|CASA|CJ|CONJ\w*|FUNDOS|KM|LOJA|SALA|\d+[ºo°]?\s*ANDAR|SOBRELOJA|T[EÉ]RREO|LOTE|QUADRA|GALP\w*)\b/i.test(
    text,
  );

function scoreOf<Id extends string>(
  field: FormField<Id>,
  place: Place,
  reading: Reading & { near: number },
): number {
  const checks = reading.checks.reduce((sum, { ok }) => sum + (ok ? 0.5 : -0.4), 0);
  const section = field.section !== undefined && field.section === place.section ? 0.5 : 0;
  const length = Math.min(place.label.id.length, 30) / 60;
  return place.label.fit + reading.near + checks + section + length + 0.3 * reading.shapeFit;
}
