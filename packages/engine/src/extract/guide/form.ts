import type { ServiceForm } from '../reading/forms/form-spec.ts';
import { guideModels } from './models.ts';
import { guideSections, plainFields } from './plain-fields.ts';

/** Labels as they are printed on the models in use. */
export const guideForm: ServiceForm<'guide'> = {
  numbered: guideModels,
  sections: guideSections,
  // The guide's own number behind its box's, in the row of the title.
  phrases: [
    {
      pattern: /(?:^| )2 ?[-–] ?N[º°o.]{1,2}:? (\d{4,20})(?= |$)/,
      gives: [['ProviderGuideNumber', 'code']],
    },
  ],
  // Sums that no field reads, between those that are read.
  passedOver: [
    '60 - Total de Taxas e Aluguéis (R$)',
    '60 - Total Taxas e Aluguéis (R$)',
    '62 - Total OPME (R$)',
    '64 - Total Gases Medicinais (R$)',
    '62 - Total de OPME (R$)',
    '64 - Total de Gases Medicinais (R$)',
    '23 - Número no CRO',
    '24 - UF',
    '14 - Telefone',
    '45 - Total Quantidade US',
    '47 - Valor Total Franquia (R$)',
    '47 - Valor Total Franquia R$',
  ],
  // A row's single-digit count is often lost, and a code may have a digit too few or too many: it is a row without them. Its table is, too.
  tables: [
    {
      id: 'RequestedProcedures',
      rows: {
        pattern:
          /^(?!.*\d\d\/\d{4}$)(?:(?:\S{1,2} )?(\d{2}) (?:(\d{8})|\d{4,10}) (\D.*?)|(?:\S )?(\d{8}) (\p{L}{2}.*?)(?= \d{1,3}(?: \d{1,3})?$))(?: (\d{1,3}))?(?: (\d{1,3}))?$/u,
        gives: [
          'Table',
          'Code',
          'Description',
          'Code',
          'Description',
          'RequestedQuantity',
          'AuthorizedQuantity',
        ],
      },
      columns: [
        {
          id: 'Table',
          kind: 'code',
          labels: ['24 - Tabela', '21 - Tabela', '25 - Tabela', '24 - Tab.', '21 - Tab.', '25 - Tab.'],
          // The form prints a number before each row, which may be read as one word with the table's.
          splits: { pattern: /^\d{1,2} ?[-–] ?(\d{2})$/, into: ['Table'] },
        },
        {
          id: 'Code',
          kind: 'code',
          labels: [
            '25 - Código do Procedimento ou Item Assistencial',
            '25 - Código do Procedimento',
            '26 - Código do Procedimento',
          ],
        },
        { id: 'Description', kind: 'text', labels: ['26 - Descrição', '27 - Descrição'] },
        { id: 'RequestedQuantity', kind: 'integer', labels: ['27 - Qtde. Solic.', '28 - Qt. Solic.'] },
        {
          id: 'AuthorizedQuantity',
          kind: 'integer',
          labels: ['28 - Qtde. Aut.', '29 - Qt. Aut.', '29 - Qt. Autoriz.'],
        },
      ],
    },
    {
      id: 'PerformedProcedures',
      rows: {
        // Rows of the dental guide have tooth or region, faces and units of service between, some their price, and end with their day.
        pattern:
          /(?:(\d\d\/\d\d\/\d{4})|\d\d\/\d\d[\d/ ]{3,6}) (?:\d\d:\d\d ){0,2}(?:(\d{2}) )?(?:(\d{8}) |\d{4,10} )?((?=.*[A-Za-zÀ-ÿ]{3})\D.*?)(?: (\d{1,3}))?(?: (?:[\dA-Z]|[Cc]c?|u)){0,2}(?: \d[.,]\d\d){0,2} ([\d.]+,\d\d) ([\d.]+,\d\d)$|^(?:\S{1,3} )?(\d{2}) (\d{8}) (\D.*?)(?: (?:[1-8]\d|A[SI]|ASAI|HA[SI][DE]|S[1-6]))?(?: [OMDVLPIC]{1,5})? (\d{1,2}) [\d.]+,\d\d ([\d.]+,\d\d) ([\d.]+,\d\d) [\d.]+,\d\d(?: [SN])? (\d\d\/\d\d\/\d{4})$|^(?:\S{1,3} )?(\d{2}) (?:(\d{8})|\d{4,10}) (\D.*?)(?: (?:[1-8]\d|A[SI]|ASAI|HA[SI][DE]|S[1-6]))?(?: [OMDVLPICo]{1,5})?(?: (\d{1,2})| [HIil|])?(?: \d{1,4}(?:,\d\d\.?)?)? ([\d.]+,\d\d)\.?(?: \S.{2,9}?| [SN])? \W?(\d\d\/\d\d\/\d{4})$/,
        gives: [
          'Date',
          'Table',
          'Code',
          'Description',
          'Quantity',
          'UnitAmount',
          'TotalAmount',
          'Table',
          'Code',
          'Description',
          'Quantity',
          'UnitAmount',
          'TotalAmount',
          'Date',
          'Table',
          'Code',
          'Description',
          'Quantity',
          'TotalAmount',
          'Date',
        ],
      },
      product: ['Quantity', 'UnitAmount', 'TotalAmount'],
      columns: [
        { id: 'Date', kind: 'date', labels: ['36 - Data', '51 - Data'] },
        { id: 'Table', kind: 'code', labels: ['39 - Tabela', '39 - Tab.', '54 - Tabela', '54 - Tab.'] },
        { id: 'Code', kind: 'code', labels: ['40 - Código do Procedimento', '55 - Código do Procedimento'] },
        { id: 'Description', kind: 'text', labels: ['41 - Descrição', '56 - Descrição'] },
        { id: 'Quantity', kind: 'integer', labels: ['42 - Qtde.', '57 - Qtde.'] },
        {
          id: 'UnitAmount',
          kind: 'money',
          labels: ['46 - Valor Unitário (R$)', '46 - Valor Unitário', '61 - Valor Unitário R$'],
        },
        {
          id: 'TotalAmount',
          kind: 'money',
          labels: ['47 - Valor Total (R$)', '47 - Valor Total', '62 - Valor Total R$'],
        },
      ],
    },
  ],
  fields: [
    { id: 'ANSRegistration', kind: 'number', labels: ['1 - Registro ANS'] },
    { id: 'ProviderGuideNumber', kind: 'code', labels: ['2 - Nº Guia no Prestador'] },
    { id: 'MainGuideNumber', kind: 'code', labels: ['3 - Número da Guia Principal'] },
    {
      id: 'OperatorGuideNumber',
      kind: 'code',
      labels: [
        '3 - Número da Guia Atribuído pela Operadora',
        '5 - Número da Guia Atribuído pela Operadora',
        '7 - Número da Guia Atribuído pela Operadora',
      ],
    },
    { id: 'AuthorizationDate', kind: 'date', labels: ['4 - Data da Autorização'] },
    { id: 'AuthorizationPassword', kind: 'code', labels: ['5 - Senha', '4 - Senha'] },
    { id: 'PasswordExpiryDate', kind: 'date', labels: ['6 - Data de Validade da Senha'] },
    {
      id: 'CardNumber',
      kind: 'code',
      labels: [
        '4 - Número da Carteira',
        '6 - Número da Carteira',
        '7 - Número da Carteira',
        '8 - Número da Carteira',
      ],
    },
    {
      id: 'CardExpiryDate',
      kind: 'date',
      labels: [
        '5 - Validade da Carteira',
        '9 - Validade da Carteira',
        '11 - Validade da Carteira',
        '11 - Data Validade da Carteira',
      ],
    },
    { id: 'Name', kind: 'name', labels: ['7 - Nome', '10 - Nome', '13 - Nome'] },
    {
      id: 'CNS',
      kind: 'cns_digits',
      labels: [
        '8 - Cartão Nacional de Saúde',
        '11 - Cartão Nacional de Saúde',
        '15 - Cartão Nacional de Saúde',
        '8 - CNS',
        '11 - CNS',
        '15 - CNS',
      ],
    },
    {
      id: 'NewbornCare',
      kind: 'code',
      labels: [
        '6 - Atendimento a RN (Sim ou Não)',
        '12 - Atendimento a RN',
        '12 - Atend. RN',
        '12 - Atend. a RN',
        '6 - Atend. RN',
        '6 - Atend. a RN',
        '6 - Atendimento a RN',
        '12 - Atendimento a RN (Sim ou Não)',
      ],
    },
    { id: 'RequesterCode', kind: 'code', labels: ['13 - Código na Operadora'] },
    { id: 'RequesterName', kind: 'name', labels: ['14 - Nome do Contratado'] },
    {
      id: 'RequesterProfessionalName',
      kind: 'name',
      labels: ['15 - Nome do Profissional Solicitante', '17 - Nome do Profissional Solicitante'],
    },
    { id: 'RequesterCouncil', kind: 'code', labels: ['16 - Conselho Profissional', '16 - Conselho'] },
    {
      id: 'RequesterCouncilNumber',
      kind: 'number',
      labels: ['17 - Número no Conselho', '18 - Número no CRO'],
    },
    {
      id: 'RequesterCouncilUF',
      kind: 'uf-code',
      labels: ['18 - UF', 'UF', 'Município/UF', 'Cidade/UF', '19 - UF'],
    },
    { id: 'RequesterCBO', kind: 'code', labels: ['19 - Código CBO', '20 - Código CBO'] },
    { id: 'CareCharacter', kind: 'digit', labels: ['21 - Caráter do Atendimento'] },
    { id: 'RequestDate', kind: 'date', labels: ['22 - Data da Solicitação'] },
    { id: 'ClinicalIndication', kind: 'text', labels: ['23 - Indicação Clínica'] },
    {
      id: 'ProviderCode',
      kind: 'code',
      labels: ['9 - Código na Operadora', '29 - Código na Operadora', '21 - Código na Operadora'],
    },
    {
      id: 'ProviderName',
      kind: 'name',
      labels: [
        '10 - Nome do Contratado',
        '30 - Nome do Contratado',
        'Nome/Razão Social',
        'Razão Social',
        'Nome',
        '22 - Nome do Contratado Executante',
      ],
    },
    { id: 'CNES', kind: 'number', labels: ['11 - Código CNES', '31 - Código CNES', '25 - Código CNES'] },
    {
      id: 'ProfessionalName',
      kind: 'name',
      labels: [
        '12 - Nome do Profissional Executante',
        '32 - Nome do Profissional',
        '49 - Nome do Profissional',
        '51 - Nome do Profissional',
        '26 - Nome do Profissional Executante',
      ],
    },
    {
      id: 'ProfessionalCouncil',
      kind: 'code',
      labels: [
        '13 - Conselho Profissional',
        '13 - Conselho',
        '33 - Conselho Profissional',
        '33 - Conselho',
        '50 - Conselho Profissional',
        '52 - Conselho Profissional',
      ],
    },
    {
      id: 'ProfessionalCouncilNumber',
      kind: 'number',
      labels: [
        '14 - Número no Conselho',
        '34 - Número no Conselho',
        '51 - Número no Conselho',
        '53 - Número no Conselho',
        '27 - Número no CRO',
      ],
    },
    {
      id: 'ProfessionalCouncilUF',
      kind: 'uf-code',
      labels: ['15 - UF', '28 - UF', '35 - UF', '52 - UF', '54 - UF', 'UF'],
    },
    {
      id: 'CBO',
      kind: 'code',
      labels: [
        '16 - Código CBO',
        '16 - CBO',
        '29 - Código CBO',
        '36 - Código CBO',
        '36 - CBO',
        '53 - Código CBO',
        '55 - Código CBO',
      ],
    },
    { id: 'CareType', kind: 'code', labels: ['32 - Tipo de Atendimento', '43 - Tipo de Atendimento'] },
    {
      id: 'AccidentIndicator',
      kind: 'digit',
      labels: ['17 - Indicação de Acidente', '33 - Indicação de Acidente'],
    },
    { id: 'ConsultationType', kind: 'digit', labels: ['19 - Tipo de Consulta', '34 - Tipo de Consulta'] },
    { id: 'ClosingReason', kind: 'code', labels: ['35 - Motivo de Encerramento do Atendimento'] },
    { id: 'ServiceDate', kind: 'date', labels: ['18 - Data do Atendimento'] },
    { id: 'ProcedureTable', kind: 'code', labels: ['20 - Tabela'] },
    { id: 'ProcedureCode', kind: 'code', labels: ['21 - Código do Procedimento'] },
    { id: 'ProcedureAmount', kind: 'money', labels: ['22 - Valor do Procedimento'] },
    {
      id: 'ProceduresAmount',
      kind: 'money',
      labels: ['59 - Total de Procedimentos (R$)', '59 - Total Procedimentos (R$)'],
    },
    {
      id: 'MaterialsAmount',
      kind: 'money',
      labels: ['61 - Total de Materiais (R$)', '61 - Total Materiais (R$)'],
    },
    {
      id: 'MedicinesAmount',
      kind: 'money',
      labels: ['63 - Total de Medicamentos (R$)', '63 - Total Medicamentos (R$)'],
    },
    {
      id: 'TotalAmount',
      kind: 'money',
      labels: [
        '65 - Total Geral (R$)',
        '61 - Total Geral (R$)',
        '38 - Valor Total dos Honorários',
        '38 - Valor Total dos Honorários (R$)',
        '46 - Valor Total (R$)',
        '46 - Valor Total R$',
      ],
    },
    {
      id: 'Observation',
      kind: 'text',
      labels: [
        '23 - Observação / Justificativa',
        '48 - Observação / Justificativa',
        '58 - Observação / Justificativa',
      ],
    },
    ...plainFields,
  ],
};
