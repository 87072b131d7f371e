import { isUf } from '@lavra/brazil/states';
import type { Field } from '@lavra/contract/model/result';
import type { FieldName } from '@lavra/contract/services/fields';
import { fieldOf } from '../../evidence/field.ts';
import { placed } from '../found.ts';
import { familyIn, under } from './family.ts';
import { runsOf, textsOf } from '../reading/particulars/signatures.ts';
import { readWhole } from '../reading/values/values.ts';
import { printedOf, type Sheet, type Token } from '../reading/sheet/sheet.ts';

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
  /^(?:Local|Lugar)(?:(?: d[eo] nascimento)?:?$| d[eo] nascimento (?=\p{Lu}))/iu,
  /^(?:Munic[ií]pio|Cidade)(?: ?\/ ?(?:UF|Estado))?:?$/iu,
  /^(?:UF|Estado):?$/i,
] as const;

/** The texts of a row, a label of a town or of a state apart from the name that is filled in right behind it. */
const placesIn = (row: readonly Token[], glyph: number): Run[] =>
  textsOf(row, glyph).flatMap((run) => {
    const end = run.findIndex(
      ({ text }) => /^(?!D[AEO]S?$)\p{Lu}\p{L}*$/u.test(text) && text !== run[0]?.text,
    );
    const label = run.slice(0, Math.max(0, end));
    const isLabel = [ofItsTown, ofItsState].some((said) => said.test(printedOf(label)));
    return isLabel ? [label, run.slice(end)] : [run];
  });

/** The town in the row below the place of birth, whose label says no more than "Município". */
function townBelowPlace({ rows, glyph }: Sheet): BirthRecord {
  for (const [at, row] of rows.entries()) {
    const [label] = textsOf(row, glyph);
    const [town, name, state, uf] = placesIn(rows[at + 1] ?? [], glyph);
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

/** Rows below the place of birth in which its town may stand. */
const mostRows = 4;

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

/** The place of birth with its town behind it. */
const ofPlace =
  /^(?:local|lugar)(?:,? munic[íi]pio de nascimento e UF| d[eo] nascimento| nasc(?:imento|\.)?)?:?$/iu;
const placeAndTown = /^(.*\p{L}.*?),? ?(?:[,–—-]| em) ?(\p{Lu}[\p{L}' ]{2,40}?) ?[-–/(] ?([A-Z]{2})\)?$/u;
const ofBirth = /nascimento|natural/i;

/** The place of birth and its town where one box holds both, and no other one the town: then the place is what is before it. */
function placeInFull({ rows, glyph }: Sheet): BirthRecord {
  const runs = rows.map((row) => runsOf(row, glyph));
  const at = runs.findIndex((row) => row.some((run) => ofPlace.test(printedOf(run))));
  const label = runs[at]?.find((run) => ofPlace.test(printedOf(run)));
  if (label === undefined) return {};
  const beside = runs[at]?.[(runs[at]?.indexOf(label) ?? 0) + 1];
  const below = under(label, runs[at + 1] ?? []);
  // A comma at its end leads to the town in the next row.
  const rest = below && printedOf(below).endsWith(',') ? under(below, runs[at + 2] ?? []) : undefined;
  const offers = [beside, rest && [...(below ?? []), ...rest], below];
  const tokens = offers.find((offer) => offer !== undefined && placeAndTown.test(printedOf(offer)));
  if (tokens === undefined) return {};
  const [, place, town, state = ''] = placeAndTown.exec(printedOf(tokens)) ?? [];
  if (place === undefined || town === undefined || !isUf(state)) return {};
  const isTownElsewhere = runs.some((row, index) =>
    row.some(
      (run) =>
        run !== label &&
        (ofTown.test(printedOf(run)) ||
          ofItsTown.test(printedOf(run)) ||
          isTownOfBirth.test(printedOf(run))) &&
        (ofBirth.test(printedOf(run)) || (index > at && index <= at + mostRows)),
    ),
  );
  if (isTownElsewhere) return rest === undefined ? {} : { BirthLocation: fieldOfRun(tokens) };
  return {
    BirthLocation: fieldOfRun(tokens, place),
    BirthPlace: fieldOfRun(tokens, town),
    BirthState: fieldOfRun(tokens, state),
  };
}
const isTownOfBirth = /^(?:natural|(?:munic[íi]pio|cidade|UF)\b.*nasc)/iu;

/** What its block or its table tells of a value. */
export const provenOfBirth = (sheet: Sheet): BirthRecord => ({
  ...townOfEntry(sheet),
  ...townUnderPlace(sheet),
  ...townBelowPlace(sheet),
  ...placeInFull(sheet),
  ...familyIn(sheet),
});
