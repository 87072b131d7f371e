import type { Field } from '@lavra/contract/model/result';
import type { FieldName, ServiceData } from '@lavra/contract/services/fields';
import { fieldOf } from '../../evidence/field.ts';
import { placed } from '../found.ts';
import { centreOf, edgesOf, type Sheet, type Token } from '../reading/sheet/sheet.ts';
import { readWhole, type Reading } from '../reading/values/values.ts';
import { amountsOfTaxes, isFigure, isTax } from './tax-rows.ts';
import { runsApart } from '../reading/sheet/runs.ts';

/** Words closer than this are one heading, in glyphs. */
const oneHeading = 1.2;
/** Least taxes of a row of headings where no product proves them, and most rows below it. */
const [leastTaxes, mostRows] = [2, 6] as const;

interface Heading {
  readonly id: FieldName<'nfse'>;
  readonly centre: number;
}
type Role = 'base' | 'rate' | 'tax';

/** The taxes that a row names side by side, with nothing but the title of its column before them. */
function headingsOf(row: readonly Token[], glyph: number): Heading[] {
  const runs = runsApart(row, oneHeading * glyph);
  return runs.flatMap((run): Heading[] => {
    const name = run.map(({ folded }) => folded).join('');
    const id = amountsOfTaxes[name] ?? amountsOfTaxes[name.replace(/RS$/, '')];
    return id === undefined ? [] : [{ id, centre: centreOf(edgesOf(run)) }];
  });
}

/** What the title of a row says its figures are. */
function roleOf(row: readonly Token[]): Role | undefined {
  const title = row
    .filter((token) => !isFigure(token))
    .map(({ folded }) => folded)
    .join('');
  if (/^(?:BASE|BC)/.test(title)) return 'base';
  if (/^(?:ALIQ|TAXA|PERCENT)/.test(title)) return 'rate';
  return /^(?:VALOR|VLR?|IMPOSTO|TRIBUTO|MONTANTE|RETENCAO|RETIDOR?S?$)/.test(title) ? 'tax' : undefined;
}

type Cells = ReadonlyMap<FieldName<'nfse'>, Reading>;

/** The figures of a row, each at the nearest heading above it. */
function cellsOf(row: readonly Token[], headings: readonly Heading[]): Cells {
  const centres = headings.map(({ centre }) => centre);
  const figures = row.filter(isFigure);
  // In the one wide column of a single tax its figure may be far from the heading.
  if (headings.length === 1 && figures.length > 1) return new Map();
  const step = Math.min(...centres.slice(1).map((centre, index) => centre - (centres[index] ?? 0)));
  return new Map(
    figures.flatMap((token): [FieldName<'nfse'>, Reading][] => {
      const away = ({ centre }: Heading): number => Math.abs(centre - centreOf(token));
      const [near] = headings.toSorted((a, b) => away(a) - away(b));
      const reading = readWhole(token.text.replace('%', ''), 'money', [token]);
      return near && reading && away(near) < step / 2 ? [[near.id, reading]] : [];
    }),
  );
}

/** Which rows are base, rate and tax: those whose figures so make each other in a column. */
function provenRows(rows: readonly Cells[], ids: readonly FieldName<'nfse'>[]): Map<Role, Cells> | undefined {
  for (const base of rows)
    for (const rate of rows)
      for (const tax of rows) {
        if (base === rate || rate === tax || base === tax) continue;
        if (ids.some((id) => isProven(id, { base, rate, tax })))
          return new Map([
            ['base', base],
            ['rate', rate],
            ['tax', tax],
          ]);
      }
  return undefined;
}

function isProven(
  id: FieldName<'nfse'>,
  { base, rate, tax }: Partial<Record<Role, Cells | undefined>>,
): boolean {
  const [of, percent, due] = [base, rate, tax].map((cells) => Number(cells?.get(id)?.value ?? 0)) as [
    number,
    number,
    number,
  ];
  return of > percent && isTax(of, percent, due);
}

/** Taxes in a column each, with rows for base, rate and amount: a tax's name stands over its base as well as its amount. */
export function readTaxMatrix({ rows, glyph }: Sheet): ServiceData<'nfse'> {
  const data: Partial<Record<FieldName<'nfse'>, Field>> = {};
  for (const [at, row] of rows.entries()) {
    const headings = headingsOf(row, glyph);
    if (headings.length === 0 || row.some(isFigure)) continue;
    const below = rows.slice(at + 1, at + 1 + mostRows).filter((each) => each.some(isFigure));
    const cells = below.map((each) => cellsOf(each, headings));
    const titled = below.flatMap((each, index): [Role, Cells][] => {
      const role = roleOf(each);
      const own = cells[index];
      return role && own ? [[role, own]] : [];
    });
    const ids = headings.map(({ id }) => id);
    const byTitles = ids.length < leastTaxes ? [] : titled.toReversed();
    const found = provenRows(cells, ids) ?? new Map(byTitles);
    // Without two of the rows a figure below the names is the tax itself.
    if (!found.has('tax') || found.size < 2) continue;
    const put = (id: FieldName<'nfse'>, reading: Reading | undefined, ok: boolean): void => {
      if (reading === undefined) return;
      const checks = ok ? [{ check: 'item_tax' as const, ok }] : reading.checks;
      data[id] ??= fieldOf({ ...reading, anchorFit: 1, placed: placed.typed, checks });
    };
    for (const id of ids) {
      const ok = isProven(id, {
        base: found.get('base'),
        rate: found.get('rate'),
        tax: found.get('tax'),
      });
      put(id, found.get('tax')?.get(id), ok);
      if (id !== 'ISSQNAmount') continue;
      put('ISSQNBase', found.get('base')?.get(id), ok);
      put('ISSQNRate', found.get('rate')?.get(id), ok);
    }
  }
  return data;
}
