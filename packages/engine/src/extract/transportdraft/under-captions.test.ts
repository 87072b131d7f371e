import { expect, it } from 'vitest';
import { pageOfTexts, sheetOfTexts } from '../testing/sheet-of-texts.ts';
import { valuesOn } from '../testing/values-on.ts';
import { readUnderCaptions } from './under-captions.ts';

it('terms alone caption the freight, and one caption the driver over the plate', () => {
  const found = readUnderCaptions(
    sheetOfTexts([
      [300, 100, 7, 'motorista / placa'],
      [300, 114, 10, 'Rui Sá Lima'],
      [300, 130, 10, 'BRA2E19'],
      [700, 100, 7, 'frete FOB'],
      [660, 130, 12, 'R$ 1.312,40'],
    ]),
  );
  expect(found).toMatchObject({
    FreightAmount: { value: '1312.40' },
    DriverName: { value: 'Rui Sá Lima' },
    Plate: { value: 'BRA2E19' },
  });
});

it('a sum of all goods ends the list of invoices, and one hour alone is a window', () => {
  const values = valuesOn(
    'transportdraft',
    pageOfTexts([
      [60, 30, 14, 'MINUTA DE TRANSPORTE Nº 40718'],
      [60, 60, 7, 'coletar em'],
      [60, 72, 9, '04/05/2026, até 18:00'],
      [60, 110, 9, 'Nota fiscal'],
      [200, 110, 9, 'Série'],
      [300, 110, 9, 'Volumes'],
      [420, 110, 9, 'Peso kg'],
      [560, 110, 9, 'Valor R$'],
      [60, 130, 9, '40718'],
      [200, 130, 9, '1'],
      [300, 130, 9, '15'],
      [420, 130, 9, '155,0'],
      [560, 130, 9, '1.200,50'],
      [60, 150, 9, '40719'],
      [200, 150, 9, '1'],
      [300, 150, 9, '4'],
      [420, 150, 9, '45,0'],
      [560, 150, 9, '799,50'],
      [60, 170, 9, 'Valor da mercadoria'],
      [530, 170, 9, 'R$ 2.000,00'],
    ]),
  );
  expect(values).toMatchObject({ PickupWindow: 'até 18:00', GoodsAmount: '2000.00' });
  expect(values.Invoices).toHaveLength(2);
});
