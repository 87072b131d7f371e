import { isUf, states, ufOfName, type Uf } from '@lavra/brazil/states';
import { isTown } from '@lavra/brazil/towns';
import { isService } from '@lavra/contract/services/all';
import { findField } from '@lavra/contract/services/fields';
import type { Field } from '@lavra/contract/model/result';
import { isStreet } from './reading/values/street.ts';
import { withDoubt } from '../evidence/field.ts';

type Value = Field | readonly Readonly<Record<string, Field>>[];
type Data = Readonly<Record<string, Value>>;

const ofTown = /City$/;
/** One to three words of letters. */
const aDistrict = /^\p{L}[\p{L}.'’-]+(?: [\p{L}.'’-]+){0,2} $/u;
const namesOfStates = states.map(({ name }) => name).join('|');
/** A town with its state behind it, in letters or in words, and what follows ("Recife – Pernambuco", "Londrina/PR"). */
const withState = new RegExp(
  `^(.+?)\\s*[-–—/,(]\\s*(?:Estado d[aeo] )?([A-Z]{2}|${namesOfStates})\\)?$`,
  'iu',
);

const ufOf = (text: string): Uf | undefined => {
  const letters = text.toUpperCase();
  return isUf(letters) ? letters : ufOfName(text);
};

/** The fields of the same party that may hold a town's state. */
const statesOf = (id: string): readonly string[] => ['UF', 'State'].map((end) => id.replace(ofTown, end));

const isRows = (value: Value): value is readonly Readonly<Record<string, Field>>[] => Array.isArray(value);

const textOf = (value: Value | undefined): string | undefined =>
  value === undefined || isRows(value) ? undefined : value.value;

/** The only town of a state among the beginnings and endings of a value; undefined where there are two, or none. */
function townWithin(value: string, uf: Uf): string | undefined {
  const words = value.split(/\s+/);
  const lengths = words.slice(1).map((_, index) => words.length - 1 - index);
  const beginning = lengths.map((count) => words.slice(0, count).join(' ')).find((part) => isTown(part, uf));
  const ending = lengths.map((count) => words.slice(-count).join(' ')).find((part) => isTown(part, uf));
  return beginning === undefined || ending === undefined ? (beginning ?? ending) : undefined;
}

/**
 * The values with the names of towns alone: the state behind one is taken off, and words of another box beside it; what then is the name of no
 * municipality is another text, or misread. On pages of others none of 15 such values was right, and 278 of
 * the 287 that are towns.
 */
export function withTowns<D extends object>(service: string, read: D): D {
  const data: Record<string, Value> = { ...(read as Data) };
  const has = (id: string): boolean => isService(service) && findField(service, id) !== undefined;
  for (const [id, field] of Object.entries(data)) {
    if (!ofTown.test(id) || isRows(field) || isTown(field.value)) continue;
    const own = statesOf(id).filter(has);
    const [known] = own.flatMap((each) => textOf(data[each]) ?? []).map(ufOf);
    const printed = field.printed ?? field.value;
    const [, town = '', behind = ''] = withState.exec(field.value) ?? [];
    const uf = ufOf(behind);
    if (uf !== undefined && isTown(town, uf) && (known ?? uf) === uf) {
      data[id] = { ...field, value: town, printed };
      for (const state of own) data[state] ??= { ...field, value: uf, printed };
      continue;
    }
    const within = known === undefined ? undefined : townWithin(field.value, known);
    data[id] =
      within === undefined
        ? withDoubt(field, 'unlikely')
        : withDoubt({ ...field, value: within, printed }, 'aside');
    // Registers print the district before the town, with nothing between them.
    const district = id.replace(ofTown, 'District');
    const before =
      within !== undefined && field.value.endsWith(within) ? field.value.slice(0, -within.length) : '';
    if (has(district) && aDistrict.test(before) && !isStreet(before))
      data[district] ??= withDoubt({ ...field, value: before.trim(), printed }, 'aside');
  }
  return data as D;
}
