import { expect, it } from 'vitest';
import { pageOfRows } from '../../testing/sheet-of-rows.ts';
import { valuesOn } from '../../testing/values-on.ts';
import { sheetOf } from '../sheet/sheet-of-page.ts';
import { withVehicleSlashes } from './vehicle-slashes.ts';

const textOf = (text: string, conf: number): string =>
  withVehicleSlashes(sheetOf(pageOfRows([[[100, text]]], 'ocr', conf)))
    .rows.flat()
    .map((token) => token.text)
    .join(' ');

it.each([
  ['FORDIKA SE 1.0', 'FORD/KA SE 1.0'],
  ['VWlGOL 1.0', 'VW/GOL 1.0'],
  ['IIVOLVO XC60', 'I/VOLVO XC60'],
  ['ALCOOLIGASOLINA', 'ALCOOL/GASOLINA'],
  ['GASOLINAIGNV', 'GASOLINA/GNV'],
  ['PASIAUTOMOVEL', 'PAS/AUTOMOVEL'],
  ['FECHADAICAB DUPLA', 'FECHADA/CAB DUPLA'],
])('a picture’s %s is %s', (shown, printed) => {
  expect(textOf(shown, 92)).toBe(printed);
  expect(textOf(shown, 100)).toBe(shown);
});

it.each(['JACIRA LIMA', 'FIAT147 L', 'ALCOOL', 'MISTIAUTO'])('%s stays', (shown) =>
  expect(textOf(shown, 92)).toBe(shown),
);

it.each(['crlv', 'crv'] as const)(
  'a %s in a picture has its fuel and its maker with their slashes',
  (service) => {
    const page = pageOfRows(
      [
        [[60, 'CERTIFICADO DE REGISTRO DE VEÍCULO']],
        [
          [60, 'MARCA/MODELO'],
          [500, 'COMBUSTÍVEL'],
        ],
        [
          [60, 'FORDIKA SE 1.0'],
          [500, 'ALCOOLIGASOLINA'],
        ],
      ],
      'ocr',
      92,
    );
    expect(valuesOn(service, page)).toMatchObject({ MakeModel: 'FORD/KA SE 1.0', Fuel: 'ALCOOL/GASOLINA' });
  },
);
