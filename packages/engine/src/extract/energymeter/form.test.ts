import type { Field } from '@lavra/contract/model/result';
import { expect, it } from 'vitest';
import { extractDocuments } from '../extract.ts';
import { pageOfRoll } from '../testing/page-of-roll.ts';
import { pageOfRows, sheetOfRows } from '../testing/sheet-of-rows.ts';
import { readPhrases, runningTextOf } from '../reading/phrases/phrases.ts';
import { energymeterForm } from './form.ts';

const valuesOf = (row: string) =>
  Object.fromEntries(
    readPhrases(runningTextOf([sheetOfRows([[[40, row]]])]), energymeterForm.phrases ?? []).map(
      ({ id, reading }) => [id, reading.value],
    ),
  );
const readingOf = (row: string) => valuesOf(row).Reading;

it('figures that are read as print beside their unit are the reading, counts of pulses are not', () => {
  expect(readingOf('kWh 03 130541')).toBe('130541');
  expect(readingOf('kwh 52021')).toBe('52021');
  expect(readingOf('018722 kWh')).toBe('018722');
  expect(readingOf('7 0 9 5 7 kWh')).toBe('70957');
  expect(readingOf('kWh 1000 imp/kWh')).toBeUndefined();
  expect(readingOf('Kh 1,0 Wh/imp 60 Hz')).toBeUndefined();
});

it('a model has letters and figures, and a constant keeps the zero that its plate prints', () => {
  expect(valuesOf('Tipo M8C 120 V 15 A Kh 1,0 Wh/pulso Kd 3,6')).toMatchObject({
    Model: 'M8C',
    PulseConstant: '1.0',
    DiskConstant: '3.6',
  });
  expect(valuesOf('Tipo de medidor 120')).not.toHaveProperty('Model');
});

const plate = (...rows: string[]) =>
  extractDocuments('energymeter', {
    pages: [
      pageOfRows(
        rows.map((row) => [[100, row]]),
        'ocr',
        95,
      ),
    ],
  })[0]?.Data;

it('a maker is known by its name, and a word of the plate is nobody', () => {
  expect(plate('Landis+Gyr Modelo E34A', 'kWh', 'Nº 58072994')).toMatchObject({
    Manufacturer: { value: 'Landis+Gyr' },
    Model: { value: 'E34A' },
  });
  expect(plate('Modelo Q34B', 'kWh', 'Nº 58072994')).not.toHaveProperty('Manufacturer');
});

it('voltage and current are read as polyphase plates print them', () => {
  expect(valuesOf('Vn 3x120/208 V In(Imáx) 2,5(10) A 60 Hz')).toMatchObject({
    NominalVoltage: '3x120/208 V',
    NominalCurrent: '2,5(10) A',
  });
  expect(valuesOf('240 V 15 A')).toMatchObject({ NominalVoltage: '240 V', NominalCurrent: '15 A' });
});

it('a number of which the end was not read is none, and the greatest current is not the nominal one', () => {
  expect(valuesOf('Nº 19894:')).not.toHaveProperty('MeterNumber');
  expect(valuesOf('In 15 A Imax 100 A')).toMatchObject({ NominalCurrent: '15 A' });
  expect(valuesOf('Imax 100 A')).not.toHaveProperty('NominalCurrent');
  expect(valuesOf('Kd: 7,2 Wh/r Kh: 2,0 Wh/p')).toMatchObject({ DiskConstant: '7.2', PulseConstant: '2.0' });
});

it('a model may be two words or stand beside its maker, and is no voltage below its label', () => {
  expect(plate('ELSTER A102C', 'Vn 120 V In 15 A', 'Nº 43303765')).toMatchObject({
    Manufacturer: { value: 'ELSTER' },
    Model: { value: 'A102C' },
  });
  expect(valuesOf('Modelo ARES 8023')).toMatchObject({ Model: 'ARES 8023' });
  expect(plate('FERRAGENS E APARELHOS ELÉTRICOS S.A.', 'Tipo', 'Vn 120 V', 'Nº 5686558')).toMatchObject({
    Manufacturer: { value: 'FAE' },
  });
  expect(plate('Tipo', 'Vn 120 V', 'Nº 5686558')).not.toHaveProperty('Model');
});

it('a number has many labels, and the year may stand beside it', () => {
  expect(valuesOf('Série nº 106173')).toMatchObject({ MeterNumber: '106173' });
  expect(valuesOf('N/S 491539')).toMatchObject({ MeterNumber: '491539' });
  expect(valuesOf('nº 7125098 1995')).toMatchObject({ MeterNumber: '7125098', ManufactureYear: '1995' });
});

it('a year stands alone behind another mark of the plate, and an older model has few figures', () => {
  expect(valuesOf('Tipo D 12-B Nº 945693 115 V 10 A 60 Hz Kd=1,5 2 fios 1976')).toMatchObject({
    Model: 'D 12-B',
    ManufactureYear: '1976',
  });
  expect(valuesOf('60 Hz 2000 imp/kWh')).not.toHaveProperty('ManufactureYear');
  expect(valuesOf('Tipo B 15 A')).not.toHaveProperty('Model');
});

it.each([
  ['ENERGISA', undefined],
  ['ORION', 'ORION'],
])('the largest name of a plate is its maker, but no owner of meters: %s', (name, maker) => {
  const page = pageOfRoll(['Tipo Q34B', 'Nº 58072994', 'kWh', '', name], 'ocr', 95);
  const words = page.words.map((word): typeof word => {
    const [left, top, wide, high] = word.box;
    return word.text === name ? { ...word, box: [left, top, wide, 2 * high] } : word;
  });
  const data = extractDocuments('energymeter', { pages: [{ ...page, words }] })[0]?.Data;
  const told: unknown = data?.Manufacturer;
  expect((told as Field | undefined)?.value).toBe(maker);
});

it('constants are told by their units where their labels stand apart, and a voltage behind one is none', () => {
  expect(valuesOf('Ke 220/380 V 0,5 Wh/pulso')).toMatchObject({ PulseConstant: '0.5' });
  expect(valuesOf('7,2 Wh/rot Classe 2 FABR. 1997')).toMatchObject({
    DiskConstant: '7.2',
    ManufactureYear: '1997',
  });
});

it('a model begins with a letter and has a figure, whichever a picture shows, and may be of one maker alone', () => {
  expect(plate('Tipo MIA Nº 5686558', 'kWh')).toMatchObject({ Model: { value: 'M1A' } });
  expect(plate('TIPO 1-50 Nº 6905607', 'kWh')).toMatchObject({ Model: { value: 'I-50' } });
  expect(plate('Modelo: SMW100 Ano: 2017', 'kWh')).toMatchObject({ Manufacturer: { value: 'WEG' } });
});

it('drums give their whole figures, of which the tenths are none', () => {
  const figures = [...'412067'].map((digit, at) => ({
    digit,
    conf: at === 5 ? 40 : 92,
    box: [0.2 + at / 10, 0.3, 0.05, 0.1] as [number, number, number, number],
  }));
  const page = pageOfRows([[[100, 'Medidor de energia ativa']]], 'ocr', 95);
  const [document] = extractDocuments('energymeter', {
    pages: [{ ...page, display: { kind: 'drums', figures, decimals: 1 } }],
  });
  expect(document?.Data).toMatchObject({ Reading: { value: '41206', conf: 92 }, Unit: { value: 'kWh' } });
  expect(document?.Data.Digits).toHaveLength(6);
});

it('a plate has a check digit behind its number, and a model alone in its head tells the maker', () => {
  expect(plate('E34A', 'Medidor Eletrônico', 'Nº 4410872-3')).toMatchObject({
    Model: { value: 'E34A' },
    Manufacturer: { value: 'LANDIS+GYR' },
    MeterNumber: { value: '44108723' },
    MeterType: { value: 'eletrônico' },
  });
  expect(plate('Constante do disco: 2,4', 'Const. de pulso: 0,6', 'Modelo: VOLTA 2MP')).toMatchObject({
    DiskConstant: { value: '2.4' },
    PulseConstant: { value: '0.6' },
    Model: { value: 'VOLTA 2MP' },
  });
});

it('a model alone in the head may have a dash, a number of a room is none', () => {
  expect(plate('HXF300-KR', 'kWh', 'Nº 58072994')).toMatchObject({
    Model: { value: 'HXF300-KR' },
    Manufacturer: { value: 'HEXING' },
  });
  expect(plate('AP101', 'kWh', 'Nº 58072994')).not.toHaveProperty('Model');
});
