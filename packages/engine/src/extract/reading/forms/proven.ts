import { isUf } from '@lavra/brazil/states';
import { inRow } from '../labels/around-label.ts';
import type { Label } from '../labels/labels.ts';
import { edgesOf, printedOf, type Sheet, type Token } from '../sheet/sheet.ts';
import type { ValueKind } from '../values/kinds.ts';
import { runFrom, runsApart } from '../sheet/runs.ts';
import { streetKinds } from '../sheet/street-kinds.ts';
import { opensDistrict } from '../values/address.ts';
import { isComplement } from '../values/parted-street.ts';
import { mostOfTown, townWithState } from '../values/town-with-state.ts';
import { readValue, type Reading } from '../values/values.ts';
import { goesOnBelow } from '../values/wrapped-street.ts';
import { sectionOf } from './blocks.ts';

/** Kinds that are recognised by their digits and punctuation. */
const printedAs: Partial<Readonly<Record<ValueKind, RegExp>>> = {
  cnpj: /^\d{2}\.?\d{3}\.?\d{3}\/\d{4}-?\d{2}$/,
  cpf: /^\d{3}\.\d{3}\.\d{3}-\d{2}$/,
  cep: /^\d{2}\.?\d{3}-\d{3}$/,
  phone: /^\(\d{2}\) ?\d{4,5}-\d{4}$/,
  email: /^[^\s@]+@[^\s@]+\.[a-z]{2,}$/i,
};

/** Kinds of numbers of which a form's only field gets the only one on the page, wherever it is. */
const ofOnePerson = new Set<ValueKind>(['cnpj', 'cpf']);

interface Wanted<Id extends string> {
  readonly id: Id;
  readonly kind: ValueKind;
  readonly section?: string;
}

interface Place {
  readonly label: Label;
  readonly section: string | undefined;
}

interface Blocks {
  /** Labels of the form, each with its block. */
  readonly places: readonly Place[];
  readonly titles: readonly Label[];
  /** All fields of the form. */
  readonly fields: readonly Wanted<string>[];
  readonly sheet: Sheet;
  /** Words of other fields. */
  readonly taken: Pick<ReadonlySet<Token>, 'has'>;
  /** Whether a place is in a block whose title was not read, after another company's number. */
  isPast(place: Place, kind: ValueKind): boolean;
}

interface Proven<Id extends string> {
  readonly id: Id;
  readonly reading: Reading;
}

/** Words of an address: a street's kind before its name and number, a town before its state. */
const streetKind = new RegExp(`^(?:${streetKinds}|PASSAGEM|LADEIRA|BECO|VIELA|SERVIDAO|QUADRA|QD)$`);
const ofTown = /^\p{Lu}[\p{L}'.]*$/u;
const [inStreet, inTown] = [2.5, 1] as const;

/** The words before a state: the longest name of a municipality of it, or else those up to a gap or a word in lower case. */
function townBefore(row: readonly Token[], end: number, gap: number): Token[] {
  const uf = row[end + 1]?.text ?? '';
  for (let words = Math.min(mostOfTown, end); words > 0; words -= 1) {
    const run = row.slice(end - words, end);
    if (townWithState(`${printedOf(run)} - ${uf}`) !== undefined) return run;
  }
  let from = end;
  while (
    from > 0 &&
    ofTown.test(row[from - 1]?.text ?? '') &&
    (row[from]?.left ?? 0) - (row[from - 1]?.right ?? 0) < gap
  )
    from -= 1;
  return row.slice(from, end);
}

/** Widest space between a label and its value in one text, in glyphs. */
const behind = 1.5;

/** A town's last word with its state joined to it. */
const joinedState = /\p{L}[/-][A-Z]{2}[.,]?$/u;

/** The words of a town up to the one to which its state is joined ("Caxias do Sul/RS", "Altamira-PA"); none where that is no municipality. */
function townTo(row: readonly Token[], at: number, glyph: number): readonly Token[] {
  if (!joinedState.test(row[at]?.text ?? '')) return [];
  const runs = Array.from({ length: Math.min(mostOfTown, at + 1) }, (_, more) =>
    row.slice(at - more, at + 1),
  );
  const town = runs.findLast((run) => townWithState(printedOf(run)) !== undefined) ?? [];
  const [before, first] = [row[at - town.length], town[0]];
  // Right behind a colon it is the value of that label, as of where a paper was signed; behind an arrow it is the end of a way.
  const isLed =
    before !== undefined &&
    /:$|^(?:[→►➔➜▶»]|-*>)$/u.test(before.text) &&
    first !== undefined &&
    first.left - before.right < behind * glyph;
  return isLed ? [] : town;
}

/** The words at the end of a line that begin a town's name, which the line below ends ("Feira de" over "Santana/BA"). */
function townOver(over: readonly Token[], under: readonly Token[]): readonly Token[] {
  const end = under.findIndex(({ text }) => joinedState.test(text));
  if (end < 0) return [];
  const tails = Array.from({ length: Math.min(mostOfTown - 1, over.length) }, (_, more) =>
    over.slice(-1 - more),
  );
  return (
    tails.findLast((tail) => townWithState(printedOf([...tail, ...under.slice(0, end + 1)])) !== undefined) ??
    []
  );
}

/** The line of a row that a word is in, and that of a neighbouring row which begins at the same edge. */
function linesAt(
  word: Token | undefined,
  row: readonly Token[],
  other: readonly Token[],
  glyph: number,
): readonly [own: readonly Token[], other: readonly Token[]] {
  const own = runsApart(row, behind * glyph).find((run) => word !== undefined && run.includes(word)) ?? [];
  const left = own[0]?.left ?? 0;
  const isBelow = ([first]: readonly Token[]): boolean => Math.abs((first?.left ?? 0) - left) < glyph;
  return [own, runsApart(other, behind * glyph).find(isBelow) ?? []];
}

/** A town with the words of its name above it, and a street without those, or with its own end in the line below: the end of a line parts a name. */
function acrossLines(
  run: readonly Token[],
  kind: ValueKind,
  [above, row, below]: readonly [readonly Token[], readonly Token[], readonly Token[]],
  glyph: number,
): readonly Token[] {
  const [first, last] = [run[0], run.at(-1)];
  if (kind === 'city') {
    const [own, over] = linesAt(first, row, above, glyph);
    return own[0] === first ? [...townOver(over, run), ...run] : run;
  }
  const [own, under] = kind === 'street' ? linesAt(last, row, below, glyph) : [[], []];
  if (last === undefined || own.at(-1) !== last) return run;
  return goesOnBelow(own, under)
    ? [...run, ...under]
    : run.slice(0, run.length - townOver(run, under).length);
}

/** The words of a street before its town, whose last word has the state joined to it: else the street takes the words before that one. */
function upToTown(run: readonly Token[], glyph: number): readonly Token[] {
  const end = run.findIndex((_, at) => at > 0 && townTo(run, at, glyph).length > 0);
  return end < 0 ? run : run.slice(0, end + 1 - townTo(run, end, glyph).length);
}

/** The words of a street before the part that is a district's name parted by the end of the row ("Rua Chile, 12, bairro Parque"). */
function upToOpenDistrict(run: readonly Token[]): readonly Token[] {
  const last = run.at(-1);
  const end = run.findLastIndex(({ text }) => /^[-–]$|,$/.test(text));
  const isOpen = last !== undefined && end > 0 && end < run.length - 1 && opensDistrict(last);
  // A part of a building is no district, whatever it goes on with ("Casa dos" over "fundos").
  return isOpen && !isComplement(printedOf(run.slice(end + 1))) ? run.slice(0, end + 1) : run;
}

/** Whether a street has come to its house. */
const hasHouse = (run: readonly Token[]): boolean => run.some(({ text }) => /\d|^S\/?N/i.test(text));

/** Runs of a row that may be a value of the kind; `labels` are the first words of labels. */
function runsIn(
  row: readonly Token[],
  kind: ValueKind,
  labels: ReadonlySet<Token>,
  glyph: number,
): (readonly Token[])[] {
  // Within a street that has begun the word of another kind is a part of it ("Quadra 104 Sul, Al. 6, lote 18").
  let end = -1;
  if (kind === 'street')
    return row.flatMap(({ folded }, at) => {
      if (at < end || !streetKind.test(folded)) return [];
      const all = upToTown(runFrom(row, at, inStreet * glyph), glyph);
      // The label of the district behind it ("Trav. Curuzu, 55 - Bairro: Marco", "Trav. Curuzu, 55   Bairro Marco").
      const label = all.findIndex(
        (token, index) =>
          token.text.endsWith(':') || (labels.has(token) && index > 0 && hasHouse(all.slice(0, index))),
      );
      const run = upToOpenDistrict(label < 0 ? all : all.slice(0, label));
      if (!hasHouse(run)) return [];
      end = at + run.length;
      return [run];
    });
  if (kind === 'city' || kind === 'uf')
    return row.flatMap(({ text }, at) => {
      const joined = townTo(row, at, glyph);
      if (joined.length > 0) return [kind === 'uf' ? joined.slice(-1) : joined];
      if (!/^[-–—]$/.test(row[at - 1]?.text ?? '') || !isUf(text.replace(/[.,]$/, ''))) return [];
      const run = kind === 'uf' ? row.slice(at, at + 1) : townBefore(row, at - 1, inTown * glyph);
      return run.length === 0 ? [] : [run];
    });
  const pattern = printedAs[kind];
  return row
    .flatMap((token, at) => {
      const next = row[at + 1];
      return [[token], next !== undefined && next.left - token.right < glyph ? [token, next] : []];
    })
    .filter((run) => pattern?.test(run.map(({ text }) => text).join(' ')) === true);
}

const byPlace = new Set<ValueKind>(['street', 'city', 'uf']);

/**
 * Particulars of a party whose own label was misread, but which prove themselves: beside or right below labels of its block, or other such
 * values of it, and the only value of their kind there.
 */
export function provenOf<Id extends string>(wanted: readonly Wanted<Id>[], blocks: Blocks): Proven<Id>[] {
  const { glyph, rows: lines } = blocks.sheet;
  /** The rows without words that are of other values. */
  let rows: readonly (readonly Token[])[] = blocks.sheet.rows.map((row) =>
    row.filter((token) => !blocks.taken.has(token)),
  );
  const labels = new Set(blocks.places.flatMap(({ label }) => label.tokens.slice(0, 1)));
  const all: Proven<Id>[] = [];
  const anchors = new Map<string | undefined, Pick<Label, 'left' | 'top' | 'right' | 'bottom'>[]>();
  const anchor = (section: string | undefined, edges: Pick<Label, 'left' | 'top' | 'right' | 'bottom'>) =>
    anchors.set(section, [...(anchors.get(section) ?? []), edges]);
  for (const { section, label } of blocks.places) anchor(section, label);
  for (const title of blocks.titles) anchor(title.id, title);
  const find = ({ kind, section, id }: Wanted<Id>): Reading | undefined => {
    if (printedAs[kind] === undefined && !(byPlace.has(kind) && section !== undefined)) return undefined;
    const isAlone =
      ofOnePerson.has(kind) && blocks.fields.every((field) => field.id === id || field.kind !== kind);
    if (section === undefined && !isAlone) return undefined;
    const isOwn = (tokens: readonly Token[]): boolean => {
      if (section === undefined) return true;
      const label: Label = { id: '', fit: 1, tokens, ...edgesOf(tokens) };
      const isNear = (anchors.get(section) ?? []).some(
        (other) =>
          inRow(label, other, glyph) || (label.top > other.top && label.top - other.bottom < 1.5 * glyph),
      );
      return (
        isNear &&
        sectionOf(label, blocks.titles, glyph, blocks.sheet.tokens) === section &&
        !blocks.isPast({ label, section }, kind)
      );
    };
    const [only, ...others] = rows.flatMap((row, at) =>
      runsIn(row, kind, labels, glyph)
        .map((run) => acrossLines(run, kind, [lines[at - 1] ?? [], row, lines[at + 1] ?? []], glyph))
        .flatMap((run) => readValue(run, kind, glyph) ?? [])
        .filter(({ checks, tokens }) => checks.every(({ ok }) => ok) && isOwn(tokens)),
    );
    return others.length > 0 ? undefined : only;
  };
  for (let before = -1; all.length > before;) {
    before = all.length;
    for (const field of wanted) {
      const reading = all.some(({ id }) => id === field.id) ? undefined : find(field);
      if (reading === undefined) continue;
      all.push({ id: field.id, reading });
      // A town and the state joined to it are of one word.
      const used = new Set(reading.tokens.filter(({ text }) => !joinedState.test(text)));
      rows = rows.map((row) => row.filter((token) => !used.has(token)));
      anchor(field.section, edgesOf(reading.tokens));
    }
  }
  return all;
}
