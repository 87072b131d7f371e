import type { Field } from '@lavra/contract/model/result';
import { completeTd1, completeTd3 } from '@lavra/brazil/mrz';
import { expect, it } from 'vitest';
import { putCard } from './card.ts';
import { sheetOfRows } from './testing/sheet-of-rows.ts';
import type { FormSpec } from './reading/forms/form-spec.ts';
import { readForm } from './reading/forms/form.ts';
import { foreignerRuns } from './reading/particulars/foreigner-card.ts';
import { personFields } from './reading/particulars/people.ts';
import { rowsOf, type Sheet, type Token } from './reading/sheet/sheet.ts';
import { vehicleRuns } from './reading/particulars/vehicles.ts';
import { fold } from './reading/sheet/text.ts';
import { readZone } from './reading/values/zone.ts';

/** The sheet with words that were read badly. */
function withUnsure(sheet: Sheet, unsure: readonly string[]): Sheet {
  const tokens = sheet.tokens.map((token) => (unsure.includes(token.text) ? { ...token, conf: 50 } : token));
  return { ...sheet, tokens, rows: rowsOf(tokens, sheet.glyph) };
}

/** Words `[text, left, top, confidence]`, of height ten. */
function sheetOf(
  words: readonly (readonly [text: string, left: number, top: number, conf: number])[],
): Sheet {
  const tokens = words.flatMap(([text, from, top, conf]) => {
    let left = from;
    return text.split(' ').map((word): Token => {
      const right = left + 6 * word.length;
      const box: Token['box'] = [left / 1000, top / 1000, (right - left) / 1000, 0.01];
      const token = {
        text: word,
        folded: fold(word),
        conf,
        page: 1,
        box,
        left,
        right,
        top,
        bottom: top + 10,
      };
      left = right + 5;
      return token;
    });
  });
  return { page: 1, height: 1400, glyph: 10, tokens, rows: rowsOf(tokens, 10), codes: [] };
}

const valuesOf = <Id extends string>(sheet: Sheet, spec: FormSpec<Id>) =>
  Object.fromEntries(readForm(sheet, spec).map(({ id, reading }) => [id, reading.value]));

const zoneOf = (lines: readonly string[]) =>
  readZone(sheetOfRows(lines.map((line) => [[40, line]])))?.lines.map((line) => line?.value);

it('a label in two languages is found by its second half, and its value begins under the first', () => {
  const fields = personFields(['BirthDate', 'Nationality', 'CopyNumber']);
  const rows: Parameters<typeof sheetOfRows>[0] = [
    [
      [100, 'DAU DE AENTOS DATE OF BIRTH'],
      [600, 'NA! COPY'],
    ],
    [
      [100, '03/06/1965'],
      [600, '2'],
    ],
    [[100, 'NACIONALIDADE 7 NATIONALITY']],
    [[100, 'REINO DOS PAÍSES BAIXOS E ALGUNS OUTROS']],
  ];
  // Words of a picture, which may be misread.
  const exact = sheetOfRows(rows);
  const sheet = { ...exact, tokens: exact.tokens.map((token) => ({ ...token, conf: 90 })) };
  expect(valuesOf(sheet, { fields })).toEqual({
    BirthDate: '1965-06-03',
    CopyNumber: '2',
    Nationality: 'REINO DOS PAÍSES BAIXOS E ALGUNS OUTROS',
  });
});

it('what is read of a portrait between a label and its value is none of it, nor is what is read beside a name', () => {
  const fields = personFields(['Surname', 'Name']);
  const sheet = sheetOfRows([
    [[100, 'SOBRENOME']],
    [[100, 'ROS']],
    [[100, 'WEISS']],
    [],
    [[100, 'NOME']],
    [
      [100, 'BÄRBEL WEISS'],
      [188, 'LATA'],
    ],
  ]);
  expect(valuesOf(withUnsure(sheet, ['ROS', 'LATA']), { fields })).toEqual({
    Surname: 'WEISS',
    Name: 'BÄRBEL WEISS',
  });
  // Words that were read surely are part of it.
  expect(valuesOf(sheet, { fields })['Name']).toBe('BÄRBEL WEISS LATA');
});

it('a choice that a label names is its value, not the label of another field', () => {
  const spec: FormSpec<'Kind' | 'Holder' | 'Company'> = {
    fields: [
      { id: 'Kind', kind: 'text', labels: ['Titular/Dep.'] },
      { id: 'Holder', kind: 'name', labels: ['TITULAR'] },
      { id: 'Company', kind: 'text', labels: ['Empresa'] },
    ],
  };
  const sheet = sheetOfRows([
    [[200, 'Titular/Dep.']],
    [[200, 'Titular']],
    [[100, 'Empresa']],
    [[100, 'Transportes Boa Viagem Eireli']],
  ]);
  expect(valuesOf(sheet, spec)).toEqual({ Kind: 'Titular', Company: 'Transportes Boa Viagem Eireli' });
});

it('a value beside its label goes on in the row below, where it began', () => {
  const spec: FormSpec<'Origin' | 'CPF'> = {
    fields: [
      { id: 'Origin', kind: 'text', labels: ['DOC. ORIGEM'] },
      { id: 'CPF', kind: 'cpf', labels: ['CPF'] },
    ],
  };
  const sheet = sheetOfRows([
    [
      [100, 'DOC. ORIGEM'],
      [180, 'CAMPOS-SP'],
    ],
    [[180, 'CC:LV.B77 /FLS.272']],
    [[100, 'CPF']],
    [[100, '529.982.247-25']],
  ]);
  expect(valuesOf(sheet, spec)).toEqual({ Origin: 'CAMPOS-SP CC: LV.B77 /FLS.272', CPF: '52998224725' });
});

it('a name goes on in the row right under it, but not where a label may be lost between', () => {
  const fields = personFields(['Name', 'BirthDate']);
  const tight = sheetOf([
    ['NOME', 100, 100, 90],
    ['EUNICE FRAZÃO', 100, 118, 96],
    ['TRINDADE', 100, 129, 96],
    ['NASCIMENTO', 100, 160, 90],
    ['27/06/2009--', 100, 178, 90],
  ]);
  expect(valuesOf(tight, { fields })).toEqual({ Name: 'EUNICE FRAZÃO TRINDADE', BirthDate: '2009-06-27' });
  const apart = sheetOf([
    ['NOME', 100, 100, 90],
    ['EUNICE FRAZÃO', 100, 118, 96],
    ['TRINDADE', 100, 140, 96],
  ]);
  expect(valuesOf(apart, { fields })).toEqual({ Name: 'EUNICE FRAZÃO' });
});

it('words close behind each other on one level are of one row, whatever mark parted them', () => {
  const { rows } = sheetOf([
    ['4', 800, 94, 70],
    ['RIBEIRÃO', 100, 98, 93],
    ['PRETO/SP', 152, 102.5, 91],
  ]);
  expect(rows.map((row) => row.map(({ text }) => text))).toEqual([['RIBEIRÃO', 'PRETO/SP', '4']]);
});

it('a town of three letters is one, an office is none', () => {
  const townIn = (text: string) => {
    const data: Record<string, Field> = {};
    putCard(data, [], [sheetOfRows([[[100, text]]])], { towns: [['City', 'State']] });
    return data['City']?.value;
  };
  expect(townIn('JAU/SP')).toBe('JAU');
  expect(townIn('SSP/SP')).toBeUndefined();
  expect(townIn('CRC/SP')).toBeUndefined();
});

it('a name behind which letters were lost is doubted, and a number keeps the sign before it', () => {
  const read = (rows: readonly (readonly [string, number, number, number])[]) => {
    const data: Record<string, Field> = {};
    putCard(data, [], [sheetOf(rows)], { holder: 'Name', runs: vehicleRuns });
    return data;
  };
  const whole = read([['LUÍZA HELENA HOFFMANN', 100, 100, 96]])['Name'];
  const cut = read([
    ['LUÍZA HELENA HOFFI', 100, 100, 96],
    ['CAMARGO', 240, 100, 96],
  ])['Name'];
  expect(cut?.conf).toBeLessThan((whole?.conf ?? 0) - 10);
  expect(read([['nº 1202254052', 100, 100, 79]])).toMatchObject({ DocumentNumber: { value: '1202254052' } });
});

it('behind an office and its state nothing is of its name', () => {
  const fields = personFields(['IssuingAuthority']);
  const sheet = sheetOfRows([
    [[100, 'ÓRGÃO EXPEDIDOR']],
    [
      [100, 'SESPIPR'],
      [160, 'tt'],
    ],
  ]);
  expect(valuesOf(sheet, { fields })).toEqual({ IssuingAuthority: 'SESP/PR' });
});

it('a surname that is also a label is part of its name', () => {
  const fields = personFields(['Name', 'FatherName', 'BirthDate']);
  const sheet = sheetOfRows([
    [[100, 'NOME']],
    [[100, 'ÚRSULA SEIXAS DO NASCIMENTO']],
    [[100, 'PAI']],
    [[100, 'MOACIR NASCIMENTO LIMA']],
    [[100, 'DATA DE NASCIMENTO']],
    [[100, '08/01/1957']],
  ]);
  const read = { FatherName: 'MOACIR NASCIMENTO LIMA', BirthDate: '1957-01-08' };
  expect(valuesOf(sheet, { fields })).toEqual({ ...read, Name: 'ÚRSULA SEIXAS DO NASCIMENTO' });
});

it('how a foreigner may stay is told where the label is lost, and a regional office by its state', () => {
  const data = {};
  putCard(data, [], [sheetOfRows([[[400, 'PERMANENTE']]])], { runs: foreignerRuns });
  expect(data).toMatchObject({ Classification: { value: 'PERMANENTE' } });
  const fields = personFields(['IssuingAuthority']);
  const officeOf = (printed: string) =>
    valuesOf(sheetOfRows([[[100, 'ÓRGÃO EMISSOR']], [[100, printed]]]), { fields });
  expect(officeOf('sriPFIMG')).toEqual({ IssuingAuthority: 'SR/PF/MG' });
  expect(officeOf('SRIPE/RS')).toEqual({ IssuingAuthority: 'SR/PF/RS' });
});

it('a zone loses what was read twice of a character, and what was read beside it', () => {
  const holder = { surname: 'WEISS', givenNames: 'JUERGEN', birthDate: '1957-09-21', sex: 'M' } as const;
  const [head, ...rest] = completeTd1({
    ...holder,
    kind: 'IR',
    country: 'BRA',
    number: 'B0586605',
    nationality: 'D<<',
    expiryDate: '2028-02-09',
  });
  expect(zoneOf([head.replace('B0586605', 'BO5S86605'), ...rest])).toEqual([head, ...rest]);
  expect(zoneOf([head.replace('B0586605', 'B]0586605'), ...rest])).toEqual([head, ...rest]);
  // Of a digit read twice the stroke is removed, although without the letter before it the check digit may hold too.
  const seven = completeTd1({
    ...holder,
    kind: 'ID',
    country: 'BRA',
    number: 'V4179607J',
    nationality: 'VEN',
    expiryDate: '2028-02-09',
  });
  expect(zoneOf([seven[0].replace('7J', '/7J'), seven[1], seven[2]])).toEqual(seven);
  // An accent is read from the pattern behind the zone.
  expect(zoneOf([head, `${rest[0].slice(0, -1)}ó${rest[0].slice(-1)}`, rest[1]])).toEqual([head, ...rest]);
  // A zero has the same check value as a filler, and the state has no check digit.
  expect(zoneOf([head.replace(/(?<=<\d)</, '0'), ...rest])).toEqual([head, ...rest]);
  expect(zoneOf([head.replace('BRA', 'XBRA'), ...rest])).toEqual([head, ...rest]);
  const [first, second] = completeTd3({
    ...holder,
    kind: 'P',
    country: 'BRA',
    number: 'NW153347',
    nationality: 'BRA',
    expiryDate: '2033-09-04',
  });
  // The check digit of an empty field may be a filler.
  const printed = `${second.slice(0, 42)}<${second.slice(43)}`;
  const twice = printed.replace('NW153347', 'NW1I53347').replace(/M(?=33)/, 'eM');
  expect(zoneOf([first, `${twice.slice(0, -1)}?Q`])).toEqual([first, printed]);
  const misplaced = rest[0].replace('M', 'M5');
  expect(zoneOf([head, misplaced, rest[1]])).toEqual([head, ...rest]);
  // Nothing proves the printed form of a zone's name that may have had an umlaut.
  const zone = readZone(sheetOfRows([head, ...rest].map((line) => [[40, line]])));
  expect([zone?.surname?.checks.length, zone?.givenNames?.checks.length]).toEqual([1, 0]);
  // Without valid check digits it is no zone.
  expect(zoneOf([first, second.replace('NW153347', 'NW158347')])).toBeUndefined();
});
