import { inGroup, type FieldGroup, type ValueDefinition } from './field-definition.ts';

/** Fields of identity documents: about their holder and about the document. */
const lines = [
  ['Name', 'name', 'Nome', 'Name'],
  ['SocialName', 'name', 'Nome social', 'Social name'],
  ['CPF', 'cpf', 'CPF', 'CPF'],
  ['BirthDate', 'date', 'Data de nascimento', 'Date of birth'],
  ['BirthPlace', 'text', 'Naturalidade', 'Place of birth'],
  ['BirthState', 'uf', 'UF de nascimento', 'State of birth'],
  ['FatherName', 'name', 'Nome do pai', "Father's name"],
  ['MotherName', 'name', 'Nome da mãe', "Mother's name"],
  ['Sex', 'code', 'Sexo', 'Sex'],
  ['Nationality', 'text', 'Nacionalidade', 'Nationality'],
  ['IssueDate', 'date', 'Data de expedição', 'Date of issue'],
  ['ExpiryDate', 'date', 'Validade', 'Date of expiry'],
  ['IssuingAuthority', 'text', 'Órgão expedidor', 'Issuing authority'],
  ['IssuingState', 'uf', 'UF expedidora', 'Issuing state'],
  ['IssuePlace', 'text', 'Local de emissão', 'Place of issue'],
  ['CopyNumber', 'integer', 'Via', 'Copy'],
  ['Observations', 'text', 'Observações', 'Remarks'],
  ['MRZ1', 'text', 'MRZ, linha 1', 'MRZ line 1'],
  ['MRZ2', 'text', 'MRZ, linha 2', 'MRZ line 2'],
  ['MRZ3', 'text', 'MRZ, linha 3', 'MRZ line 3'],
  ['MaritalStatus', 'text', 'Estado civil', 'Marital status'],
  ['QRCode', 'text', 'QR Code', 'QR code'],
  ['Surname', 'name', 'Sobrenome', 'Surname'],
  ['GivenNames', 'name', 'Nome', 'Given names'],
  ['Classification', 'text', 'Classificação', 'Classification'],
  ['EntryDate', 'date', 'Data de entrada', 'Date of entry'],
  ['LegalBasis', 'text', 'Amparo legal', 'Legal basis'],
] as const;

type PersonField = (typeof lines)[number][0];

/** The fields that every such document has after the place of birth. */
const parentsAndIssue = [
  'FatherName',
  'MotherName',
  'Sex',
  'Nationality',
  'IssueDate',
  'ExpiryDate',
  'IssuingAuthority',
] as const;

/** The fields of the holder on identity card and passport, apart from the name. */
export const identityParticulars = [
  'CPF',
  'BirthDate',
  'BirthPlace',
  'BirthState',
  ...parentsAndIssue,
] as const;

/** The fields that the cards of foreigners share, as printed in words. */
export const foreignerParticulars = [
  'Name',
  'CPF',
  'BirthDate',
  'BirthPlace',
  ...parentsAndIssue,
  'CopyNumber',
] as const;

/** The same, plus the machine-readable zone. */
export const foreignerFields = [...foreignerParticulars, 'MRZ1', 'MRZ2', 'MRZ3'] as const;

/** The definitions of the named fields, in the order asked for. */
export function personFields<const Name extends PersonField>(
  group: FieldGroup,
  names: readonly Name[],
): ValueDefinition<Name>[] {
  return names.flatMap((name) =>
    inGroup(
      group,
      lines.flatMap(([id, ...rest]) => (id === name ? [[name, ...rest] as const] : [])),
    ),
  );
}
