import { expect, it } from 'vitest';
import { extractDocuments } from '../extract.ts';
import { pageOfRows, type Row } from '../testing/sheet-of-rows.ts';

const valuesOf = (rows: readonly Row[]): unknown =>
  extractDocuments('deathcertificate', { pages: [pageOfRows(rows, 'text-layer', 100)] })[0]?.Data;

it('of two columns with rows of their own each label has the value below it', () => {
  const left =
    'Nome|Rui Lima Sá||Sexo|Masculino||Profissão|Motorista||Naturalidade|Goiás - GO||Residência|Rua Chile, 31'.split(
      '|',
    );
  const right =
    'Data do falecimento|17/05/2012||Local de falecimento|Hospital Sol||Causa da morte|Sepse||Sepultamento|Cemitério Luz||Declarante|Ana Luz Reis'.split(
      '|',
    );
  const rows = left.flatMap((text, at): Row[] => [
    text === '' ? [] : [[90, text]],
    (right[at] ?? '') === '' ? [] : [[520, right[at] ?? '']],
  ]);
  const titles: Row = [
    [90, 'Do falecido'],
    [520, 'Do óbito'],
  ];
  expect(valuesOf([[[300, 'CERTIDÃO DE ÓBITO']], titles, ...rows])).toMatchObject({
    Occupation: { value: 'Motorista' },
    BirthPlace: { value: 'Goiás' },
    Declarant: { value: 'Ana Luz Reis' },
    CauseOfDeath: { value: 'Sepse' },
  });
});

it('the title of the notes may head their first column, and a voter’s card is one of them', () => {
  const values = valuesOf([
    [[300, 'CERTIDÃO DE ÓBITO']],
    [[60, 'Nome: RUI LIMA SÁ']],
    [
      [60, 'Médico que atestou o óbito'],
      [400, 'CRM/GO'],
    ],
    [
      [60, 'Ana Luz Reis'],
      [400, '9416'],
    ],
    [[60, 'Data: 21/07/2019 – vinte e um de julho de dois mil e dezenove Hora: 13:25']],
    [],
    [
      [60, 'Anotações de cadastro'],
      [300, 'Número'],
      [500, 'Expedição'],
      [660, 'Órgão expedidor'],
      [840, 'Validade'],
    ],
    [
      [60, 'Título de eleitor'],
      [300, '106385620590'],
      [500, '18/04/2002'],
      [660, 'TRE/GO'],
      [840, '-'],
    ],
  ]);
  expect(values).toMatchObject({
    PhysicianCRM: { value: '9416' },
    DeathDate: { value: '2019-07-21' },
    DeathDateInWords: { value: 'vinte e um de julho de dois mil e dezenove' },
    RegistryAnnotations: [
      { DocumentType: { value: 'Título de eleitor' }, IssueDate: { value: '2002-04-18' } },
    ],
  });
});

it('the name of the office goes on in a row that begins with a preposition', () => {
  const values = valuesOf([
    [[300, 'CERTIDÃO DE ÓBITO']],
    [[60, 'Nome: RUI LIMA SÁ']],
    [[60, 'Falecimento: 21/07/2019']],
    [],
    [[60, 'Cartório Luz – 2º Registro Civil e Tabelionato']],
    [[60, 'de Notas']],
    [[60, 'Oficial: Ana Luz Reis']],
    [[60, 'Rua Chile, 31, Centro']],
  ]);
  expect(values).toMatchObject({
    OfficeName: { value: 'Cartório Luz – 2º Registro Civil e Tabelionato de Notas' },
  });
});

it('words between an identity card’s number, its issuer and the state tell which is which', () => {
  const values = valuesOf([
    [[300, 'CERTIDÃO DE ÓBITO']],
    [
      [60, 'nome'],
      [300, 'RUI LIMA SÁ'],
    ],
    [
      [60, 'identidade'],
      [300, '5512087 órgão SSP UF GO'],
    ],
  ]);
  expect(values).toMatchObject({
    IdentityNumber: { value: '5512087' },
    IdentityIssuer: { value: 'SSP' },
    IdentityState: { value: 'GO' },
  });
});
