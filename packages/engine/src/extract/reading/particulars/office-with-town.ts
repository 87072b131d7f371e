import { isUf } from '@lavra/brazil/states';
import { isTown } from '@lavra/brazil/towns';
import type { Field } from '@lavra/contract/model/result';
import { fieldOf } from '../../../evidence/field.ts';
import { edgesOf, printedOf, type Sheet, type Token } from '../sheet/sheet.ts';
import { mostOfTown } from '../values/town-with-state.ts';
import type { RegistryField } from './registry.ts';
import { runsOf } from './signatures.ts';

/** How sure the name of an office and its town are that one line of the letterhead says. */
const placedInLine = 0.85;
/** What leads to an office's name, and what such a name begins with. */
const label = /^(?:Serventia|Cart[óo]rio|Of[íi]cio|Nome d[oa] (?:serventia|cart[óo]rio|of[íi]cio)):$/iu;
const office =
  /^(?:(?:\d+[ºo°ª]|\p{L}+[oa]) )?(?:Cart[óo]rio|Serventia|Of[íi]cio|Servi[çc]o|Registro Civil|Tabelionato|Escrivania|Oficial(?= .*Naturais))(?!\p{L}|:)/iu;
const sign = /^[·•|–—-]$/;
/** Share of the page's height in which an office has its letterhead: further down another office may be told. */
const ofHead = 0.25;

interface Parted {
  readonly name: readonly Token[];
  readonly town: readonly Token[];
  readonly state: string;
}

/** The name of an office and the town behind it ("Cartório do 1º Ofício · Belém/PA"); a town behind a preposition is a part of the name. */
function partedAt(run: readonly Token[]): Parted | undefined {
  const [, end = '', state = ''] =
    /^(\p{L}[\p{L}'’.-]*) ?[/–-] ?([A-Z]{2})\.?$/u.exec(run.at(-1)?.text ?? '') ?? [];
  if (end === '' || !isUf(state)) return undefined;
  for (let count = Math.min(mostOfTown, run.length - 1); count > 0; count -= 1) {
    const town = run.slice(-count);
    const said = [...town.slice(0, -1).map(({ text }) => text), end].join(' ');
    if (!/^\p{Lu}/u.test(said) || !isTown(said, state)) continue;
    const before = run.slice(0, -count);
    const last = before.at(-1);
    // A picture loses the small sign between both.
    const isParted = sign.test(last?.text ?? '');
    const isLost = run.every(({ conf }) => conf < 100) && !/^(?:d[aeo]s?|em)$/iu.test(last?.text ?? '');
    if (!isParted && !isLost) return undefined;
    return { name: isParted ? before.slice(0, -1) : before, town, state };
  }
  return undefined;
}

const fieldOfWords = (value: string, tokens: readonly Token[]): Field =>
  fieldOf({ value, tokens, anchorFit: 1, placed: placedInLine });
/** Most space between an office and the line below it, in glyphs. */
const belowOffice = 1.6;
/** What an office keeps, in its name. */
const keeps = /Registro|Civil|Naturais|Notas/iu;

/** The town and state that stand alone right under the office's name in the letterhead, both set to the middle or to one edge. */
function townUnderOffice({ rows, glyph, height }: Sheet): Partial<Record<RegistryField, Field>> {
  for (const [at, row] of rows.entries()) {
    const name = runsOf(row, glyph).find((run) => office.test(printedOf(run)) && keeps.test(printedOf(run)));
    if (name === undefined || edgesOf(name).top > ofHead * height) continue;
    const [over, next] = [edgesOf(name), rows[at + 1] ?? []];
    for (const run of runsOf(next, glyph)) {
      const { left, right, top } = edgesOf(run);
      const isSet =
        Math.abs(left - over.left) < glyph || Math.abs(left + right - over.left - over.right) < 2 * glyph;
      const [, town = '', state = ''] =
        /^(\p{Lu}[\p{L}'’ .-]+?) ?[/–-] ?([A-Z]{2})$/u.exec(printedOf(run)) ?? [];
      if (isSet && top - over.bottom < belowOffice * glyph && isUf(state) && isTown(town, state))
        return { OfficeCity: fieldOfWords(town, run), OfficeState: fieldOfWords(state, run) };
    }
  }
  return {};
}

/** An office, and the town and state behind a preposition; a town's name may have one too. */
function officeOfTown(
  said: string,
): { readonly name: string; readonly town: string; readonly state: string } | undefined {
  const [, whole = '', state = ''] = /^(.+?) ?[/–-] ?([A-Z]{2})$/u.exec(said) ?? [];
  const [parted] = [...whole.matchAll(/ d[aeo] (?=\p{Lu})/gu)].flatMap(({ index, 0: between }) => {
    const [name, town] = [whole.slice(0, index), whole.slice(index + between.length)];
    return keeps.test(name) && isUf(state) && isTown(town, state) ? [{ name, town, state }] : [];
  });
  return parted;
}
/** Rows in which the line below an office is: those of another column may be between. */
const rowsBelow = 3;
const ledAddress = /^(?:Endere[çc]o|End\.|Sede|Fica n[ao]|Logradouro)(?!\p{L})/iu;

/** The same at the foot of a page, over the address of the office ("2º Ofício de Registro Civil de Bagé/RS"). */
function officeOverAddress({ rows, glyph }: Sheet): Partial<Record<RegistryField, Field>> {
  for (const [at, row] of rows.entries()) {
    const run = runsOf(row, glyph).find(
      (each) => office.test(printedOf(each)) && keeps.test(printedOf(each)),
    );
    if (run === undefined) continue;
    const { left, bottom } = edgesOf(run);
    const isOver = rows.slice(at + 1, at + 1 + rowsBelow).some((row) =>
      runsOf(row, glyph).some((next) => {
        const edges = edgesOf(next);
        return (
          Math.abs(edges.left - left) < glyph &&
          edges.top - bottom < belowOffice * glyph &&
          ledAddress.test(printedOf(next))
        );
      }),
    );
    const told = isOver ? officeOfTown(printedOf(run)) : undefined;
    if (told === undefined) continue;
    return {
      OfficeName: fieldOfWords(told.name, run),
      OfficeCity: fieldOfWords(told.town, run),
      OfficeState: fieldOfWords(told.state, run),
    };
  }
  return {};
}

/** The office's name, town and state in one line of the letterhead. */
export function officeWithTown(sheet: Sheet): Partial<Record<RegistryField, Field>> {
  const { rows, glyph, height } = sheet;
  for (const run of rows.flatMap((row) => runsOf(row, glyph))) {
    const led = run.findIndex(({ text }) => text.endsWith(':')) + 1;
    const isLed = label.test(printedOf(run.slice(0, led)));
    if (!isLed && edgesOf(run).top > ofHead * height) continue;
    const parted = partedAt(isLed ? run.slice(led) : run);
    if (parted === undefined || parted.name.length < 2 || !office.test(printedOf(parted.name))) continue;
    const { name, town, state } = parted;
    return {
      OfficeName: fieldOfWords(printedOf(name), name),
      OfficeCity: fieldOfWords(printedOf(town).replace(/ ?[/–-] ?[A-Z]{2}\.?$/, ''), town),
      OfficeState: fieldOfWords(state, town),
    };
  }
  return { ...officeOverAddress(sheet), ...townUnderOffice(sheet) };
}
