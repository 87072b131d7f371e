import type { Field } from '@lavra/contract/model/result';
import { readPersonCards } from '../reading/particulars/person-cards.ts';
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

/** The parties of a table with a column for each ("Nome | … | …" below "Locador | Locatário") or of cards side by side, and the words that they took. */
export function readPartyColumns(tokens: readonly Token[]): {
  readonly parties: Record<string, Field>;
  readonly used: ReadonlySet<Token>;
} {
  const isParty = (said: string): boolean => partyOf(said) !== undefined;
  const table = readCellColumns(tokens, personFamilies, isParty);
  const { cards, used } = readPersonCards(
    tokens.filter((token) => !table.used.has(token)),
    isParty,
  );
  const parties: Record<string, Field> = {};
  const columns = [...table.columns, ...cards.map(({ title, cells }) => ({ head: title, cells }))];
  for (const { head, cells } of columns) {
    const party = partyOf(printedOf(head));
    if (party === undefined) continue;
    for (const [part, field] of Object.entries(qualificationOfCells(cells)))
      if (known.has(part)) parties[`${party}${part}`] ??= field;
  }
  return { parties, used: new Set([...table.used, ...used]) };
}

/** The words of a page's tables and cards of parties. */
export const wordsOfPartyColumns = ({ rows }: Pick<Sheet, 'rows'>): ReadonlySet<Token> =>
  readPartyColumns(rows.flat()).used;
