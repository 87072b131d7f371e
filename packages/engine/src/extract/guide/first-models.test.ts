import { expect, it } from 'vitest';
import { extractDocuments } from '../extract.ts';
import { pageOfRows } from '../testing/sheet-of-rows.ts';

it('guides of the second version have other numbers of boxes, and their own beside the title', () => {
  const page = pageOfRows(
    [
      [
        [50, 'BOA SAÚDE'],
        [350, 'GUIA DE CONSULTA'],
        [750, '2 - Nº 00081234'],
      ],
      [
        [50, '1 - Registro ANS'],
        [250, '3 - Data de Emissão da Guia'],
      ],
      [
        [50, '326305'],
        [250, '02/08/2012'],
      ],
      [[50, 'Dados do Beneficiário']],
      [
        [50, '4 - Número da Carteira'],
        [450, '5 - Plano'],
        [750, '6 - Validade da Carteira'],
      ],
      [
        [50, '774411002233'],
        [450, 'PRATA'],
        [750, '31/12/2013'],
      ],
      [
        [50, '7 - Nome'],
        [650, '8 - Número do Cartão Nacional de Saúde'],
      ],
      [
        [50, 'RUI LIMA SÁ'],
        [650, '898000000000002'],
      ],
      [[50, 'Dados do Contratado']],
      [
        [50, '9 - Código na Operadora / CNPJ / CPF'],
        [400, '10 - Nome do Contratado'],
        [800, '11 - Código CNES'],
      ],
      [
        [50, '55443322'],
        [400, 'CLÍNICA DO VALE'],
        [800, '1234567'],
      ],
      [
        [50, '19 - Nome do Profissional Executante'],
        [400, '20 - Conselho Profissional'],
        [600, '21 - Número no Conselho'],
        [790, '22 - UF'],
        [850, '23 - Código CBO S'],
      ],
      [
        [50, 'EVA LUZ REIS'],
        [400, 'CRM'],
        [600, '88780'],
        [790, 'SC'],
        [850, '225125'],
      ],
      [
        [50, '31 - Data do Atendimento'],
        [350, '32 - Código Tabela'],
        [550, '33 - Código Procedimento'],
        [800, '34 - Tipo de Consulta'],
      ],
      [
        [50, '02/08/2012'],
        [350, '22'],
        [550, '10101012'],
        [800, '1'],
      ],
      [[50, '36 - Observação']],
      [[50, 'RETORNO EM 15 DIAS']],
    ],
    'text-layer',
    100,
  );
  expect(extractDocuments('guide', { pages: [page] })[0]?.Data).toMatchObject({
    ProviderGuideNumber: { value: '00081234' },
    ANSRegistration: { value: '326305' },
    CardNumber: { value: '774411002233' },
    CardExpiryDate: { value: '2013-12-31' },
    Name: { value: 'RUI LIMA SÁ' },
    CNS: { value: '898000000000002' },
    ProviderName: { value: 'CLÍNICA DO VALE' },
    CNES: { value: '1234567' },
    ProfessionalName: { value: 'EVA LUZ REIS' },
    ProfessionalCouncil: { value: 'CRM' },
    ProfessionalCouncilNumber: { value: '88780' },
    ProfessionalCouncilUF: { value: 'SC' },
    CBO: { value: '225125' },
    ServiceDate: { value: '2012-08-02' },
    ProcedureTable: { value: '22' },
    ProcedureCode: { value: '10101012' },
    ConsultationType: { value: '1' },
    Observation: { value: 'RETORNO EM 15 DIAS' },
  });
});

it('letters for way and technique are no part of a description, also where one was read twice', () => {
  const page = pageOfRows(
    [
      [[300, 'GUIA DE RESUMO DE INTERNAÇÃO']],
      [
        [50, '36 - Data'],
        [140, '39 - Tabela'],
        [250, '40 - Código do Procedimento'],
        [450, '41 - Descrição'],
        [700, '42 - Qtde.'],
      ],
      [[50, '06/09/2023 22 40302572 Consulta em pronto socorro 1 U c 70,00 70,00']],
      [[50, '07/09/2023 22 40302580 Visita hospitalar (paciente internado) 3 U Cc 50,00 150,00']],
    ],
    'ocr',
    90,
  );
  expect(extractDocuments('guide', { pages: [page] })[0]?.Data).toMatchObject({
    PerformedProcedures: [
      { Description: { value: 'Consulta em pronto socorro' } },
      { Description: { value: 'Visita hospitalar (paciente internado)' }, Quantity: { value: '3' } },
    ],
  });
});
