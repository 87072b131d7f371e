import { addDays } from '@lavra/brazil/dates';
import { completeTd1, completeTd3 } from '@lavra/brazil/mrz';
import type { Form } from '../form.ts';
import { drawPerson } from '../people.ts';
import type { Random } from '../random.ts';
import { cell, cpfCell, dateCell, gap, heading, openRow } from './cells.ts';

/** The data page of a passport with its two machine-readable lines. */
export function passport(random: Random): Form {
  const person = drawPerson(random);
  const number = `F${random.pick([...'ABCDEFG'])}${random.digits(6)}`;
  const issueDate = random.date(2018, 2024);
  const expiryDate = addDays(issueDate, 3652);
  const lines = completeTd3({
    kind: 'P<',
    country: 'BRA',
    surname: person.surname,
    givenNames: person.firstName,
    number,
    nationality: 'BRA',
    birthDate: person.birthDate,
    sex: person.sex,
    expiryDate,
  });
  return {
    title: 'Passport',
    size: [125, 88],
    margin: 5,
    label: 5,
    value: 8,
    truth: { MRZ: lines.join('\n') },
    blocks: [
      heading('REPÚBLICA FEDERATIVA DO BRASIL', 8),
      openRow(
        cell('TIPO / TYPE', 'P', 'DocumentType'),
        cell('PAÍS EMISSOR / ISSUING COUNTRY', 'BRA', 'IssuingCountry'),
        cell('PASSAPORTE Nº / PASSPORT No.', number, 'Number'),
      ),
      openRow(cell('SOBRENOME / SURNAME', person.surname.toUpperCase(), 'Surname')),
      openRow(cell('NOME / GIVEN NAMES', person.firstName.toUpperCase(), 'GivenNames')),
      openRow(
        cell('NACIONALIDADE / NATIONALITY', 'BRASILEIRO(A)', 'Nationality'),
        dateCell('DATA DE NASCIMENTO / DATE OF BIRTH', person.birthDate, 'BirthDate'),
        cpfCell('IDENTIDADE Nº / PERSONAL No.', person.cpf, 'CPF'),
      ),
      openRow(
        cell('SEXO / SEX', person.sex, 'Sex'),
        cell(
          'NATURALIDADE / PLACE OF BIRTH',
          `${person.address.city.toUpperCase()} ${person.address.uf}`,
          'BirthPlace',
        ),
        cell('FILIAÇÃO / FILIATION', person.mother.toUpperCase(), 'Mother'),
      ),
      openRow(
        dateCell('DATA DE EXPEDIÇÃO / DATE OF ISSUE', issueDate, 'IssueDate'),
        dateCell('VÁLIDO ATÉ / DATE OF EXPIRY', expiryDate, 'ExpiryDate'),
        cell('AUTORIDADE / AUTHORITY', `SR/DPF/${person.address.uf}`, 'Authority'),
      ),
      gap(4),
      { kind: 'text', text: lines.join('\n'), size: 11.5, face: 'mono' },
    ],
  };
}

function foreigner(random: Random, isRnm: boolean): Form {
  const person = drawPerson(random);
  const number = `${random.pick([...'FGVW'])}${random.digits(6)}`;
  const last = random.pick([...'0123456789AX']);
  const issueDate = random.date(2019, 2023);
  const expiryDate = addDays(issueDate, 3287);
  const country = random.pick(['PORTUGAL', 'URUGUAI', 'ITÁLIA', 'ANGOLA']);
  const code = { PORTUGAL: 'PRT', URUGUAI: 'URY', ITÁLIA: 'ITA', ANGOLA: 'AGO' }[country] ?? 'PRT';
  const lines = completeTd1({
    kind: 'I<',
    country: 'BRA',
    surname: person.surname,
    givenNames: person.firstName,
    number: `${number}${last}`,
    nationality: code,
    birthDate: person.birthDate,
    sex: person.sex,
    expiryDate,
  });
  return {
    title: isRnm ? 'RNM' : 'RNE',
    size: [110, 80],
    margin: 4,
    label: 5,
    value: 7.5,
    truth: { MRZ: lines.join('\n') },
    blocks: [
      heading('REPÚBLICA FEDERATIVA DO BRASIL', 7),
      heading(isRnm ? 'CARTEIRA DE REGISTRO NACIONAL MIGRATÓRIO' : 'CÉDULA DE IDENTIDADE DE ESTRANGEIRO', 7),
      openRow(cell('NOME', person.name.toUpperCase(), 'Name')),
      openRow(
        cell('FILIAÇÃO', person.father.toUpperCase(), 'Father'),
        cell('', person.mother.toUpperCase(), 'Mother'),
      ),
      openRow(
        {
          ...cell(isRnm ? 'RNM' : 'RNE', `${number}-${last}`, isRnm ? 'RNM' : 'RNE'),
          truth: `${number}${last}`,
        },
        cell('CLASSIFICAÇÃO', isRnm ? 'RESIDENTE' : 'PERMANENTE', 'Classification'),
        dateCell('VALIDADE', expiryDate, 'ExpiryDate'),
      ),
      openRow(
        cell('NACIONALIDADE', country, 'Nationality'),
        dateCell('DATA DE NASCIMENTO', person.birthDate, 'BirthDate'),
        cell('SEXO', person.sex, 'Sex'),
        ...(isRnm ? [cpfCell('CPF', person.cpf, 'CPF')] : []),
      ),
      openRow(
        cell('ÓRGÃO EMISSOR', 'CGPI/DIREX/PF', 'Issuer'),
        cell('AMPARO LEGAL', isRnm ? 'ART. 30 LEI 13.445/2017' : 'ART. 7 DEC. 6.964/2009', 'LegalBasis'),
        dateCell('DATA DE EMISSÃO', issueDate, 'IssueDate'),
      ),
      gap(2),
      { kind: 'text', text: lines.join('\n'), size: 11, face: 'mono' },
    ],
  };
}

/** A foreigner's identity card in the layouts used up to 2018. */
export function rne(random: Random): Form {
  return foreigner(random, false);
}

/** A card of the national migration register, since 2018. */
export function rnm(random: Random): Form {
  return foreigner(random, true);
}
