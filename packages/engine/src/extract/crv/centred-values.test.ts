import { expect, it } from 'vitest';
import { extractDocuments } from '../extract.ts';
import { pageOfRows } from '../testing/sheet-of-rows.ts';

it('parties of an authorisation are told by their order where no title is read, and values are in the middle of their boxes', () => {
  const [document] = extractDocuments('crv', {
    pages: [
      pageOfRows(
        [
          [[300, 'AUTORIZAÇÃO PARA TRANSFERÊNCIA DE PROPRIEDADE DE']],
          [[400, 'VEÍCULO']],
          [
            [90, 'Marca / modelo / versão'],
            [600, 'Ano fabricação'],
            [780, 'Ano modelo'],
          ],
          [
            [270, 'FIAT/ARGO DRIVE'],
            [660, '2020'],
            [820, '2021'],
          ],
          [
            [90, 'Nome'],
            [690, 'CPF / CNPJ'],
          ],
          [
            [360, 'RUI LIMA'],
            [760, '529.982.247-25'],
          ],
          [
            [90, 'E-mail'],
            [510, 'Município de domicílio ou residência'],
            [850, 'UF'],
          ],
          [
            [200, 'rui.lima@exemplo.com.br'],
            [650, 'PELOTAS'],
            [880, 'RS'],
          ],
          [
            [90, 'Local'],
            [460, 'Data declarada da venda'],
            [690, 'Valor declarado na venda'],
          ],
          [
            [220, 'PELOTAS - RS'],
            [530, '13/02/2026'],
            [760, 'R$ 41.500,00'],
          ],
          [
            [
              90,
              'Eu, vendedor, autorizo o registro em nome do comprador abaixo com reconhecimento de firma.',
            ],
          ],
          [],
          [],
          [
            [90, 'Nome'],
            [690, 'CPF / CNPJ'],
          ],
          [
            [335, 'OLARIA DO VALE LTDA'],
            [750, '11.222.333/0001-81'],
          ],
          [
            [90, 'E-mail'],
            [510, 'Município de domicílio ou residência'],
            [850, 'UF'],
          ],
          [
            [200, 'olaria@exemplo.com.br'],
            [650, 'ANÁPOLIS'],
            [880, 'GO'],
          ],
        ],
        'text-layer',
        100,
      ),
    ],
  });
  expect(document?.Data).toMatchObject({
    MakeModel: { value: 'FIAT/ARGO DRIVE' },
    SellerName: { value: 'RUI LIMA' },
    SellerCPF: { value: '52998224725' },
    SellerCity: { value: 'PELOTAS' },
    SaleAmount: { value: '41500.00' },
    SaleDate: { value: '2026-02-13' },
    BuyerName: { value: 'OLARIA DO VALE LTDA' },
    BuyerCNPJ: { value: '11222333000181' },
    BuyerCity: { value: 'ANÁPOLIS' },
    BuyerState: { value: 'GO' },
  });
});
