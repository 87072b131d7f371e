import type { FormField } from '../forms/form-spec.ts';
import type { ValueKind } from '../values/kinds.ts';

interface PartField {
  readonly kind: ValueKind;
  readonly labels: readonly string[];
  readonly shape?: RegExp;
}

/** Labels of a box that holds a telephone number, an address for mail, or both. */
const ofContact = [
  'Contato',
  'Contatos',
  'Fale com',
  'Telefone / E-mail',
  'E-mail / Telefone',
  'Fone / E-mail',
  'E-mail / Fone',
  'Telefone e e-mail',
  'E-mail e telefone',
];

/** Labels of a box that holds a house's number and what completes it. */
const ofHouse = [
  'Nº / Complemento',
  'Nº / Compl.',
  'Nº e complemento',
  'Número / Complemento',
  'Número / Compl.',
  'Número e complemento',
];

/** Labels of a box that holds a town and its state. */
const ofTownAndState = ['Município', 'Cidade'].flatMap((town) => [
  `${town} e UF`,
  `${town} e Estado`,
  `${town} - UF`,
  `${town} (UF)`,
]);

/** Labels of where a party lives or has its seat: the town, or the whole address. */
const ofHome = [
  'Mora em',
  'Onde mora',
  'Reside em',
  'Onde reside',
  'Residente em',
  'Domiciliado em',
  'Fica em',
  'Onde fica',
  'Sediada em',
  'Com sede em',
  'Sede em',
  'Estabelecida em',
];

/** Labels of a street, alone or with its number and what completes it. */
const streetLabels = [
  'Endereço',
  'Logradouro',
  'Logr.',
  'Endereço completo',
  'Rua/Av.',
  'Rua / Avenida',
  'End.',
  ...ofHome,
];

/** Labels of the particulars of a party: a company or a person with an address. */
const parts = {
  Name: {
    kind: 'name',
    labels: [
      'Nome/Razão Social',
      'Razão Social/Nome',
      'Nome / Nome Empresarial',
      'Razão Social',
      'Nome Empresarial',
      'Nome / Razão',
      'Nome ou Razão Social',
      'Nome da empresa',
      'Firma',
      'Empresa',
      'Nome',
    ],
  },
  TradeName: { kind: 'name', labels: ['Nome Fantasia', 'Fantasia'] },
  CNPJ: { kind: 'cnpj', labels: ['CNPJ', 'CNPJ/CPF', 'CPF/CNPJ', 'CNPJ / CPF / NIF', 'CGC'] },
  CPF: {
    kind: 'cpf',
    labels: ['CPF', 'CPF/CNPJ', 'CNPJ/CPF', 'CNPJ / CPF / NIF', 'CIC', 'CPF/MF', 'CPF nº', 'Nº do CPF'],
  },
  RG: {
    kind: 'text',
    labels: [
      'RG',
      'RG nº',
      'Nº do RG',
      'RG / Órgão',
      'RG / Órgão expedidor',
      'RG / Órgão emissor',
      'RG e órgão expedidor',
      'RG/UF',
      'RG/RNE',
      'Identidade',
      'Identidade nº',
      'Cédula de identidade',
      'Carteira de identidade',
      'Registro geral',
      'Documento de identidade',
      'Identidade / Órgão expedidor',
      'CI',
      'Ident.',
      'Doc. de identidade',
      'Doc. identidade',
      'Documento de identificação',
      'Número do RG',
      'Nº da identidade',
      'Número da identidade',
      'RG / Identidade',
      'Identidade / RG',
      'Cédula de identidade (RG)',
      'Documento de identidade (RG)',
      'Carteira de identidade (RG)',
      'Registro geral (RG)',
      'RG (identidade)',
      'Cédula de identidade nº',
    ],
  },
  RGIssuer: {
    kind: 'issuer',
    labels: [
      'Órgão expedidor',
      'Órgão emissor',
      'Órgão',
      'Órgão/UF',
      'Órgão expedidor/UF',
      'Órgão emissor/UF',
      'Expedidor',
      'Emissor',
      'Expedidor/UF',
      'Emissor/UF',
      'Órgão e UF',
      'Órgão expedidor e UF',
      'Órgão de expedição',
      'Expedida por',
      'Expedido por',
      'Emitida por',
      'Emitido por',
      'Órgão expedidor / Estado',
      'Órgão emissor / Estado',
    ],
  },
  Nationality: { kind: 'text', labels: ['Nacionalidade'] },
  MaritalStatus: { kind: 'text', labels: ['Estado civil', 'Est. civil'] },
  Profession: {
    kind: 'text',
    labels: ['Profissão', 'Ocupação', 'Atividade profissional', 'Cargo / Profissão'],
  },
  BirthDate: {
    kind: 'date',
    labels: ['Data de nascimento', 'Data nasc.', 'Dt. nascimento', 'Nascimento', 'Nascido em'],
  },
  IE: {
    kind: 'state-register',
    labels: [
      'Inscrição Estadual',
      'Insc. Estadual',
      'Inscr. Estadual',
      'Inscr. Est.',
      'Inscrição no Estado',
      'Inscr. no Estado',
      'Insc. Est.',
      'IE',
      'LE',
      '1E',
      'Inscr. Est./RG',
      'IE/RG',
      'RG/IE',
      'Inscrição de produtor',
      'Inscrição produtor',
      'Inscrição de produtor rural',
      'Inscrição produtor rural',
      'Inscrição estadual de produtor',
      'Cadastro estadual',
      'Cad. estadual',
    ],
  },
  IM: {
    kind: 'digits',
    labels: [
      'Inscrição Municipal',
      'Insc. Municipal',
      'Inscr. Municipal',
      'Inscr. Mun.',
      'Insc. Mun.',
      'IM',
      'CCM',
      'CMC',
      'Inscrição no cadastro municipal',
      'Cadastro na prefeitura',
      'Insc. no cadastro municipal',
      'Inscrição mobiliária',
      'Inscrição econômica',
      'Cadastro mobiliário',
      'Cadastro municipal',
      'Cadastro econômico',
      'Inscrição municipal (CCM)',
      'Inscrição no município',
    ],
  },
  Address: {
    kind: 'street',
    labels: streetLabels,
  },
  Street: {
    kind: 'street',
    labels: streetLabels,
  },
  Number: { kind: 'house-number', labels: ['Número', 'Nº', 'Núm.', ...ofHouse] },
  Complement: { kind: 'text', labels: ['Complemento', 'Compl.', 'Complem.', ...ofHouse] },
  District: {
    kind: 'text',
    labels: ['Bairro', 'Bairro/Distrito', 'Distrito', 'Bairro/Localidade'],
    // A town with its state stands below the district, whose label is the first word of its line.
    shape: /^(?!\p{Lu}[\p{L}' .-]+ ?\/ ?[A-Z]{2}$)/u,
  },
  City: {
    kind: 'city',
    labels: ['Município', 'Cidade', 'Município/UF', 'Cidade/UF', 'Cid.', ...ofTownAndState, ...ofHome],
  },
  // The last is a misreading of the first.
  UF: {
    kind: 'uf',
    labels: [
      'UF',
      'Município',
      'Cidade',
      'Município/UF',
      'Cidade/UF',
      'Cid.',
      'Estado',
      'Ur',
      ...ofTownAndState,
      ...ofHome,
    ],
  },
  State: {
    kind: 'uf',
    labels: [
      'UF',
      'Município',
      'Cidade',
      'Município/UF',
      'Cidade/UF',
      'Cid.',
      'Estado',
      'Ur',
      ...ofTownAndState,
      ...ofHome,
    ],
  },
  CEP: { kind: 'cep', labels: ['CEP', 'Código IBGE / CEP'] },
  PostalCode: { kind: 'cep', labels: ['CEP', 'Código IBGE / CEP'] },
  Phone: {
    kind: 'phone',
    labels: [
      'Fone',
      'Telefone',
      'Fone/Fax',
      'Tel',
      'Telefone/Fax',
      'Tel/Fax',
      'Fone / Celular',
      'Telefone / Celular',
      'Telefones',
      'Celular',
      'Contato/Fone',
      'Fone contato',
      'WhatsApp',
      ...ofContact,
    ],
  },
  Email: { kind: 'email', labels: ['E-mail', 'Endereço eletrônico', 'Correio eletrônico', ...ofContact] },
} as const satisfies Readonly<Record<string, PartField>>;

/** An identity number with the office that issued it behind it in one box ("12.345.678-9 / SSP/SP"), perhaps in words and with the day. */
const numberAndIssuer =
  /^((?:[A-Z]{1,2}[- ]?)?\d[\d.]*(?: ?- ?[\dX])?)(?:,? (?:(?:emiti|expedi)d[oa]|emiss[ãa]o|expedi[çc][ãa]o|[óo]rg[ãa]o(?: (?:emissor|expedidor))?):?(?: pel[ao]| por)? | ?[-–/,(·•|] ?| )((?:[A-Z]{2,8}[-–/ ]{1,3})?[A-Z]{2,8})\)?(?:,? (?:em )?\d{2}\/\d{2}\/\d{4})?$/u;

/** The number of a party's identity card and the office that issued it, in one box or two. */
export function identityFields<const Prefix extends string>(
  prefix: Prefix,
): FormField<`${Prefix}RG` | `${Prefix}RGIssuer`>[] {
  const [number, issuer] = [`${prefix}RG`, `${prefix}RGIssuer`] as const;
  const inOneBox = ['RG', 'Identidade'].flatMap((card) =>
    parts.RGIssuer.labels.map((office) => `${card} / ${office}`),
  );
  return [
    {
      id: number,
      kind: 'text',
      labels: [...parts.RG.labels, ...inOneBox],
      section: prefix,
      splits: { pattern: numberAndIssuer, into: [number, issuer] },
    },
    {
      id: issuer,
      kind: 'issuer',
      labels: [...parts.RGIssuer.labels, 'Órgão exp.', 'Órgão exp./UF'],
      section: prefix,
      // The label of one box with both may have lost its beginning.
      splits: { pattern: numberAndIssuer, into: [number, issuer] },
    },
  ];
}

/** A person's name with the CPF behind it in one box, for `splits`. */
export const nameAndCpf =
  /^(\p{L}[^\d]*?)[\s,–-]+(?:CPF(?: ?n?[º°o.]*)[\s:]*)?(\d{3}\.?\d{3}\.?\d{3}-?\d{2})$/iu;

type Part = keyof typeof parts;

/** What a label calls each part of a party that it names ("CPF do comprador"). */
const called: Partial<Readonly<Record<Part | 'RG', readonly string[]>>> = {
  Name: ['Nome', 'Nome / Razão Social', 'Nome ou Razão Social'],
  CPF: ['CPF', 'CPF / CNPJ'],
  CNPJ: ['CNPJ', 'CPF / CNPJ'],
  RG: ['RG', 'Identidade'],
  Street: ['Endereço', 'Logradouro'],
  District: ['Bairro'],
  City: ['Município', 'Cidade'],
  State: ['UF', 'Estado'],
  PostalCode: ['CEP'],
  Phone: ['Telefone', 'Celular'],
  Email: ['E-mail'],
};

/** Fields whose labels name their party, and so need no block of its own; `names` are what the party is called. */
export function namedPartyFields<const Prefix extends string, const P extends Part | 'RG'>(
  prefix: Prefix,
  wanted: readonly P[],
  names: readonly string[],
): FormField<`${Prefix}${P}`>[] {
  return wanted.flatMap((part) => {
    const labels = (called[part] ?? []).flatMap((label) => names.map((name) => `${label} do ${name}`));
    const kind = part === 'RG' ? 'text' : parts[part as Part].kind;
    return labels.length === 0 ? [] : [{ id: `${prefix}${part}` as const, kind, labels }];
  });
}

/** Fields of one party of a form, which has a block of its own; `more` are labels that only this party has. */
export function partyFields<const Prefix extends string, const P extends Part>(
  prefix: Prefix,
  wanted: readonly P[],
  more: Partial<Readonly<Record<P, readonly string[]>>> = {},
): FormField<`${Prefix}${P}`>[] {
  const has = (part: Part): boolean => wanted.some((each) => each === part);
  const named = (part: Part): `${Prefix}${P}` => `${prefix}${part as P}`;
  return wanted.map((part) => {
    const { kind, labels, shape }: PartField = parts[part];
    const id = named(part);
    const own = {
      id,
      kind,
      labels: [...(more[part] ?? []), ...labels],
      section: prefix,
      ...(shape && { shape }),
    };
    // When their own label was not read, state and postal code are beside the town, a CPF or CNPJ beside the name.
    if ((kind === 'uf' || kind === 'cep') && has('City')) return { ...own, follows: named('City') };
    if ((kind === 'cnpj' || kind === 'cpf') && has('Name')) return { ...own, follows: named('Name') };
    if (part === 'RG' && has('RGIssuer'))
      return { ...own, splits: { pattern: numberAndIssuer, into: [id, named('RGIssuer')] } };
    if (kind !== 'street') return own;
    return {
      ...own,
      address: {
        ...(part === 'Street' && has('Number') ? { number: named('Number') } : {}),
        ...(part === 'Street' && has('Complement') ? { complement: named('Complement') } : {}),
        ...(has('District') ? { district: named('District') } : {}),
        ...(has('City') ? { city: named('City') } : {}),
        ...(has('UF') ? { uf: named('UF') } : has('State') ? { uf: named('State') } : {}),
        ...(has('CEP') ? { cep: named('CEP') } : has('PostalCode') ? { cep: named('PostalCode') } : {}),
      },
    };
  });
}
