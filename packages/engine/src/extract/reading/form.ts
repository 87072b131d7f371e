import { partStreet, type Street } from './address.ts';
import { findLabels, type Label } from './labels.ts';
import { edgesOf, middleOf, rowsOf, type Sheet, type Token } from './sheet.ts';
import { fold } from './text.ts';
import { readValue, type Reading, type ValueKind } from './values.ts';

/** A field of a form: how its value is read, and what is printed beside or over it. */
export interface FormField<Id extends string> {
  readonly id: Id;
  readonly kind: ValueKind;
  /** Labels as they are printed; accents, spaces and signs do not matter. */
  readonly labels: readonly string[];
  /** The block of the form that it stands in, where others have the same label. */
  readonly section?: string;
  /** Of an address: the field of the district, which may be printed behind the number of the house. */
  readonly district?: Id;
}

/** Fields of a name with its address that stands without labels. */
export type AddressFields<Id extends string> = Partial<
  Readonly<
    Record<
      'name' | 'address' | 'street' | 'number' | 'complement' | 'district' | 'city' | 'uf' | 'cep' | 'phone',
      Id
    >
  >
>;

/** A kind of form, as data. */
export interface FormSpec<Id extends string> {
  readonly fields: readonly FormField<Id>[];
  /** Titles of blocks, by the name that fields give. */
  readonly sections?: Readonly<Record<string, readonly string[]>>;
  /** Fields of the letterhead: whose paper it is. */
  readonly issuer?: AddressFields<Id>;
  /** Fields of the window: whom the paper is for. */
  readonly addressee?: AddressFields<Id>;
  readonly accessKey?: Id;
  /** Line of a payment slip. */
  readonly slipLine?: Id;
  /** Fields of a machine-readable zone. */
  readonly zone?: { readonly lines: readonly Id[] } & Partial<
    Readonly<Record<'documentNumber' | 'birthDate' | 'expiryDate' | 'sex' | 'surname' | 'givenNames', Id>>
  >;
}

/** A value with what it was found by. */
export interface FormValue<Id extends string> {
  readonly id: Id;
  readonly reading: Reading;
  /** 0 to 1: how well the label fits its spelling. */
  readonly fit: number;
  /** Any words could be this value: nothing in its form tells. */
  readonly isText: boolean;
}

interface Place {
  readonly label: Label;
  readonly section: string | undefined;
  readonly beside: readonly Token[];
  readonly below: readonly (readonly Token[])[];
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

const inRow = (
  token: Pick<Token, 'top' | 'bottom'>,
  label: Pick<Label, 'top' | 'bottom'>,
  glyph: number,
): boolean =>
  Math.min(token.bottom, label.bottom) - Math.max(token.top, label.top) >
  0.4 * Math.min(glyph, token.bottom - token.top);

/** The words to the right of a label up to the next label of its row. */
function besideOf(label: Label, tokens: readonly Token[], labels: readonly Label[], glyph: number): Token[] {
  const last = label.tokens.at(-1) ?? label;
  const end = Math.min(
    Infinity,
    ...labels
      .filter((other) => other !== label && other.left > label.left && inRow(other, last, glyph))
      .map((other) => other.left),
  );
  return tokens
    .filter(
      (token) => inRow(token, last, glyph) && token.left >= last.right - 0.4 * glyph && token.left < end,
    )
    .toSorted((a, b) => a.left - b.left);
}

/** The rows of the box under a label: as wide as to the next label on its right, as deep as to the next below. */
function belowOf(label: Label, tokens: readonly Token[], labels: readonly Label[], glyph: number): Token[][] {
  const left = label.left - 1.2 * glyph;
  const right = Math.min(
    Infinity,
    ...labels
      .filter((other) => other !== label && other.left > label.right && inRow(other, label, glyph))
      .map((other) => other.left - 0.3 * glyph),
  );
  const bottom = Math.min(
    Infinity,
    ...labels
      .filter(
        (other) =>
          other.top > label.bottom - 0.4 * glyph &&
          other.left < Math.min(right, label.right + 30 * glyph) &&
          other.right > left,
      )
      .map((other) => other.top),
  );
  const inside = tokens.filter(
    (token) =>
      (token.left + token.right) / 2 > left &&
      token.left < right &&
      middleOf(token) > label.bottom - 0.2 * glyph &&
      middleOf(token) < bottom,
  );
  const rows = rowsOf(inside, glyph);
  const first = rows[0];
  if (first === undefined || edgesOf(first).top - label.bottom > 2.6 * glyph) return [];
  return rows;
}

/** Words of a row that stand close together, from the one nearest to where the label begins. */
function runAt(row: readonly Token[], left: number, glyph: number): Token[] {
  let start = row.findIndex((token) => token.right > left - 0.5 * glyph);
  if (start < 0) return [];
  // A value set in the middle of its box begins before its label does.
  while (start > 0 && (row[start]?.left ?? 0) - (row[start - 1]?.right ?? 0) < 0.8 * glyph) start -= 1;
  const run: Token[] = [];
  for (const token of row.slice(start)) {
    const last = run.at(-1);
    if (last && token.left - last.right > 3 * glyph) break;
    run.push(token);
  }
  return run;
}

const longKinds = new Set<ValueKind>(['long-text']);
const textKinds = new Set<ValueKind>(['text', 'name', 'long-text', 'city', 'street']);

/** Rows of text that belong together: as many as follow each other closely and begin at the same place. */
function textBelow(place: Place, kind: ValueKind, glyph: number): Token[] {
  const [first, ...others] = place.below;
  if (first === undefined) return [];
  if (longKinds.has(kind)) return place.below.flat();
  const run = runAt(first, place.label.left, glyph);
  const found = [...run];
  let last = edgesOf(run.length > 0 ? run : first);
  if (run.length > 0 && run[0] && run[0].left - place.label.left > 12 * glyph) return [];
  for (const row of others) {
    const next = runAt(row, place.label.left, glyph);
    const edges = next.length > 0 ? edgesOf(next) : undefined;
    if (
      edges === undefined ||
      edges.top - last.bottom > 0.5 * glyph ||
      Math.abs(edges.left - last.left) > 0.8 * glyph
    )
      break;
    if (kind === 'name') break;
    found.push(...next);
    last = edges;
  }
  return found;
}

function besideRun(place: Place, kind: ValueKind, glyph: number): Token[] {
  if (!textKinds.has(kind)) return [...place.beside];
  const [first] = place.beside;
  if (first === undefined || first.left - place.label.right > 10 * glyph) return [];
  return runAt(place.beside, first.left, glyph);
}

const endsWithColon = ({ tokens }: Label): boolean => /[:.]$/.test(tokens.at(-1)?.text ?? '');

/** Values that stand beside or under a label, best first; words that belong to another field are not offered again. */
function readingsAt(
  place: Place,
  kind: ValueKind,
  taken: ReadonlySet<Token>,
  glyph: number,
): (Reading & { near: number })[] {
  const free = (tokens: readonly Token[]): Token[] => tokens.filter((token) => !taken.has(token));
  const rows = place.below.map(free).filter((row) => row.length > 0);
  const rest: Place = { ...place, beside: free(place.beside), below: rows };
  const beside = readValue(besideRun(rest, kind, glyph), kind, glyph);
  const underText = textKinds.has(kind) ? textBelow(rest, kind, glyph) : rows.slice(0, 2).flat();
  const below = readValue(underText, kind, glyph);
  const isInline = endsWithColon(place.label);
  return [
    ...(beside ? [{ ...beside, near: isInline ? 1 : 0.55 }] : []),
    ...(below ? [{ ...below, near: isInline ? 0.4 : 0.9 }] : []),
  ].toSorted((a, b) => b.near - a.near);
}

function sectionOf(label: Label, titles: readonly Label[], glyph: number): string | undefined {
  // A title alone in its row is that of all below it, wherever it is set.
  const isAlone = (title: Label): boolean =>
    !titles.some((other) => other !== title && Math.abs(other.top - title.top) < 1.5 * glyph);
  const above = titles.filter(
    (title) =>
      title.top <= label.top + 0.3 * glyph && (title.left <= label.left + 4 * glyph || isAlone(title)),
  );
  return above.toSorted((a, b) => {
    const isSameRow = Math.abs(a.top - b.top) < 1.5 * glyph;
    return isSameRow ? b.left - a.left : b.top - a.top;
  })[0]?.id;
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
  const found = findLabels<string>(
    sheet,
    wanted.map((spelling) => ({ id: spelling, spellings: [spelling] })),
  );
  // The title of a block may be the label of its first value ("REMETENTE").
  const titles = found.flatMap((label) => {
    const id = sections.get(label.id);
    return id === undefined ? [] : [{ ...label, id }];
  });
  const labels = found.filter(({ id }) => spellings.has(id));
  const ofLabels = new Set(found.flatMap((label) => label.tokens));
  const values = sheet.tokens.filter((token) => !ofLabels.has(token));
  const places = labels.map((label): Place => ({
    label,
    section: sectionOf(label, titles, glyph),
    beside: besideOf(label, values, found, glyph),
    below: belowOf(label, values, found, glyph),
  }));
  const known = new Set(titles.map(({ id }) => id));
  const taken = new Set<Token>();
  const done = new Set<Id>();
  const result: FormValue<Id>[] = [];

  const offersAt = (place: Place, index: number): Offer<Id>[] =>
    (spellings.get(place.label.id) ?? []).flatMap((field, order): Offer<Id>[] => {
      if (done.has(field.id)) return [];
      if (field.section !== undefined && known.has(field.section) && place.section !== field.section)
        return [];
      return readingsAt(place, field.kind, taken, glyph).map((reading) => ({
        field,
        place,
        reading,
        score: scoreOf(field, place, reading) - 0.002 * index - 0.02 * order,
      }));
    });

  // Typed values first: what they do not take is left to text.
  for (const wants of [(kind: ValueKind) => !textKinds.has(kind), (kind: ValueKind) => textKinds.has(kind)]) {
    for (;;) {
      const offers = places.flatMap(offersAt).filter(({ field }) => wants(field.kind));
      const [best] = offers.toSorted((a, b) => b.score - a.score);
      if (best === undefined) break;
      done.add(best.field.id);
      // The state behind a town is read from the town's own word.
      const isShared = best.field.kind === 'uf' && best.reading.printed.length > 2;
      for (const token of isShared ? [] : best.reading.tokens) taken.add(token);
      result.push({
        id: best.field.id,
        reading: best.reading,
        fit: best.place.label.fit,
        isText: textKinds.has(best.field.kind),
      });
    }
  }
  return result.flatMap((value) => withDistrict(value, spec, done));
}

/** An address that holds its district too is parted, where no box of its own gave the district. */
function withDistrict<Id extends string>(
  value: FormValue<Id>,
  { fields }: FormSpec<Id>,
  done: ReadonlySet<Id>,
): FormValue<Id>[] {
  const { district: id } = fields.find((field) => field.id === value.id) ?? {};
  if (id === undefined || done.has(id)) return [value];
  const { address, district } = partStreet([{ text: value.reading.value, tokens: value.reading.tokens }]);
  if (address === undefined || district === undefined) return [value];
  const part = (street: Street): Reading => ({ ...value.reading, value: street.text, tokens: street.tokens });
  return [
    { ...value, reading: part(address) },
    { ...value, id, reading: part(district) },
  ];
}

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
