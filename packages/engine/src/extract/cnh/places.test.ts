import type { Box } from '@lavra/contract/model/result';
import { expect, it } from 'vitest';
import { extractDocuments } from '../extract.ts';
import { pageOfRows } from '../testing/sheet-of-rows.ts';

type Rows = Parameters<typeof pageOfRows>[0];

function valuesOf(service: 'cnh' | 'healthcard', rows: Rows): Record<string, string | undefined> {
  const [document] = extractDocuments(service, { pages: [pageOfRows(rows, 'ocr', 93)] });
  return Object.fromEntries(
    Object.entries(document?.Data ?? {}).map(([id, field]) => [
      id,
      'value' in field ? field.value : undefined,
    ]),
  );
}

it('name, parents and category of a licence need no captions', () => {
  const values = valuesOf('cnh', [
    [[230, 'REPUBLIO FEDERA ADO BRAS']],
    [[110, 'PATRICIA CRISTINA DE SOUZA J']],
    [[300, 'ADE']],
    [[240, '935279953 SESP PR']],
    [
      [240, '383.541.039-35'],
      [400, '28/12/1981'],
    ],
    [[240, 'JEFFERSON SAMPAIO DE SOUZA']],
    [
      [100, 'das'],
      [240, 'FRANCISCA EDUARDA'],
    ],
    [[240, 'BITENCOURT']],
    [[440, 'AB']],
    [
      [110, '07957182844'],
      [280, '02/10/2023'],
      [400, '10/01/2010'],
    ],
  ]);
  expect(values).toMatchObject({
    Name: 'PATRICIA CRISTINA DE SOUZA',
    FatherName: 'JEFFERSON SAMPAIO DE SOUZA',
    MotherName: 'FRANCISCA EDUARDA BITENCOURT',
    Category: 'AB',
  });
});

it('the category of newer licences is right after their number, the name over the row of birth', () => {
  const values = valuesOf('cnh', [
    [[100, 'FEDERATIVA DO BRASA']],
    [[60, 'RAUL JORDÃO VALADÃO']],
    [[200, '02/06/1975, ARAÇATUBA, SP']],
    [
      [200, '350.330.468-10'],
      [320, '04962373745'],
      [450, 'D'],
    ],
  ]);
  expect(values).toMatchObject({ Name: 'RAUL JORDÃO VALADÃO', Category: 'D' });
});

it('the earliest day on a card of health is a birth, unless it is a recent one', () => {
  const rows = (first: string): Rows => [
    [[100, 'TÂNIA ANTÔNIA CAVALCÂNTI']],
    [[100, first]],
    [[100, '06/04/2030']],
  ];
  expect(valuesOf('healthcard', rows('12/10/1978'))['BirthDate']).toBe('1978-10-12');
  expect(valuesOf('healthcard', rows('12/10/2018'))['BirthDate']).toBeUndefined();
});

it('the large letter beside the row of birth says whether a licence is a permit', () => {
  const page = pageOfRows([[[60, 'RAUL LIMA VALADÃO']], [[200, '02/06/1975, ARAÇATUBA, SP']]], 'ocr', 93);
  const [birth] = page.words.filter(({ text }) => text === '02/06/1975,');
  const letterOf = (text: string, times: number, above = 0, taller = 1) => {
    const [x = 0, y = 0, wide = 0, height = 0] = birth?.box ?? [];
    const row = page.words.map((each) =>
      each === birth ? { ...each, box: [x, y, wide, taller * height] as typeof each.box } : each,
    );
    const word = {
      text,
      conf: 93,
      box: [0.85, y - (times - 1 + above) * height, 0.03, times * height] as const,
    };
    const pages = [{ ...page, words: [...row, word as (typeof page.words)[number]] }];
    const [document] = extractDocuments('cnh', { pages });
    const kind = Object.entries(document?.Data ?? {}).find(([id]) => id === 'LicenseKind')?.[1];
    return kind && 'value' in kind ? kind.value : undefined;
  };
  expect(letterOf('P', 2.5)).toBe('P');
  expect(letterOf('D', 2.5)).toBe('D');
  // At the head of the card it is further above.
  expect(letterOf('D', 1.5, 4)).toBe('D');
  // Far below the boxes it is much larger than all else.
  expect(letterOf('D', 2.5, -20)).toBe('D');
  expect(letterOf('D', 1.5, -20)).toBeUndefined();
  // A comma makes the day taller than the other words of its row, which the letter is compared with.
  expect(letterOf('D', 1.45, 0, 1.25)).toBe('D');
  // As large as the rest it is a category, and other letters are none of this.
  expect(letterOf('D', 1)).toBeUndefined();
  expect(letterOf('B', 2.5)).toBeUndefined();
});

it('category, permit and restrictions of a licence are few words, with and without captions', () => {
  const rows: Rows = [
    [[60, 'LEANDRO LUIZ SCHNEIDER']],
    [[240, '38880677 SESP MS']],
    [
      [240, 'PERMISSÃO'],
      [400, 'ACC'],
      [480, 'CAT. HAB.'],
    ],
    [
      [240, 'SIM'],
      [480, 'NB'],
    ],
    [
      [60, '01529314134'],
      [240, '01/11/2014'],
      [480, '01/11/2013'],
    ],
    [[60, 'AVAÇÃ']],
    [[60, 'D; EAR']],
  ];
  const told = { Permission: 'SIM', Observations: 'D; EAR' };
  expect(valuesOf('cnh', rows)).toMatchObject({ Category: 'B', ...told });
  expect(valuesOf('cnh', rows.toSpliced(2, 1))).toMatchObject(told);
  const misread: Rows = [...rows.slice(0, 3), [[480, 'RE']], ...rows.slice(4)];
  expect(valuesOf('cnh', misread)['Category']).toBeUndefined();
});

it('older captions of a licence are read as well', () => {
  const values = valuesOf('cnh', [
    [[60, 'NOME E SOBRENOME']],
    [[60, 'RAUL LIMA VALADÃO']],
    [
      [60, 'CIC'],
      [300, 'DT. NASC.'],
      [500, 'NATURALIDADE'],
    ],
    [
      [60, '529.982.247-25'],
      [300, '02/06/1975'],
      [500, 'ARAÇATUBA/SP'],
    ],
    [[60, 'PAI']],
    [[60, 'JOSE VALADÃO']],
    [[60, 'MÃE']],
    [[60, 'MARIA LIMA']],
    [
      [60, 'Nº DE REGISTRO'],
      [300, 'VÁLIDO ATÉ'],
      [500, 'CATEGORIA'],
      [650, 'PRIMEIRA HABILITAÇÃO'],
    ],
    [
      [60, '04962373745'],
      [300, '02/06/2012'],
      [500, 'É'],
      [650, '01/03/1995'],
    ],
    [
      [60, 'EXPEDIÇÃO'],
      [300, 'LOCAL DE EXPEDIÇÃO'],
    ],
    [
      [60, '02/06/2007'],
      [300, 'BAURU, SP'],
    ],
  ]);
  expect(values).toMatchObject({
    Name: 'RAUL LIMA VALADÃO',
    CPF: '52998224725',
    BirthDate: '1975-06-02',
    BirthPlace: 'ARAÇATUBA',
    BirthState: 'SP',
    FatherName: 'JOSE VALADÃO',
    MotherName: 'MARIA LIMA',
    RegistrationNumber: '04962373745',
    ExpiryDate: '2012-06-02',
    Category: 'E',
    FirstLicenseDate: '1995-03-01',
    IssueDate: '2007-06-02',
    IssuePlace: 'BAURU',
    IssuingState: 'SP',
  });
});

it('the mother’s long name goes on in a row right below it', () => {
  const page = pageOfRows(
    [
      [[60, 'FILIAÇÃO']],
      [[60, 'JEFFERSON SAMPAIO DE SOUZA']],
      [[60, 'FRANCISCA EDUARDA']],
      [[60, 'BITENCOURT']],
      [[60, 'Nº REGISTRO']],
      [[60, '07957182844']],
    ],
    'ocr',
    93,
  );
  const words = page.words.map((word) => {
    const [x, y, width, height] = word.box;
    return word.text === 'BITENCOURT' ? { ...word, box: [x, y - 0.004, width, height] as const } : word;
  });
  const pages = [{ ...page, words: words as typeof page.words }];
  expect(extractDocuments('cnh', { pages })[0]?.Data).toMatchObject({
    FatherName: { value: 'JEFFERSON SAMPAIO DE SOUZA' },
    MotherName: { value: 'FRANCISCA EDUARDA BITENCOURT' },
  });
});

it('the letter of a licence may be little larger than the words of the row of birth below it', () => {
  const words = [
    ['D', 700, 100, 23],
    ['03/06/1989,', 300, 154, 34],
    ['DOURADOS,', 400, 163, 25],
    ['MS', 500, 163, 20],
    ['AB', 700, 362, 21],
  ] as const;
  const looks = { source: 'ocr', orientation: 0, quality: 'ok', width: 1000, height: 1000 } as const;
  const page = {
    number: 1,
    words: words.map(([text, left, top, height]) => {
      const box: Box = [left / 1000, top / 1000, text.length * 0.01, height / 1000];
      return { text, conf: 93, box };
    }),
    lines: [],
    codes: [],
    ...looks,
  };
  const [document] = extractDocuments('cnh', { pages: [page] });
  expect(document?.Data).toMatchObject({ LicenseKind: { value: 'D' } });
});

it('the office of an identity card that no list has is known by the state behind it', () => {
  const values = valuesOf('cnh', [
    [[110, 'PATRICIA CRISTINA DE SOUZA']],
    [[240, '935279953 SEXYZ PR']],
    [[240, 'JEFFERSON SAMPAIO DE SOUZA']],
    [[240, 'FRANCISCA EDUARDA BITENCOURT']],
  ]);
  expect(values).toMatchObject({
    Name: 'PATRICIA CRISTINA DE SOUZA',
    FatherName: 'JEFFERSON SAMPAIO DE SOUZA',
    MotherName: 'FRANCISCA EDUARDA BITENCOURT',
  });
});
