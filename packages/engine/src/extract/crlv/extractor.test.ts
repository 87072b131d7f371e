import { expect, it } from 'vitest';
import { extractDocuments } from '../extract.ts';
import { pageOfRows } from '../testing/sheet-of-rows.ts';

it("the insurer's number on the ticket of the insurance is not the owner's", () => {
  const [document] = extractDocuments('crlv', {
    pages: [
      pageOfRows(
        [
          [[60, 'CERTIFICADO DE REGISTRO E LICENCIAMENTO DE VEÍCULO']],
          [[60, 'CÓD. RENAVAM']],
          [[60, '00515785423']],
          [
            [60, 'CPF / CGC'],
            [600, 'PLACA'],
          ],
          [
            [60, '11.222.333/0001-81'],
            [600, 'ABC1D23'],
          ],
          [[300, 'SEGURADORA LÍDER - DPVAT - CNPJ 09.248.608/0001-04']],
        ],
        'ocr',
        95,
      ),
    ],
  });
  expect(document?.Data).toMatchObject({ CNPJ: { value: '11222333000181' } });
});

it('the state stands behind the town and before the day of issue', () => {
  const [document] = extractDocuments('crlv', {
    pages: [
      pageOfRows(
        [
          [[60, 'CÓD. RENAVAM 00515785423']],
          [[60, 'PLACA ABC1D23']],
          [
            [60, 'SOROCABA'],
            [200, 'SP'],
            [600, '18/05/2017'],
          ],
        ],
        'ocr',
        95,
      ),
    ],
  });
  expect(document?.Data).toMatchObject({ City: { value: 'SOROCABA' }, State: { value: 'SP' } });
});

it('the department is named as in the head, not as in the signature below', () => {
  const [document] = extractDocuments('crlv', {
    pages: [
      pageOfRows(
        [
          [[300, 'DEPARTAMENTO ESTADUAL DE TRÂNSITO DO PARANÁ']],
          [[60, 'CÓDIGO RENAVAM']],
          [[60, '00515785423']],
          [[60, 'Documento assinado digitalmente pelo DETRAN-PR']],
        ],
        'text-layer',
        100,
      ),
    ],
  });
  expect(document?.Data).toMatchObject({
    IssuingAuthority: { value: 'DEPARTAMENTO ESTADUAL DE TRÂNSITO DO PARANÁ' },
  });
});
