import { expect, it } from 'vitest';
import { extractDocuments } from '../extract.ts';
import { pageOfRows } from '../testing/sheet-of-rows.ts';

it('boxes of a portal are called shorter, behind the numbers of the standard', () => {
  const page = pageOfRows(
    [
      [[50, 'GUIA DE SERVIÇO PROFISSIONAL / SADT']],
      [
        [50, '11 CNS'],
        [400, '12 Atend. a RN'],
      ],
      [
        [50, '702124630195009'],
        [400, 'N'],
      ],
      [
        [50, '60 Total Taxas e Aluguéis (R$)'],
        [400, '61 Total Materiais (R$)'],
      ],
      [
        [50, '21,66'],
        [400, '97,61'],
      ],
      [[50, '58 Observação / Justificativa']],
      [[50, 'TERMO ANEXO']],
    ],
    'text-layer',
    100,
  );
  expect(extractDocuments('guide', { pages: [page] })[0]?.Data).toMatchObject({
    CNS: { value: '702124630195009' },
    NewbornCare: { value: 'N' },
    MaterialsAmount: { value: '97.61' },
    Observation: { value: 'TERMO ANEXO' },
  });
});

it('a consultation of dotted labels has its boxes told by the titles of their blocks', () => {
  const page = pageOfRows(
    [
      [[50, 'GUIA DE CONSULTA']],
      [[50, '== BENEFICIARIO ======']],
      [
        [50, 'CARTEIRA....: 9817982584706011'],
        [500, 'VALIDADE.....: 19/10/2023'],
      ],
      [[50, '== CONTRATADO ======']],
      [[50, 'COD. OPERADORA..: 4163750']],
      [[50, 'CONTRATADO......: CLINICA QUILOMBO S/S LTDA']],
      [
        [50, 'CONSELHO........: CRM'],
        [500, 'No. CONSELHO.: 71412'],
      ],
      [[50, '== ATENDIMENTO / PROCEDIMENTO ======']],
      [
        [50, 'COD. PROCED.....: 10101012'],
        [500, 'VALOR R$.....: 80,98'],
      ],
    ],
    'text-layer',
    100,
  );
  expect(extractDocuments('guide', { pages: [page] })[0]?.Data).toMatchObject({
    CardExpiryDate: { value: '2023-10-19' },
    ProviderCode: { value: '4163750' },
    ProviderName: { value: 'CLINICA QUILOMBO S/S LTDA' },
    ProfessionalCouncil: { value: 'CRM' },
    ProfessionalCouncilNumber: { value: '71412' },
    ProcedureCode: { value: '10101012' },
    ProcedureAmount: { value: '80.98' },
  });
});

it('a contractor beside a code under the title of who asks is no title', () => {
  const page = pageOfRows(
    [
      [[50, 'GUIA SP/SADT']],
      [[50, 'SOLICITANTE']],
      [
        [50, 'Código na operadora: 66759989'],
        [500, 'Contratado: Clínica Azul S/S'],
      ],
      [
        [50, 'UF: PR'],
        [500, 'Conselho: CRM'],
      ],
      [[50, 'EXECUTANTE']],
      [
        [50, 'Código na operadora: 04129222000160'],
        [500, 'Contratado: Clínica Verde Ltda'],
      ],
    ],
    'text-layer',
    100,
  );
  expect(extractDocuments('guide', { pages: [page] })[0]?.Data).toMatchObject({
    RequesterName: { value: 'Clínica Azul S/S' },
    RequesterCouncil: { value: 'CRM' },
    RequesterCouncilUF: { value: 'PR' },
    ProviderName: { value: 'Clínica Verde Ltda' },
  });
});

it('a contractor with its own line below the title of its block is its label', () => {
  const page = pageOfRows(
    [
      [[50, 'GUIA DE SP/SADT']],
      [[50, 'Solicitante']],
      [
        [50, 'Contratado:'],
        [250, 'Clínica Azul S/S'],
      ],
      [
        [50, 'Código na operadora:'],
        [250, '66759989'],
        [500, 'Profissional:'],
        [700, 'Rui Lima Sá'],
      ],
      [
        [50, 'Conselho:'],
        [250, 'CRM'],
        [500, 'UF:'],
        [700, 'PR'],
      ],
      [[50, 'Executante']],
      [
        [50, 'Contratado:'],
        [250, 'Clínica Verde Ltda'],
      ],
      [
        [50, 'Código na operadora:'],
        [250, '04129222000160'],
        [500, 'Profissional:'],
        [700, 'Eva Luz Reis'],
      ],
    ],
    'text-layer',
    100,
  );
  expect(extractDocuments('guide', { pages: [page] })[0]?.Data).toMatchObject({
    RequesterName: { value: 'Clínica Azul S/S' },
    RequesterCode: { value: '66759989' },
    RequesterProfessionalName: { value: 'Rui Lima Sá' },
    RequesterCouncilUF: { value: 'PR' },
    ProviderName: { value: 'Clínica Verde Ltda' },
    ProviderCode: { value: '04129222000160' },
    ProfessionalName: { value: 'Eva Luz Reis' },
  });
});

it('a contractor among the boxes below the title of its block is a box of it', () => {
  const page = pageOfRows(
    [
      [[50, 'GUIA DE SP/SADT']],
      [[50, 'DADOS DO SOLICITANTE']],
      [
        [50, 'Código na Operadora (12)'],
        [400, 'Contratado (13)'],
      ],
      [
        [50, '66759989'],
        [400, 'CLÍNICA AZUL S/S'],
      ],
      [[50, 'DADOS DO EXECUTANTE']],
      [
        [50, 'Código na Operadora (29)'],
        [400, 'Contratado (30)'],
      ],
      [
        [50, '04129222000160'],
        [400, 'CLÍNICA VERDE LTDA'],
      ],
    ],
    'text-layer',
    100,
  );
  expect(extractDocuments('guide', { pages: [page] })[0]?.Data).toMatchObject({
    RequesterCode: { value: '66759989' },
    RequesterName: { value: 'CLÍNICA AZUL S/S' },
    ProviderCode: { value: '04129222000160' },
    ProviderName: { value: 'CLÍNICA VERDE LTDA' },
  });
});

it('the day that the asking dentist signs is the day of the request', () => {
  const page = pageOfRows(
    [
      [[50, 'GUIA TRATAMENTO ODONTOLÓGICO']],
      [[50, '49 - Observação / Justificativa']],
      [[50, 'Paciente alérgico a dipirona']],
      [
        [50, '50/51 - Data e Assinatura do Cirurgião-Dentista Solicitante'],
        [600, '54/55 - Data e Assinatura do Beneficiário'],
      ],
      [
        [50, '11/02/2025 ________________'],
        [600, '22/03/2025 ________________'],
      ],
    ],
    'text-layer',
    100,
  );
  expect(extractDocuments('guide', { pages: [page] })[0]?.Data).toMatchObject({
    RequestDate: { value: '2025-02-11' },
  });
});

it('a print of a hospital has shorter words behind the standard’s numbers, each box in a line of text', () => {
  const page = pageOfRows(
    [
      [[50, 'GUIA DE SP/SADT']],
      [
        [50, '1-Registro ANS: 226752'],
        [400, '3-Guia Principal: 80066258'],
      ],
      [
        [50, '4-Data Autorização: 14/05/2026'],
        [400, '6-Validade da Senha: 13/06/2026'],
      ],
      [[50, 'CONTRATADO SOLICITANTE']],
      [
        [50, '15-Profissional Solicitante: OTÁVIO DA KOWALSKI'],
        [700, '19-CBO: 225120'],
      ],
      [[50, 'CONTRATADO EXECUTANTE']],
      [[50, '31-CNES: 8492211']],
      [[50, 'PROFISSIONAL EXECUTANTE']],
      [
        [50, '51-Nome: RAQUEL APARECIDO'],
        [400, '52-Conselho: 06'],
        [700, '53-Nº: 15599'],
      ],
      [[50, '58-Observação: LAUDOS ENTREGUES AO PACIENTE']],
      [
        [50, '59-Procedimentos R$: 494,03'],
        [400, '60-Taxas e Aluguéis R$: 0,00'],
      ],
    ],
    'text-layer',
    100,
  );
  expect(extractDocuments('guide', { pages: [page] })[0]?.Data).toMatchObject({
    MainGuideNumber: { value: '80066258' },
    PasswordExpiryDate: { value: '2026-06-13' },
    RequesterCBO: { value: '225120' },
    CNES: { value: '8492211' },
    ProfessionalName: { value: 'RAQUEL APARECIDO' },
    ProfessionalCouncil: { value: '06' },
    ProfessionalCouncilNumber: { value: '15599' },
    Observation: { value: 'LAUDOS ENTREGUES AO PACIENTE' },
    ProceduresAmount: { value: '494.03' },
  });
});

it('one box has the council of who asks, the number there and the state, and a note begins with the word of a label', () => {
  const page = pageOfRows(
    [
      [[50, 'GUIA DE SP/SADT']],
      [[50, 'BENEFICIÁRIO']],
      [[50, 'Nome: VÂNIA RESENDE']],
      [[50, 'Carteira: 628839667338724']],
      [[50, 'SOLICITANTE']],
      [[50, 'Contratado: CENTRO MÉDICO AZUL LTDA']],
      [[50, 'Conselho / Número / UF: CRM / 89605 / MG']],
      [[50, 'OBSERVAÇÃO']],
      [[50, 'Autorizado conforme parecer da auditoria.']],
    ],
    'text-layer',
    100,
  );
  expect(extractDocuments('guide', { pages: [page] })[0]?.Data).toMatchObject({
    RequesterCouncil: { value: 'CRM' },
    RequesterCouncilNumber: { value: '89605' },
    RequesterCouncilUF: { value: 'MG' },
    Observation: { value: 'Autorizado conforme parecer da auditoria.' },
  });
});

it('a table of what was done may have headings without the standard’s numbers', () => {
  const page = pageOfRows(
    [
      [[50, 'GUIA DE TRATAMENTO ODONTOLÓGICO']],
      [[50, 'Registro ANS: 412345']],
      [[50, 'Nome do beneficiário: ANA LIMA REIS']],
      [
        [150, 'Código'],
        [280, 'Procedimento'],
        [600, 'Qtd'],
        [700, 'Valor (R$)'],
        [850, 'Data'],
      ],
      [
        [150, '85100196'],
        [280, 'Restauração em resina 1 face'],
        [600, '1'],
        [700, '62,40'],
        [850, '05/06/2024'],
      ],
      [
        [150, '81000065'],
        [280, 'Consulta inicial'],
        [600, '1'],
        [700, '28,00'],
        [850, '05/06/2024'],
      ],
      [[50, 'Total geral (R$): 90,40']],
    ],
    'text-layer',
    100,
  );
  expect(extractDocuments('guide', { pages: [page] })[0]?.Data).toMatchObject({
    PerformedProcedures: [
      { Code: { value: '85100196' }, TotalAmount: { value: '62.40' }, Date: { value: '2024-06-05' } },
      { Description: { value: 'Consulta inicial' } },
    ],
  });
});

it('a council with its state and number behind a plain label is three values', () => {
  const page = pageOfRows(
    [
      [[50, 'GUIA DE CONSULTA']],
      [[50, 'SOLICITANTE']],
      [
        [50, 'Profissional: Rui Lima Neto'],
        [400, 'Conselho: CRM-PR 40218'],
        [700, 'CBO: 225125'],
      ],
    ],
    'text-layer',
    100,
  );
  expect(extractDocuments('guide', { pages: [page] })[0]?.Data).toMatchObject({
    RequesterCouncil: { value: 'CRM' },
    RequesterCouncilUF: { value: 'PR' },
    RequesterCouncilNumber: { value: '40218' },
  });
});
