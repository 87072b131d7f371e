import type { ServiceForm } from '../reading/forms/form-spec.ts';
import { personFields } from '../reading/particulars/people.ts';
import { placesOfHealthcard } from './places.ts';

/** Cards of health plans (labels of RN ANS 501) and of the public system (CNS). */
export const healthcardForm: ServiceForm<'healthcard'> = {
  places: placesOfHealthcard,
  card: {
    holder: 'Name',
    brand: 'OperatorName',
    cpf: 'CPF',
    days: ['BirthDate', 'StartDate', 'ExpiryDate'],
    runs: [
      { pattern: /^(Apartamento|Enfermaria)(?!\p{L})/iu, gives: [['Accommodation', 'text']] },
      { pattern: /Nasc\w*\.? ?:? ?(\d{2}\/\d{2}\/\d{4})/i, gives: [['BirthDate', 'date']] },
      { pattern: /Sexo ?:? ?([MF])\b/i, gives: [['Sex', 'sex']] },
      // Words of RN ANS 501 that need no label.
      { pattern: /^(Titular|Dependente)$/i, gives: [['BeneficiaryType', 'text']] },
      {
        pattern: /^(Nacional|Estadual|Municipal|Grupo de (?:Estados|Munic[ií]pios))$/i,
        gives: [['Coverage', 'text']],
      },
    ],
    rows: [
      { pattern: /(?<!\d)(\d{1,2} ?[AªaºO°]? VIA)(?!\p{L})/u, gives: [['CopyNumber', 'copy']] },
      // The cooperatives' numbers have groups of 1, 3, 12 and 1 digits, without a label.
      {
        pattern: /(?<![\dOI/])([\dOI] [\dOI/]{3} [\dOI/]{12} [\dOI])(?![\dOI/])/,
        gives: [['CardNumber', 'figures']],
      },
      // Other numbers are alone in their row, in groups; a number of the public system proves itself, and no telephone number is as long.
      {
        pattern: /^((?!(?:\d{3} ?){5}$|\d{3} ?\d{4} ?\d{4} ?\d{4}$|0800)\d{2,10}(?:[ .-]\d{1,10}){1,5})$/,
        gives: [['CardNumber', 'card-number']],
      },
    ],
  },
  phrases: [
    { pattern: /\bANS ?[-–:]? ?n?[º°o.]* ?(\d{5} ?-? ?\d)\b/i, gives: [['AnsNumber', 'number']] },
    { pattern: /(?<!\d)([1-2789]\d{2} ?\d{4} ?\d{4} ?\d{4})(?!\d)/, gives: [['CNS', 'cns_digits']] },
  ],
  fields: [
    ...personFields(['Name', 'CPF', 'BirthDate', 'Sex', 'MotherName', 'IssueDate'], {
      Name: [
        'Nome do beneficiário',
        'Beneficiário',
        'Usuário',
        'Nome do titular',
        'Nome do usuário',
        'Associado',
        'Segurado',
      ],
    }),
    {
      id: 'ExpiryDate',
      kind: 'date',
      labels: ['VALIDADE', 'VÁLIDO ATÉ', 'Válida até', 'Validade da carteira'],
    },
    {
      id: 'ExpiryDate',
      kind: 'text',
      labels: ['VALIDADE', 'Válido até', 'Data de validade', 'Validade do cartão'],
      oneOf: /^INDETERMINADA$/i,
    },
    // Plans print the number of a copy with its leading zero.
    { id: 'CopyNumber', kind: 'number', labels: ['VIA'] },
    { id: 'CNS', kind: 'cns_digits', labels: ['CNS', 'Nº CNS', 'Cartão Nacional de Saúde', 'Cartão SUS'] },
    { id: 'City', kind: 'city', labels: ['Município', 'Município/UF'] },
    { id: 'State', kind: 'uf', labels: ['Município', 'Município/UF'] },
    { id: 'CityCode', kind: 'number', labels: ['IBGE', 'Código IBGE'] },
    { id: 'AnsNumber', kind: 'number', labels: ['ANS - nº', 'Registro ANS', 'ANS nº'] },
    {
      id: 'CardNumber',
      kind: 'number',
      labels: [
        'Nº da carteira',
        'MATRÍCULA / Nº DO CARTÃO',
        'Número da carteira',
        'Nº do cartão',
        'Código do beneficiário',
        'Matrícula',
        'Carteirinha',
        'Nº do beneficiário',
        'Número do beneficiário',
        'Código do usuário',
        'Nº da carteirinha',
        'Número do cartão',
        'Cód. beneficiário',
        'Código de identificação',
      ],
    },
    {
      id: 'PlanName',
      kind: 'text',
      labels: ['Plano', 'Nome do plano', 'Produto', 'Tipo de plano', 'Descrição do plano', 'Nome do produto'],
    },
    {
      id: 'PlanAnsNumber',
      kind: 'number',
      labels: [
        'CÓD. PRODUTO ANS',
        'Registro do produto',
        'Nº do produto ANS',
        'Registro do plano na ANS',
        'Nº registro do plano',
        'Registro ANS do plano',
      ],
    },
    {
      id: 'Accommodation',
      kind: 'text',
      labels: ['Acomodação', 'Padrão de acomodação', 'Tipo de acomodação'],
    },
    {
      id: 'Coverage',
      kind: 'text',
      // The holder's number may follow in the next box.
      splits: { pattern: /^([^\d]*\p{L}[^\d]*?)(?:\s+\d[\d ]{10,})?$/u, into: ['Coverage'] },
      labels: [
        'Abrangência',
        'Cobertura',
        'Abrangência geográfica',
        'Área de abrangência',
        'Abrang. geográfica',
        'Área geográfica de abrangência',
      ],
    },
    { id: 'Segmentation', kind: 'text', labels: ['SEGMENTAÇÃO ASSISTENCIAL', 'Segmentação'] },
    {
      id: 'Contractor',
      kind: 'text',
      labels: [
        'Contratante',
        'Empresa',
        'Empresa contratante',
        'Estipulante',
        'Nome da empresa',
        'Patrocinadora',
      ],
    },
    {
      id: 'BeneficiaryType',
      kind: 'text',
      labels: [
        'PARENTESCO',
        'Titular/Dep.',
        'Tipo de beneficiário',
        'Grau de parentesco',
        'Grau de dependência',
        'Vínculo',
      ],
    },
    { id: 'HolderName', kind: 'name', labels: ['TITULAR'] },
    { id: 'DependentCode', kind: 'code', labels: ['DEP.'] },
    {
      id: 'Network',
      kind: 'text',
      labels: [
        'Rede Atend.',
        'Rede de atendimento',
        'Rede',
        'Rede referenciada',
        'Rede credenciada',
        'Rede assistencial',
      ],
    },
    {
      id: 'PartialCoverage',
      kind: 'text',
      labels: ['Cobertura Parcial Temporária', 'CPT', 'Cob. Parcial Temp.'],
    },
    {
      id: 'StartDate',
      kind: 'date',
      labels: [
        'Vigência',
        'Início de vigência',
        'Início da vigência',
        'Data de adesão',
        'Data de inclusão',
        'Início de cobertura',
      ],
    },
    { id: 'WaitingPeriod', kind: 'text', labels: ['Carências', 'Carência'] },
    { id: 'CoPayment', kind: 'text', labels: ['COPARTICIPAÇÃO'] },
    { id: 'RegulatedPlan', kind: 'text', labels: ['Lei 9.656/98', 'Plano regulamentado'] },
  ],
};
