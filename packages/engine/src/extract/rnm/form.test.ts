import { completeTd1 } from '@lavra/brazil/mrz';
import { expect, it } from 'vitest';
import { extractDocuments } from '../extract.ts';
import { pageOfRows } from '../testing/sheet-of-rows.ts';

const dataOf = (rows: Parameters<typeof pageOfRows>[0]) =>
  extractDocuments('rnm', { pages: [pageOfRows(rows, 'text-layer', 100)] })[0]?.Data;

it('the name beside a surname is the given names, a name without one is whole', () => {
  const data = dataOf([
    [[100, 'SOBRENOME']],
    [[100, 'GALLO FERRARI']],
    [[100, 'NOME']],
    [[100, 'ELISA']],
    [[100, 'NACIONALIDADE']],
    [[100, 'ITÁLIA']],
  ]);
  expect(data).toMatchObject({
    Surname: { value: 'GALLO FERRARI' },
    GivenNames: { value: 'ELISA' },
    Name: { value: 'ELISA GALLO FERRARI' },
  });
  expect(dataOf([[[100, 'NOME']], [[100, 'FRITZNER ESTIME DESIR']]])).toMatchObject({
    Name: { value: 'FRITZNER ESTIME DESIR' },
  });
});

it('a name with words that its zone leaves out is whole', () => {
  const card = completeTd1({
    kind: 'I<',
    country: 'BRA',
    surname: 'GALLO FERRARI',
    givenNames: 'ELISA',
    number: 'F125244G',
    nationality: 'ITA',
    birthDate: '1978-03-09',
    sex: 'F',
    expiryDate: '2032-06-28',
  });
  const rows = ['NOME', 'ELISA GALLO VDA DE FERRARI', 'NACIONALIDADE', 'ITÁLIA', ...card];
  expect(dataOf(rows.map((text) => [[100, text]]))).toMatchObject({
    Name: { value: 'ELISA GALLO VDA DE FERRARI' },
    Surname: { value: 'GALLO FERRARI' },
  });
});

it("the day that no label has is the expiry, and that of a decree is nobody's", () => {
  const data = dataOf([
    [[100, '(Art. 2º do Decreto nº 9.277, de 5 de fevereiro de 2018)']],
    [
      [100, 'RNM'],
      [400, 'DATA DE NASCIMENTO'],
    ],
    [
      [100, 'F243705-Y'],
      [400, '27/01/1990'],
    ],
    [
      [100, 'DATA DE ENTRADA'],
      [400, 'ALIDO AT'],
    ],
    [
      [100, '01/06/2022'],
      [400, '27/12/2023'],
    ],
    [[100, 'DATA DE EMISSÃO']],
    [[100, '27/12/2022']],
  ]);
  expect(data).toMatchObject({ ExpiryDate: { value: '2023-12-27' }, IssueDate: { value: '2022-12-27' } });
});

it('the holder is no parent, a lone ordinal is the copy, and a law has its year', () => {
  expect(
    dataOf([
      [
        [100, 'RNM'],
        [400, 'CLASSIFICAÇÃO'],
      ],
      [
        [100, 'B485453-H'],
        [400, 'RESIDENTE'],
      ],
      [[100, 'NOME']],
      [[100, 'HERNÁN RUIZ']],
      [[100, 'ACAO']],
      [[100, 'JAIRO RUIZ SOSA']],
      [[100, 'YOLANDA CÁRDENAS']],
      [
        [100, '03/04/1961'],
        [400, '2º'],
      ],
      [[100, 'ART. 37 LEI 6815/80']],
    ]),
  ).toMatchObject({
    Name: { value: 'HERNÁN RUIZ' },
    FatherName: { value: 'JAIRO RUIZ SOSA' },
    MotherName: { value: 'YOLANDA CÁRDENAS' },
    CopyNumber: { value: '2' },
    LegalBasis: { value: 'ART. 37 LEI 6815/80' },
  });
});

it('a certificate says which paper a day is of, and the country beside the nationality', () => {
  const rows: readonly (readonly [string, string])[] = [
    ['Nome completo', 'Abílio Loureiro Fontoura'],
    ['País de nacionalidade', 'Portugal'],
    ['Nacionalidade', 'Portuguesa'],
    ['RNM', 'F978471R'],
    ['Data de emissão da carteira', '21/02/2024'],
    ['Validade da carteira', '21/02/2026'],
    ['Órgão exp.', 'DELEMIG/DREX/SR/PF/CE'],
  ];
  const data = dataOf([
    [[100, 'Consta no Registro Nacional Migratório o que segue, nos termos da Lei nº 13.445, de 2017.']],
    ...rows.map(([label, value]): [number, string][] => [
      [100, label],
      [500, value],
    ]),
    [[100, 'Emitida em 26/03/2025.']],
  ]);
  expect(data).toMatchObject({
    Nationality: { value: 'Portuguesa' },
    DocumentNumber: { value: 'F978471R' },
    IssueDate: { value: '2024-02-21' },
    ExpiryDate: { value: '2026-02-21' },
    IssuingAuthority: { value: 'DELEMIG/DREX/SR/PF/CE' },
  });
});

it('the sex stands beside birth without its label, strokes are letters, and a border town keeps its state', () => {
  const rows: Parameters<typeof pageOfRows>[0] = [
    [
      [100, 'DATA DE NASCIMENTO'],
      [500, 'NACIONALIDADE'],
    ],
    [
      [100, '14/08/1991'],
      [340, 'F'],
      [500, 'PARAGUAI'],
    ],
    [[100, 'AMPARO LEGAL']],
    [[100, 'ART. 30, |, C, LEI 13.445/2017']],
    [[100, 'MUNICÍPIOS DE FRONTEIRA']],
    [[100, 'BELA VISTAIMS']],
    [],
    [],
    [[100, 'ORC AO E OR']],
    [[100, 'CGPII/DIREX/PF']],
  ];
  expect(extractDocuments('rnm', { pages: [pageOfRows(rows, 'ocr', 93)] })[0]?.Data).toMatchObject({
    Sex: { value: 'F' },
    LegalBasis: { value: 'ART. 30, I, C, LEI 13.445/2017' },
    BorderTowns: { value: 'BELA VISTA/MS' },
    IssuingAuthority: { value: 'CGPI/DIREX/PF' },
  });
});
