import type { ServiceForm } from '../reading/forms/form-spec.ts';
import type { Sheet } from '../reading/sheet/sheet.ts';
import { readPairedCards } from '../reading/tables/paired-cards.ts';
import { soundestOf } from '../reading/tables/soundest.ts';
import type { TableSpec } from '../reading/tables/table-spec.ts';
import { blockOf } from './cards.ts';
import { assets, others, payments, salaries } from './titles.ts';

type Table = NonNullable<ServiceForm<'irpf'>['tables']>[number];

const titles = [...salaries, ...payments, ...assets, ...others];

/** A table whose entries may be cards below its title: what each is of, and captions with a value each. */
export function withPairedCards(table: Table): Table {
  const spec = table as TableSpec<string, string>;
  const { title = [] } = spec;
  const rest = titles.filter((each) => !title.includes(each));
  const cards = (sheet: Sheet) => {
    const rows = blockOf(sheet.rows, title, rest);
    return soundestOf([spec.cards?.(sheet), readPairedCards({ rows, glyph: sheet.glyph }, spec)], spec);
  };
  return { ...spec, cards } as Table;
}
