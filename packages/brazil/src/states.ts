/** The 27 federal units in the order of their IBGE codes: two-letter code, IBGE number, name. */
export const states = [
  { uf: 'RO', ibge: '11', name: 'Rondônia' },
  { uf: 'AC', ibge: '12', name: 'Acre' },
  { uf: 'AM', ibge: '13', name: 'Amazonas' },
  { uf: 'RR', ibge: '14', name: 'Roraima' },
  { uf: 'PA', ibge: '15', name: 'Pará' },
  { uf: 'AP', ibge: '16', name: 'Amapá' },
  { uf: 'TO', ibge: '17', name: 'Tocantins' },
  { uf: 'MA', ibge: '21', name: 'Maranhão' },
  { uf: 'PI', ibge: '22', name: 'Piauí' },
  { uf: 'CE', ibge: '23', name: 'Ceará' },
  { uf: 'RN', ibge: '24', name: 'Rio Grande do Norte' },
  { uf: 'PB', ibge: '25', name: 'Paraíba' },
  { uf: 'PE', ibge: '26', name: 'Pernambuco' },
  { uf: 'AL', ibge: '27', name: 'Alagoas' },
  { uf: 'SE', ibge: '28', name: 'Sergipe' },
  { uf: 'BA', ibge: '29', name: 'Bahia' },
  { uf: 'MG', ibge: '31', name: 'Minas Gerais' },
  { uf: 'ES', ibge: '32', name: 'Espírito Santo' },
  { uf: 'RJ', ibge: '33', name: 'Rio de Janeiro' },
  { uf: 'SP', ibge: '35', name: 'São Paulo' },
  { uf: 'PR', ibge: '41', name: 'Paraná' },
  { uf: 'SC', ibge: '42', name: 'Santa Catarina' },
  { uf: 'RS', ibge: '43', name: 'Rio Grande do Sul' },
  { uf: 'MS', ibge: '50', name: 'Mato Grosso do Sul' },
  { uf: 'MT', ibge: '51', name: 'Mato Grosso' },
  { uf: 'GO', ibge: '52', name: 'Goiás' },
  { uf: 'DF', ibge: '53', name: 'Distrito Federal' },
] as const;

/** The two-letter code of a federal unit. */
export type Uf = (typeof states)[number]['uf'];

const units = new Set<string>(states.map(({ uf }) => uf));

/** True for the two capital letters of one of the 27 federal units. */
export function isUf(value: string): value is Uf {
  return units.has(value);
}

const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toUpperCase().trim();

const byName = new Map(states.map(({ uf, name }) => [plain(name), uf]));

/** The two-letter code of a federal unit by its name, accents and case ignored; undefined for an unknown name. */
export function ufOfName(name: string): Uf | undefined {
  return byName.get(plain(name));
}

/** The two-letter code of an IBGE state number such as "35"; undefined for an unknown number. */
export function ufOfIbgeCode(code: string): Uf | undefined {
  return states.find((state) => state.ibge === code)?.uf;
}

/** The IBGE number of a federal unit, two digits. */
export function ibgeCodeOfUf(uf: Uf): string {
  const state = states.find((candidate) => candidate.uf === uf);
  if (!state) throw new RangeError(`no federal unit ${String(uf)}`);
  return state.ibge;
}
