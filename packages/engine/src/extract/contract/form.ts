import type { ServiceData } from '@lavra/contract/services/fields';
import { closing, day, witnesses } from '../reading/phrases/deeds.ts';
import type { ServiceForm } from '../reading/forms/form-spec.ts';
import type { RunningText } from '../reading/phrases/phrases.ts';
import {
  partyStarts,
  readLocation,
  readQualification,
  type Stretch,
} from '../reading/phrases/qualification.ts';

/** How a party is named before its particulars. */
const parties = {
  Landlord: /LOCADOR(?:AS?|ES|\([AES]+\))?\s*[:,]\s*(?=\p{Lu})/u,
  Tenant: /LOCAT[ÁA]RI[OA]S?(?:\([AS]+\))?\s*[:,]\s*(?=\p{Lu})/u,
  Guarantor: /FIADOR(?:AS?|ES|\([AES]+\))?\s*[:,]\s*(?=\p{Lu})/u,
} as const;

const endOfParties =
  /t[eê]m entre si|de outro lado|t[eê]m justo|resolvem|CL[ÁA]USULA|\d\. ?D[OA] |doravante denominad/iu;

/** Particulars that the API contract has for a party; it has no driving licence for a landlord. */
const known = new Set([
  'Name',
  'CPF',
  'CNPJ',
  'RG',
  'RGIssuer',
  'Nationality',
  'MaritalStatus',
  'Profession',
  'BirthDate',
  'Phone',
  'Email',
  'Street',
  'Number',
  'Complement',
  'District',
  'City',
  'State',
  'PostalCode',
]);

type Role = keyof typeof parties;

/** How a party is named within or after its particulars: beside a cell of several rows, or "doravante denominado LOCADOR". */
const namedAfter: readonly (readonly [role: Role, pattern: RegExp])[] = [
  ['Landlord', /\bLOCADOR(?:AS?|ES|\([AES]+\))?(?![\p{L}\d])/u],
  ['Tenant', /\bLOCAT[ÁA]RI[OA]S?(?:\([AS]+\))?(?![\p{L}\d])/u],
  ['Guarantor', /\bFIADOR(?:AS?|ES|\([AES]+\))?(?![\p{L}\d])/u],
];

/** The longest particulars of a party, in characters. */
const mostOfParty = 900;

/** The parties that are named before their particulars, and for want of these those named after. */
function partiesOf({ text }: RunningText): { role: string; from: number; at: number }[] {
  const named = Object.entries(parties).flatMap(([role, pattern]) => {
    const match = pattern.exec(text);
    return match ? [{ role, from: match.index + match[0].length, at: match.index }] : [];
  });
  if (named.length > 1) return named;
  const starts = partyStarts(text);
  const found = starts.flatMap((from, index) => {
    const stretch = text.slice(from, Math.min(starts[index + 1] ?? text.length, from + mostOfParty));
    const [first] = namedAfter
      .flatMap(([role, pattern]) => {
        const at = pattern.exec(stretch)?.index;
        return at === undefined ? [] : [{ role, at }];
      })
      .toSorted((a, b) => a.at - b.at);
    return first === undefined ? [] : [{ role: first.role, from, at: from }];
  });
  const isFirst = ({ role }: { role: string }, index: number): boolean =>
    found.findIndex((other) => other.role === role) === index;
  return found.length > named.length ? found.filter(isFirst) : named;
}

function readParties(running: RunningText): ServiceData<'contract'> {
  const starts = partiesOf(running);
  const fields = starts.flatMap(({ role, from }) => {
    const rest = running.text.slice(from, from + mostOfParty);
    const ends = [
      ...starts.filter(({ at }) => at > from).map(({ at }) => at),
      from + (endOfParties.exec(rest)?.index ?? rest.length),
    ];
    const stretch: Stretch = { from, to: Math.min(...ends) };
    return Object.entries(readQualification(running, stretch)).flatMap(([part, field]) =>
      known.has(part) ? [[`${role}${part}`, field] as const] : [],
    );
  });
  return Object.fromEntries(fields);
}

const property =
  /im[oó]vel (?:\p{L}+ ){0,4}?(?:localizado|situado|sito|constitu[ií]do)(?: pel[oa] \p{L}+)? (?:[àa]|n[ao]|em) |IM[ÓO]VEL(?: (?:LOCADO|DA LOCA[ÇC][ÃA]O|OBJETO))?:? (?=(?:Rua|R\.|Av|Travessa|Alameda|Estrada|Rodovia|Pra[çc]a|Largo)\b)/u;

function readProperty(running: RunningText): ServiceData<'contract'> {
  const match = property.exec(running.text);
  if (!match) return {};
  const from = match.index + match[0].length;
  const rest = running.text.slice(from, from + 300);
  const end =
    /CEP:? ?\d{2}\.?\d{3} ?- ?\d{3}|(?=, (?:com [aá]rea|matriculad|inscri|destinad|objeto))|(?<=[/-] ?[A-Z]{2})(?=,? (?!CEP)\p{Lu})|\.(?= \p{Lu}|$)/u.exec(
      rest,
    );
  const to = from + (end ? end.index + end[0].length : rest.length);
  return Object.fromEntries(
    Object.entries(readLocation(running, { from, to })).map(([part, field]) => [`Property${part}`, field]),
  );
}

/** Lease contracts (Lei 8.245/91): running text, some with a summary of labelled boxes before it. */
export const contractForm: ServiceForm<'contract'> = {
  prose: (running) => ({ ...readParties(running), ...readProperty(running) }),
  phrases: [
    {
      pattern: /contrato (?:de (?:\p{L}+ ){1,6})?n[º°o.]+ ?(\d[\d./-]*\d)/iu,
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
      pattern: /inscri[cç][aã]o (?:imobili[aá]ria|IPTU|municipal do im[oó]vel)\D{0,15}(\d[\d./-]*\d)/i,
      gives: [['PropertyTaxNumber', 'number']],
    },
    {
      pattern: /matr[ií]cula(?:do)? (?:sob )?(?:o )?n[º°o.]+ ?(\d[\d.]*)/i,
      gives: [['PropertyRegistration', 'number']],
    },
    {
      pattern:
        /\b(?:prazo|dura[cç][aã]o|vig[eê]ncia|vig(?:er|orar)[aá])[^.;\d]{0,50}? (\d+)(?: \([^)]*\))? meses/i,
      gives: [['TermMonths', 'integer']],
    },
    {
      pattern: new RegExp(
        String.raw`(?:iniciando-se|iniciando|a iniciar(?:-se)?|com in[ií]cio|a come[cç]ar|a partir|in[ií]cio|meses, de|,) ?(?:em |no dia |de )?(${day}),? (?:e )?(?:com )?(?:a|at[eé]|terminando|t[eé]rmino|findando|encerrando|a terminar|a findar)(?:-se)? ?(?:em |no dia )?(${day})`,
        'iu',
      ),
      gives: [
        ['StartDate', 'date'],
        ['EndDate', 'date'],
      ],
    },
    { pattern: /aluguel (?:mensal)?[^]{0,60}?R\$ ?([\d.]+,\d{2})/i, gives: [['RentAmount', 'money']] },
    {
      pattern: /(?:todo |at[eé] o |no |ao )dia (\d{1,2})(?: \([^)]*\))? (?:de cada|do) m[eê]s/i,
      gives: [['DueDay', 'integer']],
    },
    {
      pattern: /\b((?:IGP-?M|IPCA|INPC|IGP-?DI|IPC|IVAR)(?: ?\/ ?[A-Z]{2,5})?)\b/,
      gives: [['AdjustmentIndex', 'text']],
    },
    {
      pattern: /multa (?:morat[oó]ria |de mora )?de (\d+(?:,\d+)?) ?%/i,
      gives: [['FinePercent', 'measure']],
    },
    {
      pattern: /juros (?:de mora |morat[oó]rios )?de (\d+(?:,\d+)?) ?%/i,
      gives: [['InterestPercent', 'measure']],
    },
    {
      pattern: /(?:quota condominial|taxa de condom[ií]nio|condom[ií]nio)[^.]{0,40}?R\$ ?([\d.]+,\d{2})/i,
      gives: [['CondominiumAmount', 'money']],
    },
    { pattern: /ap[oó]lice n[º°o.]+ ?(\d+)/i, gives: [['InsurancePolicyNumber', 'number']] },
    {
      pattern:
        /(?:contratad[oa] (?:com|junto [aà])|seguradora) (?:a )?(\p{Lu}.+?)(?=, (?:renov|ap[oó]l|com|no|que)|\. \p{Lu}| \d+\.|;)/u,
      gives: [['InsurerName', 'text']],
    },
    { pattern: /cau[cç][aã]o[^.]{0,80}?R\$ ?([\d.]+,\d{2})/i, gives: [['DepositAmount', 'money']] },
    {
      pattern: /multa (?:\p{L}+ ){0,8}?(?:de|a) (\d+)(?: \([^)]*\))? (?:alugu[eé]is|meses de aluguel)/iu,
      gives: [['BreachFineMonths', 'integer']],
    },
    { pattern: closing.jurisdiction, gives: [['JurisdictionCity', 'city']] },
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
    { id: 'GuaranteeKind', value: 'RENT_INSURANCE', pattern: /seguro[ -](?:de )?fian[cç]a/i },
    { id: 'GuaranteeKind', value: 'CAPITALIZATION_BOND', pattern: /t[ií]tulo de capitaliza[cç][aã]o/i },
    { id: 'GuaranteeKind', value: 'GUARANTOR', pattern: parties.Guarantor },
    {
      id: 'GuaranteeKind',
      value: 'DEPOSIT',
      pattern: /(?:a t[ií]tulo de cau[cç][aã]o|cau[cç][aã]o (?:em dinheiro|no valor|de R\$))/i,
    },
    { id: 'GuaranteeKind', value: 'NONE', pattern: /sem (?:qualquer )?garantia|dispensada (?:a )?garantia/i },
  ],
  fields: [
    { id: 'TermMonths', kind: 'integer', labels: ['Prazo (meses)', 'Prazo em meses'] },
    { id: 'StartDate', kind: 'date', labels: ['Início', 'Início da locação'] },
    { id: 'EndDate', kind: 'date', labels: ['Término', 'Término da locação', 'Fim'] },
    { id: 'RentAmount', kind: 'money', labels: ['Aluguel mensal', 'Valor do aluguel', 'ALUGUEL'] },
    { id: 'DueDay', kind: 'integer', labels: ['Dia do vencimento', 'Vencimento'] },
    { id: 'CondominiumAmount', kind: 'money', labels: ['Condomínio (estimado)', 'Condomínio'] },
    { id: 'DepositAmount', kind: 'money', labels: ['Valor da garantia', 'Valor da caução'] },
    { id: 'PropertyTaxNumber', kind: 'number', labels: ['Inscrição IPTU', 'Inscrição imobiliária'] },
    { id: 'PropertyRegistration', kind: 'number', labels: ['Matrícula / CRI', 'Matrícula do imóvel'] },
    { id: 'PropertyArea', kind: 'measure', labels: ['Área (m²)', 'Área'] },
  ],
};
