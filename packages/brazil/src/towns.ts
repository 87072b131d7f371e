import { getMunicipalities } from '@brazilian-utils/brazilian-utils/get-municipalities';
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
