import { completeTd3, mrzCheckDigit } from '@lavra/brazil/mrz';
import { expect, it } from 'vitest';
import { extractDocuments } from '../extract.ts';
import { pageOfRows } from '../testing/sheet-of-rows.ts';

const valuesOf = (rows: Parameters<typeof pageOfRows>[0]) => {
  const [document] = extractDocuments('passport', { pages: [pageOfRows(rows, 'text-layer', 100)] });
  return Object.fromEntries(
    Object.entries(document?.Data ?? {}).map(([id, field]) => [id, 'value' in field ? field.value : '']),
  );
};

it('a passport with labels in Portuguese alone has its names in parts and an identity card beside them', () => {
  const values = valuesOf([
    [
      [100, 'TIPO'],
      [200, 'PAÍS EMISSOR'],
      [500, 'PASSAPORTE Nº'],
    ],
    [
      [100, 'P'],
      [200, 'BRA'],
      [500, 'FA635430'],
    ],
    [[100, 'SOBRENOME']],
    [[100, 'JARDIM BRAGANCA']],
    [[100, 'NOME']],
    [[100, 'RENATO']],
    [
      [100, 'NACIONALIDADE'],
      [400, 'IDENTIDADE Nº'],
    ],
    [
      [100, 'BRASILEIRA'],
      [400, '72.625.795 SSP/PB'],
    ],
  ]);
  expect(values).toMatchObject({
    DocumentType: 'P',
    IssuingCountry: 'BRA',
    DocumentNumber: 'FA635430',
    Surname: 'JARDIM BRAGANCA',
    GivenNames: 'RENATO',
    PersonalNumber: '72.625.795 SSP/PB',
  });
});

it('a passport of another country has labels in its languages, and the whole name is made of its parts', () => {
  const values = valuesOf([
    [
      [100, 'Tipo / Type'],
      [250, 'Cód. país emisor / Code'],
      [500, 'Pasaporte Nº / Passport No.'],
    ],
    [
      [100, 'P'],
      [250, 'URY'],
      [500, 'D482951'],
    ],
    [[100, 'Apellidos / Surname']],
    [[100, 'SOSA BENTANCUR']],
    [[100, 'Nombres / Given names']],
    [[100, 'LUCÍA INÉS']],
    [
      [100, 'Nacionalidad / Nationality'],
      [450, 'Estatura / Height'],
    ],
    [
      [100, 'URUGUAYA'],
      [450, '1,61 m'],
    ],
    [
      [100, 'Fecha de nacimiento / Date of birth'],
      [450, 'Lugar de nacimiento / Place of birth'],
    ],
    [
      [100, '14 ENE/JAN 1990'],
      [450, 'SALTO'],
    ],
    [
      [100, 'Fecha de expedición / Date of issue'],
      [450, 'Fecha de vencimiento / Date of expiry'],
    ],
    [
      [100, '03 ABR/APR 2023'],
      [450, '02 ABR/APR 2033'],
    ],
    [[100, 'Autoridad / Authority']],
    [[100, 'DNIC']],
  ]);
  expect(values).toMatchObject({
    DocumentType: 'P',
    IssuingCountry: 'URY',
    DocumentNumber: 'D482951',
    Surname: 'SOSA BENTANCUR',
    GivenNames: 'LUCÍA INÉS',
    Name: 'LUCÍA INÉS SOSA BENTANCUR',
    Nationality: 'URUGUAYA',
    BirthDate: '1990-01-14',
    BirthPlace: 'SALTO',
    IssueDate: '2023-04-03',
    ExpiryDate: '2033-04-02',
    IssuingAuthority: 'DNIC',
  });
});

it('the zone mends the names that a label begins and the number that its optional field has', () => {
  const optional = '58469030<<<<<<';
  const [first, start] = completeTd3({
    kind: 'P',
    country: 'PRT',
    surname: 'ALBUQUERQUE TAVORA',
    givenNames: 'MARIA LEONOR',
    number: 'CB753269',
    nationality: 'PRT',
    birthDate: '1987-04-19',
    sex: 'F',
    expiryDate: '2027-09-06',
  });
  const most = start.slice(0, 28) + optional + mrzCheckDigit(optional);
  const second = most + mrzCheckDigit(most.slice(0, 10) + most.slice(13, 20) + most.slice(21));
  const values = valuesOf([
    [[100, 'ALBUQUERQUE']],
    [[100, 'Apelidos / Surname / Nom']],
    [
      [100, 'ALBUQUERQUE'],
      [300, 'TÁVORA'],
    ],
    [[100, 'N.º de identificação / Personal No. / N.º personnel']],
    [[100, '28469030']],
    [[100, first]],
    [[100, second]],
  ]);
  expect(values).toMatchObject({ Surname: 'ALBUQUERQUE TÁVORA', PersonalNumber: '58469030', MRZ2: second });
});

it('the row of birth gives its place where the labels over it are torn, and a passport may be issued abroad', () => {
  const rows: Parameters<typeof pageOfRows>[0] = [
    [
      [100, 'DEN. TE OF B'],
      [400, 'SEXO/SE'],
      [600, 'TURAI DADE CEO!'],
    ],
    [
      [100, '21 SET/SEP 1988'],
      [400, 'E'],
      [600, 'PORTO'],
    ],
    [[100, 'E/AU']],
    [[100, 'CONSULADO-GERAL EM FARO']],
  ];
  const [document] = extractDocuments('passport', { pages: [pageOfRows(rows, 'ocr', 93)] });
  expect(document?.Data).toMatchObject({
    BirthPlace: { value: 'PORTO' },
    IssuingAuthority: { value: 'CONSULADO-GERAL EM FARO' },
  });
  expect(document?.Data).not.toHaveProperty('BirthState');
});

it('what its holder is a citizen of is no town, where the label above was misread', () => {
  const values = valuesOf([
    [
      [100, 'DATA DE NASCIMENTO / DATE OF BIRTH'],
      [450, 'SEXO / SEX'],
      [600, 'NACIONALIDADE / NATIONALITY'],
    ],
    [
      [100, '07 NOV/NOV 1972'],
      [450, 'F'],
      [600, 'BRASILEIRA'],
    ],
    [[120, 'URALIDADE LACE OF BI']],
    [[100, 'MACAPÁ - AP']],
  ]);
  expect(values).toMatchObject({ Nationality: 'BRASILEIRA', BirthPlace: 'MACAPÁ', BirthState: 'AP' });
});

it('a surname that begins with a preposition is whole where the zone has the same', () => {
  const [first, second] = completeTd3({
    kind: 'P',
    country: 'BRA',
    surname: 'DA ROCHA PINTO',
    givenNames: 'SERGIO',
    number: 'GC406218',
    nationality: 'BRA',
    birthDate: '1979-03-08',
    sex: 'M',
    expiryDate: '2033-02-27',
  });
  const surnameOf = (zone: readonly string[]) => {
    const rows: Parameters<typeof pageOfRows>[0] = [
      [[100, 'SOBRENOME']],
      [[100, 'DA ROCHA PINTO']],
      ...zone.map((line): [[number, string]] => [[100, line]]),
    ];
    const [document] = extractDocuments('passport', { pages: [pageOfRows(rows, 'ocr', 93)] });
    return document?.Data['Surname'] as { value: string; conf: number };
  };
  expect(surnameOf([]).conf).toBeLessThan(60);
  expect(surnameOf([first, second]).value).toBe('DA ROCHA PINTO');
  expect(surnameOf([first, second]).conf).toBeGreaterThan(90);
});
