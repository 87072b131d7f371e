import { expect, it } from 'vitest';
import { extractDocuments } from '../extract.ts';
import { pageOfRows, type Row } from '../testing/sheet-of-rows.ts';

const rows: readonly Row[] = [
  [[300, 'COMUNICAÇÃO DE VENDA DE VEÍCULO']],
  [[60, 'MATO GROSSO DO SUL']],
  [[60, 'A. VEÍCULO']],
  [
    [60, '01 - PLACA'],
    [250, '02 - RENAVAM'],
    [500, '03 - MUNICÍPIO DE REGISTRO / UF'],
  ],
  [
    [60, 'ABC1D23'],
    [250, '123/45678900'],
    [500, 'Dourados - MS'],
  ],
  [],
  [[60, 'B. ADQUIRENTE (COMPRADOR)']],
  [
    [60, '04 - NOME / RAZÃO SOCIAL'],
    [600, '05 - RG / ÓRGÃO EXPEDIDOR'],
  ],
  [
    [60, 'Rui Lima Sá'],
    [600, '2.623.567 SSP/MS'],
  ],
  [],
  [
    [60, '06 - ENDEREÇO (RUA, AV.)'],
    [500, '07-Nº'],
    [600, '08 - TELEFONE'],
  ],
  [
    [60, 'Rua das Acácias'],
    [500, '37'],
    [600, '(67) 923/8-9573'],
  ],
];

it('numbers of boxes, remarks on labels and strokes of a pen are no part of the values', () => {
  const page = pageOfRows(rows, 'ocr', 92);
  const data = extractDocuments('crv', { pages: [page] })[0]?.Data;
  expect(data).toMatchObject({
    Renavam: { value: '12345678900' },
    City: { value: 'Dourados' },
    State: { value: 'MS' },
    BuyerRG: { value: '2.623.567' },
    BuyerRGIssuer: { value: 'SSP/MS' },
    BuyerStreet: { value: 'Rua das Acácias' },
    BuyerNumber: { value: '37' },
    BuyerPhone: { value: '67923189573' },
  });
  expect(data).not.toHaveProperty('Name');
});
