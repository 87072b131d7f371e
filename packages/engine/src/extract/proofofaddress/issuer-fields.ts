import type { ServiceForm } from '../reading/forms/form-spec.ts';

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
    labels: ['Insc. Est.', 'I.E.', 'L.E.', '1.E.', 'Inscrição Estadual', 'INSC. ESTADUAL', 'Inscr. Estadual', 'I. Estadual', 'IE/RG', 'CAD/ICMS', 'Cad. ICMS', 'CF/DF', 'CGF'],
  },
  { id: 'IssuerCEP', kind: 'cep', labels: ['CEP'] },
];
