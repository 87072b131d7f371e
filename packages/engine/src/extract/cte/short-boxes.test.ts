import { expect, it } from 'vitest';
import { pageOfTexts, type Text } from '../testing/sheet-of-texts.ts';
import { valuesOn } from '../testing/values-on.ts';

const read = (texts: readonly Text[]) =>
  valuesOn(
    'cte',
    pageOfTexts([[60, 20, 14, 'DACTE'], [60, 40, 9, 'Conhecimento de transporte eletrônico'], ...texts]),
  );

it('the journey, the product and the weights in short words', () => {
  expect(
    read([
      [60, 100, 7, 'De (início)'],
      [60, 112, 9, 'Ivaiporã / PR'],
      [300, 100, 7, 'Para (fim)'],
      [300, 112, 9, 'Vila Rica / MT'],
      [560, 100, 7, 'Entregar até'],
      [560, 112, 9, '14/08/2025'],
      [60, 140, 7, 'Prod. predominante'],
      [60, 152, 9, 'Telhas'],
      [300, 140, 7, 'Valor merc. R$'],
      [300, 152, 9, '4.812,30'],
      [560, 140, 7, 'P. bruto kg'],
      [560, 152, 9, '1.480,5'],
      [760, 140, 7, 'P. taxado kg'],
      [760, 152, 9, '1.900,0'],
    ]),
  ).toMatchObject({
    OriginCity: 'Ivaiporã',
    OriginUF: 'PR',
    DestinationCity: 'Vila Rica',
    DestinationUF: 'MT',
    ExpectedDeliveryDate: '2025-08-14',
    PredominantProduct: 'Telhas',
    CargoAmount: '4812.30',
    GrossWeight: '1480.50',
    ChargedWeight: '1900.00',
  });
});

it('who pays is told by the part it has and by name, and remarks end before the row of the driver', () => {
  expect(
    read([
      [300, 60, 9, 'Modal rodoviário · modelo 57'],
      [60, 100, 9, 'Tomador do serviço: Remetente — Olaria Campos Altos Ltda'],
      [60, 200, 7, 'Observações gerais'],
      [60, 212, 9, 'Descarga pelo telefone (67) 98431-2044 na véspera.'],
      [60, 227, 7, 'Motorista'],
      [110, 226, 9, 'Rui Prado Lima'],
      [205, 227, 7, 'CPF'],
      [225, 226, 9, '529.982.247-25'],
      [315, 227, 7, 'Placa'],
      [345, 226, 9, 'QAB4E27'],
      [60, 300, 7, 'Base 812,00'],
      [200, 300, 7, 'Alíquota 12,00%'],
      [400, 300, 7, 'ICMS 97,44'],
    ]),
  ).toMatchObject({
    Modal: 'rodoviário',
    PayerRole: 'Remetente',
    PayerName: 'Olaria Campos Altos Ltda',
    AdditionalInformation: 'Descarga pelo telefone (67) 98431-2044 na véspera.',
    DriverName: 'Rui Prado Lima',
    DriverCPF: '52998224725',
    VehiclePlate: 'QAB4E27',
    ICMSBase: '812.00',
    ICMSRate: '12.00',
    ICMSAmount: '97.44',
  });
});

it('a number in the remarks is not the telephone of the issuer', () => {
  const values = read([
    [60, 200, 7, 'Observações gerais'],
    [60, 212, 9, 'Descarga pelo telefone (67) 98431-2044 na véspera.'],
  ]);
  expect(values).not.toHaveProperty('IssuerPhone');
});
