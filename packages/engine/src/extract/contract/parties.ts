import type { FieldName } from '@lavra/contract/services/fields';
import type { FormField } from '../reading/forms/form-spec.ts';
import { partyFields } from '../reading/particulars/parties.ts';
import { combined } from './wordings.ts';

/** Particulars that the API contract has for a party; it has no driving licence for a landlord. */
export const particulars = [
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
] as const;

/** Where a person lives or a company has its seat, before or behind the word for a street. */
const dwellings = ['Sede', 'Residência', 'Domicílio', 'Endereço'] as const;
const streets = ['logradouro', 'endereço', 'rua', 'rua / av.'] as const;

const more = {
  Name: [
    'Nome completo',
    'Nome civil',
    'Denominação',
    'Denominação social',
    'Nome / Denominação',
    'Nome civil completo',
    'Firma',
  ],
  CNPJ: ['CNPJ/MF', 'CNPJ nº', 'Nº do CNPJ', 'Inscrição no CNPJ'],
  CPF: ['C.P.F.', 'C.P.F. nº', 'CPF/MF nº', 'Inscrição no CPF', 'CPF/ME'],
  BirthDate: ['Data de nasc.', 'Nasc.', 'Nascido(a) em', 'Nascida em', 'Nasc. em'],
  MaritalStatus: [
    'E. civil',
    'Est. civil',
    'Est. civ.',
    'Estado civ.',
    'Estado civil / Regime',
    'Estado civil / Regime de bens',
    'Estado civil e regime de bens',
    'Situação conjugal',
  ],
  Nationality: ['Nacion.', 'Nacional.', 'Nac.', 'De nacionalidade'],
  Profession: [
    'Prof.',
    'Ocupação principal',
    'Profis.',
    'De profissão',
    'Profissão / Ocupação',
    'Profissão ou ocupação',
    'Atividade',
  ],
  Phone: [
    ...combined(
      ['Telefone', 'Tel.', 'Fone', 'Contato', 'Celular'],
      [
        '',
        'comercial',
        'residencial',
        'celular',
        'de contato',
        'para contato',
        'fixo',
        'com DDD',
        '/ Celular',
        '/ WhatsApp',
      ],
    ),
    'Telefones',
    'Telefone(s)',
    'Fones',
    'WhatsApp',
    'Contato telefônico',
  ],
  Email: [
    'Endereço de e-mail',
    'E-mail de contato',
    'E-mail para contato',
    'E-mail para notificações',
    'E-mail para intimações',
  ],
  Street: [
    ...dwellings.flatMap((dwelling) => streets.map((street) => `${dwelling} – ${street}`)),
    ...combined(
      ['Endereço', 'Logradouro'],
      ['residencial', 'comercial', 'atual', 'da sede', 'de correspondência', 'para correspondência'],
    ),
    'Domicílio',
    'Residência',
    'Rua',
    'End.',
    'Rua / Av.',
    'Rua / Avenida',
    'Avenida / Rua',
    'Sede',
    'Sede social',
    'Residente à',
    'Residente em',
    'Residente e domiciliado',
    'Residente e domiciliado(a)',
    'Domiciliado à',
    'Estabelecida à',
    'Com sede à',
  ],
  Number: ['Nro.', 'Número / Nº'],
  RGIssuer: ['Órgão exp.', 'Org. exp.', 'Órgão em.', 'Exp. por'],
  RG: ['R.G.', 'R.G. nº', 'C.I.'],
  Complement: ['Unidade', 'Complemento / Unidade', 'Apto. / Sala', 'Apto. / Bloco'],
  City: ['Cidade / Estado', 'Município / Estado', 'Localidade'],
  State: ['Est.', 'Cidade / Estado', 'Município / Estado', 'Estado (UF)', 'Estado / UF'],
  PostalCode: ['C.E.P.', 'Código postal', 'Cód. postal', 'CEP nº'],
} as const;

const place = ['Street', 'Number', 'Complement', 'District', 'City', 'State', 'PostalCode'] as const;

/** Particulars that name their party ("CPF do locador"), in whichever block they stand. */
const bases = {
  Name: 'Nome',
  CPF: 'CPF',
  CNPJ: 'CNPJ',
  RG: 'RG',
  Nationality: 'Nacionalidade',
  MaritalStatus: 'Estado civil',
  Profession: 'Profissão',
  Phone: 'Telefone',
  Email: 'E-mail',
  Street: 'Endereço',
} as const;

/** One box with all that qualifies a person: nationality, marital status, profession, and perhaps the numbers of the cards. */
const qualification =
  /^(\p{L}+(?:\([ao]\))?), ?(\p{L}[^,]*(?:, (?:sob o |em )regime [^,]+)?), ?(\p{L}[^,\d]*?)(?:, ?(?:portador\S* d[ao] )?(?:RG|C\.?I\.?)(?: n[º°o.]+)? ?([\d.]+(?:-[\dX])?) ?[-–/]? ?([A-Z]{2,8}(?:[-/ ][A-Z]{2})?))?(?:,? (?:e )?(?:inscrit\S+ no )?CPF(?: n[º°o.]+)?(?: ?([\d.]+-\d{2}))?)?\.?$/u;
const qualifications = [
  'Qualificação',
  'Qualificação civil',
  'Qualificação completa',
  'Nacionalidade, estado civil e profissão',
  'Nacionalidade / estado civil / profissão',
  'Nacionalidade, estado civil, profissão',
  'Nac. / estado civil / profissão',
];

/** The same three parted by signs that commas within a regime cannot be mistaken for ("brasileiro / casado / médico"). */
const parted =
  /^(\p{L}[\p{L}-]+(?:\([ao]\))?)(?: ?[/|;] ?| [–—-] )(\p{L}[^/|;\d]*?(?: ?[/|;] ?(?:sob o |em )?(?:regime|comunh|separa[çc]|participa[çc])[^/|;\d]*?)?)(?: ?[/|;] ?| [–—-] )(\p{L}[^/|;\d]*?)$/iu;

/** Nationality and marital status in one box. */
const nationalityAndStatus =
  /^(\p{L}{5,}(?:\([ao]\))?)(?: ?[,/;–-] ?| e )((?:solteir|casad|divorciad|desquitad|vi[úu]v|separad|convivente|uni[ãa]o|em uni[ãa]o)\p{L}*.*)$/iu;
const ofBoth = combined(
  ['Nacionalidade', 'Nac.', 'Nacion.'],
  ['/ Estado civil', '/ Est. civil', 'e estado civil', '/ E. civil', ', estado civil'],
);

/** The number of a card and who issued it, in one box. */
const withIssuer =
  /^((?:[A-Z]{1,2}-)?\d[\d.]*(?:-(?:\d{1,2}|[Xx]))?)[ ,–—/-]+([A-Z]{2,8}(?: ?[-/ ] ?[A-Z]{2})?)$/u;
const cardAndIssuer = combined(
  [
    'RG',
    'Identidade',
    'R.G.',
    'C.I.',
    'Cédula de identidade',
    'Doc. de identidade',
    'Documento de identidade',
  ],
  [
    '/ Órgão',
    '/ Órgão expedidor',
    '/ Órgão emissor',
    '/ Órgão exp.',
    '/ Emissor',
    '/ Órgão/UF',
    'e órgão expedidor',
    'e órgão emissor',
  ],
);

/** A name alone, not the beginning of a sentence with all particulars. */
const nameAlone =
  /^(?!Nome )(?!(?:[Ee] )?(?:[Pp]rincipa|PRINCIPA|[Dd]evedor|DEVEDOR|[Ss]olid[áa]ri|SOLID))\p{Lu}[\p{L}.'’&-]*(?: [\p{L}\d.'’&()-]+)+$/u;

function party<const Prefix extends 'Landlord' | 'Tenant' | 'Guarantor'>(
  prefix: Prefix,
  words: readonly string[],
): FormField<FieldName<'contract'>>[] {
  const fields = partyFields(prefix, particulars, more);
  return [
    ...fields,
    ...fields.flatMap(({ section: _section, ...field }) => {
      const base = Object.entries(bases).find(([part]) => field.id === `${prefix}${part}`)?.[1];
      const labels = words.flatMap((word) => ['do', 'da'].map((of) => `${base} ${of} ${word}`));
      return base === undefined ? [] : [{ ...field, labels }];
    }),
    {
      id: `${prefix}Nationality`,
      kind: 'text',
      labels: qualifications,
      section: prefix,
      shape: qualification,
      splits: {
        pattern: qualification,
        into: [
          `${prefix}Nationality`,
          `${prefix}MaritalStatus`,
          `${prefix}Profession`,
          `${prefix}RG`,
          `${prefix}RGIssuer`,
          `${prefix}CPF`,
        ],
      },
    },
    {
      id: `${prefix}Nationality`,
      kind: 'text',
      labels: qualifications,
      section: prefix,
      shape: parted,
      splits: {
        pattern: parted,
        into: [`${prefix}Nationality`, `${prefix}MaritalStatus`, `${prefix}Profession`],
      },
    },
    {
      id: `${prefix}Nationality`,
      kind: 'text',
      labels: ofBoth,
      section: prefix,
      shape: nationalityAndStatus,
      splits: { pattern: nationalityAndStatus, into: [`${prefix}Nationality`, `${prefix}MaritalStatus`] },
    },
    {
      id: `${prefix}RG`,
      kind: 'text',
      labels: cardAndIssuer,
      section: prefix,
      shape: /\d{3}/,
      splits: { pattern: withIssuer, into: [`${prefix}RG`, `${prefix}RGIssuer`] },
    },
    {
      id: `${prefix}Name`,
      kind: 'name',
      labels: words.flatMap((word) => [
        word,
        `${word}(a)`,
        `${word}(es)`,
        `${word}(s)`,
        `${word}es`,
        `${word}s`,
      ]),
      section: prefix,
      shape: nameAlone,
    },
  ];
}

/** Who acts for a company with the CPF behind the name, which its own label may have given already but for the sign between them. */
const representative =
  /^(\p{L}[^\d,]*?)(?:[\s,–/|-]+CPF(?: ?n?[º°o.]*)[\s:]*(\d{3}\.?\d{3}\.?\d{3}-?\d{2})?|(?:,| [/|;–-]))$/u;

/** Who acts for a company. */
const acting = [
  'Sócio',
  'Sócia',
  'Sócio(a)',
  'Sócio administrador',
  'Sócia administradora',
  'Sócio(a) administrador(a)',
  'Sócio gerente',
  'Administrador',
  'Administradora',
  'Administrador(a)',
  'Diretor',
  'Diretora',
  'Diretor(a)',
  'Titular',
  'Procurador',
  'Procurador(a)',
  'Representante',
  'Representante legal',
  'Repr.',
  'Repr. legal',
  'Rep. legal',
  'Repres.',
  'Repres. legal',
  'Represent.',
  'Represent. legal',
  'Responsável',
  'Responsável legal',
  'Preposto',
] as const;
const actingFor = acting.flatMap((who) => ['do', 'da', 'do(a)'].map((of) => `${of} ${who}`));
/** Labels of a box that holds the name and the CPF. */
const actingWithCpf = combined(acting, ['/CPF', 'e CPF', '(nome e CPF)', '(nome/CPF)']);

/** No sentence that says where the property is: its clause is read as one. */
const isAddress = /^(?!.*(?<!\p{L})(?:situad[oa]|sit[oa] (?:n[ao]|[àa])|localizad[oa])(?!\p{L}))/isu;

/** The particulars of the parties and the address of what is let, in the boxes of a lease's summary. */
export const parties: readonly FormField<FieldName<'contract'>>[] = [
  ...party('Landlord', ['Locador', 'Locadora', 'Parte locadora', 'Proprietário']),
  ...party('Tenant', ['Locatário', 'Locatária', 'Parte locatária', 'Inquilino']),
  ...party('Guarantor', ['Fiador', 'Fiadora', 'Pessoa fiadora', 'Parte fiadora', 'Garantidor']),
  ...partyFields('Property', place, {
    Complement: more.Complement,
    City: more.City,
    State: more.State,
    PostalCode: more.PostalCode,
    Street: [
      'Rua',
      'Rua / Avenida',
      'Localização',
      'Situado à',
      'Imóvel',
      'Imóvel locado',
      'Objeto da locação',
      'Rua / Av.',
      'End.',
    ],
  }).map((field) => (field.kind === 'street' ? { ...field, shape: isAddress } : field)),
  ...partyFields('Property', place)
    .slice(0, 1)
    .map(({ section: _section, ...field }) => ({
      ...field,
      labels: ['Endereço do imóvel', 'Endereço do imóvel locado', 'Localização do imóvel'],
    })),
  {
    id: 'TenantRepresentativeName',
    kind: 'name',
    labels: [
      ...combined(acting, [
        '',
        'que a representa',
        'que representa a empresa',
        'que assina',
        'da empresa',
        'da locatária',
        'da sociedade',
      ]),
      ...combined(['Nome'], actingFor),
      ...actingWithCpf,
      ...combined(
        ['Representada', 'Representado', 'Neste ato representada', 'Representada neste ato'],
        ['por', 'pelo(a)', 'por seu sócio'],
      ),
      'Representante / Sócio',
      'Representante da empresa',
      'Nome do representante',
      'Por seu representante',
      'Por seu sócio',
      'Assina pela empresa',
      'Assina por ela',
      'Quem assina pela empresa',
    ],
    section: 'Tenant',
    splits: { pattern: representative, into: ['TenantRepresentativeName', 'TenantRepresentativeCPF'] },
  },
  {
    id: 'TenantRepresentativeCPF',
    kind: 'cpf',
    labels: [
      ...combined(['CPF', 'CPF/MF', 'CPF nº'], actingFor),
      ...combined(['CPF'], acting),
      ...actingWithCpf,
      'CPF de quem representa',
      'CPF do signatário',
      'CPF de quem assina',
      'CPF do repr. legal',
      'CPF repr.',
      'CPF do repr.',
      'CPF do rep.',
    ],
    section: 'Tenant',
  },
];
