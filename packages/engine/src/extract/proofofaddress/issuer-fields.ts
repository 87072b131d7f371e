import type { ServiceForm } from '../reading/forms/form-spec.ts';

/** Labels that say whose they are where the customer's stand beside them. */
const ofIssuer = (...heads: readonly string[]): string[] =>
  heads.flatMap((head) =>
    [
      'da prefeitura',
      'do município',
      'da concessionária',
      'da distribuidora',
      'da empresa',
      'da prestadora',
      'da companhia',
      'do emissor',
      'do emitente',
      'do beneficiário',
      'do cedente',
    ].map((whose) => `${head} ${whose}`),
  );

/** Fields of the issuer with their labels, which are also those of the customer. */
export const issuerFields: ServiceForm<'proofofaddress'>['fields'] = [
  {
    id: 'IssuerCNPJ',
    kind: 'cnpj',
    labels: [
      'CNPJ',
      'CNPJ do beneficiário',
      'CNPJ da concessionária',
      'CNPJ da distribuidora',
      'CNPJ do emitente',
      'CNPJ do cedente',
      'CNPJ do emissor',
      'CNPJ do prestador',
      'CPF/CNPJ do beneficiário',
      'CNPJ/CPF do beneficiário',
      'CNPJ do município',
    ],
  },
  {
    id: 'IssuerName',
    kind: 'name',
    labels: ['Beneficiário', 'Nome do beneficiário', 'Cedente', 'Beneficiário final', 'Concessionária'],
  },
  {
    id: 'IssuerName',
    kind: 'name',
    labels: [
      'Razão social da prestadora',
      'Razão social do emissor',
      'Razão social da concessionária',
      'Nome do emissor',
      'Nome da empresa',
      'Emitente',
      'Emissor',
      'Prestadora',
      'Prestador',
      'Distribuidora',
      'Operadora',
      'Administradora',
      'Permissionária',
      'Companhia',
    ],
    alone: true,
  },
  {
    id: 'IssuerIE',
    kind: 'state-register',
    labels: [
      'Insc. Est.',
      'I.E.',
      'L.E.',
      '1.E.',
      'Inscrição Estadual',
      'INSC. ESTADUAL',
      'Inscr. Estadual',
      'I. Estadual',
      'IE/RG',
      'CAD/ICMS',
      'Cad. ICMS',
      'CF/DF',
      'Cadastro no estado',
      'Cadastro estadual',
      'Registro no estado',
      'Registro estadual',
      'CGF',
    ],
  },
  { id: 'IssuerCEP', kind: 'cep', labels: ['CEP'] },
  { id: 'IssuerAddress', kind: 'text', labels: ofIssuer('Sede', 'Endereço') },
  { id: 'IssuerCity', kind: 'city', labels: ofIssuer('Cidade') },
  { id: 'IssuerUF', kind: 'uf', labels: ofIssuer('Cidade') },
];
