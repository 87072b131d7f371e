import { expect, it } from 'vitest';
import { extractDocuments } from '../extract.ts';
import { valuesOfText } from '../testing/page-of-text.ts';
import { pageOfRows, type Row } from '../testing/sheet-of-rows.ts';

const dataOf = (rows: readonly Row[]): unknown =>
  extractDocuments('birthcertificate', { pages: [pageOfRows(rows, 'text-layer', 100)] })[0]?.Data;

it('a certificate names the child without a label, and its family in a table', () => {
  expect(
    dataOf([
      [[200, 'Certidão de Nascimento']],
      [[200, 'Emitida por meio eletrônico']],
      [],
      [[60, 'Ivo Lemos Prado']],
      [[60, 'Inscrição no CPF 529.982.247-25']],
      [
        [60, 'Lugar do nascimento'],
        [300, 'Hospital Sol Nascente, Crato/CE'],
      ],
      [
        [60, 'Registrado(a) em'],
        [300, '17/03/2017 — Juazeiro do Norte/CE'],
      ],
      [
        [60, 'Irmão(ã) gêmeo(a):'],
        [300, 'Ana Lemos Prado'],
      ],
      [[60, 'Genitores e avós']],
      [
        [150, 'Nome'],
        [450, 'Avô'],
        [700, 'Avó'],
      ],
      [
        [60, 'Mãe'],
        [150, 'Rosa Reis Lemos'],
        [450, 'Davi Lemos'],
        [700, 'Inês Reis'],
      ],
      [
        [60, 'Pai'],
        [150, 'Rui Sá Prado'],
        [450, 'Elias Prado'],
        [700, 'Clara Sá'],
      ],
      [],
      [
        [60, 'Serventia: Registro Civil das Pessoas Naturais – 3º Ofício'],
        [640, 'Dou fé.'],
      ],
      [[60, 'Oficial: Vera Maria Nunes']],
      [[60, 'Cidade: Juazeiro do Norte – Ceará']],
      [[60, 'Onde fica: Rua do Sol, 12, Centro, CEP 63010-000']],
      [[60, 'Fone (88) 3521-1010']],
    ]),
  ).toMatchObject({
    Name: { value: 'Ivo Lemos Prado' },
    BirthLocation: { value: 'Hospital Sol Nascente' },
    BirthPlace: { value: 'Crato' },
    BirthState: { value: 'CE' },
    RegistrationDate: { value: '2017-03-17' },
    RegistrationPlace: { value: 'Juazeiro do Norte' },
    TwinNames: { value: 'Ana Lemos Prado' },
    FatherName: { value: 'Rui Sá Prado' },
    MotherName: { value: 'Rosa Reis Lemos' },
    PaternalGrandfather: { value: 'Elias Prado' },
    PaternalGrandmother: { value: 'Clara Sá' },
    MaternalGrandfather: { value: 'Davi Lemos' },
    MaternalGrandmother: { value: 'Inês Reis' },
    OfficeName: { value: 'Registro Civil das Pessoas Naturais – 3º Ofício' },
    OfficeCity: { value: 'Juazeiro do Norte' },
    OfficeState: { value: 'CE' },
    OfficeAddress: { value: 'Rua do Sol, 12, Centro, CEP 63010-000' },
  });
});

it('a printed form leads to the name by a sentence, and shortens the grandparents', () => {
  expect(
    dataOf([
      [[300, 'COMARCA DE PIRANHAS']],
      [[300, 'Registro Civil da 2ª Zona']],
      [[300, 'Rua da Feira, 20 Piranhas']],
      [[260, 'Certidão de Nascimento']],
      [[60, 'Certifico que do livro e folha acima consta o registro de nascimento de']],
      [[300, 'IVO LEMOS PRADO']],
      [[60, 'Lugar Santa Casa do Sertão']],
      [
        [60, 'Município Piranhas'],
        [400, 'Estado AL'],
        [600, 'Cor parda'],
      ],
      [[60, 'Pai Rui Sá Prado']],
      [],
      [[60, 'Mãe Rosa Reis Lemos']],
      [],
      [
        [60, 'Avô pat. Elias Prado'],
        [500, 'Avó pat. Clara Sá Nunes'],
      ],
      [
        [60, 'Avô mat. Davi Lemos'],
        [500, 'Avó mat. Inês Reis'],
      ],
      [[60, 'Foi declarante Rui Sá Prado']],
    ]),
  ).toMatchObject({
    Name: { value: 'IVO LEMOS PRADO' },
    BirthLocation: { value: 'Santa Casa do Sertão' },
    BirthPlace: { value: 'Piranhas' },
    BirthState: { value: 'AL' },
    MotherName: { value: 'Rosa Reis Lemos' },
    PaternalGrandfather: { value: 'Elias Prado' },
    PaternalGrandmother: { value: 'Clara Sá Nunes' },
    MaternalGrandfather: { value: 'Davi Lemos' },
    MaternalGrandmother: { value: 'Inês Reis' },
    OfficeAddress: { value: 'Rua da Feira, 20' },
  });
});

it('a brief report lists what the entry says in sentences of a few words', () => {
  expect(
    valuesOfText(
      'birthcertificate',
      `Nascimento: certidão em breve relato. Consultados os livros desta serventia, achou-se o registro do qual se extrai:
      a) registrou-se Ivo Lemos Prado, pessoa do sexo masculino, de cor branca, com CPF 529.982.247-25; b) nasceu em 22/05/2019
      (vinte e dois de maio de dois mil e dezenove), às 9h19, em Crato, CE, na Maternidade das Dores; c) é filho de Rui Sá Prado e
      de Rosa Reis Lemos; d) nasceu de parto gemelar (sim), sendo gêmeo de Ana Lemos Prado; e) a declaração de nascido vivo traz o
      número 30-17048826-9; f) o registro foi lavrado em 29/05/2019, em Crato, CE; g) anotações e averbações: nada consta. O que
      se certifica é verdade. Crato, em 19.11.2022.`,
    ),
  ).toMatchObject({
    Name: 'Ivo Lemos Prado',
    CPF: '52998224725',
    BirthTime: '09:19',
    BirthPlace: 'Crato',
    BirthState: 'CE',
    BirthLocation: 'Maternidade das Dores',
    Twin: 'sim',
    TwinNames: 'Ana Lemos Prado',
    LiveBirthNumber: '30170488269',
    RegistrationPlace: 'Crato',
    Annotations: 'nada consta',
    IssueDate: '2022-11-19',
  });
});

it("the second line of an office's name is no name by itself", () => {
  expect(
    dataOf([
      [[260, 'Certidão de Nascimento']],
      [
        [60, 'Nome: Ana Lemos Prado'],
        [500, 'CPF: 529.982.247-25'],
      ],
      [[60, 'Nome do Ofício: Registro Civil das Pessoas Naturais - 3º']],
      [[60, 'Subdistrito']],
      [[60, 'Oficial Registrador: Rosa Reis Sá']],
    ]),
  ).toMatchObject({ OfficeName: { value: 'Registro Civil das Pessoas Naturais - 3º Subdistrito' } });
});

it('an establishment is no word of its name, and the state of the office stands behind its label', () => {
  expect(
    valuesOfText(
      'birthcertificate',
      `Registro Civil de Lages Município de Lages, Estado: SC CERTIDÃO DE NASCIMENTO Matrícula: 104752 01 55 2018 1 00098 203 0038127 86
      CERTIFICO que, no livro A-98, às folhas 203, sob o termo nº 38127, foi lavrado em 3 de dezembro de 2018 o assento de nascimento de
      RUI LIMA REIS, do sexo masculino. Nasceu em 23/11/2018, às 18h05min, no estabelecimento Hospital do Sol, no município de Lages, SC.
      É filho de ANA LUZ REIS. É gêmeo: sim, de IVO LIMA REIS. Observações: CPF incluído de ofício em 10/02/2022.`,
    ),
  ).toMatchObject({
    BirthLocation: 'Hospital do Sol',
    OfficeState: 'SC',
    TwinNames: 'IVO LIMA REIS',
    RegistrationDate: '2018-12-03',
  });
});
