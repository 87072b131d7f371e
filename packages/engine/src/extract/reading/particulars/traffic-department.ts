import { states } from '@lavra/brazil/states';

/** The states' names in capitals, of which a picture may lose the accents. */
const stateNames = states
  .map(({ name }) => name.toUpperCase())
  .flatMap((name) => [name, name.normalize('NFD').replaceAll(/\p{M}/gu, '')])
  .join('|');

/** The whole name of a state's department in the head of a vehicle's paper, which signatures and sentences have short ("DETRAN/PR"). */
export const trafficDepartment = new RegExp(
  String.raw`(?<!\p{L})(DEPARTAMENTO (?:ESTADUAL )?DE TR[ÂA]NSITO(?: ?[-–] ?| D[EOA] (?:ESTADO D[EOA]S? )?)(?:${stateNames}))(?!\p{L})`,
  'u',
);

/** What some states call theirs, without the state's name (Minas Gerais since 2023). */
export const trafficCoordination =
  /(?<!\p{L})((?:Coordenadoria|COORDENADORIA) (?:Estadual|ESTADUAL) (?:de|DE) (?:Gest[ãa]o|GEST[ÃA]O) (?:de|DE) (?:Tr[âa]nsito|TR[ÂA]NSITO)(?: (?:de|DE) (?:Minas Gerais|MINAS GERAIS))?)(?!\p{L})/u;
