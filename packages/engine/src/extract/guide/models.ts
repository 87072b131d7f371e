import type { FieldName } from '@lavra/contract/services/fields';
import type { NumberedModel } from '../reading/tables/numbered.ts';

const figures = (count: number): RegExp => new RegExp(`^\\d{${count}}$`);
const number = /^[A-Z]?\d{4,20}[A-Z]?$/;
const date = /^\d\d\/\d\d\/\d{4}$/;
const uf = /^[A-Z]{2}$/i;
const name = /^\p{Lu}[\p{L}.'-]+(?: [\p{L}&./'-]+)+$/u;
const council = /^(?:\d\d|C[A-Z]{2,5})$/;
/** Passwords of operators: figures with letters behind them, or one letter among them; two before them are as often a misread figure. */
const password = /^(?:[A-Z]?\d{3,20}[A-Z]{0,3}|\d{1,4}[A-Z]\d{3,16})$/;
const digit = /^[\dOIl]$/;
const yesOrNo = /^(?:S|N|Sim|Não)$/i;
const amount = /^(?:R\S ?)?[\d.]*\d,\d\d$/;

/** Boxes of the guides of the health plan agency's standard (TISS), the same everywhere; the standard also fixes their contents. */
const consultation: NumberedModel<FieldName<'guide'>> = {
  title: 'GUIA DE CONSULTA',
  blocks: ['Dados do Beneficiário', 'Dados do Contratado', 'Dados do Atendimento / Procedimento Realizado'],
  rows: [
    [{ label: '2 - Nº Guia no Prestador', id: 'ProviderGuideNumber', shape: number }],
    [
      { label: '1 - Registro ANS', id: 'ANSRegistration', shape: figures(6) },
      { label: '3 - Número da Guia Atribuído pela Operadora', id: 'OperatorGuideNumber', shape: number },
    ],
    [
      { label: '4 - Número da Carteira', id: 'CardNumber', shape: number },
      { label: '5 - Validade da Carteira', id: 'CardExpiryDate', shape: date },
      { label: '6 - Atendimento a RN', id: 'NewbornCare', shape: yesOrNo },
    ],
    [
      { label: '7 - Nome', id: 'Name', shape: name },
      { label: '8 - Cartão Nacional de Saúde', id: 'CNS', shape: figures(15) },
    ],
    [
      { label: '9 - Código na Operadora', id: 'ProviderCode', shape: number },
      { label: '10 - Nome do Contratado', id: 'ProviderName', shape: name },
      { label: '11 - Código CNES', id: 'CNES', shape: figures(7) },
    ],
    [
      { label: '12 - Nome do Profissional Executante', id: 'ProfessionalName', shape: name },
      { label: '13 - Conselho Profissional', id: 'ProfessionalCouncil', shape: council },
      { label: '14 - Número no Conselho', id: 'ProfessionalCouncilNumber', shape: number },
      { label: '15 - UF', id: 'ProfessionalCouncilUF', shape: uf },
      { label: '16 - Código CBO', id: 'CBO', shape: figures(6) },
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
type Boxes = NumberedModel<FieldName<'guide'>>['rows'][number];

/** Boxes that several guides of the standard have; the order of their rows differs. */
const guideNumbers: Boxes = [
  { label: '1 - Registro ANS', id: 'ANSRegistration', shape: figures(6) },
  { label: '3 - Número da Guia Principal', id: 'MainGuideNumber', shape: number },
];
const authorization: Boxes = [
  { label: '4 - Data da Autorização', id: 'AuthorizationDate', shape: date },
  { label: '5 - Senha', id: 'AuthorizationPassword', shape: password },
  { label: '6 - Data de Validade da Senha', id: 'PasswordExpiryDate', shape: date },
  { label: '7 - Número da Guia Atribuído pela Operadora', id: 'OperatorGuideNumber', shape: number },
];

const services: NumberedModel<FieldName<'guide'>> = {
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
    [{ label: '2 - Nº Guia no Prestador', id: 'ProviderGuideNumber', shape: number }],
    guideNumbers,
    authorization,
    [
      { label: '8 - Número da Carteira', id: 'CardNumber', shape: number },
      { label: '9 - Validade da Carteira', id: 'CardExpiryDate', shape: date },
      { label: '10 - Nome', id: 'Name', shape: name },
      { label: '11 - Cartão Nacional de Saúde', id: 'CNS', shape: figures(15) },
      { label: '12 - Atendimento a RN', id: 'NewbornCare', shape: yesOrNo },
    ],
    [
      { label: '13 - Código na Operadora', id: 'RequesterCode', shape: number },
      { label: '14 - Nome do Contratado', id: 'RequesterName', shape: name },
    ],
    [
      { label: '15 - Nome do Profissional Solicitante', id: 'RequesterProfessionalName', shape: name },
      { label: '16 - Conselho Profissional', id: 'RequesterCouncil', shape: council },
      { label: '17 - Número no Conselho', id: 'RequesterCouncilNumber', shape: number },
      { label: '18 - UF', id: 'RequesterCouncilUF', shape: uf },
      { label: '19 - Código CBO', id: 'RequesterCBO', shape: figures(6) },
    ],
    [
      { label: '21 - Caráter do Atendimento', id: 'CareCharacter', shape: digit },
      { label: '22 - Data da Solicitação', id: 'RequestDate', shape: date },
      { label: '23 - Indicação Clínica', id: 'ClinicalIndication' },
    ],
    [
      { label: '29 - Código na Operadora', id: 'ProviderCode', shape: number },
      { label: '30 - Nome do Contratado', id: 'ProviderName', shape: name },
      { label: '31 - Código CNES', id: 'CNES', shape: figures(7) },
    ],
    [
      { label: '32 - Tipo de Atendimento', id: 'CareType', shape: figures(2) },
      { label: '33 - Indicação de Acidente', id: 'AccidentIndicator', shape: digit },
      { label: '34 - Tipo de Consulta', id: 'ConsultationType', shape: digit },
      { label: '35 - Motivo de Encerramento do Atendimento', id: 'ClosingReason', shape: figures(2) },
    ],
    [
      { label: '51 - Nome do Profissional', id: 'ProfessionalName', shape: name },
      { label: '53 - Número no Conselho', id: 'ProfessionalCouncilNumber', shape: number },
    ],
    [
      { label: '59 - Total de Procedimentos (R$)', id: 'ProceduresAmount', shape: amount },
      { label: '65 - Total Geral (R$)', id: 'TotalAmount', shape: amount },
    ],
  ],
};

const dental: NumberedModel<FieldName<'guide'>> = {
  title: 'GUIA DE TRATAMENTO ODONTOLÓGICO',
  blocks: [
    'Dados do Beneficiário',
    'Dados do Contratado Responsável pelo Tratamento',
    'Plano de Tratamento / Procedimentos Solicitados / Procedimentos Executados',
  ],
  rows: [
    [{ label: '2 - Nº Guia no Prestador', id: 'ProviderGuideNumber', shape: number }],
    [...guideNumbers, ...authorization],
    [
      { label: '8 - Número da Carteira', id: 'CardNumber', shape: number },
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

/** The hospital's summary of a stay. */
const summary: NumberedModel<FieldName<'guide'>> = {
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
    [{ label: '2 - Nº Guia no Prestador', id: 'ProviderGuideNumber', shape: number }],
    [
      { label: '1 - Registro ANS', id: 'ANSRegistration', shape: figures(6) },
      { label: '3 - Número da Guia de Solicitação de Internação', id: 'MainGuideNumber', shape: number },
    ],
    authorization,
    [
      { label: '8 - Número da Carteira', id: 'CardNumber', shape: number },
      { label: '9 - Validade da Carteira', id: 'CardExpiryDate', shape: date },
      { label: '10 - Nome', id: 'Name', shape: name },
      { label: '11 - Cartão Nacional de Saúde', id: 'CNS', shape: figures(15) },
      { label: '12 - Atendimento a RN', id: 'NewbornCare', shape: yesOrNo },
    ],
    [
      { label: '13 - Código na Operadora', id: 'ProviderCode', shape: number },
      { label: '14 - Nome do Contratado', id: 'ProviderName', shape: name },
      { label: '15 - Código CNES', id: 'CNES', shape: figures(7) },
    ],
    [
      { label: '16 - Caráter do Atendimento', id: 'CareCharacter', shape: digit },
      { label: '28 - Indicador de Acidente', id: 'AccidentIndicator', shape: digit },
      { label: '29 - Motivo de Encerramento da Internação', id: 'ClosingReason', shape: figures(2) },
    ],
    [
      { label: '49 - Nome do Profissional', id: 'ProfessionalName', shape: name },
      { label: '50 - Conselho Profissional', id: 'ProfessionalCouncil', shape: council },
      { label: '51 - Número no Conselho', id: 'ProfessionalCouncilNumber', shape: number },
      { label: '52 - UF', id: 'ProfessionalCouncilUF', shape: uf },
      { label: '53 - Código CBO', id: 'CBO', shape: figures(6) },
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
const fees: NumberedModel<FieldName<'guide'>> = {
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
    [{ label: '2 - Nº Guia no Prestador', id: 'ProviderGuideNumber', shape: number }],
    [
      { label: '1 - Registro ANS', id: 'ANSRegistration', shape: figures(6) },
      { label: '3 - Número da Guia de Solicitação de Internação', id: 'MainGuideNumber', shape: number },
      { label: '4 - Senha', id: 'AuthorizationPassword', shape: password },
      { label: '5 - Número da Guia Atribuído pela Operadora', id: 'OperatorGuideNumber', shape: number },
    ],
    [
      { label: '6 - Número da Carteira', id: 'CardNumber', shape: number },
      { label: '7 - Nome', id: 'Name', shape: name },
      { label: '8 - Atendimento a RN', id: 'NewbornCare', shape: yesOrNo },
    ],
    [
      { label: '12 - Código na Operadora', id: 'ProviderCode', shape: number },
      { label: '13 - Nome do Contratado', id: 'ProviderName', shape: name },
      { label: '14 - Código CNES', id: 'CNES', shape: figures(7) },
    ],
    [
      { label: '32 - Nome do Profissional', id: 'ProfessionalName', shape: name },
      { label: '33 - Conselho Profissional', id: 'ProfessionalCouncil', shape: council },
      { label: '34 - Número no Conselho', id: 'ProfessionalCouncilNumber', shape: number },
      { label: '35 - UF', id: 'ProfessionalCouncilUF', shape: uf },
      { label: '36 - Código CBO', id: 'CBO', shape: figures(6) },
    ],
    [{ label: '37 - Observação / Justificativa', id: 'Observation' }],
    [{ label: '38 - Valor Total dos Honorários', id: 'TotalAmount', shape: amount }],
  ],
};

/** A doctor's request of a stay. */
const admission: NumberedModel<FieldName<'guide'>> = {
  title: 'GUIA DE SOLICITAÇÃO DE INTERNAÇÃO',
  blocks: [
    'Dados do Beneficiário',
    'Dados do Contratado Solicitante',
    'Dados do Hospital / Local Solicitado / Dados da Internação',
    'Procedimentos ou Itens Assistenciais Solicitados',
    'Dados da Autorização',
  ],
  rows: [
    [{ label: '2 - Nº Guia no Prestador', id: 'ProviderGuideNumber', shape: number }],
    [
      { label: '1 - Registro ANS', id: 'ANSRegistration', shape: figures(6) },
      { label: '3 - Número da Guia Atribuído pela Operadora', id: 'OperatorGuideNumber', shape: number },
    ],
    [
      { label: '4 - Data da Autorização', id: 'AuthorizationDate', shape: date },
      { label: '5 - Senha', id: 'AuthorizationPassword', shape: password },
      { label: '6 - Data de Validade da Senha', id: 'PasswordExpiryDate', shape: date },
    ],
    [
      { label: '7 - Número da Carteira', id: 'CardNumber', shape: number },
      { label: '8 - Validade da Carteira', id: 'CardExpiryDate', shape: date },
      { label: '9 - Atendimento a RN', id: 'NewbornCare', shape: yesOrNo },
    ],
    [
      { label: '10 - Nome', id: 'Name', shape: name },
      { label: '11 - Cartão Nacional de Saúde', id: 'CNS', shape: figures(15) },
    ],
    [
      { label: '12 - Código na Operadora', id: 'RequesterCode', shape: number },
      { label: '13 - Nome do Contratado', id: 'RequesterName', shape: name },
    ],
    [
      { label: '14 - Nome do Profissional Solicitante', id: 'RequesterProfessionalName', shape: name },
      { label: '15 - Conselho Profissional', id: 'RequesterCouncil', shape: council },
      { label: '16 - Número no Conselho', id: 'RequesterCouncilNumber', shape: number },
      { label: '17 - UF', id: 'RequesterCouncilUF', shape: uf },
      { label: '18 - Código CBO', id: 'RequesterCBO', shape: figures(6) },
    ],
    [
      { label: '19 - Código na Operadora / CNPJ', id: 'ProviderCode', shape: number },
      { label: '20 - Nome do Hospital/Local Solicitado', id: 'ProviderName', shape: name },
    ],
    [{ label: '22 - Caráter do Atendimento', id: 'CareCharacter', shape: digit }],
    [{ label: '28 - Indicação Clínica', id: 'ClinicalIndication' }],
  ],
};

/** The guides of the standard, each with its own numbers of boxes. */
export const guideModels: readonly NumberedModel<FieldName<'guide'>>[] = [
  consultation,
  services,
  dental,
  summary,
  fees,
  admission,
];
