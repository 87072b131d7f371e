import { describe, expect, it } from 'vitest';
import { completeTd1, completeTd3, mrzCheckDigit } from '@lavra/brazil/mrz';
import { readPartOfZone, readZone } from './zone.ts';
import { sheetOfLines } from '../sheet/sheet.cases.ts';

describe('a machine-readable zone', () => {
  const lines = completeTd3({
    kind: 'P',
    country: 'BRA',
    surname: 'SOUZA',
    givenNames: 'ANA MARIA',
    number: 'FK239866',
    nationality: 'BRA',
    birthDate: '1997-03-03',
    sex: 'F',
    expiryDate: '2033-07-30',
  });

  it('is found beside the words of the other side of its card', () => {
    const card = completeTd1({
      kind: 'I<',
      country: 'BRA',
      surname: 'SOUZA',
      givenNames: 'ANA',
      number: 'F1234567',
      nationality: 'ITA',
      birthDate: '1990-03-03',
      sex: 'F',
      expiryDate: '2033-07-30',
    });
    const beside = ['INDETERMINADO', 'RESIDENTE', 'TEMPORARIAMENTE'];
    const rows = [...card].map(
      (line, index) => [100 + 12 * index, { 40: beside[index] ?? '', 400: line }] as const,
    );
    expect(readZone(sheetOfLines(rows))?.surname?.value).toBe('SOUZA');
  });

  it('has the names that its page prints, where letters that look alike differ; other names are not proven', () => {
    const card = completeTd1({
      kind: 'ID',
      country: 'BRA',
      surname: 'MOREIRA',
      givenNames: 'ANTONIO LUIZ',
      number: '123456789',
      nationality: 'BRA',
      birthDate: '1990-03-03',
      sex: 'M',
      expiryDate: '2033-07-30',
    });
    const read = (given: string, printed: string) =>
      readZone(
        sheetOfLines([
          [60, { 40: printed }],
          ...[...card].map(
            (line, index) => [100 + 12 * index, { 40: line.replace('ANTONIO', given) }] as const,
          ),
        ]),
      )?.lines[2];
    const right = 'MOREIRA<<ANTONIO<LUIZ<<<<<<<<<';
    expect(read('ANTONTO', 'ANTÔNIO LUIZ MOREIRA')).toMatchObject({ value: right, checks: [{ ok: true }] });
    expect(read('ANTONIO', 'ANTONIA LUIZ MOREIRA')).toMatchObject({ value: right, checks: [] });
    expect(read('ANTONIO', 'Instituto de Identificação')).toMatchObject({
      value: right,
      checks: [{ ok: true }],
    });
  });

  it('of a card with a filler within its number is misread, though the digit of that holds', () => {
    const card = [
      'IRBRAB0586605<7<<<<<<<<<<<<<<<',
      '6005269F2904261PRY<<<<<<<<<<<8',
      'GIMENEZ<<ANA<<<<<<<<<<<<<<<<<<',
    ];
    const numberOf = (...texts: readonly string[]) =>
      readZone(sheetOfLines(texts.map((line, index) => [100 + 12 * index, { 40: line }] as const)))
        ?.documentNumber?.value;
    const [, second = '', third = ''] = card;
    const [right, misread] = ['IRBRAB0586605<', 'IRBRAB055605<7'].map((head) => {
      const number = mrzCheckDigit(head.slice(5, 14));
      const first = `${head}${number}${'<'.repeat(15)}`;
      const all = first.slice(5) + second.slice(0, 7) + second.slice(8, 15) + second.slice(18, 29);
      return [first, second.slice(0, 29) + mrzCheckDigit(all), third];
    });
    expect(numberOf(...(right ?? []))).toBe('B0586605');
    expect(numberOf(...(misread ?? []))).toBeUndefined();
  });

  it('gives what it says when its digits hold, and nothing when one does not', () => {
    const zone = readZone(
      sheetOfLines([...lines].map((line, index) => [100 + 12 * index, { 40: line }] as const)),
    );
    expect(zone).toMatchObject({
      documentNumber: { value: 'FK239866' },
      birthDate: { value: '1997-03-03' },
      expiryDate: { value: '2033-07-30' },
      sex: { value: 'F' },
    });
    // A letter misread as a digit, and miscounted fillers, are corrected when only one version holds.
    const mended = [lines[0].replace(/<<$/, ''), lines[1].replace('970303', '97O3O3')];
    expect(
      readZone(
        sheetOfLines(mended.map((line, index) => [100 + 12 * index, { 40: line }] as const)),
      )?.lines.map((line) => line?.value),
    ).toEqual([...lines]);
    // So are a letter read twice and a last check digit that was not read as a digit.
    const doubled = [lines[0], `${lines[1].replace('FK239866', 'FKO239866').slice(0, 44)}Q`];
    expect(
      readZone(sheetOfLines(doubled.map((line, index) => [100 + 12 * index, { 40: line }] as const)))
        ?.documentNumber?.value,
    ).toBe('FK239866');
    const wrong = [lines[0], lines[1].replace('FK239866', 'FK239867')];
    expect(
      readZone(sheetOfLines(wrong.map((line, index) => [100 + 12 * index, { 40: line }] as const))),
    ).toBeUndefined();
  });
});

describe('a zone with a letter too many among its names', () => {
  const [head, second] = completeTd3({
    kind: 'P',
    country: 'BRA',
    surname: 'GUIMARAES',
    givenNames: 'SIMONE DE FATIMA APARECIDA LU',
    number: 'FK239866',
    nationality: 'BRA',
    birthDate: '1997-03-03',
    sex: 'F',
    expiryDate: '2033-07-30',
  });

  it('loses the one without which its names are the printed ones', () => {
    const zone = readZone(
      sheetOfLines([
        [40, { 40: 'GUIMARÃES' }],
        [60, { 40: 'SIMONE DE FÁTIMA APARECIDA' }],
        [100, { 40: head.replace('<DE<', '<XDE<') }],
        [112, { 40: second }],
      ]),
    );
    expect(zone?.lines.map((line) => line?.value)).toEqual([head, second]);
  });
});

describe('the zone of a card', () => {
  const card = completeTd1({
    kind: 'I',
    country: 'BRA',
    surname: 'GIMENEZ',
    givenNames: 'ANA',
    number: 'V2710598',
    nationality: 'PRY',
    birthDate: '1960-05-26',
    sex: 'F',
    expiryDate: '2029-04-26',
  });
  const [head, second, names] = card;
  const sheetOf = (lines: readonly string[]) =>
    sheetOfLines(lines.map((line, index) => [100 + 12 * index, { 40: line }] as const));

  it('ends in fillers, also where they were read as letters and brackets', () => {
    const blurred = head.replace(/<+$/, 'I<<<<K<<<«<«KKKK<K<«<«<«<«');
    expect(readZone(sheetOf([blurred, second, names]))?.lines.map((line) => line?.value)).toEqual([...card]);
  });

  it('is the version from which fewest characters were taken', () => {
    const doubled = second.replace('PRY', 'SPRY');
    expect(readZone(sheetOf([head, doubled, names]))?.lines[1]?.value).toBe(second);
  });

  it('has nothing among its last fillers, whatever of no value was read there', () => {
    const head0 = head.replace(/<<<<$/, '00<A');
    const second0 = second.replace(/<<(\d)$/, '0<$1');
    expect(readZone(sheetOf([head0, second0, names]))?.lines.map((line) => line?.value)).toEqual([...card]);
  });

  it('has the last digit that the others have together, where none was read', () => {
    const lines = [head, second.replace(/\d$/, '|'), names];
    expect(readZone(sheetOf(lines))?.lines.map((line) => line?.value)).toEqual([...card]);
  });

  it.each([
    ['begins', 'G322010A', ['BRAG', 'BRA6']],
    ['ends', 'G322010Q', ['10Q<', '100<']],
    ['ends', 'G322010D', ['10D<', '100<']],
  ] as const)(
    'has a number that %s with a letter, also where a figure was read',
    (_side, number, [letter, figure]) => {
      const [first, ...others] = completeTd1({
        kind: 'I',
        country: 'BRA',
        surname: 'GIMENEZ',
        givenNames: 'ANA',
        number,
        nationality: 'PRY',
        birthDate: '1960-05-26',
        sex: 'F',
        expiryDate: '2029-04-26',
      });
      expect(first).toContain(letter);
      const read = [first.replace(letter, figure), ...others];
      expect(readZone(sheetOf(read))?.documentNumber).toMatchObject({ value: number });
    },
  );

  it('gives what its second line says where the first was not read, with names that nothing proves', () => {
    const zone = readPartOfZone(sheetOf([second, names]));
    expect(zone).toMatchObject({
      birthDate: { value: '1960-05-26', checks: [{ check: 'mrz_digits', ok: true }] },
      expiryDate: { value: '2029-04-26' },
      sex: { value: 'F' },
      surname: { value: 'GIMENEZ', checks: [] },
      givenNames: { value: 'ANA' },
    });
    expect(zone?.lines[1]).toMatchObject({ value: second, checks: [] });
    expect(zone?.documentNumber).toBeUndefined();
    expect(readPartOfZone(sheetOf([second.replace('PRY', 'QQY'), names]))).toBeUndefined();
    expect(readPartOfZone(sheetOf([second.replace('600526', '600527'), names]))).toBeUndefined();
  });

  it('of a card has a filler behind its type, and of two numbers with digits that hold the one that is a CPF', () => {
    const card = completeTd1({
      kind: 'I<',
      country: 'BRA',
      surname: 'SOUZA',
      givenNames: 'ANA',
      number: 'W0505604',
      nationality: 'BOL',
      birthDate: '1990-03-03',
      sex: 'F',
      expiryDate: '2033-07-30',
    });
    const misread = [card[0].replace('I<', 'IX'), card[1], card[2]];
    expect(
      readZone(sheetOfLines(misread.map((line, at) => [100 + 12 * at, { 40: line }] as const)))?.lines[0]
        ?.value,
    ).toBe(card[0]);
    const citizen = [
      'IDBRAS0OS679482<18B7<<<<<<<<<<<<',
      '9202025M3403026BRA<<<<<<<<<<<6',
      'SOUZA<<ANA<<<<<<<<<<<<<<<<<<<<',
    ];
    expect(
      readZone(sheetOfLines(citizen.map((line, at) => [100 + 12 * at, { 40: line }] as const)))
        ?.documentNumber?.value,
    ).toBe('50567948218');
  });
});

describe('a zone whose characters stand wide apart', () => {
  const card = completeTd1({
    kind: 'I<',
    country: 'BRA',
    surname: 'RESTREPO OSPINA',
    givenNames: 'ANA',
    number: 'F447712T',
    nationality: 'VEN',
    birthDate: '1978-03-09',
    sex: 'F',
    expiryDate: '2032-06-28',
  });
  const read = (lines: readonly string[], printed = '09/03/1978 28/06/2032') =>
    readZone(
      sheetOfLines([
        [40, { 40: 'RESTREPO OSPINA ANA' }],
        [60, { 40: printed }],
        ...lines.map((line, index) => [100 + 12 * index, { 40: line }] as const),
      ]),
    )?.lines.map((line) => line?.value);

  it('has letters read behind its fillers', () => {
    const [first, second, third] = card;
    expect(read([first.replace('<', '<X'), second, third.replace('<', '<X')])).toEqual([...card]);
    expect(read([first.replace('2T<', '21<'), second, third])).toEqual([...card]);
  });

  it('has figures read for others in days that the page prints', () => {
    const [first, second, third] = card;
    const misread = [first, second.replace('780309', '180509'), third];
    expect(read(misread)).toEqual([...card]);
    expect(read(misread, '28/06/2032')).toBeUndefined();
    expect(read([first, second.replace('78', '718'), third])).toEqual([...card]);
  });

  it('of another state is none of a card', () => {
    const [first, second, third] = card;
    expect(read([first.replace('BRA', 'XBR'), second, third])).toBeUndefined();
  });

  it('has a figure by itself that was read as a bracket', () => {
    const [first, second, third] = completeTd1({
      kind: 'I<',
      country: 'BRA',
      surname: 'RESTREPO OSPINA',
      givenNames: 'ANA',
      number: 'F125244G',
      nationality: 'VEN',
      birthDate: '1978-03-09',
      sex: 'F',
      expiryDate: '2032-06-28',
    });
    expect(first).toContain('<1<');
    expect(read([first.replace('<1<', '<]<'), second, third])?.[0]).toBe(first);
  });
});

describe("a card's zone whose lines were misread", () => {
  const card = completeTd1({
    kind: 'ID',
    country: 'BRA',
    surname: 'PEREIRA MOTA',
    givenNames: 'ELISA',
    number: '52998224725',
    nationality: 'BRA',
    birthDate: '1984-05-12',
    sex: 'F',
    expiryDate: '2034-06-20',
  });
  const readCard = (lines: readonly string[], ...beside: readonly string[]) =>
    readZone(
      sheetOfLines([
        ...beside.map((text, index) => [20 + 12 * index, { 40: text }] as const),
        ...lines.map((line, index) => [100 + 12 * index, { 40: line }] as const),
      ]),
    )?.lines.map((line) => line?.value);

  it('has the number that the page prints, where it is nearly what was read', () => {
    const [first, second, third] = card;
    const misread = [first.replace('529982247', 'S2908224O7'), second, third];
    expect(readCard(misread, '529.982.247-25')).toEqual([...card]);
    expect(readCard(misread, '168.995.350-09')).toBeUndefined();
  });

  it('has no number with characters left out when the digit of all lines was not read', () => {
    const [first, second, third] = card;
    const digitLost = `${second.slice(0, 29)}<`;
    expect(readCard([first, digitLost, third])).toEqual([...card]);
    expect(readCard([first.replace('529982247', '5829980224O7'), digitLost, third])).toBeUndefined();
  });

  it('has the digit of a day that the page prints', () => {
    const [first, second, third] = card;
    const misread = second.replace(/^(.{14})./, (_, days: string) => days + (second[14] === '0' ? '6' : '0'));
    expect(readCard([first, misread, third], '20/06/2034')).toEqual([...card]);
    expect(readCard([first, misread, third])).toBeUndefined();
  });

  it('may count the filler within its long number', () => {
    const [first, second, third] = card;
    const counted = `${first.slice(0, 17)}${mrzCheckDigit(first.slice(5, 17))}${first.slice(18)}`;
    const all = counted.slice(5) + second.slice(0, 7) + second.slice(8, 15) + second.slice(18, 29);
    const lines = [counted, second.slice(0, 29) + mrzCheckDigit(all), third];
    expect(counted).not.toBe(first);
    expect(readCard(lines)).toEqual(lines);
  });

  it('of a passport has strokes among its last fillers, and its last digit from the others', () => {
    const passport = completeTd3({
      kind: 'P',
      country: 'BRA',
      surname: 'SOUZA',
      givenNames: 'ANA MARIA',
      number: 'FK239866',
      nationality: 'BRA',
      birthDate: '1997-03-03',
      sex: 'F',
      expiryDate: '2033-07-30',
    });
    const [first, second] = passport;
    // The optional field is empty, whose digit may be a filler or 0: either counts alike.
    const read = readCard([first, second.replace(/<{6}.{2}$/, '|<|<|<|k')]);
    expect(read?.map((line) => line?.replace(/<0(?=.$)/, '<<'))).toEqual([
      first,
      second.replace(/<0(?=.$)/, '<<'),
    ]);
  });
});
