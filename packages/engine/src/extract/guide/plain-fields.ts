import type { FieldName } from '@lavra/contract/services/fields';
import type { FormField } from '../reading/forms/form-spec.ts';
import { hospital } from './sections.ts';

type Field = FormField<FieldName<'guide'>>;

const code = (id: Field['id'], labels: readonly string[], section?: string): Field =>
  section === undefined ? { id, kind: 'code', labels } : { id, kind: 'code', labels, section };

/** The code that the operator gives to who asks or gives the care. */
const ofOperator = [
  'Código na Operadora',
  'Código Operadora',
  'Código da Operadora',
  'Código na Operadora / CNPJ',
  'Código / CNPJ',
];

/** Boxes of a person of the council, as they are called beside the requester and beside who gives the care. */
const [council, councilNumber, councilUf, occupation] = [
  ['Conselho Profissional', 'Conselho', 'Cons. Profissional', 'Cons.'],
  [
    'Número no Conselho',
    'Número do Conselho',
    'Número Conselho',
    'Nº Conselho',
    'No. Conselho',
    'Nº no Conselho',
    'Nº do Conselho',
    'Número do CRM',
    'Número no CRM',
    'CRM nº',
    'CRO nº',
    'Nº CRM',
    'Nº CRO',
    'Número do CRO',
  ],
  ['UF', 'UF do Conselho', 'UF Conselho'],
  ['Código CBO', 'CBO', 'CBO-S', 'Código CBO-S', 'Especialidade (CBO)'],
];

/** The number of a guide, by who gave it. */
const ofGuide = (...ends: readonly string[]): string[] =>
  ['Número da Guia', 'Nº da Guia', 'Nº Guia', 'Nº de Guia', 'Número Guia', 'Guia'].flatMap((head) =>
    ends.map((end) => `${head} ${end}`),
  );

/** The council of a person, the number there and the state, in one box. */
const registration = /^(\p{L}{2,8}|\d{2}) ?[-–/:]? ?(?:n[º°o.]+ ?)?(\d[\d.]*\d) ?[-–/] ?([A-Z]{2})$/u;
const registrationBoxes = ['Conselho', 'Conselho Profissional'].flatMap((head) =>
  ['Número', 'Nº', 'Nº no Conselho', 'Número no Conselho', 'Registro'].flatMap((number) => [
    `${head} / ${number} / UF`,
    `${head} - ${number} - UF`,
    `${head}, ${number} e UF`,
  ]),
);
const registered = [
  ...registrationBoxes,
  'Registro no Conselho',
  'Registro Profissional',
  'CRM / UF',
  'CRO / UF',
];

/**
 * Boxes without the standard's numbers, as portals and programs of clinics print a guide; those of two persons are told by the titles of their
 * blocks.
 */
export const plainFields: readonly Field[] = [
  {
    id: 'ANSRegistration',
    kind: 'number',
    labels: ['Registro ANS', 'Nº Registro ANS', 'Registro na ANS', 'Registro ANS da Operadora'],
  },
  code('ProviderGuideNumber', ofGuide('no Prestador', 'do Prestador', 'Prestador')),
  code('MainGuideNumber', ofGuide('Principal')),
  code(
    'OperatorGuideNumber',
    ofGuide(
      'Atribuído pela Operadora',
      'Atribuída pela Operadora',
      'na Operadora',
      'da Operadora',
      'Operadora',
    ),
  ),
  {
    id: 'AuthorizationDate',
    kind: 'date',
    labels: ['Data da Autorização', 'Data de Autorização', 'Autorizado em', 'Autorizada em'],
  },
  code('AuthorizationPassword', ['Senha', 'Senha de Autorização', 'Senha da Autorização', 'Nº da Senha']),
  {
    id: 'PasswordExpiryDate',
    kind: 'date',
    labels: [
      'Data de Validade da Senha',
      'Data Validade Senha',
      'Validade da Senha',
      'Validade Senha',
      'Senha Válida até',
      'Vencimento da Senha',
    ],
  },
  code('CardNumber', [
    'Número da Carteira',
    'Nº da Carteira',
    'Carteira',
    'Número da Carteirinha',
    'Carteirinha',
    'Número do Cartão',
    'Número da Carteira do Beneficiário',
  ]),
  {
    id: 'CardExpiryDate',
    kind: 'date',
    labels: [
      'Validade da Carteira',
      'Data Validade da Carteira',
      'Validade Carteira',
      'Validade da Carteirinha',
      'Carteira Válida até',
      'Vencimento da Carteira',
    ],
  },
  { id: 'CardExpiryDate', kind: 'date', section: 'beneficiary', labels: ['Validade', 'Data de Validade'] },
  { id: 'Name', kind: 'name', labels: ['Nome do Beneficiário', 'Paciente', 'Nome do Paciente'] },
  { id: 'Name', kind: 'name', section: 'beneficiary', labels: ['Nome', 'Nome Completo', 'Beneficiário'] },
  {
    id: 'CNS',
    kind: 'cns_digits',
    labels: ['Cartão Nacional de Saúde', 'CNS', 'Número do CNS', 'Cartão SUS', 'Nº CNS'],
  },
  code('NewbornCare', [
    'Atendimento a RN',
    'Atendimento a RN (Sim ou Não)',
    'Atendimento RN',
    'Atend. RN',
    'Atend. a RN',
    'Recém-nascido',
  ]),
  code('RequesterCode', [...ofOperator, 'Código do Solicitante na Operadora'], 'requester'),
  {
    id: 'RequesterName',
    kind: 'name',
    section: 'requester',
    labels: ['Nome do Contratado', 'Contratado', 'Nome do Contratado Solicitante', 'Razão Social'],
  },
  {
    id: 'RequesterProfessionalName',
    kind: 'name',
    labels: ['Nome do Profissional Solicitante', 'Profissional Solicitante', 'Médico Solicitante'],
  },
  {
    id: 'RequesterProfessionalName',
    kind: 'name',
    section: 'requester',
    labels: ['Nome do Profissional', 'Profissional', 'Nome do Médico', 'Médico', 'Nome do Dentista', 'Nome'],
  },
  code('RequesterCouncil', council, 'requester'),
  {
    id: 'RequesterCouncil',
    kind: 'text',
    section: 'requester',
    labels: registered,
    shape: registration,
    splits: {
      pattern: registration,
      into: ['RequesterCouncil', 'RequesterCouncilNumber', 'RequesterCouncilUF'],
    },
  },
  { id: 'RequesterCouncilNumber', kind: 'number', section: 'requester', labels: councilNumber },
  { id: 'RequesterCouncilUF', kind: 'uf-code', section: 'requester', labels: councilUf },
  code('RequesterCBO', occupation, 'requester'),
  {
    id: 'CareCharacter',
    kind: 'digit',
    labels: ['Caráter do Atendimento', 'Caráter Atendimento', 'Caráter da Solicitação', 'Caráter do Atend.'],
  },
  {
    id: 'RequestDate',
    kind: 'date',
    labels: [
      'Data da Solicitação',
      'Data Solicitação',
      'Solicitado em',
      'Data do Pedido',
      // The day that the asking hand signs.
      ...['50 - ', '50/51 - ', ''].flatMap((number) =>
        ['Cirurgião-Dentista Solicitante', 'Profissional Solicitante', 'Solicitante'].flatMap((signer) => [
          `${number}Data e Assinatura do ${signer}`,
          `${number}Data da Assinatura do ${signer}`,
        ]),
      ),
    ],
  },
  { id: 'ClinicalIndication', kind: 'text', labels: ['Indicação Clínica', 'Hipótese Diagnóstica'] },
  code('ProviderCode', [...ofOperator, 'Código do Prestador na Operadora'], 'provider'),
  code('ProviderCode', ['Código do Contratado na Operadora', 'Código do Prestador', 'Cód. Prestador']),
  {
    id: 'ProviderName',
    kind: 'name',
    section: 'provider',
    labels: ['Nome do Contratado', 'Contratado', 'Nome do Prestador', 'Razão Social', 'Nome Fantasia'],
  },
  {
    id: 'ProviderName',
    kind: 'name',
    labels: [
      ...hospital,
      'Nome do Hospital',
      'Hospital ou Local Solicitado',
      'Nome do Hospital/Local Solicitado',
    ],
  },
  {
    id: 'ProviderName',
    kind: 'name',
    labels: [
      'Nome do Contratado Executante',
      'Nome do Prestador',
      'Prestador',
      'Prestador de Serviço',
      'Prestador Contratado',
      'Clínica',
      'Clínica / Consultório',
      'Local de Atendimento',
    ],
  },
  { id: 'CNES', kind: 'number', labels: ['Código CNES', 'CNES', 'Número do CNES'] },
  {
    id: 'ProfessionalName',
    kind: 'name',
    labels: [
      'Nome do Profissional Executante',
      'Profissional Executante',
      'Médico Executante',
      'Médico',
      'Nome do Médico',
      'Médico Assistente',
      'Médico Atendente',
      'Dentista',
      'Dentista Executante',
      'Dentista Responsável',
      'Cirurgião-Dentista Executante',
      'Cirurgião-Dentista',
      'Profissional',
      'Nome do Profissional',
      'Profissional Responsável',
    ],
  },
  {
    id: 'ProfessionalName',
    kind: 'name',
    section: 'provider',
    labels: ['Nome do Profissional', 'Profissional', 'Nome do Médico', 'Médico'],
  },
  code('ProfessionalCouncil', council, 'provider'),
  {
    id: 'ProfessionalCouncil',
    kind: 'text',
    section: 'provider',
    labels: registered,
    shape: registration,
    splits: {
      pattern: registration,
      into: ['ProfessionalCouncil', 'ProfessionalCouncilNumber', 'ProfessionalCouncilUF'],
    },
  },
  { id: 'ProfessionalCouncilNumber', kind: 'number', section: 'provider', labels: councilNumber },
  { id: 'ProfessionalCouncilUF', kind: 'uf-code', section: 'provider', labels: councilUf },
  code('CBO', occupation, 'provider'),
  {
    id: 'CareType',
    kind: 'figures',
    shape: /^[\dOoIl]{1,2}$/,
    labels: ['Tipo de Atendimento', 'Tipo Atendimento', 'Tipo de Atend.', 'Tipo Atend.'],
  },
  {
    id: 'AccidentIndicator',
    kind: 'digit',
    labels: [
      'Indicação de Acidente',
      'Ind. Acidente',
      'Ind. de Acidente',
      'Indicador de Acidente',
      'Indicação de Acidente (acidente ou doença relacionada)',
    ],
  },
  { id: 'ConsultationType', kind: 'digit', labels: ['Tipo de Consulta', 'Tipo Consulta'] },
  code('ClosingReason', [
    'Motivo de Encerramento do Atendimento',
    'Motivo de Encerramento',
    'Motivo Encerramento',
    'Motivo Encerr. Atend.',
    'Motivo do Encerramento',
    'Motivo de Encerramento da Internação',
  ]),
  {
    id: 'ServiceDate',
    kind: 'date',
    labels: ['Data do Atendimento', 'Data Atendimento', 'Data da Consulta', 'Data da Realização'],
  },
  code('ProcedureTable', ['Tabela', 'Código da Tabela']),
  code('ProcedureCode', [
    'Código do Procedimento',
    'Código Procedimento',
    'Cód. Proced.',
    'Código do Proced.',
    'Procedimento (código)',
  ]),
  {
    id: 'ProcedureCode',
    kind: 'number',
    shape: /^\d{2}\.?\d{2}\.?\d{2}\.?\d{1}-?\d$/,
    labels: ['Procedimento', 'Proced.', 'Código'],
    alone: true,
  },
  {
    id: 'ProcedureAmount',
    kind: 'money',
    labels: [
      'Valor do Procedimento',
      'Valor Procedimento',
      'Valor do Proced.',
      'Valor da Consulta',
      'Valor R$',
      'Valor (R$)',
    ],
  },
  {
    id: 'ProceduresAmount',
    kind: 'money',
    labels: ['Total de Procedimentos', 'Total Procedimentos', 'Total Proced.', 'Total de Procedimentos R$'],
  },
  {
    id: 'MaterialsAmount',
    kind: 'money',
    labels: ['Total de Materiais', 'Total Materiais', 'Total de Materiais R$', 'Total Mat.'],
  },
  {
    id: 'MedicinesAmount',
    kind: 'money',
    labels: [
      'Total de Medicamentos',
      'Total Medicamentos',
      'Total Medicam.',
      'Total de Medicamentos R$',
      'Total Med.',
    ],
  },
  {
    id: 'TotalAmount',
    kind: 'money',
    labels: ['Total Geral', 'Total Geral R$', 'Valor Total da Guia', 'Total da Guia', 'Valor Total'],
  },
  {
    id: 'Observation',
    kind: 'text',
    labels: ['Observação / Justificativa', 'Observação', 'Observações', 'Justificativa'],
  },
];
