import type { Box } from '@lavra/contract/model/result';
import { expect, it } from 'vitest';
import type { Page } from '../../pages/page.ts';
import { extractDocuments } from '../extract.ts';
import { pageOfRows } from '../testing/sheet-of-rows.ts';
import { valuesOn } from '../testing/values-on.ts';

const valuesOf = (rows: Parameters<typeof pageOfRows>[0]) => {
  const [document] = extractDocuments('healthcard', { pages: [pageOfRows(rows, 'ocr', 95)] });
  return Object.fromEntries(
    Object.entries(document?.Data ?? {}).map(([id, field]) => [id, 'value' in field ? field.value : '']),
  );
};

it('a number in groups alone in its row is the card number, those of telephones and of the public system are not', () => {
  const holder = [[[100, 'BENEFICIÁRIO']], [[100, 'BENEDITO ANTONIO KLEIN']]] as const;
  expect(valuesOf([[[100, '0712 5029 70968202 4']], ...holder])).toMatchObject({
    CardNumber: '07125029709682024',
    Name: 'BENEDITO ANTONIO KLEIN',
  });
  const others = valuesOf([[[100, '704 8552 1555 7764']], [[100, '0800 000 0000']], ...holder]);
  expect(others).not.toHaveProperty('CardNumber');
  expect(valuesOf([[[100, '2º VIA']], ...holder])).toMatchObject({ CopyNumber: '2' });
});

it('fifteen figures in the middle of the number of the card are none of the public system', () => {
  expect(
    valuesOf([
      [[100, 'O 127 553018446290 7']],
      [[100, 'ODILA REGINA PERIN']],
      [[100, 'Nome do Beneficiário']],
      [[100, '127100000080001']],
      [[100, 'Cartão Nacional de Saúde']],
    ]),
  ).toMatchObject({ CNS: '127100000080001', CardNumber: '01275530184462907' });
});

it('a misread label is nobody', () => {
  expect(valuesOf([[[100, 'BENEFIC R']], [[100, 'GISLAINE MARCONDES DE PAULA']]])).toMatchObject({
    Name: 'GISLAINE MARCONDES DE PAULA',
  });
});

it('a plan stands beside its company without a label, and the holder is no company', () => {
  expect(
    valuesOf([
      [
        [100, 'Saúde Boa'],
        [600, 'BOA ESSENCIAL 200'],
      ],
      [[100, 'Nome do beneficiário']],
      [[100, 'ODETE REGINA WERNECK']],
      [[100, 'Abrangência']],
      [[100, 'GRUPO DE MUNICÍPIOS 867157420656453']],
      [[100, 'Condição']],
      [[100, 'TITULAR']],
    ]),
  ).toMatchObject({ PlanName: 'BOA ESSENCIAL 200', Coverage: 'GRUPO DE MUNICÍPIOS' });
});

it('a name in the largest type that a label gave to the holder is no company', () => {
  const words = [
    ['Beneficiário', 300, 8],
    ['ODETE', 320, 16],
    ['Condição', 360, 8],
    ['TITULAR', 376, 8],
  ] as const;
  const page: Page = {
    number: 1,
    words: words.map(([text, top, height]) => ({
      text: text === 'ODETE' ? 'ODETE WERNECK' : text,
      conf: 95,
      box: [0.1, top / 1000, 0.2, height / 1000],
    })),
    lines: [],
    codes: [],
    source: 'ocr',
    orientation: 0,
    quality: 'ok',
    width: 1000,
    height: 1000,
  };
  const data = extractDocuments('healthcard', { pages: [page] })[0]?.Data;
  expect(data).toMatchObject({ Name: { value: 'ODETE WERNECK' } });
  expect(data).not.toHaveProperty('OperatorName');
});

it('labels of a card may be shortened, and those of the public register say the name in full', () => {
  expect(
    valuesOf([
      [[100, 'CAIO SÁ LEMOS']],
      [
        [100, 'PLANO'],
        [600, 'VALIDADE'],
      ],
      [
        [100, 'BOA ESSENCIAL 200'],
        [600, '31/03/2028'],
      ],
      [
        [100, 'CÓD. ANS DO PRODUTO'],
        [400, 'CARTÃO NAC. DE SAÚDE'],
        [700, 'INGRESSO NO PLANO'],
      ],
      [
        [100, '482913006'],
        [400, '867157420656453'],
        [700, '01/08/2019'],
      ],
      [
        [100, 'ABRANGÊNCIA GEOGR.'],
        [400, 'COPARTIC.'],
        [700, 'COB. PARC. TEMP.'],
      ],
      [
        [100, 'ESTADUAL'],
        [400, 'NÃO'],
        [700, 'NÃO'],
      ],
    ]),
  ).toMatchObject({
    PlanName: 'BOA ESSENCIAL 200',
    PlanAnsNumber: '482913006',
    StartDate: '2019-08-01',
    CoPayment: 'NÃO',
    PartialCoverage: 'NÃO',
  });
  expect(
    valuesOf([
      [
        [100, 'Nome completo'],
        [260, 'ODETE WERNECK LEMOS'],
      ],
      [
        [100, 'Nome completo da mãe'],
        [260, 'LIA SÁ WERNECK'],
      ],
      [
        [100, 'Nome completo do pai'],
        [260, 'SEM INFORMAÇÃO'],
      ],
      [
        [100, 'Município de residência'],
        [260, 'PIRACICABA'],
        [500, 'UF'],
        [560, 'SP'],
      ],
    ]),
  ).toMatchObject({
    Name: 'ODETE WERNECK LEMOS',
    MotherName: 'LIA SÁ WERNECK',
    City: 'PIRACICABA',
    State: 'SP',
  });
});

it('the telephone of the ANS is no register, and the largest name of four words no brand', () => {
  const page = pageOfRows(
    [
      [[100, 'JOANA PRADO LIMA SOUZA']],
      [[100, 'Nome do beneficiário']],
      [[100, 'Registro ANS']],
      [[100, '0800 701 9656']],
      [[100, 'Abrangência: NACIONAL']],
    ],
    'ocr',
    95,
  );
  const words = page.words.map(({ box: [x, y, width, height], ...word }, index) => {
    const box: Box = index < 4 ? [x, y - 0.01, width, 2 * height] : [x, y, width, height];
    return { ...word, box };
  });
  const [document] = extractDocuments('healthcard', { pages: [{ ...page, words }] });
  expect(document?.Data).not.toHaveProperty('AnsNumber');
  expect(document?.Data).not.toHaveProperty('OperatorName');
});

it('the label of the state behind a town is no part of it', () => {
  const rows = [
    [[100, 'CNS: 700 0000 0000 0005']],
    [[100, 'Nome: JOANA PRADO LIMA']],
    [[100, 'Município de residência: CAMPO GRANDE UF: MS']],
  ] as const;
  expect(valuesOf(rows)).toMatchObject({ City: 'CAMPO GRANDE', State: 'MS' });
});

it('a clerk is no operator, and the label of the town may be broken around it', () => {
  const values = valuesOf([
    [[100, 'CARTÃO NACIONAL DE SAÚDE']],
    [[100, 'Município de CURITIBA - PR']],
    [[100, 'residência:']],
    [[100, 'Operador: 310742 Impresso em 23/04/2025']],
  ]);
  expect(values).toMatchObject({ City: 'CURITIBA', State: 'PR' });
  expect(values).not.toHaveProperty('OperatorName');
});

it('the word of a sex needs no label, a copy has no long number, and a day may stand behind what is waited for', () => {
  const values = valuesOf([
    [[100, 'Nº da carteirinha 81062028-09']],
    [
      [100, '24/03/1985'],
      [300, 'FEMININO'],
    ],
    [
      [100, 'Plano'],
      [180, 'Vale Familiar'],
    ],
    [
      [100, 'Carências'],
      [220, 'Parto a termo: 03/2027'],
    ],
    [
      [100, 'Via'],
      [400, '00312983'],
    ],
  ]);
  expect(values).toMatchObject({
    Sex: 'F',
    PlanName: 'Vale Familiar',
    WaitingPeriod: 'Parto a termo: 03/2027',
  });
  expect(values).not.toHaveProperty('CopyNumber');
});

it('what only a plan’s card says needs no label', () => {
  expect(
    valuesOf([
      [[100, '8 1250 606867 63']],
      [
        [100, '821.078/12-0'],
        [500, 'CÔNJUGE'],
      ],
      [[100, 'AMBULATORIAL + HOSPITALAR COM OBSTETRÍCIA + ODONTO']],
      [[100, 'COM COPARTICIPAÇÃO 20%']],
      [[100, 'QUARTO INDIVIDUAL']],
    ]),
  ).toMatchObject({
    CardNumber: '8125060686763',
    PlanAnsNumber: '821078120',
    BeneficiaryType: 'CÔNJUGE',
    Segmentation: 'AMBULATORIAL + HOSPITALAR COM OBSTETRÍCIA + ODONTO',
    CoPayment: 'COM COPARTICIPAÇÃO 20%',
    Accommodation: 'QUARTO INDIVIDUAL',
  });
});

it('a copy is an ordinal, and a plan is called by how one joins it', () => {
  const values = valuesOf([
    [
      [100, 'CNS: 288042912860004'],
      [450, 'Via: 2ª'],
    ],
    [
      [100, 'Acomodação'],
      [350, 'Plano'],
      [650, 'Adesão'],
    ],
    [
      [100, 'APARTAMENTO'],
      [350, 'COLETIVO POR ADESÃO'],
      [650, '06/04/2010'],
    ],
  ]);
  expect(values).toMatchObject({
    CopyNumber: '2',
    PlanName: 'COLETIVO POR ADESÃO',
    StartDate: '2010-04-06',
  });
});

it('a kind of beneficiary as wide as its cell ends where the next label stands, whose word is another kind', () => {
  expect(
    valuesOf([
      [
        [100, 'Titular/Dep.'],
        [205, 'Titular'],
      ],
      [
        [100, 'DEPENDENTE'],
        [205, 'MARTA LEMOS DIAS'],
      ],
    ]),
  ).toMatchObject({ BeneficiaryType: 'DEPENDENTE' });
});

it('a number of one or two figures below the label of the card is that of the copy', () => {
  // A picture may misread the word before it.
  const page = pageOfRows(
    [
      [[60, 'SAUDE BRASIL']],
      [[60, 'Beneficiário: MARIA LIMA']],
      [[60, 'Nº do cartão']],
      [[60, 'vla 01']],
      [[60, 'Validade: 10/02/2027']],
    ],
    'ocr',
    96,
  );
  expect(valuesOn('healthcard', page)).not.toHaveProperty('CardNumber');
});
