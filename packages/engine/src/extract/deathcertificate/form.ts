import type { ServiceForm } from '../reading/forms/form-spec.ts';
import { readRecord } from '../reading/particulars/civil-record.ts';
import type { RecordedEvent } from '../reading/particulars/recorded-event.ts';
import { withCaptionsAbove } from '../reading/particulars/captioned-lines.ts';
import { namedAlone } from '../reading/particulars/registry-named.ts';
import { officeWithTown } from '../reading/particulars/office-with-town.ts';
import { marginNotesOf } from '../reading/particulars/margin-notes.ts';
import { registryTable, registryTitles } from '../reading/particulars/registry-table.ts';
import { officialInList, placesOfRegistry } from '../reading/particulars/registry-places.ts';
import { registryPhrases, registryRows } from '../reading/particulars/registry.ts';
import { dayWithMonth } from '../reading/phrases/days.ts';
import { dayAndHour } from './day-and-hour.ts';
import { withoutDaysOfBirth } from './days-of-birth.ts';
import { declarationOf } from './declaration.ts';
import { deceasedTold } from './deceased.ts';
import { deathFields } from './fields.ts';
import { particularsTold } from './particulars-told.ts';

/** Words that go on with what they begin: with none of the death's, and none of the other particulars, before the day. */
const without = String.raw`(?:(?!falec|[óo]bito|morr|morte|resid|domicil|filh|profiss)[^.;])`;
/** What another day than the death's follows: a birth may be told with its town, a marriage with the spouse. */
const ofOtherDay = new RegExp(
  String.raw`(?:nascid[oa](?:\([ao]\))?|nascimento|nasceu)${without}{0,90}$|casad[oa](?:\([ao]\))?[^.;]{0,20}$|(?:casad[oa](?:\([ao]\))? com|casou)${without}{0,90}$`,
  'iu',
);

/** A death as an entry tells it. */
const death: RecordedEvent = {
  verb: 'faleceu|falecera|veio a (?:falecer|óbito)|foi a óbito|morreu',
  lead: 'falecimento|falecid[oa](?:\\([ao]\\))?|óbito|morte',
  other: ofOtherDay,
  day: 'DeathDate',
  dayInWords: 'DeathDateInWords',
  hour: 'DeathTime',
  place: 'DeathPlace',
};

/** Titles of the blocks whose labels are others elsewhere: a name, an address. */
const deathBlocks = {
  person: [
    'PESSOA FALECIDA',
    'DADOS DO FALECIDO',
    'DADOS DO(A) FALECIDO(A)',
    'DADOS DA PESSOA FALECIDA',
    'DADOS PESSOAIS',
    'DADOS PESSOAIS DO FALECIDO',
    'IDENTIFICAÇÃO DO FALECIDO',
    'IDENTIFICAÇÃO DO(A) FALECIDO(A)',
    'QUALIFICAÇÃO DO FALECIDO',
    'FALECIDO',
    'FALECIDA',
    'FALECIDO(A)',
    'O FALECIDO',
    'A FALECIDA',
  ],
  death: [
    'DADOS DO ÓBITO',
    'DADOS DO FALECIMENTO',
    'DO ÓBITO',
    'DO FALECIMENTO',
    'FALECIMENTO',
    'ÓBITO',
    'O FALECIMENTO',
    'O ÓBITO',
    'MORTE',
    'A MORTE',
  ],
  physician: [
    'DADOS DO MÉDICO',
    'MÉDICO QUE FIRMOU O ATESTADO',
    'DADOS DO MÉDICO ATESTANTE',
    'DO ATESTADO MÉDICO',
    'ATESTADO MÉDICO',
    'IDENTIFICAÇÃO DO MÉDICO',
  ],
  burial: ['DADOS DO SEPULTAMENTO', 'INUMAÇÃO E DECLARANTE', 'SEPULTAMENTO E DECLARANTE'],
  declarant: [
    'DADOS DO DECLARANTE',
    'IDENTIFICAÇÃO DO DECLARANTE',
    'DECLARANTE E NOTAS',
    'DECLARANTE E OBSERVAÇÕES',
    'DECLARANTE E AVERBAÇÕES',
  ],
  entry: ['DADOS DO REGISTRO', 'DADOS DO ASSENTO', 'ASSENTO', 'O ASSENTO', 'REGISTRO', 'O REGISTRO'],
  office: [
    'DADOS DA SERVENTIA',
    'DADOS DO OFÍCIO',
    'DADOS DO CARTÓRIO',
    'O CARTÓRIO',
    'A SERVENTIA',
    'O OFÍCIO',
  ],
};

/** Labels of the models of Provimentos CNJ 2, 63 and 149, and the phrases of certificates written as running text. */
export const deathcertificateForm: ServiceForm<'deathcertificate'> = {
  places: (sheet) => ({ ...placesOfRegistry(sheet), ...declarationOf(sheet) }),
  proven: (sheet) => ({
    ...marginNotesOf(sheet, deathFields),
    ...namedAlone(sheet),
    ...officeWithTown(sheet),
    ...officialInList(sheet),
  }),
  prose: (text) => readRecord(text, death, deceasedTold),
  arranged: (sheet) => withoutDaysOfBirth(withCaptionsAbove(sheet)),
  isLedText: true,
  hasHalves: true,
  tables: [registryTable],
  passedOver: registryTitles,
  card: { parents: ['FatherName', 'MotherName'], runs: registryRows },
  signs: [
    {
      id: 'Voter',
      value: 'NÃO',
      pattern: /n[ãa]o (?:(?:era|sendo|foi|constava(?: como)?) )?eleitora?(?!\p{L})/iu,
    },
    {
      id: 'Voter',
      value: 'SIM',
      pattern:
        /(?<!n[ãa]o )\b(?:era|sendo|foi) eleitora?(?!\p{L}|(?:\([ao]\))?(?: ?\?(?! sim(?!\p{L}))|:? n[ãa]o(?!\p{L})))/iu,
    },
  ],
  derives: [
    { from: 'DeathDateInWords', to: 'DeathDate', kind: 'date-words' },
    { from: 'RegistryNumber', to: 'OfficeCNS', kind: 'registry-office' },
  ],
  phrases: [
    ...registryPhrases,
    ...particularsTold,
    ...dayAndHour,
    // The day in figures, and in words behind it.
    {
      pattern: new RegExp(
        String.raw`(?<!\p{L})(?:Data|Dia|(?:Data d[eo] )?(?:falecimento|[óo]bito|morte)|faleceu(?: em| no dia| aos?)?):? (\d{2}[/.]\d{2}[/.]\d{4}) ?[–—,-]? ?\(?(${dayWithMonth})`,
        'iu',
      ),
      gives: [
        ['DeathDate', 'date'],
        ['DeathDateInWords', 'words-of-date'],
      ],
    },
    // Boxes that tell two things each ("Sexo e cor", "Nascimento" with the town behind its day).
    {
      pattern: /(?<!\p{L})sexo(?: e cor| \/ cor)?:? (masculino|feminino)(?!\p{L})/iu,
      gives: [['Sex', 'sex']],
    },
    {
      pattern:
        /(?<!\p{L})[Nn]ascimento:? \d{2}[/.]\d{2}[/.]\d{4},? (?:em|n[ao]) (\p{Lu}[\p{L}' ]{2,40}?) ?[-–—/(,] ?([A-Z]{2})(?!\p{L})/u,
      gives: [
        ['BirthPlace', 'city'],
        ['BirthState', 'uf'],
      ],
    },
    // The box with date and hour, whose label is small print.
    {
      pattern:
        /((?:\p{L}+ E )?(?:\p{L}+|\d{1,2}º?) DE (?:JANEIRO|FEVEREIRO|MAR[CÇ]O|ABRIL|MAIO|JUNHO|JULHO|AGOSTO|SETEMBRO|OUTUBRO|NOVEMBRO|DEZEMBRO) DE (?:\d{4}|\p{L}+(?: \p{L}+){1,7}?)),? [ÀA]S (\d\d?[:H]\d\d)/iu,
      gives: [
        ['DeathDateInWords', 'words-of-date'],
        ['DeathTime', 'time'],
      ],
    },
    {
      pattern:
        /(?<!\p{L})(?:RG|R\.G\.|C\.?I\.?|RGN|(?:[Cc]arteira|[Cc][ée]dula|[Dd]ocumento) de [Ii]dentidade|(?:CARTEIRA|C[ÉE]DULA|DOCUMENTO) DE IDENTIDADE|[Ii]dentidade|IDENTIDADE|[Rr]egistro [Gg]eral)(?:\/RG)?:? ?(?:(?:de )?[Nn](?:[º°o.]+|[úu]mero) ?)?((?:[A-Z]{1,2} ?- ?)?\d{1,2}[., ]{1,2}\d{3}[., ]{1,2}\d{3}(?: ?- ?(?:\d{1,2}|X))?|(?:[A-Z]{1,2}-)?\d[\d.]*(?:-(?:\d{1,2}|X))?),? ?[–—/-]? ?(?:[Ee]xp(?:edid[ao]|\.)? ?(?:pel[oa]|por)? |[ÓóOo]rg[ãa]o(?: [Ee]missor| [Ee]xpedidor)?:? )?([A-Z]{2,7}) ?[/ IL|–—-]{1,3}(?:UF:? )?([A-Z]{2})(?!\p{L})/u,
      gives: [
        ['IdentityNumber', 'text'],
        ['IdentityIssuer', 'text'],
        ['IdentityState', 'uf'],
      ],
    },
    {
      pattern:
        /\b(?:CPF|CIC):? ?(?:(?:sob )?(?:o )?(?:de )?[Nn](?:[º°o.]+|[úu]mero) )?(\d{3}\.?\d{3}\.?\d{3}-?\d{2})/,
      gives: [['CPF', 'cpf']],
    },
    {
      pattern:
        /\b(SOLTEIR[OA]|CASAD[OA]|DIVORCIAD[OA]|VI[ÚU]V[OA]|SEPARAD[OA](?: JUDICIALMENTE)?)(?:,| ?[-–—/]| E)? (?:COM )?(1[01]\d|\d\d?) ANOS/i,
      gives: [
        ['MaritalStatus', 'text'],
        ['Age', 'integer'],
      ],
    },
    {
      pattern: /com (1[01]\d|\d\d?) anos de idade,? estado civil (\p{L}+)/iu,
      gives: [
        ['Age', 'integer'],
        ['MaritalStatus', 'text'],
      ],
    },
    {
      // A sentence leads to it; the label of a box has other labels or another box's value behind it.
      pattern:
        /(?<=[,;.] |(?<!\p{L})(?:d?[ae]|sua|cuja) )profiss[aã]o (?:de )?(?!de )(\p{L}[\p{L}() ]{0,44}?)(?= ?[,.;]| natural | com \d)/iu,
      gives: [['Occupation', 'text']],
    },
    {
      pattern: /natural de ([\p{L}' ]+?) ?[-–—/] ?([A-Z]{2})\b/iu,
      gives: [
        ['BirthPlace', 'city'],
        ['BirthState', 'uf'],
      ],
    },
    { pattern: /\bnatural d[eoa] (\p{Lu}[\p{L}' ]+?)(?= ?[,;.])/u, gives: [['BirthPlace', 'city']] },
    {
      pattern:
        /\bRESIDI[AU]? ?(?:N[AO] ?|[ÀA] |EM )(.{4,140}?)(?= DATA E HORA|(?<=[-–/] ?(?!D[AEO]|N[AO]|EM)[A-Z]{2})[ ,;.])/i,
      gives: [['Residence', 'text']],
    },
    {
      pattern:
        /\p{L}[ÇC][ÃA]O (?:E|\/) RESID[ÊE]NCIA (?:[–—-] )?.{5,160}?(?:(?<!\p{L})(?:residentes?|residi[au]m?|domiciliad[oa]s?)(?:\([ao]s?\))?(?: e (?:residente|domiciliad[oa])s?(?:\([ao]s?\))?)?,? (?:[àa]|n[oa]s?|em) |(?<=[.,;–-] )(?=(?:Rua|R\.|Avenida|Av\.|Travessa|Pra[çc]a|Alameda|Rodovia|Estrada|S[íi]tio|Fazenda|Largo) )|(?<=\p{L} )(?=(?:Rua|R\.|Avenida|Av\.|Travessa|Alameda|Rodovia|Pra[çc]a|Estrada|S[íi]tio|Fazenda|Ladeira|Ch[áa]cara|Vila|Condom[íi]nio|Conjunto|Loteamento|Residencial|Povoado|Assentamento) ))(.{8,140}?(?:[-–/] ?[A-Z]{2}(?!\p{L})|(?=\. |;| DATA ))(?: ?[,–-] ?CEP:? ?[\d.-]{8,10})?)/iu,
      gives: [['Residence', 'text']],
    },
    {
      pattern:
        /residente(?:\([ao]\))?: ?(?:[àa] |n[oa] |em )?(.{8,140}?(?:[-/] ?[A-Z]{2}(?!\p{L})|(?=,? filh[oa]|\. |;|,? sendo)))/iu,
      gives: [['Residence', 'text']],
    },
    {
      pattern:
        /\b(?:Dr\(?a?\)?\.?(?:\(a\)\.?)?|m[eé]dic[oa](?:\([ao]\))?(?!\p{L}):?)(?! ?(?:que|atest\p{L}+) ) ?(?:Dr\.?ª?(?:\(a\)\.?)?a?\.? )?([\p{L}.' ]+?) ?[,–—-]? ?-? ?CRM(?:[/-]\p{Lu}\p{Lu})? ?(?:n?[º°.]+ ?)?(\d[\d.]*)/iu,
      gives: [
        ['PhysicianName', 'name'],
        ['PhysicianCRM', 'number'],
      ],
      isOfColumn: true,
    },
    // In a box the name needs no title: it stands behind the label or alone.
    {
      pattern:
        /(?<![\p{L}'.])((?!ATEST|[ÓO]BITO|M[ÉE]DIC|QUE |CRM)\p{Lu}[\p{L}']+(?: (?:d[aeo]s?|D[AEO]S?|e|(?!ATEST|[ÓO]BITO|M[ÉE]DIC|QUE )\p{Lu}[\p{L}']+)){1,6})(?: ?[,;–—/-]| \()? ?(?:CRM|C\.R\.M\.?)(?:[ /-]*[A-Z]{2}(?!\p{L}))? ?(?:[Nn][º°o.]+ ?)?:? ?(\d[\d.]{2,9})/u,
      gives: [
        ['PhysicianName', 'name'],
        ['PhysicianCRM', 'number'],
      ],
      isOfColumn: true,
    },
    // Causes are parted by semicolons too; a clause of its own begins with one of these words.
    {
      pattern:
        /(?:como causas? d[ao]|causas? da) (?:morte|[oó]bito)(?:(?<=como .{12,20})|:) (.{3,200}?)(?=,? (?:e )?o sepultamento| (?:local d[eo] )?(?:sepultamento|inuma[çc][ãa]o|crema[çc][ãa]o|m[ée]dico|atestante|declarante|declara[çc][ãa]o|atestado|data|hora|d\.? ?o\.)[^:]{0,30}:|\. |; (?:o|sendo|sepultad|foi|deix|atestad|tendo|m[eé]dic)|,? (?:conforme|segundo|de acordo|consoante|atestad|firmad))/i,
      gives: [['CauseOfDeath', 'text']],
      isOfColumn: 'ends',
    },
    {
      pattern: /sepultamento foi (?:feito|realizado) (?:n[oa]|em) (.+?)\. /i,
      gives: [['BurialPlace', 'text']],
    },
    {
      pattern: /\bD\.? ?O[.,]{1,2} ?[Nn][º°o.]+:? ?([\d.-]+\d)/,
      gives: [['DeathCertificateNumber', 'number']],
    },
  ],
  sections: deathBlocks,
  fields: deathFields,
};
