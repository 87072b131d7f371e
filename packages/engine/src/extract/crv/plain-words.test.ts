import { expect, it } from 'vitest';
import { pageOfTexts, type Text } from '../testing/sheet-of-texts.ts';
import { valuesOn } from '../testing/values-on.ts';

const card = (left: number, title: string, boxes: readonly (readonly [string, string])[]): Text[] => [
  [left, 120, 10, title],
  ...boxes.flatMap(([label, value], at): Text[] => [
    [left, 150 + 40 * at, 7, label],
    [left, 162 + 40 * at, 10, value],
  ]),
];

it('parties in plain words live in a town, and the sale has its price beside day and place', () => {
  const texts: readonly Text[] = [
    [50, 50, 14, 'Autorização para transferência de veículo (ATPV-e)'],
    ...card(60, 'Quem está vendendo', [
      ['Empresa', 'Oficina do Sol Veículos Ltda'],
      ['CNPJ', '11.222.333/0001-81'],
      ['E-mail', 'vendas@sol.com.br'],
      ['Fica em', 'Vila Velha - ES'],
    ]),
    ...card(560, 'Quem está comprando', [
      ['Nome', 'Eva Luz Reis'],
      ['CPF', '529.982.247-25'],
      ['E-mail', 'eva@luz.com.br'],
      ['Mora em', 'Feira de Santana - BA'],
      ['CEP', '44060-194'],
    ]),
    [60, 400, 7, 'Vendido por'],
    [400, 406, 7, 'Data da venda'],
    [700, 406, 7, 'Local da venda'],
    [60, 420, 16, 'R$ 56.300,00'],
    [400, 424, 10, '01/10/2025'],
    [700, 424, 10, 'Vila Velha / ES'],
    [300, 600, 8, 'assinatura de quem vende'],
  ];
  const values = valuesOn('crv', pageOfTexts(texts));
  expect(values).toMatchObject({
    SellerName: 'Oficina do Sol Veículos Ltda',
    SellerCNPJ: '11222333000181',
    SellerCity: 'Vila Velha',
    SellerState: 'ES',
    BuyerName: 'Eva Luz Reis',
    BuyerCPF: '52998224725',
    BuyerCity: 'Feira de Santana',
    BuyerState: 'BA',
    BuyerPostalCode: '44060194',
    SaleAmount: '56300.00',
    SaleDate: '2025-10-01',
    SaleCity: 'Vila Velha',
  });
  // A town with its state is no street.
  expect(values).not.toHaveProperty('SellerStreet');
  expect(values).not.toHaveProperty('BuyerStreet');
});

it('the day of issue stands behind who issued it', () => {
  const page = pageOfTexts([
    [60, 20, 14, 'Certificado de Registro de Veículo (CRV)'],
    [600, 20, 9, 'Emitido por DETRAN-MG em 02/04/2023'],
  ]);
  expect(valuesOn('crv', page)).toMatchObject({ IssueDate: '2023-04-02' });
});

it('a certificate of short captions has its seats, where it was issued and a house number before a part of the building', () => {
  const texts: readonly Text[] = [
    [50, 50, 14, 'Certificado de Registro de Veículo'],
    [60, 100, 7, 'Placa'],
    [60, 112, 10, 'QAB4E27'],
    [300, 100, 7, 'Eixos'],
    [300, 112, 10, '3'],
    [420, 100, 7, 'Lug.'],
    [420, 112, 10, '2'],
    [60, 150, 7, 'Endereço'],
    [60, 162, 10, 'AVENIDA RUI BARBOSA 1840 FUNDOS'],
    [420, 150, 7, 'CEP'],
    [420, 162, 10, '44060-194'],
    [60, 200, 7, 'Expedido em'],
    [60, 212, 10, 'FEIRA DE SANTANA BA'],
    [420, 200, 7, 'Data'],
    [420, 212, 10, '05/03/2021'],
  ];
  expect(valuesOn('crv', pageOfTexts(texts))).toMatchObject({
    SeatCount: '2',
    Street: 'AVENIDA RUI BARBOSA',
    Number: '1840',
    Complement: 'FUNDOS',
    City: 'FEIRA DE SANTANA',
    State: 'BA',
  });
});
