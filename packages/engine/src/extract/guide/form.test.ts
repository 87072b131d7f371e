import { expect, it } from 'vitest';
import { extractDocuments } from '../extract.ts';
import { pageOfRows, type Row } from '../testing/sheet-of-rows.ts';

const rows: Row[] = [
  [[300, 'GUIA DE TRATAMENTO ODONTOLÓGICO']],
  [
    [50, '17 - Nome do Profissional Solicitante'],
    [400, '18 - Número no CRO'],
    [600, '19 - UF'],
    [700, '20 - Código CBO'],
  ],
  [
    [50, 'RUI LIMA SÁ'],
    [400, '89220'],
    [600, 'PR'],
    [700, '223208'],
  ],
  [
    [50, '26 - Nome do Profissional Executante'],
    [400, '27 - Número no CRO'],
    [600, '28 - UF'],
    [700, '29 - Código CBO'],
  ],
  [
    [50, 'EVA LUZ REIS'],
    [400, '88780'],
    [600, 'SC'],
    [700, '223212'],
  ],
  [[50, '1- 22 84000198 PROFILAXIA AS 1 109,28 35,25 0,00 S 12/01/2025']],
  [[50, '2- 22 85100196 RESTAURACAO 1 FACE 16 O 1 201,19 64,90 0,00 S 26/01/2025']],
  [
    [50, '43 - Tipo de Atendimento'],
    [400, '46 - Valor Total R$'],
    [700, '47 - Valor Total Franquia R$'],
  ],
  [
    [50, '1'],
    [400, '100,15'],
    [700, '0,00'],
  ],
];

it('a dental guide has its own boxes, and rows with tooth and faces', () => {
  const Data = extractDocuments('guide', { pages: [pageOfRows(rows, 'text-layer', 100)] })[0]?.Data;
  expect(Data).toMatchObject({
    RequesterProfessionalName: { value: 'RUI LIMA SÁ' },
    RequesterCouncilNumber: { value: '89220' },
    RequesterCouncilUF: { value: 'PR' },
    RequesterCBO: { value: '223208' },
    ProfessionalName: { value: 'EVA LUZ REIS' },
    ProfessionalCouncilUF: { value: 'SC' },
    CBO: { value: '223212' },
    CareType: { value: '1' },
    TotalAmount: { value: '100.15' },
    PerformedProcedures: [
      {
        Table: { value: '22' },
        Code: { value: '84000198' },
        Description: { value: 'PROFILAXIA' },
        Quantity: { value: '1' },
        TotalAmount: { value: '35.25' },
        Date: { value: '2025-01-12' },
      },
      { Description: { value: 'RESTAURACAO 1 FACE' }, TotalAmount: { value: '64.90' } },
    ],
  });
});

it('a summary of a stay has the boxes of its own model, and rows with way and factor', () => {
  const page = pageOfRows(
    [
      [[300, 'GUIA DE RESUMO DE INTERNAÇÃO']],
      [
        [50, '1-Registro ANS'],
        [250, '3-Nº da Guia de Solicitação de Internação'],
        [650, '5-Senha'],
      ],
      [
        [50, '312207'],
        [250, '118447002'],
        [650, '77B2041'],
      ],
      [[50, '1 22/08/2026 07:40 09:55 22 30735068 SUTURA DE PELE 1 1 V 1.00 310,75 310,75']],
      [
        [50, '54-Procedimentos (R$)'],
        [400, '57-Materiais (R$)'],
        [700, '61-Total Geral (R$)'],
      ],
      [
        [50, '310,75'],
        [400, '40,25'],
        [700, '351,00'],
      ],
    ],
    'text-layer',
    100,
  );
  expect(extractDocuments('guide', { pages: [page] })[0]?.Data).toMatchObject({
    MainGuideNumber: { value: '118447002' },
    AuthorizationPassword: { value: '77B2041' },
    MaterialsAmount: { value: '40.25' },
    TotalAmount: { value: '351.00' },
    PerformedProcedures: [{ Description: { value: 'SUTURA DE PELE' }, Quantity: { value: '1' } }],
  });
});

it('a guide of fees has two contractors with the same labels, told apart by the numbers of their boxes', () => {
  const fees: Row[] = [
    [
      [50, 'GUIA DE HONORÁRIOS'],
      [600, '2-Nº Guia no Prestador'],
    ],
    [[600, '23133439']],
    [
      [50, '1-Registro ANS'],
      [300, '4-Senha'],
      [600, '5-Número da Guia Atribuído pela Operadora'],
    ],
    [
      [50, '820045'],
      [300, 'AX41698358'],
      [600, '90426499786'],
    ],
    [
      [50, '9-Código na Operadora'],
      [300, '10-Nome do Hospital/Local'],
      [700, '11-Código CNES'],
    ],
    [
      [50, '55926405'],
      [300, 'Hospital Regional do Vale'],
      [700, '7540140'],
    ],
    [
      [50, '12-Código na Operadora'],
      [300, '13-Nome do Contratado'],
      [700, '14-Código CNES'],
    ],
    [
      [50, '629023067'],
      [300, 'Cirurgia Geral Ltda'],
      [700, '8509551'],
    ],
    [
      [50, '32-Nome do Profissional'],
      [300, '33-Conselho'],
      [450, '34-Nº no Conselho'],
      [650, '35-UF'],
      [750, '36-CBO'],
    ],
    [
      [50, 'Cíntia Dalla Costa'],
      [300, '06'],
      [450, '586034'],
      [650, '26'],
      [750, '225220'],
    ],
    [[50, '38-Valor Total dos Honorários']],
    [[50, 'R$ 1.334,78']],
  ];
  expect(extractDocuments('guide', { pages: [pageOfRows(fees, 'text-layer', 100)] })[0]?.Data).toMatchObject({
    AuthorizationPassword: { value: 'AX41698358' },
    ProviderCode: { value: '629023067' },
    ProviderName: { value: 'Cirurgia Geral Ltda' },
    CNES: { value: '8509551' },
    ProfessionalCouncil: { value: '06' },
    ProfessionalCouncilUF: { value: '26' },
    CBO: { value: '225220' },
    TotalAmount: { value: '1334.78' },
  });
});

it('boxes without the standard’s numbers are read by their labels and the titles of their blocks, in any order', () => {
  const plain: Row[] = [
    [[50, 'DADOS DO CONTRATADO EXECUTANTE']],
    [
      [50, 'Nome do Contratado'],
      [500, 'Cód. na Operadora'],
    ],
    [
      [50, 'CASA DE SAÚDE SUL'],
      [500, '774279642'],
    ],
    [[50, 'DADOS DO SOLICITANTE']],
    [
      [50, 'Nome do Contratado'],
      [500, 'Cód. na Operadora'],
      [750, 'Nº Conselho'],
    ],
    [
      [50, 'ORTOCLIN LTDA'],
      [500, '1431301'],
      [750, '60772'],
    ],
    [[50, 'DADOS DO ATENDIMENTO']],
    [
      [50, 'Dt. Autorização'],
      [400, 'Senha'],
      [700, 'Dt. Validade Senha'],
    ],
    [
      [50, '19/11/2025'],
      [400, 'P53621484'],
      [700, '19/12/2025'],
    ],
  ];
  const Data = extractDocuments('guide', { pages: [pageOfRows(plain, 'text-layer', 100)] })[0]?.Data;
  expect(Data).toMatchObject({
    ProviderName: { value: 'CASA DE SAÚDE SUL' },
    ProviderCode: { value: '774279642' },
    RequesterName: { value: 'ORTOCLIN LTDA' },
    RequesterCode: { value: '1431301' },
    RequesterCouncilNumber: { value: '60772' },
    AuthorizationDate: { value: '2025-11-19' },
    AuthorizationPassword: { value: 'P53621484' },
    PasswordExpiryDate: { value: '2025-12-19' },
  });
});

it('a model without numbers before its labels has boxes of its own order', () => {
  const boxes = (...row: [string, string][]): Row[] => [
    row.map(([label], index) => [50 + 190 * index, label]),
    row.map(([, value], index) => [50 + 190 * index, value]),
  ];
  const page = pageOfRows(
    [
      [[200, 'GUIA DE SERVIÇO PROFISSIONAL / SERVIÇO AUXILIAR DE DIAGNÓSTICO E TERAPIA - SP/SADT']],
      ...boxes(
        ['Registro ANS', '139684'],
        ['Nº Guia Principal', '734043327'],
        ['Dt. Autorização', '05/07/2023'],
        ['Senha', '1751684924'],
      ),
      ...boxes(
        ['Nº da Carteira', '556627897322617'],
        ['Val. Carteira', '14/08/2024'],
        ['Nome', 'FERNANDA LAZZAROTTO'],
      ),
      ...boxes(['Cód. na Operadora', '1431301'], ['Nome do Contratado', 'ORTOCLIN ORTOPEDIA S/S']),
      ...boxes(
        ['Profissional Solicitante', 'BERNADETE ANTUNES'],
        ['Conselho', 'CRM'],
        ['Nº Conselho', '622614'],
        ['UF', 'ES'],
        ['CBO', '225124'],
      ),
      ...boxes(
        ['Caráter Atend.', '1'],
        ['Dt. Solicitação', '05/07/2023'],
        ['Indicação Clínica', 'LOMBALGIA'],
      ),
      ...boxes(
        ['Cód. na Operadora', '94683938000105'],
        ['Nome do Contratado', 'CASA BOM JESUS'],
        ['CNES', '7065751'],
      ),
      ...boxes(['Observação/Justificativa', 'EXAMES REALIZADOS']),
      ...boxes(
        ['Total Proced. (R$)', '625,07'],
        ['Total Materiais (R$)', '34,10'],
        ['Total Medicam. (R$)', '190,76'],
        ['Total Geral (R$)', '849,93'],
      ),
    ],
    'text-layer',
    100,
  );
  const data = extractDocuments('guide', { pages: [page] })[0]?.Data;
  expect(data).toMatchObject({ MaterialsAmount: { value: '34.10' }, MedicinesAmount: { value: '190.76' } });
});

it("the box of a stay's summary with the requester's number on other guides is the provider's", () => {
  const summary: Row[] = [
    [[300, 'GUIA DE RESUMO DE INTERNAÇÃO']],
    [
      [50, '8 - Número da Carteira'],
      [400, '9 - Validade da Carteira'],
      [700, '12 - Atendimento a RN'],
    ],
    [
      [50, '49333039003370587'],
      [400, '18/11/2022'],
      [700, 'N'],
    ],
    [[50, '10 - Nome']],
    [[50, 'MARISA MACHADO']],
    [
      [50, '13 - Código na Operadora'],
      [400, '14 - Nome do Contratado'],
      [700, '15 - Código CNES'],
    ],
    [
      [50, '33992633000182'],
      [400, 'INSTITUTO CARDIOLÓGICO CENTRAL'],
      [700, '6878892'],
    ],
  ];
  const Data = extractDocuments('guide', { pages: [pageOfRows(summary, 'text-layer', 100)] })[0]?.Data;
  expect(Data).toMatchObject({
    ProviderCode: { value: '33992633000182' },
    ProviderName: { value: 'INSTITUTO CARDIOLÓGICO CENTRAL' },
  });
  expect(Data).not.toHaveProperty('RequesterCode');
});

it('a request of a stay ends with its remarks and its day, and counts of procedures are numbers', () => {
  const request: Row[] = [
    [[300, 'GUIA DE SOLICITAÇÃO DE INTERNAÇÃO']],
    [
      [50, '12- Código na Operadora'],
      [400, '13- Nome do Contratado'],
    ],
    [
      [50, '986371848'],
      [400, 'ORTOMÉDICA LTDA'],
    ],
    [[50, '33- Indicação de Acidente (acidente ou doença relacionada)']],
    [[50, '9']],
    [
      [50, '34- Tabela'],
      [200, '35- Código do Procedimento'],
      [400, '36- Descrição'],
      [700, '37- Qtde. Solic.'],
    ],
    [
      [50, '22'],
      [200, '31009166'],
      [400, 'HERNIORRAFIA INGUINAL'],
      [700, '01'],
    ],
    [[50, '45- Observação / Justificativa']],
    [[50, 'SOLICITO VAGA EM UTI']],
    [[50, '46- Data da Solicitação']],
    [[50, '05/08/2024']],
  ];
  expect(
    extractDocuments('guide', { pages: [pageOfRows(request, 'text-layer', 100)] })[0]?.Data,
  ).toMatchObject({
    AccidentIndicator: { value: '9' },
    Observation: { value: 'SOLICITO VAGA EM UTI' },
    RequestDate: { value: '2024-08-05' },
    RequestedProcedures: [{ Code: { value: '31009166' }, RequestedQuantity: { value: '1' } }],
  });
});

it('a dental guide with the plan beside the patient has prices in its rows, and its own numbers of boxes', () => {
  const page: Row[] = [
    [[300, 'GUIA DE TRATAMENTO ODONTOLÓGICO - GTO']],
    [
      [50, '8 - Número da Carteira'],
      [400, '9 - Plano'],
      [550, '11 - Validade da Carteira'],
      [750, '12 - Cartão Nacional de Saúde'],
    ],
    [
      [50, '9795265317057057'],
      [400, 'PLUS ORTO'],
      [750, '769489029316274'],
    ],
    [
      [50, '13 - Nome'],
      [750, '16 - Atendimento a RN'],
    ],
    [
      [50, 'Percival Bergamaschi'],
      [750, 'N'],
    ],
    [
      [50, '21 - Código na Operadora'],
      [400, '22 - Nome do Contratado Executante'],
      [750, '25 - Código CNES'],
    ],
    [
      [50, '4242045'],
      [400, 'Odonto Prime Ltda'],
      [750, '8694800'],
    ],
    [[50, '1 22 85100196 Restauração em resina 1 face 26 M 1 176,00 56,30 56,30 0,00 S 29/09/2022']],
    [
      [50, '43 - Data Término do Tratamento'],
      [300, '44 - Tipo de Atendimento'],
      [500, '46 - Total Quantidade de US'],
      [750, '47 - Valor Total (R$)'],
    ],
    [
      [50, '03/11/2022'],
      [300, '4'],
      [500, '176,00'],
      [750, '56,30'],
    ],
  ];
  const Data = extractDocuments('guide', { pages: [pageOfRows(page, 'text-layer', 100)] })[0]?.Data;
  expect(Data).toMatchObject({
    CNS: { value: '769489029316274' },
    Name: { value: 'Percival Bergamaschi' },
    NewbornCare: { value: 'N' },
    TotalAmount: { value: '56.30' },
    PerformedProcedures: [
      {
        Description: { value: 'Restauração em resina 1 face' },
        Quantity: { value: '1' },
        UnitAmount: { value: '56.30' },
        TotalAmount: { value: '56.30' },
      },
    ],
  });
});
