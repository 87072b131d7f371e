import type { Field } from '@lavra/contract/model/result';
import type { Doubt } from '../../../evidence/confidence.ts';
import { fieldOf } from '../../../evidence/field.ts';
import { textOf, type Token } from '../sheet/sheet.ts';
import { partNamed } from './named-in-text.ts';
import { textKinds, type TableSpec } from './table-spec.ts';
import { readValue, readWhole, type Reading } from '../values/values.ts';
import { figuresOf, type ValueKind } from '../values/kinds.ts';
import { isOfTwoBoxes } from '../values/of-two-boxes.ts';
import { asMeant, unitParted } from './unit-behind.ts';

export type Row<C extends string> = Partial<Record<C, Field>>;

/** Doubts about a row's texts. */
export const doubtsIn = (
  kind: ValueKind,
  { doubts = [], value }: Pick<Reading, 'doubts' | 'value'>,
): Doubt[] => [
  ...doubts,
  ...(textKinds.has(kind) ? (['inRow'] as const) : []),
  ...(textKinds.has(kind) && isOfTwoBoxes(value) ? (['runsOn'] as const) : []),
];

const figureKinds = new Set<ValueKind>(['integer', 'decimal', 'money', 'percent']);

/** A word of letters that digits are taken for ("o", "s22"). */
const likeFigures = /^[\dOoQIl|SsBZz.,]+$/;

/** Kinds of numbers with decimals, whose comma may be lost in the print of dots: the words of a cell stand close enough for no other sign. */
const decimalKinds = new Set<ValueKind>(['decimal', 'percent']);

const aroundComma = /^\d{1,3},\d{1,2}$/;

/** A code in which a picture shows a small letter beside figures: they are printed in capitals. Square and cubic metres are no codes. */
const mixedCode = /^(?!m[23]$)(?=.*\d)(?=.*\p{Ll})[\d\p{Ll}]{2,4}$/u;

/** The code of a cell; letters that resemble figures beside such are figures ("o1"), and others are doubted. */
function readCode(token: Token, glyph: number): Reading | undefined {
  const figures = figuresOf(token.text);
  const reading = readValue([{ ...token, text: figures }], 'code', glyph);
  return reading && /\D/.test(figures) ? { ...reading, doubts: [...(reading.doubts ?? []), 'odd'] } : reading;
}

/** The value of a cell; in a column of numbers, letters alone that resemble digits are digits, and a comma may be lost between two words. */
export function readCell(tokens: readonly Token[], kind: ValueKind, glyph: number): Reading | undefined {
  const [only, ...others] = tokens;
  if (kind === 'code' && only && others.length === 0 && only.conf < 100 && mixedCode.test(only.text))
    return readCode(only, glyph);
  const reading = readValue(tokens, kind, glyph);
  const isWhole = reading !== undefined && reading.shapeFit === 1;
  if (isWhole || !figureKinds.has(kind) || !tokens.every(({ text }) => likeFigures.test(text)))
    return reading;
  const [first, second] = tokens;
  if (first && second && tokens.length === 2 && decimalKinds.has(kind)) {
    const text = `${figuresOf(first.text)},${figuresOf(second.text)}`;
    const joined = aroundComma.test(text) ? readValue([{ ...first, text }], kind, glyph) : undefined;
    if (joined) return { ...joined, tokens };
  }
  return (
    reading ??
    readValue(
      tokens.map((token) => ({ ...token, text: figuresOf(token.text) })),
      kind,
      glyph,
    )
  );
}

function cellField(tokens: readonly Token[], kind: ValueKind, glyph: number, fit: number): Field | undefined {
  if (tokens.length === 0) return undefined;
  const reading = readCell(tokens, kind, glyph);
  const isText = textKinds.has(kind);
  // Words beside the value belong to another cell: cells are never joined, and nothing is dropped silently.
  if (reading && (isText || reading.shapeFit > 0.6))
    return fieldOf({
      ...reading,
      anchorFit: fit,
      placed: isText ? 0.9 : 0.96,
      doubts: doubtsIn(kind, reading),
    });
  const printed = textOf(tokens, glyph);
  if (!/[\p{L}\p{N}]/u.test(printed)) return undefined;
  return fieldOf({
    value: printed,
    tokens,
    anchorFit: fit,
    placed: 0.5,
    checks: [{ check: 'amount_format', ok: false }],
  });
}

/** The cells of a row as fields; a cell with the values of several columns is split. */
export function fieldsOfCells<Id extends string, C extends string>(
  spec: TableSpec<Id, C>,
  whole: ReadonlyMap<C, readonly Token[]>,
  glyph: number,
  fit: number,
  /** Words of the row that stand in no cell, and may say a value behind its name. */
  across: readonly Token[] = [],
): Row<C> {
  const { cells, said } = partNamed(spec, whole, across);
  return Object.fromEntries([
    ...said,
    ...[...cells].flatMap(([id, tokens]): (readonly [C, Field])[] => {
      const own = spec.columns.find((column) => column.id === id);
      const { splits, holds, mends, kind = 'text' } = own ?? {};
      const parts = splits?.pattern.exec(textOf(tokens, glyph));
      if (splits !== undefined && parts)
        return splits.into.flatMap((part, index) => {
          const value = parts[index + 1] ?? '';
          const ofPart = spec.columns.find((column) => column.id === part)?.kind ?? 'text';
          const read = textKinds.has(ofPart) ? undefined : readWhole(value, ofPart, tokens);
          return value === ''
            ? []
            : [
                [
                  part,
                  fieldOf({ value, ...read, tokens, anchorFit: fit, placed: 0.9, doubts: ['inRow'] }),
                ] as const,
              ];
        });
      const told = own?.unit;
      const parted = told === undefined || cells.has(told) ? undefined : unitParted(tokens);
      const field = cellField(parted?.slice(0, 1) ?? tokens, kind, glyph, fit);
      if (field === undefined || holds?.test(field.value) === false) return [];
      const ofUnit =
        told === undefined || parted === undefined
          ? {}
          : fieldsOfCells(spec, new Map([[told, parted.slice(1)]]), glyph, fit);
      return [[id, asMeant(field, mends)], ...(Object.entries(ofUnit) as [C, Field][])];
    }),
  ]) as Row<C>;
}
