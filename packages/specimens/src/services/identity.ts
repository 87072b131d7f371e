import { completeCnh } from '@lavra/brazil/cnh';
import { completeCns, formatCns } from '@lavra/brazil/cns';
import { addDays } from '@lavra/brazil/dates';
import { formatSpRg } from '@lavra/brazil/rg';
import type { Form } from '../form.ts';
import { drawPerson } from '../people.ts';
import type { Random } from '../random.ts';
import { cell, cpfCell, dateCell, heading, openRow, row, text } from './cells.ts';

/** The front and back of an identity card in the 1983 layout. */
export function rg(random: Random): Form {
  const person = drawPerson(random);
  const issueDate = random.date(2010, 2020);
  const { address } = person;
  const origin = `CN:LV.A${random.digits(3)} /FLS.${random.digits(3)} /N.${random.digits(6)}`;
  return {
    title: 'RG',
    size: [102, 68],
    margin: 4,
    label: 5,
    value: 7.5,
    face: 'monoBold',
    blocks: [
      heading('VÁLIDA EM TODO O TERRITÓRIO NACIONAL', 6.5),
      openRow(
        { ...cell('REGISTRO GERAL', formatSpRg(person.rg), 'RG', 3), truth: person.rg },
        dateCell('DATA DE EXPEDIÇÃO', issueDate, 'IssueDate', 2),
      ),
      openRow(cell('NOME', person.name.toUpperCase(), 'Name')),
      openRow(cell('FILIAÇÃO', person.father.toUpperCase(), 'Father')),
      openRow(cell('', person.mother.toUpperCase(), 'Mother')),
      openRow(
        cell('NATURALIDADE', `${address.city.toUpperCase()} - ${address.uf}`, 'BirthPlace', 3),
        dateCell('DATA DE NASCIMENTO', person.birthDate, 'BirthDate', 2),
      ),
      openRow(cell('DOC. ORIGEM', `${address.city.toUpperCase()} ${address.uf} ${origin}`, 'OriginDocument')),
      openRow(cpfCell('CPF', person.cpf, 'CPF')),
      text('LEI Nº 7.116 DE 29/08/83     ASSINATURA DO DIRETOR', 5.5),
    ],
  };
}

/** A driving licence in the 2017 layout, both halves on one sheet. */
export function cnh(random: Random): Form {
  const person = drawPerson(random);
  const issueDate = random.date(2019, 2022);
  const registration = completeCnh(random.digits(9));
  return {
    title: 'CNH',
    size: [85, 120],
    margin: 4,
    label: 5,
    value: 7.5,
    blocks: [
      heading('REPÚBLICA FEDERATIVA DO BRASIL', 6.5),
      heading('MINISTÉRIO DA INFRAESTRUTURA', 5.5),
      heading('DEPARTAMENTO NACIONAL DE TRÂNSITO', 5.5),
      heading('CARTEIRA NACIONAL DE HABILITAÇÃO', 7),
      row(cell('NOME', person.name.toUpperCase(), 'Name')),
      row(cell('DOC. IDENTIDADE / ÓRG. EMISSOR / UF', `${person.rg} SSP SP`, 'IdentityDocument')),
      row(cpfCell('CPF', person.cpf, 'CPF'), dateCell('DATA NASCIMENTO', person.birthDate, 'BirthDate')),
      row(cell('FILIAÇÃO', person.father.toUpperCase(), 'Father')),
      row(cell('', person.mother.toUpperCase(), 'Mother')),
      row(
        cell('PERMISSÃO', ''),
        cell('ACC', ''),
        cell('CAT. HAB.', random.pick(['A', 'B', 'AB', 'AD']), 'Category'),
      ),
      row(
        cell('Nº REGISTRO', registration, 'Registration'),
        dateCell('VALIDADE', addDays(issueDate, 3652), 'ExpiryDate'),
        dateCell('1ª HABILITAÇÃO', random.date(2005, 2015), 'FirstLicenceDate'),
      ),
      row({ ...cell('OBSERVAÇÕES', 'EAR', 'Notes') }),
      row(cell('ASSINATURA DO PORTADOR', '')),
      row(
        cell('LOCAL', `${person.address.city.toUpperCase()}, ${person.address.uf}`, 'IssuePlace', 3),
        dateCell('DATA EMISSÃO', issueDate, 'IssueDate', 2),
      ),
      text(`${random.digits(11)}   ${person.address.uf}${random.digits(9)}`, 7),
      text('VÁLIDA EM TODO O TERRITÓRIO NACIONAL', 5.5),
    ],
  };
}

/** A health plan card with the national health card number. */
export function healthcard(random: Random): Form {
  const person = drawPerson(random);
  const cns = completeCns(`2${random.digits(10)}`);
  const number = `0${random.digits(16)}`;
  return {
    title: 'Health card',
    size: [86, 56],
    margin: 4,
    label: 5,
    value: 7.5,
    truth: { DocumentType: 'healthcard' },
    blocks: [
      heading('SAÚDE IPÊ AMARELO', 9),
      openRow(cell('NOME DO BENEFICIÁRIO', person.name.toUpperCase(), 'Name')),
      openRow(
        cell('Nº DA CARTEIRA', number, 'CardNumber', 3),
        dateCell('Data Nasc.', person.birthDate, 'BirthDate', 2),
      ),
      openRow(
        { ...cell('CARTÃO NACIONAL DE SAÚDE', formatCns(cns), 'CNS', 3), truth: cns },
        dateCell('Validade', random.date(2027, 2029), 'ExpiryDate', 2),
      ),
      openRow(
        cell('Plano', 'ESSENCIAL 200', 'Plan'),
        cell('Acomodação', 'ENFERMARIA', 'Accommodation'),
        cell('Abrangência', 'NACIONAL', 'Coverage'),
      ),
      openRow(
        cell('Contratante', 'AÇUDE GRANDE LTDA', 'Contractor'),
        cell('Segmentação', 'AMB. + HOSP. C/ OBST.', 'Segment'),
      ),
      text(
        `CPT Cobertura Parcial Temporária: NÃO HÁ     ANS - nº ${random.digits(5)}-${random.int(0, 9)}`,
        6,
      ),
    ],
  };
}
