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

/** The office's name, town and state in one line of the letterhead. */
export function officeWithTown({ rows, glyph, height }: Sheet): Partial<Record<RegistryField, Field>> {
  for (const run of rows.flatMap((row) => runsOf(row, glyph))) {
    const led = run.findIndex(({ text }) => text.endsWith(':')) + 1;
    const isLed = label.test(printedOf(run.slice(0, led)));
    if (!isLed && edgesOf(run).top > ofHead * height) continue;
    const parted = partedAt(isLed ? run.slice(led) : run);
    if (parted === undefined || parted.name.length < 2 || !office.test(printedOf(parted.name))) continue;
    const { name, town, state } = parted;
    const fieldOfWords = (value: string, tokens: readonly Token[]): Field =>
      fieldOf({ value, tokens, anchorFit: 1, placed: placedInLine });
    return {
      OfficeName: fieldOfWords(printedOf(name), name),
      OfficeCity: fieldOfWords(printedOf(town).replace(/ ?[/–-] ?[A-Z]{2}\.?$/, ''), town),
      OfficeState: fieldOfWords(state, town),
    };
  }
  return {};
}
