import { completeMatricula, formatMatricula } from '@lavra/brazil/civil-registry';
import { addDays, formatLongDate } from '@lavra/brazil/dates';
import { formatSpRg } from '@lavra/brazil/rg';
import type { Block, Form } from '../form.ts';
import { drawPerson, type Person } from '../people.ts';
import type { Random } from '../random.ts';
import { a4 } from '../sheet.ts';
import { cell, cpfCell, gap, heading, openRow, row, text } from './cells.ts';

function matricula(random: Random, book: '1' | '4', date: string): string {
  return completeMatricula(
    `${random.digits(6)}0155${date.slice(0, 4)}${book}${random.digits(5)}${random.digits(3)}${random.digits(7)}`,
  );
}

/** The head of every certificate of this model. */
function headOf(title: string, person: Person, number: string): Block[] {
  return [
    heading('REPÚBLICA FEDERATIVA DO BRASIL', 11),
    heading('REGISTRO CIVIL DAS PESSOAS NATURAIS', 10),
    heading(title, 15),
    openRow(cell('NOME', person.name.toUpperCase(), 'Name')),
    openRow(cpfCell('NÚMERO DO CPF', person.cpf, 'CPF')),
    openRow({ ...cell('MATRÍCULA', formatMatricula(number), 'Registration'), truth: number }),
  ];
}

/** A birth certificate in the layout of Prov. CNJ 63/2017. */
export function birthcertificate(random: Random): Form {
  const person = drawPerson(random);
  const { address } = person;
  const place = `${address.city.toUpperCase()} - ${address.uf}`;
  const number = matricula(random, '1', person.birthDate);
  return {
    title: 'Birth certificate',
    size: a4,
    margin: 15,
    value: 10,
    face: 'serif',
    blocks: [
      ...headOf('CERTIDÃO DE NASCIMENTO', person, number),
      row(
        {
          ...cell('DATA DE NASCIMENTO POR EXTENSO', formatLongDate(person.birthDate), 'BirthDate', 4),
          truth: person.birthDate,
        },
        cell('DIA', person.birthDate.slice(8)),
        cell('MÊS', person.birthDate.slice(5, 7)),
        cell('ANO', person.birthDate.slice(0, 4)),
      ),
      row(
        cell('HORA', `${random.int(10, 23)}:${random.int(10, 59)}`, 'BirthTime'),
        cell('MUNICÍPIO DE NASCIMENTO E UNIDADE DA FEDERAÇÃO', place, 'BirthPlace', 4),
      ),
      row(
        cell('MUNICÍPIO DE REGISTRO E UNIDADE DA FEDERAÇÃO', place, 'RegistryPlace', 3),
        cell('LOCAL DE NASCIMENTO', 'HOSPITAL SANTA CECÍLIA', 'Hospital', 3),
        cell('SEXO', person.sex === 'F' ? 'FEMININO' : 'MASCULINO', 'Sex', 2),
      ),
      row(cell('FILIAÇÃO', `${person.father.toUpperCase()} e ${person.mother.toUpperCase()}`, 'Parents')),
      row(
        cell(
          'AVÓS',
          `${drawPerson(random).name.toUpperCase()} e ${drawPerson(random).name.toUpperCase()}`,
          'Grandparents',
        ),
      ),
      row(cell('GÊMEO', 'NÃO', 'Twin'), cell('NOME E MATRÍCULA DO(S) GÊMEO(S)', '***', undefined, 4)),
      row(
        {
          ...cell(
            'DATA DO REGISTRO POR EXTENSO',
            formatLongDate(addDays(person.birthDate, 5)),
            'RegistryDate',
            3,
          ),
          truth: addDays(person.birthDate, 5),
        },
        cell('NÚMERO DA DNV', `30-${random.digits(8)}-${random.digits(1)}`, 'BirthDeclaration', 2),
      ),
      row(cell('AVERBAÇÕES / ANOTAÇÕES À ACRESCER', 'NADA CONSTA', 'Notes')),
      gap(8),
      text('O conteúdo da certidão é verdadeiro. Dou fé.', 10),
      text(
        `${address.city}, ${formatLongDate(addDays(person.birthDate, 6))}. Oficial de Registro Civil: ${drawPerson(random).name}.`,
        10,
      ),
    ],
  };
}

/** A death certificate in the layout of Prov. CNJ 63/2017. */
export function deathcertificate(random: Random): Form {
  const person = drawPerson(random);
  const { address } = person;
  const deathDate = random.date(2019, 2025);
  const hadBirthday = deathDate.slice(5) >= person.birthDate.slice(5);
  const age = Number(deathDate.slice(0, 4)) - Number(person.birthDate.slice(0, 4)) - (hadBirthday ? 0 : 1);
  const number = matricula(random, '4', deathDate);
  const doctor = drawPerson(random);
  return {
    title: 'Death certificate',
    size: a4,
    margin: 15,
    value: 10,
    face: 'serif',
    blocks: [
      ...headOf('CERTIDÃO DE ÓBITO', person, number),
      row(
        cell('SEXO', person.sex === 'F' ? 'FEMININO' : 'MASCULINO', 'Sex'),
        cell('COR', 'PARDA', 'Colour'),
        cell('ESTADO CIVIL E IDADE', `CASADO(A), ${age} ANOS`, 'CivilStatus', 2),
      ),
      row(
        cell('NATURALIDADE', `${address.city.toUpperCase()} - ${address.uf}`, 'BirthPlace', 2),
        { ...cell('DOCUMENTO DE IDENTIFICAÇÃO', `RG ${formatSpRg(person.rg)}`, 'RG', 2), truth: person.rg },
        cell('ELEITOR', 'SIM', 'Voter'),
      ),
      row(
        cell(
          'FILIAÇÃO E RESIDÊNCIA',
          `${person.father.toUpperCase()} e ${person.mother.toUpperCase()}`,
          'Parents',
        ),
      ),
      row({
        ...cell(
          'DATA E HORA DE FALECIMENTO',
          `${formatLongDate(deathDate)}, às ${random.int(10, 23)}:${random.int(10, 59)} horas`,
          'DeathDate',
        ),
        truth: deathDate,
      }),
      row(cell('LOCAL DE FALECIMENTO', `HOSPITAL SÃO LUCAS, ${address.city.toUpperCase()}`, 'DeathPlace')),
      row(cell('CAUSA DA MORTE', 'INSUFICIÊNCIA CARDÍACA', 'DeathCause')),
      row(
        cell('SEPULTAMENTO / CREMAÇÃO', 'CEMITÉRIO DA CONSOLAÇÃO', 'Burial', 3),
        cell('DECLARANTE', drawPerson(random).name.toUpperCase(), 'Declarant', 3),
      ),
      row(
        cell(
          'NOME E NÚMERO DE DOCUMENTO DO(S) MÉDICO(S) QUE ATESTOU(ARAM) O ÓBITO',
          `DR. ${doctor.name.toUpperCase()} CRM ${random.digits(6)}`,
          'Doctor',
        ),
      ),
      row(cell('AVERBAÇÕES / ANOTAÇÕES À ACRESCER', 'NADA CONSTA', 'Notes')),
      gap(8),
      text('O conteúdo da certidão é verdadeiro. Dou fé.', 10),
    ],
  };
}
