import type { Field } from '@lavra/contract/model/result';
import { personFamilies, qualificationOfCells } from '../reading/particulars/person-cells.ts';
import { fold } from '../reading/sheet/text.ts';
import { printedOf, type Sheet, type Token } from '../reading/sheet/sheet.ts';
import { readCellColumns } from '../reading/tables/cell-columns.ts';
import { particulars } from './parties.ts';
import { sections } from './titles.ts';

type Party = 'Landlord' | 'Tenant' | 'Guarantor';

const titles = new Map(
  (['Landlord', 'Tenant', 'Guarantor'] as const).flatMap((party) =>
    (sections[party] ?? []).map((title) => [fold(title), party] as const),
  ),
);

/** What stands in brackets behind or below a title, or the text before that ("Quem aluga (locador)"). */
const inBrackets = /^([^()]*)\(([^()]+)\)$/;

/** The party that a title over a column names, in brackets perhaps. */
function partyOf(said: string): Party | undefined {
  const [, before = said, inside = ''] = inBrackets.exec(said) ?? [];
  return titles.get(fold(inside)) ?? titles.get(fold(before));
}

const known = new Set<string>(particulars);

/** The parties of a table with a column for each ("Nome | … | …" below "Locador | Locatário"), and the words that it took. */
export function readPartyColumns(tokens: readonly Token[]): {
  readonly parties: Record<string, Field>;
  readonly used: ReadonlySet<Token>;
} {
  const { columns, used } = readCellColumns(tokens, personFamilies, (said) => partyOf(said) !== undefined);
  const parties: Record<string, Field> = {};
  for (const { head, cells } of columns) {
    const party = partyOf(printedOf(head));
    if (party === undefined) continue;
    for (const [part, field] of Object.entries(qualificationOfCells(cells)))
      if (known.has(part)) parties[`${party}${part}`] ??= field;
  }
  return { parties, used };
}

/** The words of a page's tables of parties. */
export const wordsOfPartyColumns = ({ rows }: Pick<Sheet, 'rows'>): ReadonlySet<Token> =>
  readPartyColumns(rows.flat()).used;
