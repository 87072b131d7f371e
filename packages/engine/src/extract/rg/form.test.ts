import type { Box } from '@lavra/contract/model/result';
import { expect, it } from 'vitest';
import { extractDocuments } from '../extract.ts';
import { pageOfRows } from '../testing/sheet-of-rows.ts';

it('the card of 1983 gives number and day of issue by their row, a CPF by its stroke, and no day of its law', () => {
  const page = pageOfRows(
    [
      [
        [100, '2A VIA'],
        [400, 'ma:'],
      ],
      [
        [160, '51.106.564-4'],
        [450, '22/JAN/2015'],
      ],
      [[160, 'IRACEMA CINTRA SOBRAL']],
      [[100, '']],
      [[160, 'THEO DE ARAUJO SOBRAL']],
      [[160, 'E KAUANE DE FATIMA BRANDAO']],
      [[100, '']],
      [[390, '12/MAI/1978']],
      [[120, '034209538/28']],
      [[300, 'LEI Nº 7,116 DE 29/08/83']],
    ],
    'ocr',
    93,
  );
  const [document] = extractDocuments('rg', { pages: [page] });
  const values = Object.fromEntries(
    Object.entries(document?.Data ?? {}).map(([id, field]) => [id, 'value' in field ? field.value : '']),
  );
  expect(values).toMatchObject({
    DocumentNumber: '51.106.564-4',
    IssueDate: '2015-01-22',
    CopyNumber: '2',
    CPF: '03420953828',
    FatherName: 'THEO DE ARAUJO SOBRAL',
    MotherName: 'KAUANE DE FATIMA BRANDAO',
  });
  expect(Object.values(values)).not.toContain('1983-08-29');
});

it('the word of a copy may be misread behind its ordinal', () => {
  const page = pageOfRows([[[100, '09.674.315-82 2a yTA DATA DE 05-11-1998']]], 'ocr', 93);
  expect(extractDocuments('rg', { pages: [page] })[0]?.Data).toMatchObject({ CopyNumber: { value: '2' } });
});

it('the letters of a state are no part of the number', () => {
  const page = pageOfRows(
    [[[100, 'REGISTRO GERAL MG-12.345.678']], [[100, 'NOME RUI LIMA']]],
    'text-layer',
    100,
  );
  const [document] = extractDocuments('rg', { pages: [page] });
  expect(document?.Data).toMatchObject({ DocumentNumber: { value: '12.345.678' } });
});

const valuesOf = (rows: Parameters<typeof pageOfRows>[0]) => {
  const [document] = extractDocuments('rg', { pages: [pageOfRows(rows, 'ocr', 93)] });
  return Object.fromEntries(
    Object.entries(document?.Data ?? {}).map(([id, field]) => [id, 'value' in field ? field.value : '']),
  );
};

it('the raised letter of a copy that was read as a figure is no figure, and a blood group has no zero', () => {
  const values = valuesOf([
    [
      [100, 'REGISTRO GERAL'],
      [350, 'VIA'],
      [600, 'FATOR RH'],
    ],
    [
      [100, '09.660.410-7'],
      [350, '22 VIA'],
      [600, '0+'],
    ],
    [
      [100, 'NOME'],
      [600, 'ESTADO CIVIL'],
    ],
    [
      [100, 'DANIELE PEIXOTO PRATES'],
      [600, 'CASADO(A)'],
    ],
  ]);
  expect(values).toMatchObject({ CopyNumber: '2', BloodType: 'O+', MaritalStatus: 'CASADO(A)' });
});

it('the number of a work card in a box of its own has no series', () => {
  const row = [
    [100, 'CTPS'],
    [300, 'SÉRIE'],
  ] as const;
  const values = valuesOf([
    [[100, 'NOME']],
    [[100, 'LEANDRO CARDOSO HOFFMANN']],
    row,
    [
      [100, '6164634'],
      [300, '8589'],
    ],
  ]);
  expect(values).toMatchObject({ CTPSNumber: '6164634', CTPSSeries: '8589' });
});

it('an institute is found behind its department, and a work card in one box with its series', () => {
  const values = valuesOf([
    [
      [100, 'SECRETARIA DA SEGURANÇA PÚBLICA - INSTITUTO DE IDENTIFICAÇÃO CIVIL E CRIMINAL'],
      [800, '13.456.757-5'],
    ],
    [[100, 'NOME']],
    [[100, 'LEANDRO CARDOSO HOFFMANN']],
    [[100, 'CTPS / SÉRIE / UF']],
    [[100, '6164634 / 8589 / MG']],
  ]);
  expect(values).toMatchObject({
    IssuingAuthority: 'SECRETARIA DA SEGURANÇA PÚBLICA',
    IssuingInstitute: 'INSTITUTO DE IDENTIFICAÇÃO CIVIL E CRIMINAL',
    CTPSNumber: '6164634',
    CTPSSeries: '8589',
    CTPSState: 'MG',
  });
});

it.each([
  'Instituto-Geral de Perícias',
  'Instituto de Identificação Félix Pacheco',
  'INSTITUTO FÉLIX PACHECO',
  'INSTITUTO DE IDENTIFICAÇÃO DR. AROLDO MENDES PAIVA',
  'COORDENADORIA DE IDENTIFICAÇÃO HUMANA E PERÍCIAS BIOMÉTRICAS',
])('%s issues identity cards', (office) => {
  const page = pageOfRows([[[60, 'ESTADO DO CEARÁ']], [[60, office]], [[60, 'POLÍCIA CIVIL']]], 'ocr', 96);
  expect(extractDocuments('rg', { pages: [page] })[0]?.Data).toMatchObject({
    IssuingInstitute: { value: office },
    IssuingAuthority: { value: 'POLÍCIA CIVIL' },
  });
});

/** A page of exact words, each [left, top, height, text], 6 wide a letter. */
function pageOfWords(words: readonly (readonly [left: number, top: number, height: number, text: string])[]) {
  const looks = { source: 'text-layer', orientation: 0, quality: 'ok', width: 1000, height: 1000 } as const;
  const placed = words.map(([left, top, height, text]) => {
    const box: Box = [left / 1000, top / 1000, text.length * 0.006, height / 1000];
    return { text, conf: 100, box };
  });
  return { number: 1, words: placed, lines: [], codes: [], ...looks };
}

it('a number stands at the middle of its label of two rows, a name goes on below the copy, and the director’s over its caption', () => {
  const page = pageOfWords([
    [100, 100, 6, 'REGISTRO'],
    [170, 101, 14, '25.996.819-5'],
    [350, 100, 6, 'DATA'],
    [380, 100, 6, 'DE'],
    [100, 110, 6, 'GERAL'],
    [350, 110, 6, 'EXPEDIÇÃO'],
    [420, 102, 13, '07/OUT/2005'],
    [100, 136, 6, 'NOME'],
    [290, 131, 9, '2ª'],
    [310, 131, 9, 'VIA'],
    [100, 150, 12, 'JOAQUIM'],
    [152, 150, 12, 'BARROS'],
    [198, 150, 12, 'ALBUQUERQUE-LIMA'],
    [304, 150, 12, 'LACERDA'],
    [100, 172, 6, 'CPF'],
    [100, 182, 9, '311219181/15'],
    [300, 200, 8, 'OTÁVIO'],
    [344, 200, 8, 'XIMENES'],
    [394, 200, 8, 'REIS'],
    [346, 216, 6, 'ASSINATURA'],
    [412, 216, 6, 'DO'],
    [430, 216, 6, 'DIRETOR'],
  ]);
  const [document] = extractDocuments('rg', { pages: [page] });
  expect(document?.Data).toMatchObject({
    DocumentNumber: { value: '25.996.819-5' },
    IssueDate: { value: '2005-10-07' },
    CopyNumber: { value: '2' },
    Name: { value: 'JOAQUIM BARROS ALBUQUERQUE-LIMA LACERDA' },
    DirectorName: { value: 'OTÁVIO XIMENES REIS' },
  });
});

it('the second parent stands far below the label of both, and a code holds its text', () => {
  const page = pageOfWords([
    [100, 100, 8, 'Filiação'],
    [160, 100, 8, '/'],
    [170, 100, 8, 'Filiation'],
    [100, 114, 16, 'Rui'],
    [128, 114, 16, 'Lima'],
    [100, 138, 16, 'Ana'],
    [128, 138, 16, 'Luz'],
    [100, 170, 8, 'CPF'],
    [100, 184, 12, '529.982.247-25'],
  ]);
  const box: Box = [0.7, 0.1, 0.1, 0.1];
  const code = { format: 'QRCode', text: 'https://x.example/1', box, turn: 0 } as const;
  const [document] = extractDocuments('rg', { pages: [{ ...page, codes: [code] }] });
  expect(document?.Data).toMatchObject({
    FatherName: { value: 'Rui Lima' },
    MotherName: { value: 'Ana Luz' },
    QRCode: { value: 'https://x.example/1' },
  });
});

it('a town by itself above the signature is where the card was issued, and the name above its label is whose it is', () => {
  const values = valuesOf([
    [[100, 'NATURALIDADE: LONDRINA/PR']],
    [[100, 'DOC. ORIGEM: COMARCA=LONDRINA/PR']],
    [[100, 'CPF: 529.982.247-25']],
    [[100, '']],
    [[100, 'CURITIBA/PR']],
    [
      [300, 'GUSTAVO PRADO LIMA'],
      [600, '2º VIA'],
    ],
    [[300, 'Assinatura do Diretor']],
  ]);
  expect(values).toMatchObject({
    BirthPlace: 'LONDRINA',
    IssuePlace: 'CURITIBA',
    IssuingState: 'PR',
    DirectorName: 'GUSTAVO PRADO LIMA',
  });
});

it('the letter before a state is its stroke where the card was issued in that state', () => {
  const rows = (state: string) =>
    valuesOf([
      [[100, `ESTADO ${state}`]],
      [[100, 'SECRETARIA DA SEGURANÇA']],
      [[100, 'NOME']],
      [[100, 'RUI LIMA PRADO']],
      [[100, 'NATURALIDADE']],
      [[100, 'FEIRA DE SANTANAIBA']],
    ]);
  expect(rows('DA BAHIA')).toMatchObject({ BirthPlace: 'FEIRA DE SANTANA', BirthState: 'BA' });
  expect(rows('DO PARANÁ')).not.toHaveProperty('BirthState');
});

it('the town of issue by itself may have its state behind a dash, and the Federal District is a state', () => {
  const valuesOf = (heading: string, town: string) => {
    const page = pageOfRows(
      [
        [[300, heading]],
        [[300, 'SECRETARIA DE ESTADO DA SEGURANÇA PÚBLICA']],
        [[100, 'NOME']],
        [[100, 'IRACEMA CINTRA SOBRAL']],
        [
          [100, 'NATURALIDADE'],
          [400, 'DATA DE NASCIMENTO'],
        ],
        [
          [100, 'PATOS-PB'],
          [400, '12/03/1981'],
        ],
        [[100, '']],
        [[100, town]],
      ],
      'ocr',
      95,
    );
    return extractDocuments('rg', { pages: [page] })[0]?.Data;
  };
  for (const town of ['BELO HORIZONTE -MG', 'BELO HORIZONTE - MG'])
    expect(valuesOf('ESTADO DE MINAS GERAIS', town)).toMatchObject({
      BirthPlace: { value: 'PATOS' },
      IssuePlace: { value: 'BELO HORIZONTE' },
      IssuingState: { value: 'MG' },
    });
  expect(valuesOf('GOVERNO DO DISTRITO FEDERAL', '')).toMatchObject({ IssuingState: { value: 'DF' } });
});

it('a dash may part the state in the heading from its department', () => {
  expect(
    valuesOf([
      [[100, 'ESTADO DE GOIÁS - SECRETARIA DE ESTADO DA SEGURANÇA PÚBLICA']],
      [[100, 'NOME']],
      [[100, 'RUI LIMA']],
    ]),
  ).toMatchObject({ IssuingState: 'GO' });
});

it('a record of birth in two rows is read whole though its words look like labels', () => {
  const rows = (value: readonly string[], beside: boolean): Parameters<typeof valuesOf>[0] => [
    [[100, 'REGISTRO GERAL 51.106.564-4']],
    beside
      ? [
          [100, 'DOC ORIGEM'],
          [240, value[0] ?? ''],
        ]
      : [[100, 'DOC. ORIGEM']],
    ...(beside ? value.slice(1) : value).map((row) => [[beside ? 240 : 100, row]] as const),
    [[100, 'CPF']],
  ];
  expect(valuesOf(rows(['PALMAS TO', '1.SUBDISTRITO CN:LV.A097/FLS.104/N.023541'], true))).toMatchObject({
    SourceDocument: 'PALMAS TO 1.SUBDISTRITO CN:LV.A097/FLS.104/N.023541',
  });
  expect(valuesOf(rows(['C.NASC. LIV A42 FLS 47 TERMO 31503', '2ª CIRC PALMAS TO'], false))).toMatchObject({
    SourceDocument: 'C.NASC. LIV A42 FLS 47 TERMO 31503 2ª CIRC PALMAS TO',
  });
});

it.each([
  ['POLÍCIA CIVIL - DIRETORIA DE IDENTIFICAÇÃO MENDES PAIVA', 'PARÁ', 'PA'],
  ['DEPARTAMENTO DE POLÍCIA TÉCNICA - INSTITUTO DE IDENTIFICAÇÃO MENDES PAIVA', 'BAHIA', 'BA'],
  ['POLITEC - DIRETORIA METROPOLITANA DE IDENTIFICAÇÃO TÉCNICA', 'MATO GROSSO', 'MT'],
])('%s identifies persons for its state', (office, state, uf) => {
  const page = pageOfRows(
    [
      [
        [60, `GOVERNO DO ESTADO DO ${state} VOS`],
        [700, 'MATEUS QUADROS'],
      ],
      [
        [60, office],
        [700, 'JULIANA NOGUEIRA'],
      ],
      [[60, 'OBSERVAÇÕES']],
      [[60, 'DOADOR DE ÓRGÃOS E TECIDOS']],
    ],
    'ocr',
    96,
  );
  expect(extractDocuments('rg', { pages: [page] })[0]?.Data).toMatchObject({
    IssuingInstitute: { value: office },
    IssuingState: { value: uf },
    Observations: { value: 'DOADOR DE ÓRGÃOS E TECIDOS' },
  });
});
