import type { FieldName } from '@lavra/contract/services/fields';
import type { FormField } from '../reading/forms/form-spec.ts';
import { partyFields } from '../reading/particulars/parties.ts';

/** The titles over the particulars of a party, for its word in one and in several endings. */
const titlesOf = (word: string, ...endings: readonly string[]): string[] => [
  ...endings.map((ending) => word + ending),
  ...['Dados', 'Qualificação', 'Identificação'].flatMap((head) => [
    `${head} do ${word}${endings[0] ?? ''}`,
    `${head} do(a) ${word}${endings[1] ?? ''}`,
  ]),
  `Do ${word}${endings[0] ?? ''}`,
];
/** Endings of the words for one and for several, men and women. */
const [ofAgent, ofOther] = [
  ['', 'a', 'es', 'as', '(a)(es)', '(es)(as)'],
  ['o', 'o(a)', 'a', 'os', 'as', 'o(a)(s)', 'o(s)/a(s)'],
] as const;

/** Titles of the blocks of a summary. */
export const sections: Readonly<Record<string, readonly string[]>> = {
  Landlord: [
    ...titlesOf('Locador', ...ofAgent),
    ...titlesOf('Proprietári', ...ofOther),
    'Sublocador',
    'Arrendador',
    'Parte locadora',
  ],
  Tenant: [
    ...titlesOf('Locatári', ...ofOther),
    ...titlesOf('Inquilin', ...ofOther),
    'Sublocatário',
    'Arrendatário',
    'Parte locatária',
  ],
  Guarantor: [
    ...titlesOf('Fiador', ...ofAgent),
    'Fiador e principal pagador',
    'Fiador solidário',
    'Garantidor',
    'Avalista',
  ],
  Property: [
    'Imóvel',
    'Imóvel locado',
    'Do imóvel',
    'Dados do imóvel',
    'Imóvel objeto da locação',
    'Objeto da locação',
    'Objeto',
    'Do objeto',
    'Identificação do imóvel',
    'Descrição do imóvel',
    'Localização do imóvel',
  ],
  Agency: [
    'Administradora',
    'Dados da administradora',
    'Imobiliária',
    'Dados da imobiliária',
    'Intermediadora',
    'Corretor',
  ],
  Lease: [
    'Condições da locação',
    'Condições comerciais',
    'Condições',
    'Locação',
    'Da locação',
    'Dados da locação',
    'Dados do contrato',
    'Do contrato',
    'Prazo e valor',
    'Prazo da locação',
    'Valores',
    'Valores e prazos',
    'Garantia locatícia',
    'Da garantia',
    'Do prazo',
    'Do aluguel',
    'Aluguel e encargos',
  ],
  Witness: ['Testemunhas', 'Testemunha', 'Assinaturas'],
};

const person = [
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

const more = {
  Name: ['Nome completo', 'Nome / Razão social', 'Nome do locador', 'Nome do locatário', 'Nome do fiador'],
  Phone: [
    'Celular',
    'Telefone / Celular',
    'Telefone celular',
    'Telefones',
    'WhatsApp',
    'Contato',
    'Telefone / WhatsApp',
  ],
  Street: [
    'Endereço residencial',
    'Endereço comercial',
    'Endereço atual',
    'Domicílio',
    'Rua / Av.',
    'Sede',
    'Residente à',
    'Residente e domiciliado',
  ],
  City: ['Cidade / Estado', 'Município / Estado'],
  State: ['Cidade / Estado', 'Município / Estado'],
} as const;

const place = ['Street', 'Number', 'Complement', 'District', 'City', 'State', 'PostalCode'] as const;

/** The particulars of the parties and the address of what is let, in the boxes of a lease's summary. */
export const parties: readonly FormField<FieldName<'contract'>>[] = [
  ...partyFields('Landlord', person, more),
  ...partyFields('Tenant', person, more),
  ...partyFields('Guarantor', person, more),
  ...partyFields('Property', place, {
    Street: [
      'Endereço do imóvel',
      'Localização',
      'Situado à',
      'Imóvel',
      'Imóvel locado',
      'Objeto da locação',
      'Rua / Av.',
    ],
  }),
  {
    id: 'TenantRepresentativeName',
    kind: 'name',
    labels: [
      'Representante',
      'Representante legal',
      'Representada por',
      'Representado por',
      'Sócio administrador',
      'Nome do representante',
    ],
    section: 'Tenant',
  },
  {
    id: 'TenantRepresentativeCPF',
    kind: 'cpf',
    labels: ['CPF do representante', 'CPF representante'],
    section: 'Tenant',
  },
];
