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
