import { expect, it } from 'vitest';
import { pageOfRows } from '../testing/sheet-of-rows.ts';
import { valuesOn } from '../testing/values-on.ts';

it('boxes of two parties side by side are filled: no name is lowered to the row of the numbers', () => {
  const page = pageOfRows(
    [
      [[60, 'Autorização para Transferência de Propriedade do Veículo']],
      [
        [60, 'QUEM VENDE'],
        [520, 'QUEM COMPRA'],
      ],
      [
        [60, 'Vendedor(a)'],
        [200, 'RUI SA LIMA'],
        [520, 'Comprador(a)'],
        [660, 'ANA BRITO SALES'],
      ],
      [
        [60, 'CPF'],
        [200, '529.982.247-25'],
        [520, 'CPF'],
        [660, '111.444.777-35'],
      ],
      [
        [60, 'Rua'],
        [200, 'RUA SETE'],
        [520, 'Rua'],
        [660, 'AVENIDA NOVA'],
      ],
      [
        [60, 'Bairro'],
        [200, 'VILA RICA'],
        [520, 'Bairro'],
        [660, 'JARDIM SUL'],
      ],
    ],
    'text-layer',
    100,
  );
  expect(valuesOn('crv', page)).toMatchObject({
    SellerName: 'RUI SA LIMA',
    BuyerName: 'ANA BRITO SALES',
    SellerStreet: 'RUA SETE',
    BuyerStreet: 'AVENIDA NOVA',
  });
});
