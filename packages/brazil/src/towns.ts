import { getMunicipalities } from '@brazilian-utils/brazilian-utils/get-municipalities';
import { editsBetween } from './edits.ts';
import { type Uf, states } from './states.ts';

/** Capitals without accents, spaces and signs: "Santa Bárbara d'Oeste" is printed in many ways. */
const plain = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toUpperCase()
    .replaceAll(/[^A-Z]/g, '');

let folded: ReadonlyMap<string, ReadonlySet<string>> | undefined;

/** The names of each state's municipalities; folded when first asked for, because few starts need them. */
const byState = (): ReadonlyMap<string, ReadonlySet<string>> =>
  (folded ??= new Map(
    states.map(({ uf }) => [uf, new Set(getMunicipalities(uf).map(({ name }) => plain(name)))]),
  ));

/** Whether a name is that of one of Brazil's municipalities (IBGE), of the state where one is given; case, accents, spaces and signs do not matter. */
export function isTown(name: string, uf?: Uf): boolean {
  const own = plain(name);
  return uf === undefined
    ? [...byState().values()].some((towns) => towns.has(own))
    : byState().get(uf)?.has(own) === true;
}

let names: readonly (readonly [plain: string, name: string])[] | undefined;
/** Fewer letters resemble many towns. */
const leastLetters = 6;
/** One letter in so many may be another one. */
const lettersAnEdit = 4;

/**
 * The only municipality (IBGE) whose name is closest to a misread one, of which one letter in four may be wrong; undefined where two are as
 * close, or none is.
 */
export function nearestTown(name: string): string | undefined {
  const own = plain(name);
  if (own.length < leastLetters) return undefined;
  names ??= states.flatMap(({ uf }) =>
    getMunicipalities(uf).map((town) => [plain(town.name), town.name] as const),
  );
  let [best, least] = [new Set<string>(), Math.floor(own.length / lettersAnEdit)];
  for (const [letters, town] of names) {
    if (Math.abs(letters.length - own.length) > least) continue;
    const edits = editsBetween(own, letters);
    if (edits > least) continue;
    if (edits < least) best = new Set();
    least = edits;
    best.add(town);
  }
  const [only, ...others] = best;
  return others.length === 0 ? only : undefined;
}
