import type { ServiceData } from '@lavra/contract/services/fields';
import { findParties } from '../reading/phrases/deed-parties.ts';
import type { RunningText } from '../reading/phrases/phrases.ts';
import { readQualification, type Particular } from '../reading/phrases/qualification.ts';

/** How deeds of sale call their parties. */
const roles = [
  {
    role: 'Seller',
    words: String.raw`(?:OUTORGANTE )?VENDEDOR(?:A|ES|AS)?(?:\(A\))?|(?:outorgante )?[Vv]endedor(?:a|es|as)?(?:\(a\))?|ALIENANTE|[Aa]lienante|TRANSMITENTE|[Tt]ransmitente|PROPRIET[ÁA]RI[OA]|[Pp]ropriet[áa]ri[oa]`,
  },
  {
    role: 'Buyer',
    words: String.raw`(?:OUTORGAD[OA] )?COMPRADOR(?:A|ES|AS)?(?:\(A\))?|(?:outorgad[oa] )?[Cc]omprador(?:a|es|as)?(?:\(a\))?|ADQUIRENTE|[Aa]dquirente|NOVO PROPRIET[ÁA]RIO|[Nn]ovo propriet[áa]rio`,
  },
] as const;

/** Particulars that the certificate has of a party. */
const known: ReadonlySet<Particular> = new Set<Particular>([
  'Name',
  'CPF',
  'CNPJ',
  'RG',
  'RGIssuer',
  'Email',
  'Phone',
  'Street',
  'Number',
  'Complement',
  'District',
  'City',
  'State',
  'PostalCode',
]);

/** Words of sentences about a party; boxes have labels in their place. */
const spoken =
  /(?<!\p{L})(?:brasileir[oa]|portador[a]?|inscrit[oa]|residente|domiciliad[oa]|casad[oa]|solteir[oa]|divorciad[oa]|vi[úu]v[oa]|estabelecid[oa]|sediad[oa]|com sede)(?!\p{L})/giu;
/** Least of them in the particulars of one party. */
const leastSpoken = 2;

/** The role right before a name without a mark between them ("VENDEDOR RUI LIMA"). */
const lengthOfRole = (text: string): number =>
  new RegExp(`^(?:${roles.map(({ words }) => words).join('|')}) `, 'u').exec(text)?.[0].length ?? 0;

/** The parties of a sale told in sentences, with their particulars. */
export function readParties(running: RunningText): ServiceData<'crv'> {
  const parties = findParties(running, roles)
    .map((party) => ({ ...party, from: party.from + lengthOfRole(running.text.slice(party.from, party.to)) }))
    .filter(({ from, seatTo }) => {
      const said = running.text.slice(from, seatTo).match(spoken) ?? [];
      return said.length >= leastSpoken;
    });
  return Object.fromEntries(
    parties.flatMap((party) =>
      Object.entries(readQualification(running, party, party.seatTo)).flatMap(([part, field]) =>
        known.has(part as Particular) ? [[`${party.role}${part}`, field] as const] : [],
      ),
    ),
  );
}
