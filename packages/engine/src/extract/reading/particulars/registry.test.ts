import type { FieldName } from '@lavra/contract/services/fields';
import { expect, it } from 'vitest';
import { valuesOfText } from '../../testing/page-of-text.ts';
import { putCard } from '../../card.ts';
import type { Found } from '../../found.ts';
import { extractDocuments } from '../../extract.ts';
import { pageOfRows, sheetOfRows } from '../../testing/sheet-of-rows.ts';
import { readForm } from '../forms/form.ts';
import { readPhrases, runningTextOf } from '../phrases/phrases.ts';
import { birthcertificateForm } from '../../birthcertificate/form.ts';
import { officeWithTown } from './office-with-town.ts';
import { placesOfRegistry } from './registry-places.ts';
import { registryPhrases, registryRows } from './registry.ts';

/** The values of a certificate on a page whose rows are parted by bars. */
const valuesOfRows = (
  text: string,
  service: 'birthcertificate' | 'deathcertificate' = 'deathcertificate',
): Record<string, unknown> => {
  const rows = text.split('|').map((row) => [[0, row]] as const);
  const [document] = extractDocuments(service, { pages: [pageOfRows(rows, 'text-layer', 100)] });
  return Object.fromEntries(
    Object.entries(document?.Data ?? {}).flatMap(([id, told]) =>
      Array.isArray(told) ? [] : [[id, told.value]],
    ),
  );
};

const head = sheetOfRows([
  [[200, 'ESTADO DA BAHIA - COMARCA DE FEIRA DE SANTANA']],
  [[300, 'Registro Civil das Pessoas Naturais e Tabelionato Moreira']],
  [[350, 'Ivone Batista Peixoto - Oficial']],
  [[320, 'CERTIDÃO DE NASCIMENTO']],
]);

it('the letterhead of a certificate says who keeps the registry, and where', () => {
  const data = {};
  putCard(data, [], [head], { runs: registryRows });
  expect(data).toMatchObject({
    OfficeName: { value: 'Registro Civil das Pessoas Naturais e Tabelionato Moreira' },
    OfficialName: { value: 'Ivone Batista Peixoto' },
  });
  const told = readPhrases(runningTextOf([head]), registryPhrases).map(({ id, reading }) => [
    id,
    reading.value,
  ]);
  expect(Object.fromEntries(told)).toMatchObject({ OfficeState: 'BA', OfficeCity: 'FEIRA DE SANTANA' });
});

it('the stroke between a town and its state may be read as a letter', () => {
  const fields = [
    { id: 'Town', kind: 'city', labels: ['NATURALIDADE'] },
    { id: 'State', kind: 'uf', labels: ['NATURALIDADE'] },
  ] as const;
  const read = (printed: string) =>
    Object.fromEntries(
      readForm(sheetOfRows([[[100, 'NATURALIDADE']], [[100, printed]]]), { fields }).map(
        ({ id, reading }) => [id, reading.value],
      ),
    );
  expect(read('CURITIBAIPR')).toEqual({ Town: 'CURITIBA', State: 'PR' });
  // Its last letters end other words too.
  expect(read('NOVA LIMA')).toEqual({ Town: 'NOVA LIMA' });
});

it('the title of a certificate is nobody who signs it', () => {
  const fields = [{ id: 'OfficialName', kind: 'name', labels: ['Oficial'] }] as const;
  const sheet = sheetOfRows([[[100, 'Oficial']], [[100, 'ÓBITO']]]);
  expect(readForm(sheetOfRows([[[100, 'Oficial']], [[100, 'COD RENAVAM']]]), { fields })).toEqual([]);
  expect(readForm(sheet, { fields })).toEqual([]);
});

it('a leaf of a register has a figure', () => {
  const fields = [{ id: 'Page', kind: 'serial', labels: ['fls.'] }] as const;
  const read = (printed: string) =>
    readForm(sheetOfRows([[[100, `fls. ${printed}`]]]), { fields })[0]?.reading.value;
  expect(read('57v')).toBe('57v');
  expect(read('do livro')).toBeUndefined();
});

it('a certificate in sentences says where, and who the grandparents are', () => {
  const values = (text: string) => valuesOfRows(text, 'birthcertificate');
  const grandparents = {
    PaternalGrandfather: 'Rui Lima',
    PaternalGrandmother: 'Eva Luz',
    MaternalGrandfather: 'José Sá',
    MaternalGrandmother: 'Ana Reis',
  };
  expect(
    values(
      `ESTADO DA BAHIA|COMARCA E MUNICÍPIO DE FEIRA DE SANTANA|CERTIDÃO DE NASCIMENTO|nascido às 03:15 horas, em Maternidade
      Sol, nesta cidade de Feira de Santana, do sexo masculino,|sendo avós paternos Rui Lima e Eva Luz e avós maternos José
      Sá e Ana Reis.`.replace(/\n\s+/g, ' '),
    ),
  ).toMatchObject({
    ...grandparents,
    OfficeCity: 'FEIRA DE SANTANA',
    BirthLocation: 'Maternidade Sol',
    BirthPlace: 'Feira de Santana',
  });
});

it('the heading of every certificate is no office', () => {
  const data = {};
  const rows = sheetOfRows([
    [[200, 'REPÚBLICA FEDERATIVA DO BRASIL']],
    [[200, 'REGISTRO CIVIL DAS PESSOAS NATURAIS']],
  ]);
  putCard(data, [], [rows], { runs: registryRows });
  expect(data).not.toHaveProperty('OfficeName');
});

it('the name below the signature is the official of a certificate', () => {
  const rows = ['Feira de Santana, 2 de maio de 1985.', 'Ivo Dias de Melo', 'Oficial do Registro Civil'];
  expect(placesOfRegistry(sheetOfRows(rows.map((row) => [[300, row]])))).toMatchObject({
    OfficialName: { value: 'Ivo Dias de Melo' },
  });
  const other = ['2º Registro Civil das Pessoas Naturais e Tabelionato Sol', 'Oficial Registrador'];
  expect(placesOfRegistry(sheetOfRows(other.map((row) => [[300, row]])))).toEqual({});
});

it('rows of the model of 2017 are told by their values, where the labels were not read', () => {
  const rows = [
    'RUI LIMA SÁ 529.982.247-25',
    'doze de julho de dois mil e dezenove 12 07 2019',
    '15h50 Sobral - CE',
    'Feira de Santana - BA Hospital do Vale Masculino',
    'José Reis',
    'Ana Lima',
    'Paternos: Ivo Sá e Eva Luz',
    'Maternos: Caio Lima e Lia Reis',
    'NÃO ***',
    'dezesseis de julho de dois mil e dezenove 30-78439915-5',
  ];
  const sheet = sheetOfRows(rows.map((row) => [[100, row]]));
  const data: Found<FieldName<'birthcertificate'>> = placesOfRegistry(sheet);
  putCard(data, [], [sheet], birthcertificateForm.card ?? {});
  const values = Object.fromEntries(Object.entries(data).map(([id, field]) => [id, field.value]));
  expect(values).toEqual({
    Name: 'RUI LIMA SÁ',
    BirthDateInWords: 'doze de julho de dois mil e dezenove',
    BirthDate: '2019-07-12',
    BirthTime: '15:50',
    BirthPlace: 'Sobral',
    BirthState: 'CE',
    RegistrationPlace: 'Feira de Santana',
    RegistrationState: 'BA',
    BirthLocation: 'Hospital do Vale',
    Sex: 'M',
    FatherName: 'José Reis',
    MotherName: 'Ana Lima',
    PaternalGrandfather: 'Ivo Sá',
    PaternalGrandmother: 'Eva Luz',
    MaternalGrandfather: 'Caio Lima',
    MaternalGrandmother: 'Lia Reis',
    RegistrationDate: '2019-07-16',
    LiveBirthNumber: '30784399155',
  });
});

it('a death told in sentences has a name, a place and a cause', () => {
  const text =
    'PESSOAS NATURAIS|NITERÓI - RJ|CERTIDÃO DE ÓBITO|foi registrado o óbito de RUI LIMA, ocorrido às 15:44 horas, em ' +
    'Casa Sol, do sexo masculino, natural de Niterói, com 58 anos, que deu como causa da morte choque; sepse; sendo médico ' +
    'Ivo Cruz. O enterro|Niterói, 2 de maio de 2003.|Ivo Dias|Oficial';
  expect(valuesOfRows(text)).toMatchObject({
    OfficeCity: 'NITERÓI',
    OfficeState: 'RJ',
    Name: 'RUI LIMA',
    DeathTime: '15:44',
    DeathPlace: 'Casa Sol',
    BirthPlace: 'Niterói',
    CauseOfDeath: 'choque; sepse',
    OfficialName: 'Ivo Dias',
  });
});

it.each([
  [['Rua Sol, 835, Centro, CEP 59015-', '040'], 'Rua Sol, 835, Centro, CEP 59015-040'],
  [['Rua Sol, 835, Centro, CEP', '59015-040'], 'Rua Sol, 835, Centro, CEP 59015-040'],
  [['Rua Sol, 835, Centro', '59015-040'], 'Rua Sol, 835, Centro'],
])('a postal code goes on in the next row: %j', (street, address) => {
  const rows = ['Dou fé.', 'Natal, 12 de agosto de 2022.', 'Oficial: Ivo Dias', ...street, 'Natal - RN'];
  expect(placesOfRegistry(sheetOfRows(rows.map((row) => [[100, row]])))).toMatchObject({
    OfficeAddress: { value: address },
  });
});

it('the foot of a certificate names the office, its town and its street', () => {
  const rows = [
    'Dou fé.',
    '2º Ofício de Registro Civil',
    'Natal, 12 de agosto de 2022.',
    'Oficial: Ivo Dias',
    'Natal - RN',
    'Rua Sol, 835 - Centro',
  ];
  expect(placesOfRegistry(sheetOfRows(rows.map((row) => [[100, row]])))).toMatchObject({
    OfficeCity: { value: 'Natal' },
    OfficeState: { value: 'RN' },
    OfficeAddress: { value: 'Rua Sol, 835 - Centro' },
  });
});

it('a label that was misread above the grandparents is no parent', () => {
  const rows = ['José Sá', 'Ana Lima', 'HI AC ÃO', 'Paternos: Ivo Sá e Eva Luz'];
  expect(placesOfRegistry(sheetOfRows(rows.map((row) => [[100, row]])))).toEqual({});
});

it('names that were joined with the word between them are two', () => {
  const text = 'sendo avós paternos Bento AbreueMaria Sá avós maternos Rui Lima e Eva Luz.';
  const told = readPhrases(runningTextOf([sheetOfRows([[[0, text]]])]), birthcertificateForm.phrases ?? []);
  expect(Object.fromEntries(told.map(({ id, reading }) => [id, reading.value]))).toEqual({
    PaternalGrandfather: 'Bento Abreu',
    PaternalGrandmother: 'Maria Sá',
    MaternalGrandfather: 'Rui Lima',
    MaternalGrandmother: 'Eva Luz',
  });
});

it('an old certificate says day and hour of a death its own way', () => {
  const text =
    'ESTADO DE MINAS GERAIS — COMARCA DE IPATINGA CARTÓRIO|falecido aos dois de abril de mil novecentos e noventa ' +
    '( 02/04/1990 ), às 02,17 horas, profissão lavrador aposentado , natural de Natal, com 777 anos de idade, estado civil';
  const values = valuesOfRows(text);
  expect(values).toMatchObject({
    OfficeState: 'MG',
    OfficeCity: 'IPATINGA',
    DeathDateInWords: 'dois de abril de mil novecentos e noventa',
    DeathTime: '02:17',
    Occupation: 'lavrador aposentado',
  });
  expect(values).not.toHaveProperty('Age');
});

it('the office stands at the foot, its address over its town, beside the closing of the certificate', () => {
  const [document] = extractDocuments('birthcertificate', {
    pages: [
      pageOfRows(
        [
          [[300, 'CERTIDÃO DE NASCIMENTO']],
          [[100, 'Nome']],
          [[100, 'Estela Prado Monteiro']],
          [
            [60, '2º Serviço de Registro Civil das Pessoas Naturais – CNS 17.892-7'],
            [700, 'O conteúdo é verdadeiro. Dou fé.'],
          ],
          [
            [60, 'Travessa Dois de Julho, 2889 – Vila Mariana'],
            [700, 'Data de expedição: 17/05/2023'],
          ],
          [[60, 'Santos/SP · tel. (13) 3324-3439']],
          [[60, 'Oficial: Ana Beatriz Izidoro Godinho']],
        ],
        'text-layer',
        100,
      ),
    ],
  });
  expect(document?.Data).toMatchObject({
    OfficeName: { value: '2º Serviço de Registro Civil das Pessoas Naturais' },
    OfficeAddress: { value: 'Travessa Dois de Julho, 2889 – Vila Mariana' },
    OfficeCity: { value: 'Santos' },
    OfficeState: { value: 'SP' },
    OfficeCNS: { value: '178927' },
  });
});

it('a grandmother’s name ends where the declarant is told, though the stop before was lost', () => {
  expect(
    valuesOfText(
      'birthcertificate',
      `nascida aos dez de maio de 1992, filha de Rui Dias e de dona Lia Dias, sendo avós paternos Caio Dias e dona Eva Dias e maternos
      Ivo Reis e dona Rosa Reis Foi declarante Ana Lemos e serviram de testemunhas as constantes do termo.`,
    ),
  ).toMatchObject({ MaternalGrandmother: 'Rosa Reis', Declarant: 'Ana Lemos' });
});

it.each([
  ['REGISTRO CIVIL DO DISTRITO DE PAZ', 'REGISTRO CIVIL DO DISTRITO DE PAZ'],
  ['REGISTRO CIVIL|Segundo Subdistrito da Comarca', 'Segundo Subdistrito da Comarca'],
  ['TERCEIRO SERVICO REGISTRAL DAS PESSOAS NATURAIS', 'TERCEIRO SERVICO REGISTRAL DAS PESSOAS NATURAIS'],
])('an office may be named by its district: %s', (name, office) => {
  const rows = `${name}|Rua Sete de Setembro, 51 - Centro|Serventuária: Lia Dias Lemos`;
  expect(
    valuesOfRows(
      `${rows}|CERTIDÃO DE INTEIRO TEOR|Certifico que, a fls. 27 do livro C-7, consta o óbito de Ivo Luz. Nesta Comarca, datado de hoje.`,
    ),
  ).toMatchObject({ OfficeName: office, OfficialName: 'Lia Dias Lemos' });
});

it('what follows the word for a district is no town where it has a small letter', () => {
  expect(
    valuesOfRows(
      'CERTIDÃO DE ÓBITO|Nome: IVO LUZ DIAS|Averbação por mandado do Juiz de Direito desta|Comarca, datado de 24/05/1958|CPF: 529.982.247-25',
    ),
  ).not.toHaveProperty('OfficeCity');
});

it('the number behind the label of leaf and entry is the leaf, though a picture lost the stroke between both', () => {
  const sheet = sheetOfRows([[[100, 'Livro A-17 Folha / Termo 229 52798']]]);
  const read = readPhrases(runningTextOf([sheet]), registryPhrases);
  expect(read.find(({ id }) => id === 'Entry')).toBeUndefined();
});

it('an old form has its office at the foot between other things, and a seal of letters and figures', () => {
  expect(
    valuesOfRows(
      `ESTADO DA PARAÍBA — COMARCA DE CAMPINA GRANDE|MUNICÍPIO DE CAMPINA GRANDE — DISTRITO DA SEDE|CERTIDÃO DE NASCIMENTO
      |CERTIFICO que foi lavrado o assento de Rui Lima, nascido aos 15/04/1988|Formulários Ltda. Mod. 12-A — Cartório: Rua Chile, 887 — Selo de
      autenticidade AB 404667`.replace(/\n\s+/g, ' '),
      'birthcertificate',
    ),
  ).toMatchObject({
    OfficeCity: 'CAMPINA GRANDE',
    OfficeState: 'PB',
    OfficeAddress: 'Rua Chile, 887',
    SealNumber: 'AB 404667',
  });
});

it('a letterhead names its town behind "Município e Comarca", and its official before what the official is', () => {
  expect(
    valuesOfRows(
      `Serviço Distrital do Registro Civil das Pessoas Naturais|Município e Comarca de Londrina – Estado do Paraná|Rui Prado Sá – Registrador
      Civil|CERTIDÃO DE ÓBITO|CERTIFICO que consta o assento de óbito de ANA REIS, do sexo feminino, residente e domiciliada na Rua Chile, nº 25,
      Centro, Londrina.|O falecimento ocorreu em 02/11/2013, dois de novembro de dois mil e treze, às 14:05 horas, no Hospital Sol, nesta
      cidade, tendo como causa da morte senilidade.`.replace(/\n\s+/g, ' '),
    ),
  ).toMatchObject({
    OfficeCity: 'Londrina',
    OfficeState: 'PR',
    OfficialName: 'Rui Prado Sá',
    DeathTime: '14:05',
    DeathPlace: 'Hospital Sol',
  });
});

it('who died at home is not said to have lived in what the sentence says next', () => {
  expect(
    valuesOfRows(
      'CERTIDÃO DE ÓBITO|o assento de óbito de ANA REIS falecida no dia 6 de abril de 2003 às 16:30 horas, em sua residência, nesta cidade, do sexo feminino, de cor branca, natural de Bauru, Estado de São Paulo, residente e domiciliada na Rua Chile, 443, Vila Nova, nesta cidade, filha de Rui Reis e de Eva Luz.',
    ),
  ).toMatchObject({ Residence: 'Rua Chile, 443, Vila Nova, nesta cidade' });
});

it('an office has its town in the line of its name, and a part of a town in the next one', () => {
  expect(
    valuesOfRows(
      'Serventia: Cartório do Distrito de Mosqueiro · Belém/PA|CERTIDÃO DE ÓBITO|NOME: RUI LIMA SÁ',
    ),
  ).toMatchObject({
    OfficeName: 'Cartório do Distrito de Mosqueiro',
    OfficeCity: 'Belém',
    OfficeState: 'PA',
  });
  expect(
    valuesOfRows(
      'OFICIAL DE REGISTRO CIVIL DAS PESSOAS NATURAIS|DO 2º SUBDISTRITO - SÉ|CERTIDÃO DE ÓBITO|NOME: RUI LIMA SÁ',
    ),
  ).toMatchObject({ OfficeName: 'OFICIAL DE REGISTRO CIVIL DAS PESSOAS NATURAIS DO 2º SUBDISTRITO - SÉ' });
});

it('a picture loses the sign before an office’s town, and the dash before a state’s name', () => {
  const placesIn = (...rows: readonly string[]) => {
    const { tokens, ...sheet } = sheetOfRows([...rows, 'CERTIDÃO DE ÓBITO'].map((row) => [[60, row]]));
    const read = sheet.rows.map((row) => row.map((token) => ({ ...token, conf: 95 })));
    const page = { ...sheet, tokens: tokens.map((token) => ({ ...token, conf: 95 })), rows: read };
    return Object.fromEntries(
      Object.entries({ ...placesOfRegistry(page), ...officeWithTown(page) }).map(([id, { value }]) => [
        id,
        value,
      ]),
    );
  };
  expect(placesIn('Cartório do Distrito de Mosqueiro Belém/PA')).toMatchObject({
    OfficeName: 'Cartório do Distrito de Mosqueiro',
    OfficeCity: 'Belém',
    OfficeState: 'PA',
  });
  expect(
    placesIn('1º Tabelionato e Registro Civil das Pessoas Naturais', 'Rondonópolis Mato Grosso'),
  ).toMatchObject({
    OfficeCity: 'Rondonópolis',
    OfficeState: 'MT',
  });
});

it('a seal of control has letters and figures, with signs of the code beside it before them', () => {
  for (const before of ['', '1h '])
    expect(
      valuesOfRows(
        `CERTIDÃO DE ÓBITO|NOME: RUI LIMA SÁ|Selo de Controle Digital|${before}BLD 44178|Valor R$ 38,70`,
      ),
    ).toMatchObject({ SealNumber: 'BLD 44178' });
});

it('an office told in a sentence has its town behind its code, and its address in two lines', () => {
  expect(
    valuesOfRows(
      `CERTIDÃO DE NASCIMENTO|Quem emite|Cartório Sol - 2º Ofício do Registro Civil, CNS 46.972-3, Crato/CE. Endereço: Rua Chile, 411,
      |Centro, CEP 63100-070. Oficial do registro: Rui Prado Sá.`.replace(/\n\s+/g, ''),
      'birthcertificate',
    ),
  ).toMatchObject({
    OfficeCity: 'Crato',
    OfficeState: 'CE',
    OfficeAddress: 'Rua Chile, 411, Centro, CEP 63100-070',
  });
});
