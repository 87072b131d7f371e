import type { ServiceData } from '@lavra/contract/services/fields';
import { closing, witnesses } from '../reading/phrases/deeds.ts';
import type { ServiceForm } from '../reading/forms/form-spec.ts';
import type { RunningText } from '../reading/phrases/phrases.ts';
import { findParties, readRepresentative, type DeedParty } from '../reading/phrases/deed-parties.ts';
import { endOfLocation, kindOfStreet, readLocation } from '../reading/phrases/location.ts';
import { readQualification } from '../reading/phrases/qualification.ts';
import { readSubjects } from '../reading/phrases/subjects.ts';
import { readWitnesses } from '../reading/phrases/witnesses.ts';
import { clauses, period, priceIndex } from './clauses.ts';
import { particulars, parties, sections } from './parties.ts';
import { lease } from './summary.ts';

/** How leases call their parties. */
const roles = [
  {
    role: 'Landlord',
    words: String.raw`(?:SUB)?LOCADOR(?:AS?|ES)?|[Ll]ocador(?:as?|es)?|[Pp]ropriet[áa]ri[oa]s?|PROPRIET[ÁA]RI[OA]S?|ARRENDADORA?`,
  },
  {
    role: 'Tenant',
    words: String.raw`(?:SUB)?LOCAT[ÁA]RI[OA]S?|[Ll]ocat[áa]ri[oa]s?|INQUILIN[OA]S?|[Ii]nquilin[oa]s?|ARRENDAT[ÁA]RI[OA]`,
  },
  {
    role: 'Guarantor',
    words: String.raw`FIADOR(?:AS?|ES)?|[Ff]iador(?:as?|es)?|AVALISTAS?|GARANTIDOR(?:A|ES)?`,
  },
] as const;

const known = new Set<string>(particulars);

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

/** What is let, and its address within the same sentence. */
const property = new RegExp(
  String.raw`(?<!\p{L})(?:[Ii]m[óo]ve(?:l|is)|IM[ÓO]VE(?:L|IS)|OBJETO|[Aa]partamento|APARTAMENTO|[Cc]asa|[Ss]ala|SALA|[Ll]oja|[Gg]alp[ãa]o|[Pp]r[ée]dio|[Tt]erreno|[Ss]al[ãa]o|[Uu]nidade|[Pp]onto [Cc]omercial)(?!\p{L})[^.;]{0,160}?(?<!\p{L})(?=${kindOfStreet})`,
  'gu',
);

/** The property's address is the first one that no party has; before the parties stands a letterhead. */
function readProperty(running: RunningText, parties: readonly Party[]): ServiceData<'contract'> {
  const free = [...running.text.matchAll(property)].filter(
    ({ index, 0: led }) =>
      !parties.some(({ from, seatTo }) => index + led.length >= from && index + led.length < seatTo),
  );
  const begin = Math.min(...parties.map(({ from }) => from));
  const match = free.find(({ index }) => index > begin) ?? free[0];
  if (!match) return {};
  const from = match.index + match[0].length;
  const to = from + endOfLocation(running.text.slice(from, from + 300));
  return Object.fromEntries(
    Object.entries(readLocation(running, { from, to })).map(([part, field]) => [`Property${part}`, field]),
  );
}

function readSigning(running: RunningText): ServiceData<'contract'> {
  return Object.fromEntries(
    readWitnesses(running).flatMap((witness, index) =>
      Object.entries(witness).map(([part, field]) => [`Witness${String(index + 1)}${part}`, field]),
    ),
  );
}

/** A lease that a guarantor signs as a party is guaranteed by this person. */
function guaranteeOf(parties: ServiceData<'contract'>): ServiceData<'contract'> {
  const { GuarantorName: guarantor } = parties;
  return guarantor === undefined ? {} : { GuaranteeKind: { ...guarantor, value: 'GUARANTOR' } };
}

function readDeed(running: RunningText): ServiceData<'contract'> {
  const parties = findParties(running, roles);
  const particulars = readParties(running, parties);
  return {
    ...particulars,
    ...guaranteeOf(particulars),
    ...readActing(running, parties),
    ...readProperty(running, parties),
    ...readSubjects(running, clauses, parties),
    ...readSigning(running),
  };
}

/** Lease contracts (Lei 8.245/91): running text, some with a summary of labelled boxes before it. */
export const contractForm: ServiceForm<'contract'> = {
  prose: readDeed,
  phrases: [
    {
      pattern: /contrato (?:(?!matr|ap[oó]l|CPF|im[oó]ve|lei\b)\p{L}+ ){0,12}?n[º°o.]+ ?(\d[\d./-]*\d)/iu,
      gives: [['ContractNumber', 'text']],
    },
    {
      pattern:
        /(?:Ref(?:er[eê]ncia|\.)?:?|[Cc]ontrato(?: de [Ll]oca[cç][aã]o)?:|CONTRATO(?: DE LOCA[CÇ][AÃ]O)?:?|[Ii]nstrumento|C[oó]d(?:igo|\.)(?: do contrato)?:?|N[uú]mero do contrato:?|Contrato)(?: n[º°o.]+)?:? ?([A-Z]{1,5}[-–/.]\d[\d./-]*\d|\d{2,}[\d.-]*[/-]\d{2,4}|\d{4,})(?![\d,%])/u,
      gives: [['ContractNumber', 'text']],
    },
    { pattern: /administradora,? (\p{Lu}.+?)(?=, CRECI|,|;)/u, gives: [['AgencyName', 'name']] },
    // The letterhead of an agency, with its number at the council of brokers.
    {
      pattern: /^(\p{Lu}[\p{L}' .&-]{3,60}?(?:Ltda\.?|LTDA\.?|S\.?\/?A\.?|EIRELI|ME)?)(?: ?[-–|,])? CRECI\b/u,
      gives: [['AgencyName', 'name']],
    },
    {
      pattern:
        /neste ato representad[oa](?:\(a\))? por (?:seu|sua) (?:s[oó]ci[oa][ -]administrador[a]?|s[oó]ci[oa]|representante(?: legal)?|diretor[a]?|procurador[a]?) (\p{Lu}.+?), (?:[^;]{0,80}?)CPF[^\d]{0,20}(\d{3}\.\d{3}\.\d{3} ?- ?\d{2})/u,
      gives: [
        ['TenantRepresentativeName', 'name'],
        ['TenantRepresentativeCPF', 'cpf'],
      ],
    },
    {
      pattern: /[aá]rea (?:constru[ií]da |privativa |total |[uú]til )?de ([\d.,]*\d) ?m/i,
      gives: [['PropertyArea', 'measure']],
    },
    {
      pattern: /(?<![\d.,])(\d[\d.]*(?:,\d+)?) ?m(?:²|2\b|etros quadrados)/i,
      gives: [['PropertyArea', 'measure']],
    },
    {
      pattern:
        /(?:inscri[cç][aã]o (?:imobili[aá]ria|(?:do |no )?IPTU|municipal|cadastral|fiscal)|cadastr(?:o|ad[oa])(?: [^.;\d]{0,40})? (?:imobili[aá]ri[oa]|municipal|IPTU|prefeitura)|IPTU (?:sob )?n|contribuinte|indica[cç][aã]o fiscal|[ií]ndice cadastral)[^\d;]{0,40}(\d[\d./-]*\d)/i,
      gives: [['PropertyTaxNumber', 'number']],
    },
    {
      pattern: /matr[ií]cula(?:do)? (?:sob )?(?:o )?n[º°o.]+ ?(\d[\d.]*)/i,
      gives: [['PropertyRegistration', 'number']],
    },
    {
      pattern: period,
      gives: [
        ['StartDate', 'date'],
        ['EndDate', 'date'],
      ],
    },
    { pattern: priceIndex, gives: [['AdjustmentIndex', 'text']] },
    { pattern: /ap[oó]lice n[º°o.]+ ?(\d+)/i, gives: [['InsurancePolicyNumber', 'number']] },
    {
      pattern:
        /(?:contratad[oa] (?:com|junto [aà])|seguradora) (?:a )?(\p{Lu}.+?)(?=, (?:renov|ap[oó]l|com|no|que)|\. \p{Lu}| \d+\.|;)/u,
      gives: [['InsurerName', 'text']],
    },
    { pattern: closing.jurisdiction, gives: [['JurisdictionCity', 'city']] },
    { pattern: closing.namedJurisdiction, gives: [['JurisdictionCity', 'city']] },
    { pattern: closing.toldJurisdiction, gives: [['JurisdictionCity', 'city']] },
    {
      pattern: closing.signed,
      gives: [
        ['SignCity', 'city'],
        ['SignDate', 'date'],
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
  signs: [
    {
      id: 'ContractKind',
      value: 'COMMERCIAL',
      pattern:
        /(?:loca[cç][aã]o|aluguel) (?:de im[oó]vel )?(?:urbano )?(?:para fins )?(?:n[aã]o[ -]residencia|comercia)|fins (?:\p{L}+mente )?(?:n[aã]o[ -]residencia|comercia)/iu,
    },
    {
      id: 'ContractKind',
      value: 'SEASON',
      pattern: /loca[cç][aã]o (?:residencial )?(?:por|para) temporada/i,
    },
    {
      id: 'ContractKind',
      value: 'RESIDENTIAL',
      pattern:
        /(?:loca[cç][aã]o|aluguel) (?:de im[oó]vel )?(?:urbano )?(?:para fins )?residencia|fins (?:\p{L}+mente )?residenciais/iu,
    },
    // What the property is for, in the words of a clause.
    {
      id: 'ContractKind',
      value: 'RESIDENTIAL',
      pattern:
        /(?<!(?:vedad|proibid|n[aã]o )[^.;]{0,60})(?:(?:fins?|uso|destina[cç][aã]o|finalidade|ocupa[cç][aã]o|utiliza[cç][aã]o)[^.;\d]{0,40}? (?:residencia(?:l|is)|moradia|habita[cç][aã]o)|(?:destina-se|destinado|utilizad[oa]|usad[oa])[^.;\d]{0,60}? (?:residencia(?:l|is)?|resid[eê]ncia|moradia|habita[cç][aã]o))/iu,
    },
    {
      id: 'ContractKind',
      value: 'COMMERCIAL',
      pattern:
        /(?<!(?:vedad|proibid|n[aã]o )[^.;]{0,60})(?:(?:fins?|uso|destina[cç][aã]o|finalidade|utiliza[cç][aã]o)[^.;\d]{0,30}? (?:n[aã]o[ -]residencia|comercia(?:l|is)|empresaria(?:l|is)|industria(?:l|is))|(?:destina-se|destinado|utilizad[oa]|usad[oa]) [^.;\d]{0,50}?(?:n[aã]o[ -]residencia|comercia(?:l|is)|com[eé]rcio|escrit[oó]rio|atividades? (?:sociais|comercia|empresaria)))/iu,
    },
    { id: 'GuaranteeKind', value: 'RENT_INSURANCE', pattern: /seguro[ -](?:de )?fian[cç]a/i },
    { id: 'GuaranteeKind', value: 'CAPITALIZATION_BOND', pattern: /t[ií]tulo de capitaliza[cç][aã]o/i },
    {
      id: 'GuaranteeKind',
      value: 'GUARANTOR',
      pattern:
        /FIADOR(?:AS?|ES|\([AES]+\))?\s*[:,]\s*(?=\p{Lu})|(?:[Ff]iador|FIADOR)(?:a|es|as|A|ES|AS)?(?:\([aes]+\))? e (?:principa|devedor|PRINCIPA|DEVEDOR)|prestad[oa] (?:a )?(?:fian[cç]a|FIAN[CÇ]A)/u,
    },
    {
      id: 'GuaranteeKind',
      value: 'DEPOSIT',
      pattern:
        /(?<!(?:sem|n[aã]o|dispens\S+|seguro)(?: \p{L}+){0,3} )(?:(?:(?:a|sob o) t[ií]tulo|[aà] guisa|em|como|por meio|na (?:forma|modalidade)|sob a (?:forma|modalidade)) (?:de )?cau[cç][aã]o|cau[cç][aã]o (?:em dinheiro|em esp[eé]cie|no valor|no montante|na import[aâ]ncia|equivalente|correspondente|de (?:R\$|\d)))/iu,
    },
    { id: 'GuaranteeKind', value: 'NONE', pattern: /sem (?:qualquer )?garantia|dispensada (?:a )?garantia/i },
  ],
  isDeed: true,
  sections,
  fields: [...parties, ...lease],
};
