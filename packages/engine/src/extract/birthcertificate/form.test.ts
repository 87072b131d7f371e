import { expect, it } from 'vitest';
import { extractDocuments } from '../extract.ts';
import { pageOfRows, type Row } from '../testing/sheet-of-rows.ts';
import { valuesOn } from '../testing/values-on.ts';

const valuesOf = (rows: readonly Row[]) => valuesOn('birthcertificate', pageOfRows(rows, 'text-layer', 100));

it('the blanks of a printed form are filled behind their labels, a date in words in two rows', () => {
  expect(
    valuesOf([
      [[100, 'ESTADO DE GOIÁS — COMARCA DE ANÁPOLIS SELOS']],
      [[300, 'CERTIDÃO DE NASCIMENTO']],
      [[200, 'Oficial de Registro Civil das Pessoas Naturais do 1º Subdistrito']],
      [[100, 'NOME E SOBRENOME ISMAEL JUNQUEIRA MORAES']],
      [
        [100, 'nascido aos nove de novembro de mil novecentos e sessenta e'],
        [600, 'SEXO masculino'],
        [800, 'COR preta'],
      ],
      [[172, 'um']],
      [
        [100, 'às 15:45 horas'],
        [400, 'Local em domicílio'],
      ],
      [
        [100, 'Município Anápolis'],
        [600, 'UF GO'],
      ],
      [[100, 'PAI Ariovaldo Sarmento Moraes']],
      [[100, 'MÃE Márcia Junqueira Moraes']],
      [[100, 'AVÓS PATERNOS Silvestre Moraes e Carmem Moraes']],
      [[100, 'AVÓS MATERNOS Reginaldo Junqueira e Zilda Junqueira']],
      [
        [100, 'DECLARANTE Caetano Queiroz Siqueira'],
        [600, 'TESTEMUNHAS as constantes do termo'],
      ],
      [[100, 'Registro lavrado em 19 de dezembro de 1961']],
      [
        [100, 'O referido é verdade e dou fé.'],
        [600, 'Maurício Barcelos Oliveira'],
      ],
      [
        [100, 'Anápolis, 3 de agosto de 1962.'],
        [600, 'O Oficial do Registro Civil'],
      ],
    ]),
  ).toMatchObject({
    OfficeCity: 'ANÁPOLIS',
    OfficeName: 'Oficial de Registro Civil das Pessoas Naturais do 1º Subdistrito',
    Name: 'ISMAEL JUNQUEIRA MORAES',
    BirthDateInWords: 'nove de novembro de mil novecentos e sessenta e um',
    BirthDate: '1961-11-09',
    BirthLocation: 'em domicílio',
    BirthPlace: 'Anápolis',
    BirthState: 'GO',
    MaternalGrandmother: 'Zilda Junqueira',
    Declarant: 'Caetano Queiroz Siqueira',
    OfficialName: 'Maurício Barcelos Oliveira',
  });
});

it('the grandparents of a row of their own are two names, though the "e" between them was read with the first', () => {
  expect(
    valuesOf([
      [[100, 'AVOS PATERNOS Silvestre Moraes e Carmem Lúcia Moraes']],
      [[100, 'AVOS MATERNOS Reginaldo Junqueirae Zilda Junqueira']],
      [[100, 'MAE Márcia Junqueira Moraes']],
    ]),
  ).toMatchObject({
    PaternalGrandfather: 'Silvestre Moraes',
    PaternalGrandmother: 'Carmem Lúcia Moraes',
    MaternalGrandfather: 'Reginaldo Junqueira',
    MaternalGrandmother: 'Zilda Junqueira',
  });
});

it('a list of labels with colons has each grandparent, and a note that names another entry', () => {
  expect(
    valuesOf([
      [[300, 'CERTIDÃO DE NASCIMENTO - RESUMO']],
      [[100, 'NOME E SOBRENOME: JAIRO MORAES TANAKA']],
      [
        [100, 'DT. NASC.: 18/04/1989'],
        [400, 'HORA: 01:57'],
        [600, 'SEXO: FEM.'],
        [750, 'COR: BRANCA'],
      ],
      [[100, 'DATA POR EXTENSO: DEZOITO DE ABRIL DE MIL NOVECENTOS E OITENTA E NOVE']],
      [[100, 'PAI: SILVESTRE WOLFF TANAKA']],
      [[120, 'AVÔ PATERNO: BENEDITO TANAKA']],
      [[120, 'AVÓ PATERNA: RENATA TANAKA']],
      [[100, 'MÃE: PRISCILA MORAES TANAKA']],
      [[120, 'AVÔ MATERNO: VALTER MORAES']],
      [[120, 'AVÓ MATERNA: HELENA MORAES']],
      [
        [100, 'LIVRO: A-235'],
        [400, 'FOLHAS: 152'],
        [600, 'TERMO: 5.988'],
      ],
      [[100, 'MUNICÍPIO REGISTRO/UF: DOURADOS / MS']],
      [[100, 'AVERBAÇÕES: CASOU-SE EM 18/04/2015, CONF. LIVRO B-21, FLS. 17']],
      [[100, 'SERVENTIA: CARTÓRIO DAMASCENO – REGISTRO CIVIL']],
      [[100, 'OFICIAL: LUCIANA LOPES QUEIROZ']],
      [[100, 'CIDADE/UF: DOURADOS / MS']],
      [[100, 'O CONTEÚDO DA CERTIDÃO É VERDADEIRO. DOU FÉ.']],
      [[100, 'EXPEDIÇÃO: 08/08/2022']],
    ]),
  ).toMatchObject({
    Sex: 'F',
    BirthDateInWords: 'DEZOITO DE ABRIL DE MIL NOVECENTOS E OITENTA E NOVE',
    PaternalGrandfather: 'BENEDITO TANAKA',
    PaternalGrandmother: 'RENATA TANAKA',
    MaternalGrandfather: 'VALTER MORAES',
    MaternalGrandmother: 'HELENA MORAES',
    Book: 'A-235',
    Page: '152',
    Annotations: 'CASOU-SE EM 18/04/2015, CONF. LIVRO B-21, FLS. 17',
    OfficeName: 'CARTÓRIO DAMASCENO – REGISTRO CIVIL',
    IssueDate: '2022-08-08',
  });
});

it('"natural de" behind a parent’s name is no label of its town', () => {
  expect(
    valuesOf([
      [[100, 'NOME']],
      [[100, 'THEO VITOR DA PAIXÃO TRINDADE']],
      [[100, 'FILIAÇÃO']],
      [[100, 'IURI KOWALCZUK TRINDADE, NATURAL DE MOGI DAS CRUZES - SP']],
      [[100, 'NEUZA DA PAIXÃO, NATURAL DE ARAÇATUBA - SP']],
      [[100, 'AVÓS PATERNOS: ÉLCIO TRINDADE e CÉLIA TRINDADE']],
    ]),
  ).toMatchObject({ FatherName: 'IURI KOWALCZUK TRINDADE', MotherName: 'NEUZA DA PAIXÃO' });
});

it('a value may go on in the next row, a grandmother’s name stands before what she is, and a document has strokes for what it lacks', () => {
  const rows: Row[] = [
    [[300, 'CERTIDÃO DE NASCIMENTO']],
    [[100, 'AVÓS']],
    [[100, 'CAIO SÁ LEMOS e LIA SÁ LEMOS (paternos); RUI DIAS e']],
    [[100, 'ROSA LUZ DIAS (maternos)']],
    [
      [100, 'GÊMEO'],
      [400, 'CEP RESIDENCIAL'],
    ],
    [
      [100, 'NÃO'],
      [400, '30.719-'],
    ],
    [[400, '204']],
    [[100, 'ANOTAÇÕES DE CADASTRO']],
    [
      [100, 'TIPO DOCUMENTO'],
      [300, 'NÚMERO'],
      [450, 'DATA EXPEDIÇÃO'],
      [600, 'ÓRGÃO EXPEDIDOR'],
      [800, 'DATA DE VALIDADE'],
    ],
    [
      [100, 'RG'],
      [300, '51.307.436-3'],
      [450, '16/12/2012'],
      [600, 'SSP/PE'],
      [800, '-'],
    ],
    [
      [100, 'PIS/NIS'],
      [300, '158.52426.97-4'],
      [450, '-'],
      [600, '-'],
      [800, '-'],
    ],
    [
      [100, 'Passaporte'],
      [300, 'FX384475'],
      [450, '13/07/2017'],
      [600, 'SR/DPF/PE'],
      [800, '11/01/2028'],
    ],
    [[100, 'Nome do Ofício: Oficial de Registro Civil das Pessoas Naturais do 1º']],
    [[100, 'Subdistrito']],
    [[100, 'Oficial Registrador: Heloísa Camargo Toledo']],
  ];
  const [document] = extractDocuments('birthcertificate', { pages: [pageOfRows(rows, 'text-layer', 100)] });
  expect(document?.Data).toMatchObject({
    PaternalGrandmother: { value: 'LIA SÁ LEMOS' },
    MaternalGrandfather: { value: 'RUI DIAS' },
    MaternalGrandmother: { value: 'ROSA LUZ DIAS' },
    PostalCode: { value: '30719204' },
    OfficeName: { value: 'Oficial de Registro Civil das Pessoas Naturais do 1º Subdistrito' },
    RegistryAnnotations: [
      { DocumentType: { value: 'RG' } },
      { DocumentType: { value: 'PIS/NIS' }, Number: { value: '158.52426.97-4' } },
      { DocumentType: { value: 'Passaporte' }, ExpiryDate: { value: '2028-01-11' } },
    ],
  });
});

it('a picture loses stops, colons and the end of a label', () => {
  const [document] = extractDocuments('birthcertificate', {
    pages: [
      pageOfRows(
        [
          [[300, 'CERTIDÃO DE NASCIMENTO']],
          [[100, 'NOME']],
          [[100, 'IVO SÁ LEMOS']],
          [[100, 'Avós']],
          [[100, 'CAIO SÁ e LIA SÁ LEMOS (paternos); RUI DIAS e ROSA LUZ DIAS (maternos)']],
          [
            [100, 'GÊMEO'],
            [400, 'NOME E MATRÍCULA DO(S)'],
          ],
          [
            [100, 'SIM'],
            [400, 'CAIO SÁ LEMOS - 004125'],
          ],
          [[100, 'Observações nada mais consta à margem do assento O referido é verdade e dou fé']],
        ],
        'ocr',
        95,
      ),
    ],
  });
  expect(document?.Data).toMatchObject({
    Name: { value: 'IVO SÁ LEMOS' },
    PaternalGrandfather: { value: 'CAIO SÁ' },
    MaternalGrandmother: { value: 'ROSA LUZ DIAS' },
    TwinNames: { value: 'CAIO SÁ LEMOS - 004125' },
    Annotations: { value: 'nada mais consta à margem do assento' },
  });
});

it('a title of notes in the margin is a label, whose box ends before the office', () => {
  expect(
    valuesOf([
      [[300, 'CERTIDÃO DE NASCIMENTO']],
      [[100, 'AVERBAÇÕES À MARGEM DO TERMO']],
      [[100, 'Averbado em 23/02/2009 o divórcio dos genitores.']],
      [[100, '']],
      [[100, 'OBSERVAÇÕES']],
      [[100, 'Nada consta.']],
      [[100, '']],
      [[100, 'Cartório do 2º Ofício de Registro Civil']],
      [[100, 'O referido é verdade e dou fé.']],
    ])['Annotations'],
  ).toMatch(/^(?!.*Cart[óo]rio)(?:Averbado|Nada)/);
});

it('grandparents stand in a table of their own, and the town of the entry in the block about it', () => {
  expect(
    valuesOf([
      [[300, 'CERTIDÃO DE NASCIMENTO']],
      [[300, 'Dados do registro']],
      [
        [100, 'Livro'],
        [180, 'A-17'],
        [500, 'Folha / Termo'],
        [620, '229 / 52798'],
      ],
      [
        [100, 'Data do assento'],
        [220, '12/12/2003'],
        [500, 'Município/UF'],
        [620, 'Anápolis/GO'],
      ],
      [[300, 'Dados do(a) registrado(a)']],
      [
        [100, 'Nome'],
        [180, 'Rui Luz Lemos'],
      ],
      [[300, 'Avós']],
      [
        [300, 'Avô'],
        [600, 'Avó'],
      ],
      [
        [100, 'Paternos'],
        [300, 'Caio Sá de Lemos'],
        [600, 'Lia Dias Lemos'],
      ],
      [
        [100, 'Maternos'],
        [300, 'Ivo Reis Luz'],
        [600, 'Ana Brito Luz'],
      ],
    ]),
  ).toMatchObject({
    Entry: '52798',
    RegistrationPlace: 'Anápolis',
    RegistrationState: 'GO',
    PaternalGrandfather: 'Caio Sá de Lemos',
    PaternalGrandmother: 'Lia Dias Lemos',
    MaternalGrandfather: 'Ivo Reis Luz',
    MaternalGrandmother: 'Ana Brito Luz',
  });
});

it('a full transcript tells the town and state of the office, and its head ends with the postal code and the official', () => {
  const lines = [
    'RCPN DO 1º DISTRITO',
    'Avenida Brasil, 3101, Alto da Serra',
    'Petrópolis - RJ | CEP 25211-792 | Oficial: Ana Lima Reis',
    'CERTIDÃO DE NASCIMENTO EM INTEIRO TEOR',
    'Ao primeiro dia do mês de março do ano de dois mil e quatorze, nesta Cidade de Petrópolis, Estado do',
    'Rio de Janeiro, em Cartório, compareceu Rui Reis, brasileiro.',
    'Selo de Fiscalização: EAWX 23555 HTS',
  ];
  const page = pageOfRows(
    lines.map((line) => [[100, line]]),
    'text-layer',
    100,
  );
  expect(extractDocuments('birthcertificate', { pages: [page] })[0]?.Data).toMatchObject({
    OfficeName: { value: 'RCPN DO 1º DISTRITO' },
    OfficeAddress: { value: 'Avenida Brasil, 3101, Alto da Serra' },
    OfficeCity: { value: 'Petrópolis' },
    OfficeState: { value: 'RJ' },
    RegistrationPlace: { value: 'Petrópolis' },
    RegistrationState: { value: 'RJ' },
    SealNumber: { value: 'EAWX 23555 HTS' },
  });
});
