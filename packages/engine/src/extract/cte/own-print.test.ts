import { expect, it } from 'vitest';
import { sheetOfTexts } from '../testing/sheet-of-texts.ts';
import { readKindLine } from './kind-line.ts';
import { readPlaces } from './places.ts';
import { readTownsOverCaptions } from './towns-over-captions.ts';

const valuesOf = (data: object) =>
  Object.fromEntries(Object.entries(data).map(([id, field]) => [id, (field as { value: string }).value]));

it('kind and nature of the bill stand in a line that goes on, whatever words they have', () => {
  const data = readKindLine(
    sheetOfTexts([
      [
        60,
        100,
        9,
        'Tipo do CT-e: Normal Tipo do serviço: Normal CFOP 6352 Natureza: Transporte iniciado em outra UF para',
      ],
      [60, 112, 9, 'estabelecimento industrial'],
      [60, 140, 9, 'Peso: 40,7'],
    ]),
  );
  expect(valuesOf(data)).toEqual({
    CTeType: 'Normal',
    ServiceType: 'Normal',
    CFOP: '6352',
    OperationNature: 'Transporte iniciado em outra UF para estabelecimento industrial',
  });
});

it('the towns of the way stand over the captions of its ends', () => {
  const data = readTownsOverCaptions(
    sheetOfTexts([
      [60, 100, 12, 'Vila Rica – MT'],
      [500, 100, 12, 'Campo Mourão – PR'],
      [60, 118, 7, 'início da prestação'],
      [500, 118, 7, 'término da prestação · previsão de entrega 19/05/2026'],
    ]),
  );
  expect(valuesOf(data)).toEqual({
    OriginCity: 'Vila Rica',
    OriginUF: 'MT',
    DestinationCity: 'Campo Mourão',
    DestinationUF: 'PR',
  });
});

it('base, rate and tax below each other are proven by their product', () => {
  const column = (tax: string) =>
    readPlaces(
      sheetOfTexts([
        [60, 100, 9, 'Base de cálculo'],
        [300, 100, 9, '4.000,00'],
        [60, 118, 9, 'Alíquota'],
        [317.55, 118, 9, '7,00%'],
        [60, 136, 9, 'Valor'],
        [311.7, 136, 9, tax],
      ]),
    );
  expect(valuesOf(column('280,00'))).toEqual({ ICMSBase: '4000.00', ICMSRate: '7.00', ICMSAmount: '280.00' });
  expect(column('281,00')).toEqual({});
});
