import { isUf } from '@lavra/brazil/states';
import type { Field } from '@lavra/contract/model/result';
import type { FieldName } from '@lavra/contract/services/fields';
import { fieldOf } from '../../evidence/field.ts';
import { placed } from '../found.ts';
import { runsOf } from '../reading/particulars/signatures.ts';
import { centreOf, edgesOf, printedOf, type Sheet, type Token } from '../reading/sheet/sheet.ts';

type BirthRecord = Partial<Record<FieldName<'birthcertificate'>, Field>>;
type Run = readonly Token[];

const fieldOfRun = (tokens: Run, value = printedOf(tokens)): Field =>
  fieldOf({ value, tokens, anchorFit: 1, placed: placed.text });

/** The title of the block about the entry, those of other blocks, and the label of a town with its state. */
const ofEntry = /^dados d[oe] (?:registro|assento|termo)$/i;
const ofOther =
  /^(?:dados d|registrad|genitores|pais$|filia[çc]|av[óo]s|observa|averba|anota|serventia|cart[óo]rio|identifica)/iu;
const ofTown = /^(?:Munic[ií]pio|Cidade|Comarca)(?: ?\/ ?| e | ?[-–] ?)(?:UF|Estado):?$/iu;
const townAndState = /^(\p{Lu}[\p{L}'. -]{2,45}?) ?[-–/(] ?([A-Z]{2})\)?$/u;

/** The town of a label without "registro" that stands in the block about the entry. */
function townOfEntry({ rows, glyph }: Sheet): BirthRecord {
  let isWithin = false;
  for (const row of rows) {
    const printed = printedOf(row);
    if (ofEntry.test(printed)) isWithin = true;
    else if (ofOther.test(printed)) isWithin = false;
    if (!isWithin) continue;
    const runs = runsOf(row, glyph);
    const value = runs[runs.findIndex((run) => ofTown.test(printedOf(run))) + 1];
    if (value === undefined || value === runs[0]) continue;
    const [, town, state = ''] = townAndState.exec(printedOf(value)) ?? [];
    if (town !== undefined && isUf(state))
      return { RegistrationPlace: fieldOfRun(value, town), RegistrationState: fieldOfRun(value, state) };
  }
  return {};
}

/** The grandparents by side and sex. */
const grandparents = {
  patern: { o: 'PaternalGrandfather', a: 'PaternalGrandmother' },
  matern: { o: 'MaternalGrandfather', a: 'MaternalGrandmother' },
} as const;
type Side = keyof typeof grandparents;
type Sex = 'o' | 'a';

const sexOf = (run: Run): Sex | undefined => {
  const printed = printedOf(run).normalize('NFC');
  if (/^av[ôÔ]s?$/iu.test(printed)) return 'o';
  return /^av[óÓ]$/iu.test(printed) ? 'a' : undefined;
};
const sideOf = (run: Run): Side | undefined => {
  const side = /^(?:av[óo]s )?(patern|matern)(?:[oa]s?|o\(a\)s?):?$/iu
    .exec(printedOf(run))?.[1]
    ?.toLowerCase();
  return side === 'patern' || side === 'matern' ? side : undefined;
};
const isName = (run: Run): boolean => /^\p{Lu}[\p{L}'’.-]+(?: [\p{L}'’.-]+)+$/u.test(printedOf(run));
/** Most rows of such a table behind its heading. */
const mostRows = 4;

/** The run of a row that stands under a heading. */
const under = (heading: Run, runs: readonly Run[]): Run | undefined => {
  const { left, right } = edgesOf(heading);
  return runs.find((run) => {
    const edges = edgesOf(run);
    return (
      (edges.left < right && edges.right > left) || Math.abs(centreOf(edges) - centreOf({ left, right })) < 30
    );
  });
};

/** Grandparents in a table: one heading for each sex and a row for each side, or the other way round. */
function grandparentsOf({ rows, glyph }: Sheet): BirthRecord {
  const found: BirthRecord = {};
  for (const [at, row] of rows.entries()) {
    const headings = runsOf(row, glyph);
    const areSexes =
      headings.length === 2 && new Set(headings.map(sexOf)).size === 2 && headings.every(sexOf);
    const areSides =
      headings.length === 2 && new Set(headings.map(sideOf)).size === 2 && headings.every(sideOf);
    if (!areSexes && !areSides) continue;
    for (const line of rows.slice(at + 1, at + 1 + mostRows)) {
      const [lead, ...names] = runsOf(line, glyph);
      if (lead === undefined) continue;
      for (const heading of headings) {
        const side = areSexes ? sideOf(lead) : sideOf(heading);
        const sex = areSexes ? sexOf(heading) : sexOf(lead);
        const name = under(heading, names);
        if (side === undefined || sex === undefined || name === undefined || !isName(name)) continue;
        found[grandparents[side][sex]] ??= fieldOfRun(name);
      }
    }
  }
  return found;
}

/** What its block or its table tells of a value. */
export const provenOfBirth = (sheet: Sheet): BirthRecord => ({
  ...townOfEntry(sheet),
  ...grandparentsOf(sheet),
});
