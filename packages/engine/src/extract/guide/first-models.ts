import {
  amount,
  council,
  date,
  digit,
  figures,
  type Guide,
  letteredNumber,
  name,
  number,
  uf,
} from './shapes.ts';

// The guides as the standard had them until 2014 (version 2), which billing programs still print: other numbers, and boxes for the plan.

type Boxes = Guide['rows'][number];

const dayAndHour = /^\d\d\/\d\d\/\d{4}(?: \d\d:\d\d)?$/;

const registration: Boxes = [{ label: '1 - Registro ANS', id: 'ANSRegistration', shape: figures(6) }];
const password = (first: number): Boxes => [
  { label: `${first} - Data da Autorização`, id: 'AuthorizationDate', shape: date },
  { label: `${first + 1} - Senha`, id: 'AuthorizationPassword', shape: letteredNumber },
  {
    label: `${first + 2} - Data Validade da Senha`,
    also: ['Validade da Senha'],
    id: 'PasswordExpiryDate',
    shape: date,
  },
];

/** The patient's card and name in five boxes from this number on; the plan is no field. */
const beneficiaryFrom = (first: number): readonly Boxes[] => [
  [
    { label: `${first} - Número da Carteira`, id: 'CardNumber', shape: number },
    { label: `${first + 2} - Validade da Carteira`, id: 'CardExpiryDate', shape: date },
  ],
  [
    { label: `${first + 3} - Nome`, id: 'Name', shape: name },
    {
      label: `${first + 4} - Número do Cartão Nacional de Saúde`,
      also: ['Cartão Nacional de Saúde', 'CNS'],
      id: 'CNS',
      shape: figures(15),
    },
  ],
];

/** Name, council, number, state and occupation of a professional, in five boxes from this number on. */
const professionalFrom = (first: number, role: 'Professional' | 'Requester'): Boxes => [
  role === 'Requester'
    ? { label: `${first} - Nome do Profissional Solicitante`, id: 'RequesterProfessionalName', shape: name }
    : { label: `${first} - Nome do Profissional Executante`, id: 'ProfessionalName', shape: name },
  { label: `${first + 1} - Conselho Profissional`, id: `${role}Council`, shape: council },
  { label: `${first + 2} - Número no Conselho`, id: `${role}CouncilNumber`, shape: number },
  { label: `${first + 3} - UF`, id: `${role}CouncilUF`, shape: uf },
  {
    label: `${first + 4} - Código CBO S`,
    also: ['CBO', 'Código CBO', 'CBO-S'],
    id: role === 'Requester' ? 'RequesterCBO' : 'CBO',
    shape: figures(6),
  },
];

const providerCode = 'Código na Operadora / CNPJ / CPF';

const consultation: Guide = {
  title: 'GUIA DE CONSULTA',
  blocks: [
    'Dados do Beneficiário',
    'Dados do Contratado',
    'Hipóteses Diagnósticas',
    'Dados do Atendimento / Procedimento Realizado',
  ],
  rows: [
    registration,
    ...beneficiaryFrom(4),
    [
      { label: `9 - ${providerCode}`, id: 'ProviderCode', shape: number },
      { label: '10 - Nome do Contratado', id: 'ProviderName', shape: name },
      { label: '11 - Código CNES', id: 'CNES', shape: figures(7) },
    ],
    professionalFrom(19, 'Professional'),
    [{ label: '26 - Indicação de Acidente', id: 'AccidentIndicator', shape: digit }],
    [
      { label: '31 - Data do Atendimento', id: 'ServiceDate', shape: date },
      { label: '32 - Código Tabela', also: ['Tabela'], id: 'ProcedureTable', shape: figures(2) },
      { label: '33 - Código Procedimento', id: 'ProcedureCode', shape: figures(8) },
      { label: '34 - Tipo de Consulta', id: 'ConsultationType', shape: digit },
    ],
    [{ label: '36 - Observação', id: 'Observation' }],
  ],
};

const services: Guide = {
  title: 'GUIA DE SERVIÇO PROFISSIONAL',
  blocks: [
    'Dados do Beneficiário',
    'Dados do Contratado Solicitante',
    'Dados da Solicitação / Procedimentos e Exames Solicitados',
    'Dados do Contratado Executante',
    'Dados do Atendimento',
    'Consulta Referência',
    'Procedimentos e Exames Realizados',
    // Boxes and headings that no field has.
    '23 - CID 10',
    '48 - Tipo de Saída',
    '52 - Hora Inicial',
    '53 - Hora Final',
    '66 - Total Taxas e Aluguéis R$',
    '69 - Total Diárias R$',
    '70 - Total Gases Medicinais R$',
  ],
  rows: [
    [
      ...registration,
      { label: '3 - Nº Guia Principal', id: 'MainGuideNumber', shape: number },
      ...password(4),
    ],
    beneficiaryFrom(8).flat(),
    [
      { label: `13 - ${providerCode}`, id: 'RequesterCode', shape: number },
      { label: '14 - Nome do Contratado', id: 'RequesterName', shape: name },
    ],
    professionalFrom(16, 'Requester'),
    [
      { label: '21 - Data/Hora da Solicitação', id: 'RequestDate', shape: dayAndHour },
      {
        label: '22 - Caráter da Solicitação',
        also: ['Caráter do Atendimento'],
        id: 'CareCharacter',
        shape: /^[EU](?: E ?- ?Eletiva.*)?$/,
      },
      { label: '24 - Indicação Clínica', id: 'ClinicalIndication' },
    ],
    [
      { label: `30 - ${providerCode}`, id: 'ProviderCode', shape: number },
      { label: '31 - Nome do Contratado', id: 'ProviderName', shape: name },
      { label: '40 - Código CNES', id: 'CNES', shape: figures(7) },
    ],
    professionalFrom(41, 'Professional'),
    [
      { label: '46 - Tipo de Atendimento', id: 'CareType', shape: figures(2) },
      { label: '47 - Indicação de Acidente', id: 'AccidentIndicator', shape: digit },
    ],
    [{ label: '64 - Observação', id: 'Observation' }],
    [
      {
        label: '65 - Total Procedimentos R$',
        also: ['Total de Procedimentos'],
        id: 'ProceduresAmount',
        shape: amount,
      },
      { label: '67 - Total Materiais R$', id: 'MaterialsAmount', shape: amount },
      { label: '68 - Total Medicamentos R$', id: 'MedicinesAmount', shape: amount },
      {
        label: '71 - Total Geral da Guia R$',
        also: ['Total Geral'],
        id: 'TotalAmount',
        shape: amount,
      },
    ],
  ],
};

const admission: Guide = {
  title: 'GUIA DE SOLICITAÇÃO DE INTERNAÇÃO',
  blocks: ['Dados do Beneficiário', 'Dados do Contratado Solicitante', 'Hipóteses Diagnósticas'],
  rows: [
    [...registration, ...password(3)],
    ...beneficiaryFrom(7),
    [
      { label: `12 - ${providerCode}`, id: 'RequesterCode', shape: number },
      { label: '13 - Nome do Contratado', id: 'RequesterName', shape: name },
    ],
    professionalFrom(15, 'Requester'),
    [
      { label: '20 - Código na Operadora / CNPJ', id: 'ProviderCode', shape: number },
      { label: '21 - Nome do Prestador', id: 'ProviderName', shape: name },
    ],
    [{ label: '22 - Caráter da Internação', id: 'CareCharacter', shape: /^[EU]$/ }],
    [{ label: '26 - Indicação Clínica', id: 'ClinicalIndication' }],
    [{ label: '29 - Indicação de Acidente', id: 'AccidentIndicator', shape: digit }],
  ],
};

/** The guides of the standard's version 2. */
export const firstModels: readonly Guide[] = [consultation, services, admission];
