import { firstModels } from './first-models.ts';
import {
  amount,
  cardNumber,
  council,
  date,
  digit,
  figures,
  type Guide,
  letteredNumber,
  name,
  number,
  uf,
  yesOrNo,
} from './shapes.ts';

type Boxes = Guide['rows'][number];

// Boxes that several guides of the standard have; their numbers and the order of their rows differ.

const ownNumber: Boxes = [{ label: '2 - Nº Guia no Prestador', id: 'ProviderGuideNumber', shape: number }];
const registration: Boxes = [{ label: '1 - Registro ANS', id: 'ANSRegistration', shape: figures(6) }];
const operatorNumbers: Boxes = [
  ...registration,
  { label: '3 - Número da Guia Atribuído pela Operadora', id: 'OperatorGuideNumber', shape: number },
];
const mainNumbers: Boxes = [
  ...registration,
  { label: '3 - Número da Guia Principal', id: 'MainGuideNumber', shape: number },
];
const stayNumbers: Boxes = [
  ...registration,
  { label: '3 - Número da Guia de Solicitação de Internação', id: 'MainGuideNumber', shape: number },
];
const password: Boxes = [
  { label: '4 - Data da Autorização', id: 'AuthorizationDate', shape: date },
  { label: '5 - Senha', id: 'AuthorizationPassword', shape: letteredNumber },
  { label: '6 - Data de Validade da Senha', id: 'PasswordExpiryDate', shape: date },
];
const authorization: Boxes = [
  ...password,
  { label: '7 - Número da Guia Atribuído pela Operadora', id: 'OperatorGuideNumber', shape: number },
];
const beneficiary: Boxes = [
  { label: '8 - Número da Carteira', id: 'CardNumber', shape: cardNumber },
  { label: '9 - Validade da Carteira', id: 'CardExpiryDate', shape: date },
  { label: '10 - Nome', id: 'Name', shape: name },
  { label: '11 - Cartão Nacional de Saúde', id: 'CNS', shape: figures(15) },
  { label: '12 - Atendimento a RN', id: 'NewbornCare', shape: yesOrNo },
];

/** Code, name and register of who gives the care, in three boxes from this number on. */
const providerFrom = (first: number): Boxes => [
  { label: `${first} - Código na Operadora`, id: 'ProviderCode', shape: number },
  { label: `${first + 1} - Nome do Contratado`, id: 'ProviderName', shape: name },
  { label: `${first + 2} - Código CNES`, id: 'CNES', shape: figures(7) },
];

/** Code and name of who asks for the care, in two boxes from this number on. */
const requesterFrom = (first: number): Boxes => [
  { label: `${first} - Código na Operadora`, id: 'RequesterCode', shape: number },
  { label: `${first + 1} - Nome do Contratado`, id: 'RequesterName', shape: name },
];

/** Council, number, state and occupation of a professional, in four boxes from this number on. */
const councilFrom = (first: number, role: 'Professional' | 'Requester'): Boxes => [
  {
    label: `${first} - Conselho Profissional`,
    also: ['Conselho', 'Conselho Prof.'],
    id: `${role}Council`,
    shape: council,
  },
  {
    label: `${first + 1} - Número no Conselho`,
    also: ['Nº no Conselho', 'Nº do Conselho'],
    id: `${role}CouncilNumber`,
    shape: number,
  },
  { label: `${first + 2} - UF`, id: `${role}CouncilUF`, shape: uf },
  {
    label: `${first + 3} - Código CBO`,
    also: ['CBO', 'Código na CBO', 'CBO-S', 'Código CBO-S'],
    id: role === 'Requester' ? 'RequesterCBO' : 'CBO',
    shape: figures(6),
  },
];

const consultation: Guide = {
  title: 'GUIA DE CONSULTA',
  blocks: ['Dados do Beneficiário', 'Dados do Contratado', 'Dados do Atendimento / Procedimento Realizado'],
  rows: [
    ownNumber,
    operatorNumbers,
    [
      { label: '4 - Número da Carteira', id: 'CardNumber', shape: cardNumber },
      { label: '5 - Validade da Carteira', id: 'CardExpiryDate', shape: date },
      { label: '6 - Atendimento a RN', id: 'NewbornCare', shape: yesOrNo },
    ],
    [
      { label: '7 - Nome', id: 'Name', shape: name },
      { label: '8 - Cartão Nacional de Saúde', id: 'CNS', shape: figures(15) },
    ],
    providerFrom(9),
    [
      { label: '12 - Nome do Profissional Executante', id: 'ProfessionalName', shape: name },
      ...councilFrom(13, 'Professional'),
    ],
    [{ label: '17 - Indicação de Acidente', id: 'AccidentIndicator', shape: digit }],
    [
      { label: '18 - Data do Atendimento', id: 'ServiceDate', shape: date },
      { label: '19 - Tipo de Consulta', id: 'ConsultationType', shape: digit },
      { label: '20 - Tabela', id: 'ProcedureTable', shape: figures(2) },
      { label: '21 - Código do Procedimento', id: 'ProcedureCode', shape: figures(8) },
      { label: '22 - Valor do Procedimento', id: 'ProcedureAmount', shape: amount },
    ],
    [{ label: '23 - Observação / Justificativa', id: 'Observation' }],
  ],
};

const services: Guide = {
  title: 'GUIA DE SERVIÇO PROFISSIONAL',
  blocks: [
    'Dados do Beneficiário',
    'Dados do Solicitante',
    'Dados da Solicitação / Procedimentos ou Itens Assistenciais Solicitados',
    'Dados do Contratado Executante',
    'Dados do Atendimento',
    'Dados da Execução / Procedimentos e Exames Realizados',
    'Identificação do(s) Profissional(is) Executante(s)',
  ],
  rows: [
    ownNumber,
    mainNumbers,
    authorization,
    beneficiary,
    requesterFrom(13),
    [
      { label: '15 - Nome do Profissional Solicitante', id: 'RequesterProfessionalName', shape: name },
      ...councilFrom(16, 'Requester'),
    ],
    [
      { label: '21 - Caráter do Atendimento', id: 'CareCharacter', shape: digit },
      { label: '22 - Data da Solicitação', id: 'RequestDate', shape: date },
      { label: '23 - Indicação Clínica', id: 'ClinicalIndication' },
    ],
    providerFrom(29),
    [
      { label: '32 - Tipo de Atendimento', id: 'CareType', shape: figures(2) },
      { label: '33 - Indicação de Acidente', id: 'AccidentIndicator', shape: digit },
      { label: '34 - Tipo de Consulta', id: 'ConsultationType', shape: digit },
      { label: '35 - Motivo de Encerramento do Atendimento', id: 'ClosingReason', shape: figures(2) },
    ],
    [
      { label: '51 - Nome do Profissional', id: 'ProfessionalName', shape: name },
      ...councilFrom(52, 'Professional'),
    ],
    [{ label: '58 - Observação / Justificativa', also: ['Observação'], id: 'Observation' }],
    [
      { label: '59 - Total de Procedimentos (R$)', id: 'ProceduresAmount', shape: amount },
      { label: '65 - Total Geral (R$)', id: 'TotalAmount', shape: amount },
    ],
  ],
};

/** The same guide since the standard has boxes for a social name: who is newborn stands beside the card. */
const servicesOfToday: Guide = {
  ...services,
  rows: services.rows.flatMap((row) =>
    row === beneficiary
      ? [[0, 1, 4].flatMap((at) => beneficiary[at] ?? []), [2, 3].flatMap((at) => beneficiary[at] ?? [])]
      : [row],
  ),
};

const dental: Guide = {
  title: 'GUIA DE TRATAMENTO ODONTOLÓGICO',
  blocks: [
    'Dados do Beneficiário',
    'Dados do Contratado Responsável pelo Tratamento',
    'Plano de Tratamento / Procedimentos Solicitados / Procedimentos Executados',
  ],
  rows: [
    ownNumber,
    [...mainNumbers, ...authorization],
    [
      { label: '8 - Número da Carteira', id: 'CardNumber', shape: cardNumber },
      { label: '11 - Data Validade da Carteira', id: 'CardExpiryDate', shape: date },
      { label: '12 - Atendimento a RN', id: 'NewbornCare', shape: yesOrNo },
    ],
    [
      { label: '13 - Nome', id: 'Name', shape: name },
      { label: '15 - Cartão Nacional de Saúde', id: 'CNS', shape: figures(15) },
    ],
    [
      { label: '17 - Nome do Profissional Solicitante', id: 'RequesterProfessionalName', shape: name },
      { label: '18 - Número no CRO', id: 'RequesterCouncilNumber', shape: number },
      { label: '19 - UF', id: 'RequesterCouncilUF', shape: uf },
      { label: '20 - Código CBO', id: 'RequesterCBO', shape: figures(6) },
    ],
    [
      { label: '21 - Código na Operadora', id: 'ProviderCode', shape: number },
      { label: '22 - Nome do Contratado Executante', id: 'ProviderName', shape: name },
      { label: '25 - Código CNES', id: 'CNES', shape: figures(7) },
    ],
    [
      { label: '26 - Nome do Profissional Executante', id: 'ProfessionalName', shape: name },
      { label: '27 - Número no CRO', id: 'ProfessionalCouncilNumber', shape: number },
      { label: '28 - UF', id: 'ProfessionalCouncilUF', shape: uf },
      { label: '29 - Código CBO', id: 'CBO', shape: figures(6) },
    ],
    [
      { label: '43 - Tipo de Atendimento', id: 'CareType', shape: digit },
      { label: '46 - Valor Total (R$)', id: 'TotalAmount', shape: amount },
    ],
  ],
};

/** The same guide as operators print it with the plan and its holder beside the patient. */
const dentalWithPlan: Guide = {
  ...dental,
  rows: [
    ownNumber,
    [...mainNumbers, ...authorization],
    [
      { label: '8 - Número da Carteira', id: 'CardNumber', shape: cardNumber },
      {
        label: '11 - Validade da Carteira',
        also: ['Data Validade da Carteira'],
        id: 'CardExpiryDate',
        shape: date,
      },
      { label: '12 - Cartão Nacional de Saúde', also: ['CNS'], id: 'CNS', shape: figures(15) },
    ],
    [
      { label: '13 - Nome', id: 'Name', shape: name },
      { label: '16 - Atendimento a RN', id: 'NewbornCare', shape: yesOrNo },
    ],
    ...dental.rows.slice(4, 7),
    [
      { label: '44 - Tipo de Atendimento', id: 'CareType', shape: digit },
      { label: '47 - Valor Total (R$)', also: ['Valor Total R$'], id: 'TotalAmount', shape: amount },
    ],
    [{ label: '49 - Observação / Justificativa', also: ['Observação'], id: 'Observation' }],
  ],
};

/** The hospital's summary of a stay. */
const summary: Guide = {
  title: 'GUIA DE RESUMO DE INTERNAÇÃO',
  blocks: [
    'Dados do Beneficiário',
    'Dados do Contratado Executante',
    'Dados da Internação',
    'Procedimentos e Exames Realizados',
    'Identificação da Equipe',
    'Identificação do(s) Profissional(is) Executante(s)',
  ],
  rows: [
    ownNumber,
    stayNumbers,
    authorization,
    beneficiary,
    providerFrom(13),
    [
      { label: '16 - Caráter do Atendimento', id: 'CareCharacter', shape: digit },
      { label: '28 - Indicador de Acidente', id: 'AccidentIndicator', shape: digit },
      { label: '29 - Motivo de Encerramento da Internação', id: 'ClosingReason', shape: figures(2) },
    ],
    [
      { label: '49 - Nome do Profissional', id: 'ProfessionalName', shape: name },
      ...councilFrom(50, 'Professional'),
    ],
    [
      { label: '54 - Total de Procedimentos (R$)', id: 'ProceduresAmount', shape: amount },
      { label: '57 - Total de Materiais (R$)', id: 'MaterialsAmount', shape: amount },
      { label: '59 - Total de Medicamentos (R$)', id: 'MedicinesAmount', shape: amount },
      { label: '61 - Total Geral (R$)', id: 'TotalAmount', shape: amount },
    ],
    [{ label: '65 - Observação / Justificativa', id: 'Observation' }],
  ],
};

/** The fees of a doctor or team for a stay in another's hospital. */
const fees: Guide = {
  title: 'GUIA DE HONORÁRIOS',
  blocks: [
    'Dados do Beneficiário',
    'Dados do Contratado (onde foi executado o procedimento)',
    'Dados do Contratado Executante',
    'Dados da Internação',
    'Procedimentos Realizados',
    'Identificação do(s) Profissional(is) Executante(s)',
  ],
  rows: [
    ownNumber,
    [
      ...stayNumbers,
      { label: '4 - Senha', id: 'AuthorizationPassword', shape: letteredNumber },
      { label: '5 - Número da Guia Atribuído pela Operadora', id: 'OperatorGuideNumber', shape: number },
    ],
    [
      { label: '6 - Número da Carteira', id: 'CardNumber', shape: cardNumber },
      { label: '7 - Nome', id: 'Name', shape: name },
      { label: '8 - Atendimento a RN', id: 'NewbornCare', shape: yesOrNo },
    ],
    providerFrom(12),
    [
      { label: '32 - Nome do Profissional', id: 'ProfessionalName', shape: name },
      ...councilFrom(33, 'Professional'),
    ],
    [{ label: '37 - Observação / Justificativa', id: 'Observation' }],
    [{ label: '38 - Valor Total dos Honorários', id: 'TotalAmount', shape: amount }],
  ],
};

/** A doctor's request of a stay. */
const admission: Guide = {
  title: 'GUIA DE SOLICITAÇÃO DE INTERNAÇÃO',
  blocks: [
    'Dados do Beneficiário',
    'Dados do Contratado Solicitante',
    'Dados do Hospital / Local Solicitado / Dados da Internação',
    'Procedimentos ou Itens Assistenciais Solicitados',
    'Dados da Autorização',
  ],
  rows: [
    ownNumber,
    operatorNumbers,
    password,
    [
      { label: '7 - Número da Carteira', id: 'CardNumber', shape: cardNumber },
      { label: '8 - Validade da Carteira', id: 'CardExpiryDate', shape: date },
      { label: '9 - Atendimento a RN', id: 'NewbornCare', shape: yesOrNo },
    ],
    [
      { label: '10 - Nome', id: 'Name', shape: name },
      { label: '11 - Cartão Nacional de Saúde', id: 'CNS', shape: figures(15) },
    ],
    requesterFrom(12),
    [
      { label: '14 - Nome do Profissional Solicitante', id: 'RequesterProfessionalName', shape: name },
      ...councilFrom(15, 'Requester'),
    ],
    [
      { label: '19 - Código na Operadora / CNPJ', id: 'ProviderCode', shape: number },
      { label: '20 - Nome do Hospital/Local Solicitado', id: 'ProviderName', shape: name },
    ],
    [{ label: '22 - Caráter do Atendimento', id: 'CareCharacter', shape: digit }],
    [{ label: '28 - Indicação Clínica', id: 'ClinicalIndication' }],
    [
      {
        label: '33 - Indicação de Acidente (acidente ou doença relacionada)',
        also: ['Indicação de Acidente', 'Indicador de Acidente', 'Ind. de Acidente'],
        id: 'AccidentIndicator',
        shape: digit,
      },
    ],
    [{ label: '44 - Código CNES', also: ['CNES'], id: 'CNES', shape: figures(7) }],
    [{ label: '45 - Observação / Justificativa', also: ['Observação'], id: 'Observation' }],
    [{ label: '46 - Data da Solicitação', id: 'RequestDate', shape: date }],
  ],
};

/** The guides of the standard, each with its own numbers of boxes. */
export const guideModels: readonly Guide[] = [
  consultation,
  services,
  servicesOfToday,
  dental,
  dentalWithPlan,
  summary,
  fees,
  admission,
  ...firstModels,
];
