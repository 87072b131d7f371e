import type { Field } from '@lavra/contract/model/result';
import type { ServiceData } from '@lavra/contract/services/fields';
import { readFilledParagraphs } from '../reading/phrases/filled-paragraphs.ts';
import { closing, witnesses } from '../reading/phrases/deeds.ts';
import type { ServiceForm } from '../reading/forms/form-spec.ts';
import { withoutWords, type RunningText } from '../reading/phrases/phrases.ts';
import { findParties, readRepresentative, type DeedParty } from '../reading/phrases/deed-parties.ts';
import { endOfLocation, kindOfStreet, readLocation } from '../reading/phrases/location.ts';
import { readQualification } from '../reading/phrases/qualification.ts';
import { withCaptionsFirst } from '../reading/sheet/captions-first.ts';
import { withoutMonogram } from '../reading/sheet/monogram.ts';
import { withColonsBeforeBlanks } from '../reading/sheet/filled-blanks.ts';
import { readSubjects } from '../reading/phrases/subjects.ts';
import { deedFieldIn } from '../reading/phrases/stretch.ts';
import { captionedWitnesses } from '../reading/particulars/captioned-witnesses.ts';
import { readSigningLine } from '../reading/particulars/signing-line.ts';
import { readWitnesses, type Witness } from '../reading/phrases/witnesses.ts';
import { clauses, fromTo, period, priceIndex } from './clauses.ts';
import { particulars, parties } from './parties.ts';
import { hasPartyTable, readPartyColumns, wordsOfPartyColumns } from './party-columns.ts';
import { propertyBelowTitle } from './property-block.ts';
import { signs } from './signs.ts';
import { lease } from './summary.ts';
import { sections } from './titles.ts';
import { withoutParties } from './witnesses-apart.ts';
import { agencies, identified, insured, registers } from './told.ts';

/** How leases call their parties. */
const roles = [
  {
    role: 'Landlord',
    words: String.raw`(?:SUB)?LOCADOR(?:AS?|ES)?|[Ll]ocador(?:as?|es)?|[Pp]ropriet[áa]ri[oa]s?|PROPRIET[ÁA]RI[OA]S?|ARRENDADORA?|SENHORI[OA]|[Ss]enhori[oa]|[Dd]on[oa]s? d[oa] (?:im[óo]vel|casa|apartamento|loja|sala)`,
  },
  {
    role: 'Tenant',
    words: String.raw`(?:SUB)?LOCAT[ÁA]RI[OA]S?|[Ll]ocat[áa]ri[oa]s?|INQUILIN[OA]S?|[Ii]nquilin[oa]s?|ARRENDAT[ÁA]RI[OA]|[Qq]uem (?:vai )?(?:morar?|usar?|ocupar?)(?: (?:n?[oa] )?(?:im[óo]vel|casa|apartamento|loja|sala))?`,
  },
  {
    role: 'Guarantor',
    words: String.raw`FIADOR(?:AS?|ES)?|[Ff]iador(?:as?|es)?|(?:FIAN[ÇC]A|[Ff]ian[çc]a)(?=: \p{Lu})|[Ff]ian[çc]a,? (?:[ée] |ser[áa] |foi |ora )?(?:prestada|dada|oferecida) (?:por|pel[oa]s?)|AVALISTAS?|GARANTIDOR(?:A|ES)?|[Gg]arantidor(?:a|es)?|[Qq]uem (?:vai )?(?:garant(?:e|ir?)|(?:d[áa]|presta) a? ?(?:garantia|fian[çc]a))`,
  },
] as const;

/** The paragraphs of a stationer's form: the parties and what is let. */
const paragraphs = [
  ...roles,
  { role: 'Property', words: String.raw`PR[ÉE]DIO|[Pp]r[ée]dio|IM[ÓO]VEL|[Ii]m[óo]vel|OBJETO|[Oo]bjeto` },
] as const;

/** What tells the parties where nothing calls them: the owner comes first. */
const sides = [
  {
    role: 'Landlord',
    words: String.raw`[Dd]e um lado|[Pp]rimeir[oa] [Cc]ontratante|PRIMEIR[OA] CONTRATANTE`,
  },
  {
    role: 'Tenant',
    words: String.raw`[Dd]e outro(?: lado)?|[Dd]o outro lado|[Pp]or outro lado|[Ss]egund[oa] [Cc]ontratante|SEGUND[OA] CONTRATANTE|d[áa] em loca[çc][ãa]o a`,
  },
] as const satisfies readonly { readonly role: 'Landlord' | 'Tenant'; readonly words: string }[];

const known = new Set<string>(particulars);
const ofParagraphs = new Set<string>([...parties].map(({ id }) => id));

type Party = DeedParty<(typeof roles)[number]['role']>;

function readParties(running: RunningText, parties: readonly Party[]): ServiceData<'contract'> {
  const fields = parties.flatMap((party) => {
    return Object.entries(readQualification(running, party, party.seatTo)).flatMap(([part, field]) =>
      known.has(part) ? [[`${party.role}${part}`, field] as const] : [],
    );
  });
  return Object.fromEntries(fields);
}

/** A landlord is represented by its agency, a tenant by a person. */
function readActing(running: RunningText, parties: readonly Party[]): ServiceData<'contract'> {
  const actingFor = (role: Party['role']): ReturnType<typeof readRepresentative> => {
    const stretch = parties.find((party) => party.role === role)?.representative;
    return stretch ? readRepresentative(running, stretch) : {};
  };
  const { Name: agency } = actingFor('Landlord');
  const isAgency = agency !== undefined && /LTDA|EIRELI|S\/A|Im[óo]ve|Imobili/i.test(agency.value);
  return {
    ...(isAgency ? { AgencyName: agency } : {}),
    ...Object.fromEntries(
      Object.entries(actingFor('Tenant')).map(([part, field]) => [`TenantRepresentative${part}`, field]),
    ),
  };
}

/** Who acts for a party is no other party: a CPF of one of them stands further on, where the person's own was not read. */
function withoutOthersCpf(
  acting: ServiceData<'contract'>,
  { LandlordCPF: landlord, GuarantorCPF: guarantor, TenantCPF: tenant }: ServiceData<'contract'>,
): ServiceData<'contract'> {
  const { TenantRepresentativeCPF: own, ...rest } = acting;
  const isOthers =
    own !== undefined && [landlord?.value, guarantor?.value, tenant?.value].includes(own.value);
  return isOthers ? rest : acting;
}

/** What is let more seldom, whose words are also those of names: only where it is said to be situated. */
const seldomLet = String.raw`[Gg]leba|[Áá]rea|[Ss][íi]tio|[Cc]h[áa]cara|[Ff]azenda|[Ll]otes?|[Bb]arrac[ãa]o|[Pp]avilh[ãa]o|[Ss]obrado|[Kk]iti?net|[Qq]uitinete|[Ee]st[úu]dio|[Ff]lat|[Vv]aga|[Gg]aragem|[Cc]onjunto|[Aa]ndar|[Pp]avimento|[Dd]ep[óo]sito|[Bb]ox|[Ee]d[íi]cula|[Ee]stacionamento`;

/** The point of a word cut short, which ends no sentence ("3 qtos., coz. e banh."). */
const shortWord = String.raw`(?<=\p{Ll})\.(?=,| \p{Ll})`;

/** What is let, and its address within the same sentence. */
const property = new RegExp(
  String.raw`(?<!\p{L})(?:[Ii]m[óo]ve(?:l|is)|IM[ÓO]VE(?:L|IS)|OBJETO|[Aa]partamento|APARTAMENTO|[Cc]asa|[Ss]ala|SALA|[Ll]oja|[Gg]alp[ãa]o|[Pp]r[ée]dio|[Tt]erreno|[Ss]al[ãa]o|[Uu]nidade|[Pp]onto(?: [Cc]omercial|(?=:))|(?:${seldomLet})(?=[^.;]{0,80}?(?<!\p{L})(?:situad|sit[oa](?!\p{L})|localizad)))(?!\p{L})(?:[^.;]|${shortWord}){0,160}?(?<!\p{L})(?=${kindOfStreet})`,
  'gu',
);

/** A town, or the number of the house, that is said before the street ("situado em Bauru/SP, na Rua Chile", "o prédio nº 12 da Rua Chile"). */
const townBefore =
  /(?<!\p{L})(?:em|n[ao] (?:cidade|munic[íi]pio|comarca) de) \p{Lu}[\p{L}' ]+?(?:,? ?[-/–(]? ?[A-Z]{2}\)?|,? Estado d[aeo] [\p{L} ]+)?(?:, (?:(?:no )?bairro (?:d[aeo]s? )?)?\p{Lu}[\p{L}\d' ]+?){0,2},? (?:(?:n[ao]|[àa]) )?$/u;
const numberBefore = /(?<!\p{L})n(?:[º°o.]+|[úu]mero) ?(\d[\d.]*),?[^.;,\d]{0,20} d[ao] $/u;

/** The word of a box before a street that begins with its own ("Rua | Avenida Brasil"). */
const labelOfStreet = new RegExp(String.raw`^(?:Rua|RUA):? (?=${kindOfStreet} \p{Lu})`, 'u');

/** The property's address is the first one that no party has; before the parties stands a letterhead. */
function readProperty(running: RunningText, parties: readonly Party[]): ServiceData<'contract'> {
  const free = [...running.text.matchAll(property)].filter(
    ({ index, 0: led }) =>
      !parties.some(({ from, seatTo }) => index + led.length >= from && index + led.length < seatTo),
  );
  const begin = Math.min(...parties.map(({ from }) => from));
  const match = free.find(({ index }) => index > begin) ?? free[0];
  if (!match) return {};
  const led = match.index + match[0].length;
  const from = led + (labelOfStreet.exec(running.text.slice(led))?.[0].length ?? 0);
  const to = from + endOfLocation(running.text.slice(from, from + 300));
  const town = townBefore.exec(match[0])?.[0].length ?? 0;
  const read = readLocation(running, { from: from - town, to });
  const house = numberBefore.exec(match[0])?.[1];
  const number = read.Number ?? deedFieldIn(running, { from: match.index, to: from }, house, 'text');
  return Object.fromEntries(
    Object.entries({ ...read, ...(number ? { Number: number } : {}) }).map(([part, field]) => [
      `Property${part}`,
      field,
    ]),
  );
}

const namedWitnesses = (found: readonly Witness[]): ServiceData<'contract'> =>
  Object.fromEntries(
    found.flatMap((witness, index) =>
      Object.entries(witness).map(([part, field]) => [`Witness${String(index + 1)}${part}`, field]),
    ),
  );

/** A lease that a guarantor signs as a party is guaranteed by this person. */
function guaranteeOf(parties: ServiceData<'contract'>): ServiceData<'contract'> {
  const { GuarantorName: guarantor } = parties;
  return guarantor === undefined ? {} : { GuaranteeKind: { ...guarantor, value: 'GUARANTOR' } };
}

/** The parties of tables with a column for each, page by page. */
function readColumns({ tokens }: RunningText): ReturnType<typeof readPartyColumns> {
  const pages = [...new Set(tokens.map(({ page }) => page))].map((page) =>
    readPartyColumns(tokens.filter((token) => token.page === page)),
  );
  return {
    parties: Object.assign({}, ...pages.map(({ parties: found }) => found)) as Record<string, Field>,
    used: new Set(pages.flatMap(({ used }) => [...used])),
  };
}

function readDeed(text: RunningText, inRows: RunningText): ServiceData<'contract'> {
  const columns = readColumns(inRows);
  const running = withoutWords(text, columns.used);
  const called = findParties(running, roles);
  const parties = called.length > 0 ? called : findParties(running, sides);
  const filled = Object.fromEntries(
    Object.entries(readFilledParagraphs(running, paragraphs)).filter(([id]) => ofParagraphs.has(id)),
  ) as ServiceData<'contract'>;
  const particulars = { ...readParties(running, parties), ...filled, ...columns.parties };
  const acting = withoutOthersCpf(readActing(running, parties), particulars);
  const people = { ...particulars, ...acting };
  return {
    ...particulars,
    ...guaranteeOf(particulars),
    ...acting,
    ...readProperty(running, parties),
    ...filled,
    ...columns.parties,
    ...readSubjects(running, clauses, parties),
    // Signatures side by side may be columns of the page, and their heading in one of them.
    ...Object.assign(
      {},
      ...withoutParties(people, [readWitnesses(inRows), readWitnesses(running)]).map(namedWitnesses),
    ),
  };
}

const ofBlanks = [...parties, ...lease].flatMap(({ labels }) => labels);

/** Lease contracts (Lei 8.245/91): running text, some with a summary of labelled boxes before it. */
export const contractForm: ServiceForm<'contract'> = {
  prose: readDeed,
  tabled: wordsOfPartyColumns,
  isTabledSummary: hasPartyTable,
  arranged: (sheet) => withColonsBeforeBlanks(withCaptionsFirst(withoutMonogram(sheet), ofBlanks), ofBlanks),
  places: (sheet) => ({
    ...readSigningLine(sheet),
    ...namedWitnesses(captionedWitnesses(sheet)),
    ...propertyBelowTitle(sheet),
  }),
  phrases: [
    ...identified,
    ...agencies,
    {
      pattern:
        /(?<=(?:LOCAT[ÁA]RI|[Ll]ocat[áa]ri|INQUILIN|[Ii]nquilin)(?:(?!LOCADOR|[Ll]ocador)[^]){0,400})neste ato representad[oa](?:\(a\))? por (?:seu|sua) (?:s[oó]ci[oa][ -]administrador[a]?|s[oó]ci[oa]|representante(?: legal)?|diretor[a]?|procurador[a]?) (\p{Lu}.+?), (?:[^;]{0,80}?)CPF[^\d]{0,20}(\d{3}\.\d{3}\.\d{3} ?- ?\d{2})/u,
      gives: [
        ['TenantRepresentativeName', 'name'],
        ['TenantRepresentativeCPF', 'cpf'],
      ],
    },
    ...registers,
    {
      pattern: period,
      gives: [
        ['StartDate', 'date'],
        ['EndDate', 'date'],
      ],
    },
    {
      pattern: fromTo,
      gives: [
        ['StartDate', 'date'],
        ['EndDate', 'date'],
      ],
    },
    {
      pattern: /(?:\d{4}|(?<!\p{L})(?:a|at[eé]|[-–])) ?\((\d{2,3})(?: \([^)]*\))? meses\)/u,
      gives: [['TermMonths', 'integer']],
    },
    {
      pattern:
        /juros(?: (?:de mora|morat[oó]rios|legais|simples|mensais))?(?: de|:)? ?(\d{1,2}(?:,\d+)? ?%) ?(?:\([^)]*\) )?(?:ao|por) m[eê]s/iu,
      gives: [['InterestPercent', 'measure']],
    },
    {
      pattern:
        /(?<!\p{L})venc(?:e|to|imento)?\.?:? (?:em )?(?:(?:a )?todo (?:o )?dia|(?:no )?dia) (\d{1,2})(?!\d|[/.]\d| de )/iu,
      gives: [['DueDay', 'integer']],
    },
    { pattern: priceIndex, gives: [['AdjustmentIndex', 'text']] },
    ...insured,
    { pattern: closing.jurisdiction, gives: [['JurisdictionCity', 'city']] },
    { pattern: closing.namedJurisdiction, gives: [['JurisdictionCity', 'city']] },
    { pattern: closing.townOfCourt, gives: [['JurisdictionCity', 'city']] },
    { pattern: closing.toldJurisdiction, gives: [['JurisdictionCity', 'city']] },
    { pattern: closing.disputes, gives: [['JurisdictionCity', 'city']] },
    { pattern: closing.plainCourt, gives: [['JurisdictionCity', 'city']] },
    {
      pattern: closing.signedInBlanks,
      gives: [
        ['SignCity', 'city'],
        ['SignDate', 'date'],
      ],
    },
    {
      pattern: closing.signed,
      gives: [
        ['SignCity', 'city'],
        ['SignDate', 'date'],
      ],
    },
    {
      pattern: closing.signedWithin,
      gives: [
        ['SignCity', 'city'],
        ['SignDate', 'date'],
      ],
    },
    {
      pattern: closing.signedOn,
      gives: [
        ['SignDate', 'date'],
        ['SignCity', 'city'],
      ],
    },
    {
      pattern: witnesses.listedCpf,
      gives: [
        ['Witness1Name', 'name'],
        ['Witness1CPF', 'cpf'],
        ['Witness2Name', 'name'],
        ['Witness2CPF', 'cpf'],
      ],
    },
    {
      pattern: witnesses.listedRg,
      gives: [
        ['Witness1Name', 'name'],
        ['Witness1RG', 'text'],
        ['Witness2Name', 'name'],
        ['Witness2RG', 'text'],
      ],
    },
    {
      pattern: witnesses.besideCpf,
      gives: [
        ['Witness1Name', 'name'],
        ['Witness2Name', 'name'],
        ['Witness1CPF', 'cpf'],
        ['Witness2CPF', 'cpf'],
      ],
    },
    {
      pattern: witnesses.besideRg,
      gives: [
        ['Witness1Name', 'name'],
        ['Witness2Name', 'name'],
        ['Witness1RG', 'text'],
        ['Witness2RG', 'text'],
      ],
    },
    {
      pattern: witnesses.belowCpf,
      gives: [
        ['Witness1Name', 'name'],
        ['Witness1CPF', 'cpf'],
        ['Witness2Name', 'name'],
        ['Witness2CPF', 'cpf'],
      ],
    },
    {
      pattern: witnesses.belowRg,
      gives: [
        ['Witness1Name', 'name'],
        ['Witness1RG', 'text'],
        ['Witness2Name', 'name'],
        ['Witness2RG', 'text'],
      ],
    },
  ],
  signs,
  acting: {
    company: 'TenantCNPJ',
    number: 'TenantCPF',
    name: 'TenantRepresentativeName',
    own: 'TenantRepresentativeCPF',
  },
  isDeed: true,
  usualOrder: { parties: ['Landlord', 'Tenant', 'Guarantor'], thing: 'Property' },
  sections,
  fields: [...parties, ...lease],
};
