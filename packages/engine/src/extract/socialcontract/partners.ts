import type { ServiceData } from '@lavra/contract/services/fields';
import { namesIn } from '../reading/phrases/deed-parties.ts';
import { withoutWords, type RunningText } from '../reading/phrases/phrases.ts';
import { nationalities, readQualification } from '../reading/phrases/qualification.ts';
import { fold } from '../reading/sheet/text.ts';
import { readPartnerRows, type Partner } from './partner-rows.ts';
import { sharesOf, wholeOf } from './shares.ts';

type Data = ServiceData<'socialcontract'>;

/** A partner's particulars begin with the name in capitals and the nationality. */
const partner = new RegExp(
  String.raw`(?<![\p{L}\d])(\p{Lu}[\p{Lu}'.-]*(?: (?:\p{Lu}[\p{Lu}'.-]*|d[aeo]s?|e)){1,7})(?:, | \((?=\p{Ll}))(?:${nationalities}|nacionalidade|pessoa jur[ií]dica)`,
  'gu',
);
/** Where the deed goes on behind its partners. */
const beginOfClauses =
  /CL[ÁA]USULA|Cl[áa]usula|[Rr]esolve|RESOLVE|(?<!\p{L})Art(?:igo)?\. ?\d|ART(?:IGO)?\. ?\d|CAP[ÍI]TULO|Cap[íi]tulo (?:[IVX\d]|[Pp]rimeiro)|têm,? entre si|que entre si/u;
const endOfPartners =
  /t[eê]m entre si|[uú]nicos? s[oó]ci[oa]s?|s[oó]ci[oa]s? [uú]nic[oa]s?|resolve[m]?,? |delibera[m]?,? |decide[m]?,? |constitu(?:em|i) |CL[ÁA]USULA/u;

/** What only a person has; a street and a calling may be read of any sentence. */
const ofPersonAlone = ['CPF', 'RG', 'Nationality', 'MaritalStatus', 'BirthDate'] as const;
const ofPerson = [...ofPersonAlone, 'Street', 'Profession'] as const;

/** The partners whose particulars are a sentence each. */
function readSentences(running: RunningText): Partner[] {
  const { text } = running;
  // The deed's title, also in capitals, may come before the first name.
  const starts = [...text.matchAll(partner)].map(({ index, 1: name = '' }) => {
    const title =
      /^.*\b(?:LIMITADA|LTDA|SOCIEDADE|ALTERA[ÇC][ÃA]O|CONTRATUAL|CONTRATO|SOCIAL|CONSOLIDA\S+|S[ÓO]CI[OA]S?|NIRE|CNPJ)(?![\p{L}\d])[^\p{L}\d]*/u.exec(
        name,
      );
    return index + (title?.[0].length ?? 0);
  });
  // Other hands write names in small letters, or the nationality behind a word of its own: they stand before the first clause.
  if (starts.length === 0) starts.push(...namesIn(text.split(beginOfClauses, 1)[0] ?? ''));
  const rows = starts.map((from, order) => {
    const rest = text.slice(from, from + 900);
    const to = Math.min(
      starts[order + 1] ?? text.length,
      from + (endOfPartners.exec(rest)?.index ?? rest.length),
    );
    const { Phone: _phone, Email: _email, CNPJ: _cnpj, ...row } = readQualification(running, { from, to });
    return row;
  });
  // A name alone, or with its seat, is that of the company, or of another deed.
  return rows.filter(
    (row) =>
      row.Name !== undefined &&
      ofPersonAlone.some((part) => row[part] !== undefined) &&
      ofPerson.filter((part) => row[part] !== undefined).length > 1,
  );
}

const isSame = (one: Partner, other: Partner): boolean =>
  (one.CPF !== undefined && one.CPF.value === other.CPF?.value) ||
  (one.Name !== undefined && other.Name !== undefined && fold(one.Name.value) === fold(other.Name.value));

/** The partners with their particulars and shares, and the text around their tables; lists of shares are read row by row. */
export function readPartners(
  running: RunningText,
  inRows: RunningText,
): { readonly data: Data; readonly around: RunningText } {
  const listed = readPartnerRows(inRows);
  const around = withoutWords(running, listed.used);
  const partners: Partner[] = [];
  for (const row of [...readSentences(around), ...listed.rows]) {
    const at = partners.findIndex((other) => isSame(row, other));
    if (at < 0) partners.push(row);
    else partners[at] = { ...row, ...partners[at] };
  }
  const names = partners.flatMap(({ Name }) => (Name === undefined ? [] : [Name.value]));
  const own = partners.length === 1 ? wholeOf(running) : {};
  const rows = partners.map((row) => {
    const name = row.Name?.value;
    if (name === undefined || (row.SharesHeld && row.SharesAmount && row.SharePercent)) return row;
    const others = names.filter((other) => other !== name);
    return { ...own, ...sharesOf(running, inRows, name, others), ...row };
  });
  return { data: rows.length === 0 ? {} : { Partners: rows }, around };
}
