import type { FieldName } from '@lavra/contract/services/fields';
import type { FormField } from '../reading/forms/form-spec.ts';
import { partyFields } from '../reading/particulars/parties.ts';

const place = ['Street', 'Number', 'Complement', 'District', 'City', 'State', 'PostalCode'] as const;

/** Titles of the blocks of a summary: the company's place is none of a partner's. */
export const sections: Readonly<Record<string, readonly string[]>> = {
  Company: [
    'Quadro-resumo',
    'Quadro resumo',
    'Dados da sociedade',
    'Dados da empresa',
    'Sociedade',
    'Empresa',
    'Identificação da sociedade',
    'Identificação da empresa',
    'Da sociedade',
    'Da empresa',
    'Sede',
  ],
  Partner: [
    'Sócios',
    'Sócio',
    'Dos sócios',
    'Quadro societário',
    'Quadro de sócios',
    'Quadro dos sócios',
    'Quadro de quotistas',
    'Quadro de participação',
    'Composição societária',
    'Quotistas',
    'Sócio 1',
    'Sócio 2',
    'Sócio 3',
    'Sócio 4',
    'Sócio 5',
    'Sócia',
    'Sócia 1',
    'Sócia 2',
    'Sócia 3',
    'Sócio(a)',
    'Sócio administrador',
    'Sócia administradora',
    'Sócio único',
    'Sócia única',
    'Quadro de sócios e administradores',
    'Relação de sócios',
    'Identificação dos sócios',
    'Identificação do sócio',
    'Sócios quotistas',
    'Partes',
    'Qualificação dos sócios',
    'Dados dos sócios',
    'Titular',
    'Administradores',
  ],
};

const ofCompany = ['da sociedade', 'da empresa'] as const;
const withOwner = (...labels: readonly string[]): string[] =>
  labels.flatMap((label) => [label, ...ofCompany.map((owner) => `${label} ${owner}`)]);

/** The boxes of a summary before the clauses, and of a board's stamp. */
export const summary: readonly FormField<FieldName<'socialcontract'>>[] = [
  {
    id: 'CompanyName',
    kind: 'name',
    labels: withOwner(
      'Denominação',
      'Denominação social',
      'Razão social',
      'Nome empresarial',
      'Firma',
      'Firma social',
    ),
  },
  {
    id: 'TradeName',
    kind: 'name',
    labels: [
      'Nome fantasia',
      'Nome de fantasia',
      'Título do estabelecimento',
      'Fantasia',
      'Denominação fantasia',
    ],
  },
  { id: 'CNPJ', kind: 'cnpj', labels: withOwner('CNPJ', 'CNPJ/MF', 'Inscrição no CNPJ', 'CNPJ nº') },
  { id: 'NIRE', kind: 'number', labels: withOwner('NIRE', 'NIRE nº', 'NIRE da sede') },
  ...partyFields('', place, {
    Street: ['Endereço da sede', 'Sede', 'Sede social', 'Endereço da sociedade', 'Logradouro da sede'],
  }).map((field) => ({ ...field, section: 'Company' })),
  {
    id: 'BusinessPurpose',
    kind: 'long-text',
    labels: [
      'Ramo de atividade',
      'Objeto',
      'Objeto social',
      'Atividade',
      'Atividades',
      'Atividade principal',
      'Atividade econômica',
      'Objetivo social',
      'Ramo de negócio',
    ],
  },
  {
    id: 'StartDate',
    kind: 'date',
    labels: [
      'Início',
      'Início das atividades',
      'Início de atividades',
      'Início de atividade',
      'Data de início',
    ],
  },
  {
    id: 'Term',
    kind: 'text',
    labels: ['Duração', 'Prazo de duração', 'Prazo', 'Prazo da sociedade', 'Tempo de duração'],
    shape: /(?:in)?determinad|ano/i,
  },
  {
    id: 'CompanySize',
    kind: 'text',
    labels: ['Porte', 'Porte da empresa', 'Porte da sociedade', 'Enquadramento', 'Enquadramento de porte'],
    codes: [
      { code: 'EPP', said: /pequeno porte|\bEPP\b/i },
      { code: 'ME', said: /micro-? ?empresa|\bME\b/i },
    ],
  },
  {
    id: 'ShareCapital',
    kind: 'money',
    labels: ['Capital social', 'Capital', 'Valor do capital', 'Valor do capital social', 'Capital subscrito'],
  },
  {
    id: 'ShareCount',
    kind: 'integer',
    labels: [
      'Quotas',
      'Cotas',
      'Nº de quotas',
      'Número de quotas',
      'Quantidade de quotas',
      'Total de quotas',
      'Nº de cotas',
      'Número de cotas',
      'Quantidade de cotas',
    ],
  },
  {
    id: 'ShareAmount',
    kind: 'money',
    labels: [
      'Valor de cada quota',
      'Valor da quota',
      'Valor nominal',
      'Valor nominal da quota',
      'Valor unitário',
      'Valor unitário da quota',
      'Valor por quota',
      'Valor de cada cota',
      'Valor da cota',
    ],
  },
  {
    id: 'ProtocolNumber',
    kind: 'number',
    labels: ['Protocolo', 'Protocolo nº', 'Nº do protocolo', 'Número do protocolo'],
  },
  { id: 'ProtocolDate', kind: 'date', labels: ['Data do protocolo', 'Protocolado em', 'Data de protocolo'] },
  {
    id: 'RegistrationNumber',
    kind: 'number',
    labels: [
      'Arquivamento',
      'Arquivamento nº',
      'Nº do arquivamento',
      'Número do arquivamento',
      'Registro',
      'Registro nº',
      'Nº do registro',
      'Número do registro',
    ],
  },
  {
    id: 'RegistrationDate',
    kind: 'date',
    labels: ['Data do arquivamento', 'Data do registro', 'Data de registro', 'Registrado em', 'Arquivado em'],
  },
  {
    id: 'SecretaryName',
    kind: 'name',
    labels: ['Secretário-Geral', 'Secretária-Geral', 'Secretário(a)-Geral', 'Secretário(a) Geral'],
    wraps: true,
  },
  {
    id: 'VerificationCode',
    kind: 'text',
    labels: [
      'Autenticação',
      'Chancela',
      'Código de verificação',
      'Código de segurança',
      'Código de autenticação',
      'Código de autenticidade',
    ],
    shape: /^[A-Z\d.-]{4,40}$/i,
  },
];
