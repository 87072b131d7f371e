import { expect, it } from 'vitest';
import { extractDocuments } from '../extract.ts';
import { pageOfRows, type Row } from '../testing/sheet-of-rows.ts';
import { valuesOfText } from '../testing/page-of-text.ts';

it('a typed certificate tells death, residence and cause in its own sentences', () => {
  expect(
    valuesOfText(
      'deathcertificate',
      `CERTIDÃO DE ÓBITO Certifico que, no livro C-110, fls. 201, Termo 55.449, foi registrado o óbito de ZILDA HOFFMANN
      REZENDE, portadora do CIC 529.982.247-25, do sexo feminino, cor preta, profissão arquiteta, estado civil casada, com 77
      anos de idade, natural de Rondonópolis-MT, residente à Avenida Rui Barbosa, nº 356, Santa Mônica, Rondonópolis-MT, filha
      de Orlando Wolff Rezende e de dona Dalva Hoffmann Rezende. O falecimento ocorreu em quinze (15) de junho de mil
      novecentos e oitenta e oito, às 05h37, no(a) Maternidade Nossa Senhora das Dores, tendo como causa da morte: choque
      cardiogênico; aterosclerose, conforme atestado do médico Valter Oliveira Machado, CRM 119497, D.O. nº 47421120-2.`,
    ),
  ).toMatchObject({
    Name: 'ZILDA HOFFMANN REZENDE',
    CPF: '52998224725',
    Sex: 'F',
    SkinColor: 'preta',
    Residence: 'Avenida Rui Barbosa, nº 356, Santa Mônica, Rondonópolis-MT',
    DeathDate: '1988-06-15',
    DeathTime: '05:37',
    DeathPlace: 'Maternidade Nossa Senhora das Dores',
    CauseOfDeath: 'choque cardiogênico; aterosclerose',
    PhysicianName: 'Valter Oliveira Machado',
    PhysicianCRM: '119497',
  });
});

it('one box holds sex and colour, or status and age', () => {
  expect(
    valuesOfText(
      'deathcertificate',
      `CERTIDÃO DE ÓBITO SEXO / COR MASCULINO / PARDA ESTADO CIVIL E IDADE VIÚVO – 49 ANOS Residente:
      AVENIDA LACERDA, Nº 1329, VILA VELHA-ES MÉDICO DR(A). CARMEM PIMENTEL – CRM 152348 Selo de
      Fiscalização KKHA81571 SLU`,
    ),
  ).toMatchObject({
    Sex: 'M',
    SkinColor: 'PARDA',
    MaritalStatus: 'VIÚVO',
    Age: '49',
    Residence: 'AVENIDA LACERDA, Nº 1329, VILA VELHA-ES',
    PhysicianName: 'CARMEM PIMENTEL',
    PhysicianCRM: '152348',
    SealNumber: 'KKHA81571 SLU',
  });
});

it('one box holds both parents, a parent alone is the mother by her name, and an identity card has several names', () => {
  const rowsOf = (parents: string, card: string) =>
    [
      [[100, 'CERTIDÃO DE ÓBITO']],
      [
        [100, 'FILIAÇÃO'],
        [500, 'DOCUMENTO DE IDENTIFICAÇÃO'],
      ],
      [
        [100, parents],
        [500, card],
      ],
      [
        [100, 'NOME E NÚMERO DE DOCUMENTO DO MÉDICO QUE ATESTOU O ÓBITO'],
        [700, 'D.O. nº'],
      ],
      [
        [100, 'Rui Sá Lima – CRM 169686'],
        [700, '324397265'],
      ],
    ] as const;
  const dataOf = (parents: string, card: string) =>
    extractDocuments('deathcertificate', {
      pages: [pageOfRows(rowsOf(parents, card), 'text-layer', 100)],
    })[0]?.Data;
  expect(dataOf('João Reis Lima e Ana Luz Lima', 'CI 2.814.738 – SSP–RJ')).toMatchObject({
    FatherName: { value: 'João Reis Lima' },
    MotherName: { value: 'Ana Luz Lima' },
    IdentityNumber: { value: '2.814.738' },
    IdentityIssuer: { value: 'SSP' },
    IdentityState: { value: 'RJ' },
    PhysicianName: { value: 'Rui Sá Lima' },
    PhysicianCRM: { value: '169686' },
    DeathCertificateNumber: { value: '324397265' },
  });
  const alone = dataOf('Ana Luz Lima', 'Identidade 2.814.738 DETRAN/RJ');
  expect(alone).toMatchObject({ MotherName: { value: 'Ana Luz Lima' }, IdentityIssuer: { value: 'DETRAN' } });
  expect(alone).not.toHaveProperty('FatherName');
});

it('a picture loses a point of the declaration’s label, and parts the figures of an identity card', () => {
  const rows = [
    [[100, 'CERTIDÃO DE ÓBITO']],
    [
      [100, 'DOCUMENTO DE IDENTIFICAÇÃO'],
      [400, 'RG 4.478. 072 SSP/ ES'],
    ],
    [
      [100, 'DO.nº'],
      [400, '35466591-0'],
    ],
  ] as const;
  const [document] = extractDocuments('deathcertificate', { pages: [pageOfRows(rows, 'ocr', 90)] });
  expect(document?.Data).toMatchObject({
    IdentityNumber: { value: '4.478. 072' },
    IdentityIssuer: { value: 'SSP' },
    IdentityState: { value: 'ES' },
    DeathCertificateNumber: { value: '354665910' },
  });
});

it('the official’s name begins behind its title, not with the name of the office', () => {
  expect(
    valuesOfText(
      'deathcertificate',
      `Tabelionato Seixas Bel. Márcia Moraes Fagundes – Oficial Titular CERTIDÃO DE ÓBITO foi registrado o óbito de ANA REIS, do
      sexo feminino`,
    ),
  ).toMatchObject({ OfficialName: 'Márcia Moraes Fagundes' });
});

it('each particular of the deceased has a box of its own', () => {
  const [document] = extractDocuments('deathcertificate', {
    pages: [
      pageOfRows(
        [
          [[300, 'CERTIDÃO DE ÓBITO']],
          [[100, 'NOME E SOBRENOME']],
          [[100, 'TEREZA MORAES REZENDE']],
          [
            [100, 'PROFISSÃO'],
            [500, 'IDENTIDADE / ÓRGÃO / UF'],
          ],
          [
            [100, 'ADMINISTRADORA DE EMPRESAS'],
            [500, '6.546.903 SSP MG'],
          ],
          [
            [100, 'DATA E HORA DO FALECIMENTO'],
            [500, 'DATA DO ÓBITO POR EXTENSO'],
          ],
          [
            [100, '20/06/2024 – 04:15 h'],
            [500, 'vinte de junho de dois mil e vinte e quatro'],
          ],
          [[100, 'CAUSA MORTIS']],
          [[100, 'INSUFICIÊNCIA RENAL AGUDA']],
          [
            [100, 'MÉDICO ATESTANTE'],
            [500, 'CRM'],
          ],
          [
            [100, 'SOLANGE OLIVEIRA PIMENTEL'],
            [500, '34824'],
          ],
        ],
        'text-layer',
        100,
      ),
    ],
  });
  expect(
    Object.fromEntries(
      Object.entries(document?.Data ?? {}).map(([id, told]) => [id, Array.isArray(told) ? told : told.value]),
    ),
  ).toMatchObject({
    Occupation: 'ADMINISTRADORA DE EMPRESAS',
    IdentityNumber: '6.546.903',
    IdentityIssuer: 'SSP',
    IdentityState: 'MG',
    DeathDate: '2024-06-20',
    DeathTime: '04:15',
    DeathDateInWords: 'vinte de junho de dois mil e vinte e quatro',
    CauseOfDeath: 'INSUFICIÊNCIA RENAL AGUDA',
    PhysicianCRM: '34824',
  });
});

it('the residence is told in a sentence behind the parents, and the letterhead names office, town and official', () => {
  const valuesOf = (rows: readonly Row[]) =>
    extractDocuments('deathcertificate', { pages: [pageOfRows(rows, 'text-layer', 100)] })[0]?.Data;
  expect(
    valuesOf([
      [[300, 'CERTIDÃO DE ÓBITO']],
      [[100, 'FILIAÇÃO E RESIDÊNCIA']],
      [[100, 'Rui Sá Lima e Ana Luz Lima.']],
      [[100, 'Residente na Rua do Sol, nº 12, Centro, Ouro Preto - MG.']],
      [[100, 'DATA E HORA DO FALECIMENTO']],
      [[100, 'oito de maio de dois mil e vinte, às 18:15 horas']],
    ]),
  ).toMatchObject({ Residence: { value: 'Rua do Sol, nº 12, Centro, Ouro Preto - MG' } });
  expect(
    valuesOf([
      [[100, 'Registro Civil do 2º Subdistrito']],
      [[100, 'Ponte Nova - Estado de Minas Gerais']],
      [[100, 'Rua do Sol, 801 - Centro']],
      [[100, 'Rui Sá Moraes - Oficial Vitalício']],
      [[300, 'CERTIDÃO DE ÓBITO']],
      [[100, 'CERTIFICO que, a folhas 103-V do livro C-61, sob o nº 331, consta o óbito de ANA LIMA.']],
    ]),
  ).toMatchObject({
    OfficeName: { value: 'Registro Civil do 2º Subdistrito' },
    OfficeCity: { value: 'Ponte Nova' },
    OfficeState: { value: 'MG' },
    OfficialName: { value: 'Rui Sá Moraes' },
    Page: { value: '103-V' },
  });
});

it('boxes among the rows of other documents have values of their own', () => {
  const page = pageOfRows(
    [
      [[300, 'CERTIDÃO DE ÓBITO']],
      [[300, 'ANOTAÇÕES DE CADASTRO']],
      [
        [100, 'TIPO DOCUMENTO'],
        [300, 'NÚMERO'],
        [500, 'DATA EXPEDIÇÃO'],
        [700, 'ÓRGÃO EXPEDIDOR'],
      ],
      [
        [100, 'PASSAPORTE'],
        [300, 'FT724648'],
        [500, '12/03/2018'],
        [700, 'DPF'],
      ],
      [
        [100, 'CEP RESIDENCIAL'],
        [300, '88254-317'],
        [500, 'GRUPO SANGUÍNEO'],
        [700, 'O+'],
      ],
    ],
    'text-layer',
    100,
  );
  const [document] = extractDocuments('deathcertificate', { pages: [page] });
  expect(document?.Data).toMatchObject({
    PostalCode: { value: '88254317' },
    RegistryAnnotations: [{ DocumentType: { value: 'PASSAPORTE' } }],
  });
  expect(document?.Data).not.toHaveProperty('RegistryAnnotations.1');
});

it('the residence may stand in a line of its own below the parents', () => {
  expect(
    valuesOfText(
      'deathcertificate',
      `CERTIDÃO DE ÓBITO FILIAÇÃO E RESIDÊNCIA RUI REIS E ANA LIMA TRAVESSA DOM PEDRO II, Nº 1890, CENTRO, BAURU - SP
      DATA E HORA DO FALECIMENTO`,
    ),
  ).toMatchObject({ Residence: 'TRAVESSA DOM PEDRO II, Nº 1890, CENTRO, BAURU - SP' });
  expect(
    valuesOfText(
      'deathcertificate',
      `CERTIDÃO DE ÓBITO FILIAÇÃO E RESIDÊNCIA RUI REIS E ANA LIMA CONJUNTO SOL NASCENTE, QUADRA B, Nº 7, PICOS - PI
      DATA E HORA DO FALECIMENTO`,
    ),
  ).toMatchObject({ Residence: 'CONJUNTO SOL NASCENTE, QUADRA B, Nº 7, PICOS - PI' });
});

it('the office at the foot breaks its lines where its column ends', () => {
  const page = pageOfRows(
    [
      [[300, 'CERTIDÃO DE ÓBITO']],
      [
        [
          50,
          '* As anotações acima não dispensam a apresentação do documento original quando exigida pelo órgão',
        ],
      ],
      [],
      [[50, 'Nome do Ofício: 2º Subdistrito - Registro Civil']],
      [[50, 'das Pessoas Naturais']],
      [[50, 'Oficial Registrador: Adalberto Augusto']],
      [[50, 'Junqueira Gusmão']],
      [[50, 'Município/UF: Bauru/SP']],
    ],
    'text-layer',
    100,
  );
  const [document] = extractDocuments('deathcertificate', { pages: [page] });
  expect(document?.Data).toMatchObject({
    OfficeName: { value: '2º Subdistrito - Registro Civil das Pessoas Naturais' },
    OfficialName: { value: 'Adalberto Augusto Junqueira Gusmão' },
  });
});
