import type { Field } from '@lavra/contract/model/result';
import type { FieldName, ServiceData } from '@lavra/contract/services/fields';
import { fieldOf } from '../../evidence/field.ts';
import { placed } from '../found.ts';
import { edgesOf, printedOf, type Sheet, type Token } from '../reading/sheet/sheet.ts';
import { readWhole } from '../reading/values/values.ts';

type Id = FieldName<'cte'>;

/** What a line of text says of the kind of the bill, the nature of the service at its end; a word of any of the labels may be in the value. */
const line =
  /^tipo d[oe] ct-?e: ?(\p{L}[\p{L} ]*?) tipo d[oe] servi[çc]o: ?(\p{L}[\p{L} ]*?),? cfop:? ?(\d{4}),? natureza(?: d[ao] (?:opera[çc][ãa]o|presta[çc][ãa]o))?: ?(\p{L}.*)$/iu;
const ids = ['CTeType', 'ServiceType', 'CFOP', 'OperationNature'] as const satisfies readonly Id[];

/** Most space between the line and its rest, and between their left edges, and least that the line leaves free where nothing follows; in glyphs. */
const [nextLine, aligned] = [0.9, 0.8] as const;

/** The row right below a line that goes on with it: at its left edge, without a label. */
function restOf(row: readonly Token[], next: readonly Token[] | undefined, glyph: number): readonly Token[] {
  if (next === undefined || next.some(({ text }) => text.endsWith(':'))) return [];
  const [over, under] = [edgesOf(row), edgesOf(next)];
  const isNext =
    under.top - over.bottom < nextLine * glyph && Math.abs(under.left - over.left) < aligned * glyph;
  return isNext && under.right < over.right ? next : [];
}

/** Kind and nature of the bill, told one after the other in a line of text that may go on in the next one. */
export function readKindLine({ rows, glyph }: Sheet): ServiceData<'cte'> {
  for (const [at, row] of rows.entries()) {
    if (!line.test(printedOf(row))) continue;
    const tokens = [...row, ...restOf(row, rows[at + 1], glyph)];
    const [, ...values] = line.exec(printedOf(tokens)) ?? [];
    return Object.fromEntries(
      ids.flatMap((id, index): [Id, Field][] => {
        const value = values[index] ?? '';
        const kind = id === 'CFOP' ? 'code' : 'text';
        const own = tokens.filter(({ text }) => value.split(' ').includes(text));
        const reading = readWhole(value, kind, own);
        return reading ? [[id, fieldOf({ ...reading, anchorFit: 1, placed: placed.text })]] : [];
      }),
    );
  }
  return {};
}
