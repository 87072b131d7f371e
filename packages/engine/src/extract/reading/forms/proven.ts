import { inRow } from '../labels/around-label.ts';
import type { Label } from '../labels/labels.ts';
import { edgesOf, type Sheet, type Token } from '../sheet/sheet.ts';
import type { ValueKind } from '../values/kinds.ts';
import { readValue, type Reading } from '../values/values.ts';
import { sectionOf } from './blocks.ts';

/** Kinds that are recognised by their digits and punctuation. */
const printedAs: Partial<Readonly<Record<ValueKind, RegExp>>> = {
  cnpj: /^\d{2}\.?\d{3}\.?\d{3}\/\d{4}-?\d{2}$/,
  cpf: /^\d{3}\.\d{3}\.\d{3}-\d{2}$/,
  cep: /^\d{2}\.?\d{3}-\d{3}$/,
  phone: /^\(\d{2}\) ?\d{4,5}-\d{4}$/,
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
  readonly taken: ReadonlySet<Token>;
  /** Whether a place is in a block whose title was not read, after another company's number. */
  isPast(place: Place, kind: ValueKind): boolean;
}

interface Proven<Id extends string> {
  readonly id: Id;
  readonly reading: Reading;
}

/**
 * Particulars of a party whose own label was misread, but which prove themselves: beside or right below labels of its block, and the only
 * value of their kind there.
 */
export function provenOf<Id extends string>(wanted: readonly Wanted<Id>[], blocks: Blocks): Proven<Id>[] {
  const { glyph, rows } = blocks.sheet;
  const words = rows.map((row) => row.filter((token) => !blocks.taken.has(token)));
  return wanted.flatMap(({ id, kind, section }): Proven<Id>[] => {
    const pattern = printedAs[kind];
    if (pattern === undefined) return [];
    const isAlone =
      ofOnePerson.has(kind) && blocks.fields.every((field) => field.id === id || field.kind !== kind);
    if (section === undefined && !isAlone) return [];
    const labels = blocks.places.filter((place) => place.section === section).map(({ label }) => label);
    const isOwn = (tokens: readonly Token[]): boolean => {
      if (section === undefined) return true;
      const label: Label = { id: '', fit: 1, tokens, ...edgesOf(tokens) };
      const isNear = labels.some(
        (other) =>
          inRow(label, other, glyph) || (label.top > other.top && label.top - other.bottom < 1.5 * glyph),
      );
      return (
        isNear &&
        sectionOf(label, blocks.titles, glyph) === section &&
        !blocks.isPast({ label, section }, kind)
      );
    };
    const found = words.flatMap((row) =>
      row.flatMap((token, index) => {
        const next = row[index + 1];
        const pair = next !== undefined && next.left - token.right < glyph ? [token, next] : [];
        return [[token], pair]
          .filter((run) => pattern.test(run.map(({ text }) => text).join(' ')))
          .flatMap((run) => readValue(run, kind, glyph) ?? [])
          .filter(({ checks, tokens }) => checks.every(({ ok }) => ok) && isOwn(tokens));
      }),
    );
    const [only, ...others] = found;
    return only === undefined || others.length > 0 ? [] : [{ id, reading: only }];
  });
}
