import { documentGroup, inGroup } from '../../fields/field-definition.ts';
import { registryFields } from '../../fields/registry.ts';

export const birthcertificateFields = [
  ...inGroup(documentGroup, [
    ['Name', 'name', 'Nome', 'Name'],
    ['CPF', 'cpf', 'CPF', 'CPF'],
    ['BirthDate', 'date', 'Data de nascimento', 'Date of birth'],
    ['BirthPlace', 'text', 'Naturalidade', 'Place of birth'],
    ['BirthState', 'uf', 'UF de nascimento', 'State of birth'],
    ['Sex', 'code', 'Sexo', 'Sex'],
    ['FatherName', 'name', 'Nome do pai', "Father's name"],
    ['MotherName', 'name', 'Nome da mãe', "Mother's name"],
    ['IssueDate', 'date', 'Data de expedição', 'Date of issue'],
    ['VoterNumber', 'code', 'Título de eleitor', 'Voter registration number'],
    ['PostalCode', 'cep', 'CEP', 'Postal code'],
    ['BloodType', 'code', 'Grupo sanguíneo', 'Blood type'],
    ['BirthDateInWords', 'text', 'Data de nascimento por extenso', 'Date of birth in words'],
    ['BirthTime', 'time', 'Hora de nascimento', 'Time of birth'],
    ['BirthLocation', 'text', 'Local de nascimento', 'Place of birth'],
    ['RegistrationPlace', 'text', 'Município de registro', 'Town of registration'],
    ['RegistrationState', 'uf', 'UF de registro', 'State of registration'],
    ['PaternalGrandfather', 'name', 'Avô paterno', 'Paternal grandfather'],
    ['PaternalGrandmother', 'name', 'Avó paterna', 'Paternal grandmother'],
    ['MaternalGrandfather', 'name', 'Avô materno', 'Maternal grandfather'],
    ['MaternalGrandmother', 'name', 'Avó materna', 'Maternal grandmother'],
    ['Twin', 'text', 'Gêmeo', 'Twin'],
    ['TwinNames', 'text', 'Nome e matrícula dos gêmeos', 'Names of twins'],
    ['LiveBirthNumber', 'code', 'Número da DNV', 'Live birth declaration'],
    ['RegistrationDate', 'date', 'Data do registro', 'Date of registration'],
  ]),
  ...registryFields,
];
