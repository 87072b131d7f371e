import { inGroup, type FieldGroup } from '../../fields/field-definition.ts';
import { registryFields } from '../../fields/registry.ts';

const document: FieldGroup = { key: 'document', pt: 'Documento', en: 'Document' };

export const deathcertificateFields = [
  ...inGroup(document, [
    ['Name', 'name', 'Nome', 'Name'],
    ['CPF', 'cpf', 'CPF', 'CPF'],
    ['BirthPlace', 'text', 'Naturalidade', 'Place of birth'],
    ['BirthState', 'uf', 'UF de nascimento', 'State of birth'],
    ['BirthDate', 'date', 'Data de nascimento', 'Date of birth'],
    ['Sex', 'code', 'Sexo', 'Sex'],
    ['FatherName', 'name', 'Nome do pai', "Father's name"],
    ['MotherName', 'name', 'Nome da mãe', "Mother's name"],
    ['IdentityNumber', 'text', 'Número da identidade', 'Identity document number'],
    ['IdentityIssuer', 'text', 'Órgão emissor da identidade', 'Identity document issuer'],
    ['IdentityState', 'uf', 'UF da identidade', 'Identity document state'],
    ['IssueDate', 'date', 'Data de expedição', 'Date of issue'],
    ['VoterNumber', 'code', 'Título de eleitor', 'Voter registration number'],
    ['PostalCode', 'cep', 'CEP', 'Postal code'],
    ['BloodType', 'code', 'Grupo sanguíneo', 'Blood type'],
    ['MaritalStatus', 'text', 'Estado civil', 'Marital status'],
    ['Age', 'integer', 'Idade', 'Age'],
    ['Voter', 'text', 'Eleitor', 'Was a voter'],
    ['Residence', 'text', 'Residência', 'Residence'],
    ['DeathDate', 'date', 'Data do falecimento', 'Date of death'],
    ['DeathDateInWords', 'text', 'Data do falecimento por extenso', 'Date of death in words'],
    ['DeathTime', 'time', 'Hora do falecimento', 'Time of death'],
    ['DeathPlace', 'text', 'Local de falecimento', 'Place of death'],
    ['CauseOfDeath', 'text', 'Causa da morte', 'Cause of death'],
    ['BurialPlace', 'text', 'Sepultamento ou cremação', 'Burial or cremation'],
    ['PhysicianName', 'name', 'Médico', 'Physician'],
    ['PhysicianCRM', 'code', 'CRM do médico', 'Physician register'],
    ['Occupation', 'text', 'Profissão', 'Occupation'],
    ['DeathCertificateNumber', 'code', 'Declaração de óbito', 'Death declaration number'],
  ]),
  ...registryFields,
];
