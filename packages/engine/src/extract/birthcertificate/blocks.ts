import { isUf } from '@lavra/brazil/states';
import type { Field } from '@lavra/contract/model/result';
import type { FieldName } from '@lavra/contract/services/fields';
import { fieldOf } from '../../evidence/field.ts';
import { placed } from '../found.ts';
import { runsOf } from '../reading/particulars/signatures.ts';
import { readWhole } from '../reading/values/values.ts';
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

/** Labels of the place of birth and, right below it, of its town, which the state follows. */
const [ofBirthplace, ofItsTown, ofItsState] = [
  /^(?:Local|Lugar)(?: d[eo] nascimento)?:?$/i,
  /^(?:Munic[ií]pio|Cidade)(?: ?\/ ?(?:UF|Estado))?:?$/iu,
  /^(?:UF|Estado):?$/i,
] as const;

/** The town in the row below the place of birth, whose label says no more than "Município". */
function townBelowPlace({ rows, glyph }: Sheet): BirthRecord {
  for (const [at, row] of rows.entries()) {
    const [label] = runsOf(row, glyph);
    const [town, name, state, uf] = runsOf(rows[at + 1] ?? [], glyph);
    if (label === undefined || !ofBirthplace.test(printedOf(label))) continue;
    if (town === undefined || name === undefined || !ofItsTown.test(printedOf(town))) continue;
    const [, both, itsState = ''] = townAndState.exec(printedOf(name)) ?? [];
    if (both !== undefined && isUf(itsState))
      return { BirthPlace: fieldOfRun(name, both), BirthState: fieldOfRun(name, itsState) };
    const city = readWhole(printedOf(name), 'city', name);
    const told =
      state !== undefined && uf !== undefined && ofItsState.test(printedOf(state))
        ? (readWhole(printedOf(uf), 'uf', uf) ?? readWhole(`Estado de ${printedOf(uf)}`, 'uf', uf))
        : undefined;
    return {
      ...(city ? { BirthPlace: fieldOf({ ...city, anchorFit: 1, placed: placed.text }) } : {}),
      ...(told ? { BirthState: fieldOf({ ...told, anchorFit: 1, placed: placed.typed }) } : {}),
    };
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

/** The title of a couple over the boxes of both, each headed by its sex. */
function couplesUnderTitles({ rows, glyph }: Sheet): BirthRecord {
  const found: BirthRecord = {};
  for (const [at, row] of rows.entries()) {
    const side = sideOf(row);
    const headings = runsOf(rows[at + 1] ?? [], glyph);
    const names = runsOf(rows[at + 2] ?? [], glyph);
    if (side === undefined) continue;
    for (const heading of headings) {
      const sex = sexOf(heading);
      const name = sex === undefined ? undefined : under(heading, names);
      if (sex !== undefined && name !== undefined && isName(name))
        found[grandparents[side][sex]] ??= fieldOfRun(name);
    }
  }
  return found;
}

/** The town below the place of birth in boxes with their labels over them, whose labels say no more than "cidade" and "estado". */
function townUnderPlace({ rows, glyph }: Sheet): BirthRecord {
  const at = rows.findIndex((row) => runsOf(row, glyph).some((run) => ofPlaceInFull.test(printedOf(run))));
  for (const [index, row] of at < 0 ? [] : rows.slice(at, at + mostRows).entries()) {
    const runs = runsOf(row, glyph);
    const [town, state] = [ofItsTown, ofItsState].map((said) =>
      runs.find((run) => said.test(printedOf(run))),
    );
    if (town === undefined || state === undefined) continue;
    const values = runsOf(rows[at + index + 1] ?? [], glyph);
    const [name, uf] = [under(town, values), under(state, values)];
    const city = name && readWhole(printedOf(name), 'city', name);
    const told =
      uf && (readWhole(printedOf(uf), 'uf', uf) ?? readWhole(`Estado de ${printedOf(uf)}`, 'uf', uf));
    return {
      ...(city ? { BirthPlace: fieldOf({ ...city, anchorFit: 1, placed: placed.text }) } : {}),
      ...(told ? { BirthState: fieldOf({ ...told, anchorFit: 1, placed: placed.typed }) } : {}),
    };
  }
  return {};
}
const ofPlaceInFull = /^(?:local|lugar) d[eo] nascimento:?$/i;

/** Labels over or beside two persons, and the fields of these. */
const ofTwo = [
  [
    /^(?:nomes? dos )?av[óo]s (?:\(?paternos\)?|por parte d[eo] (?:pai|primeiro genitor)):?(?: ?\/ ?[\p{L} ]+)?$/iu,
    'PaternalGrandfather',
    'PaternalGrandmother',
  ],
  [
    /^(?:nomes? dos )?av[óo]s (?:\(?maternos\)?|por parte d[eoa] (?:m[ãa]e|segundo genitor)):?(?: ?\/ ?[\p{L} ]+)?$/iu,
    'MaternalGrandfather',
    'MaternalGrandmother',
  ],
  [/^paternal grandparents:?$/i, 'PaternalGrandfather', 'PaternalGrandmother'],
  [/^maternal grandparents:?$/i, 'MaternalGrandfather', 'MaternalGrandmother'],
  [/^(?:filia[çc][ãa]o|pais|genitores|nomes? dos pais):?$/iu, 'FatherName', 'MotherName'],
] as const;
/** Greatest space between a label and the first of two names, and between both, in glyphs; how far their left edges may differ. */
const [toNames, betweenNames, sameEdge] = [2.6, 1.6, 0.8] as const;

const isPerson = /^\p{Lu}[\p{L}'’.-]+(?: (?:d[aeo]s?|D[AEO]S?|(?![eE] )\p{Lu}[\p{L}'’.-]*))+$/u;

/** The words of a name without the "e" that joins it to the other one, before or behind it. */
const withoutLink = (run: Run): Run =>
  run.slice(...(/^e$/i.test(run[0]?.text ?? '') ? [1] : /^e$/i.test(run.at(-1)?.text ?? '') ? [0, -1] : [0]));

/** Two names, each in a row of its own, below their label or beside the middle of it. */
function couplesOf({ rows, glyph }: Sheet): BirthRecord {
  const found: BirthRecord = {};
  const all = rows.flatMap((row) => runsOf(row, glyph).map((run) => ({ run, ...edgesOf(run) })));
  const names = all
    .map((each) => ({ ...each, run: withoutLink(each.run) }))
    .filter(({ run }) => isPerson.test(printedOf(run)));
  for (const label of all) {
    const [, first, second] = ofTwo.find(([said]) => said.test(printedOf(label.run))) ?? [];
    if (first === undefined || second === undefined) continue;
    const near = names.filter(
      ({ left, top, bottom }) =>
        (Math.abs(left - label.left) < sameEdge * glyph &&
          top > label.bottom - 0.3 * glyph &&
          top - label.bottom < (toNames + betweenNames + 1) * glyph) ||
        (left > label.right && bottom > label.top - toNames * glyph && top < label.bottom + toNames * glyph),
    );
    for (const one of near) {
      const two = near.find(
        (other) =>
          Math.abs(other.left - one.left) < sameEdge * glyph &&
          other.top > one.top + 0.5 * glyph &&
          other.top - one.bottom < betweenNames * glyph,
      );
      if (two === undefined) continue;
      const isBelow =
        Math.abs(one.left - label.left) < sameEdge * glyph && one.top - label.bottom < toNames * glyph;
      // Beside a label the names stand around its middle.
      const away = Math.abs((one.top + two.bottom) / 2 - (label.top + label.bottom) / 2);
      if (!isBelow && (one.left <= label.right || away > 0.5 * glyph)) continue;
      found[first] ??= fieldOfRun(one.run);
      found[second] ??= fieldOfRun(two.run);
      break;
    }
  }
  return found;
}

/** What its block or its table tells of a value. */
export const provenOfBirth = (sheet: Sheet): BirthRecord => ({
  ...townOfEntry(sheet),
  ...townUnderPlace(sheet),
  ...townBelowPlace(sheet),
  ...couplesUnderTitles(sheet),
  ...grandparentsOf(sheet),
  ...couplesOf(sheet),
});
