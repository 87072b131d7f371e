import type { Field } from '@lavra/contract/model/result';
import { readPersonCards } from '../reading/particulars/person-cards.ts';
import {
  personFamilies,
  qualificationOfCells,
  type PersonFamily,
} from '../reading/particulars/person-cells.ts';
import { readRepresentative } from '../reading/phrases/deed-parties.ts';
import { runningTextOf } from '../reading/phrases/phrases.ts';
import { fold } from '../reading/sheet/text.ts';
import { printedOf, type Sheet, type Token } from '../reading/sheet/sheet.ts';
import type { Cell } from '../reading/tables/cell-rows.ts';
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

/** Words that say one side to one reader and the other to the next: they name the side that no title beside them does. */
const ofEither = /^quem (?:aluga|est[áa] alugando)$/iu;

/** The sides of a contract of which one title tells the other. */
const otherSide = { Landlord: 'Tenant', Tenant: 'Landlord' } as const;

const isParty = (said: string): boolean => partyOf(said) !== undefined || ofEither.test(said);

const known = new Set<string>(particulars);

/** How what a card tells of who acts for a company begins. */
const acting =
  /^(?:neste ato,? )?(?:representad|(?:age|atua|assina|responde)(?:r[áa])? por |por (?:seu|sua) (?:s[óo]ci|representante|administrador|procurador))/iu;

/** Who acts for a company, and the cells of its column without the lines from that person on. */
function partedAtActing(
  cells: readonly Cell<PersonFamily>[],
  isTable: boolean,
): {
  readonly own: readonly Cell<PersonFamily>[];
  readonly person: ReturnType<typeof readRepresentative>;
} {
  // Of a table the next row, with a label of its own, tells of the party again.
  const ofActing = cells.find(({ lines: own }) => own.some((line) => acting.test(printedOf(line))));
  const all = isTable ? (ofActing?.lines ?? []) : cells.flatMap(({ lines }) => lines);
  const at = all.findIndex((line) => acting.test(printedOf(line)));
  if (at < 0) return { own: cells, person: {} };
  const lines = new Set(all.slice(at));
  const running = runningTextOf([{ tokens: all.slice(at).flat() }]);
  return {
    own: cells.map((cell) => ({ ...cell, lines: cell.lines.filter((line) => !lines.has(line)) })),
    person: readRepresentative(running, { from: 0, to: running.text.length }),
  };
}

/** The parties of a table with a column for each ("Nome | … | …" below "Locador | Locatário") or of cards side by side, and the words that they took. */
export function readPartyColumns(tokens: readonly Token[]): {
  readonly parties: Record<string, Field>;
  readonly used: ReadonlySet<Token>;
} {
  const table = readCellColumns(tokens, personFamilies, isParty);
  const { cards, used } = readPersonCards(
    tokens.filter((token) => !table.used.has(token)),
    { isPerson: isParty },
  );
  const parties: Record<string, Field> = {};
  const columns = [
    ...table.columns.map((column) => ({ ...column, isTable: true })),
    ...cards.map(({ title, cells }) => ({ head: title, cells, isTable: false })),
  ];
  const told = new Set(columns.map(({ head }) => partyOf(printedOf(head))));
  const sides = (['Landlord', 'Tenant'] as const).filter((side) => told.has(side));
  const [side] = sides;
  const left = sides.length === 1 && side !== undefined ? otherSide[side] : undefined;
  for (const { head, cells, isTable } of columns) {
    const party = partyOf(printedOf(head)) ?? left;
    if (party === undefined) continue;
    const { own, person } = partedAtActing(cells, isTable);
    for (const [part, field] of Object.entries(qualificationOfCells(own)))
      if (known.has(part)) parties[`${party}${part}`] ??= field;
    if (party !== 'Tenant') continue;
    for (const [part, field] of Object.entries(person)) parties[`TenantRepresentative${part}`] ??= field;
  }
  return { parties, used: new Set([...table.used, ...used]) };
}

/** Whether a page has a table with a column for each party. */
export const hasPartyTable = ({ rows }: Pick<Sheet, 'rows'>): boolean =>
  readCellColumns(rows.flat(), personFamilies, isParty).used.size > 0;

/** The words of a page's tables and cards of parties. */
export const wordsOfPartyColumns = ({ rows }: Pick<Sheet, 'rows'>): ReadonlySet<Token> =>
  readPartyColumns(rows.flat()).used;
