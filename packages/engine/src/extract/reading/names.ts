import { isUf } from '@lavra/brazil/states';

/** A name without what is said of its bearer behind it. */
export const nameOf = (text: string): string =>
  text
    .replace(/^e (?=\p{Lu})/iu, '')
    // A speck between two words.
    .replace(/(?<=\p{L}) [\d|!](?= \p{L})/gu, '')
    // The number of who bears it.
    .replace(/[\s–-]+(?:(?:CPF|CNPJ)[\s:]*)?\d{3}\.\d{3}\.\d{3}-\d{2}.*$/i, '')
    .replace(/\s*\(\s?falecid[oa]s?\s?\).*$/i, '')
    .replace(/,?\s+(?:natural d|nascid[oa] |residente|brasileir[oa]\b|falecid[oa]).*$/i, '');

/** The stroke before a state or an office is read as a letter ("SESPIPR", "DIREXIPF"). */
export function issuerOf(printed: string): string {
  const text = printed.replace(/(?<=[A-Z]{3})[Il|](?=(?:DIREX|DELEMIG|D?PF)(?![A-Z]{2}\b))/g, '/');
  const [, office, state] =
    /^([A-Z]{2,6}|[A-Z]{2,4}[I/l|][A-Z]{2,4})[Il|]([A-Z]{2})$/.exec(text.replace(/^s(?=[A-Z])/, 'S')) ?? [];
  return office === undefined || state === undefined || !isUf(state)
    ? text
    : `${office.replace(/(?<=[A-Z]{2})[Il|](?=[A-Z]{2})/, '/')}/${state}`;
}
