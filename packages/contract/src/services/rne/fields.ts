import { inGroup, type FieldGroup } from '../../fields/field-definition.ts';
import { personFields } from '../../fields/person.ts';

const document: FieldGroup = { key: 'document', pt: 'Documento', en: 'Document' };

export const rneFields = [
  ...personFields(document, [
    'Name',
    'CPF',
    'BirthDate',
    'BirthPlace',
    'FatherName',
    'MotherName',
    'Sex',
    'Nationality',
    'IssueDate',
    'ExpiryDate',
    'IssuingAuthority',
    'CopyNumber',
    'MRZ1',
    'MRZ2',
    'MRZ3',
  ]),
  ...inGroup(document, [['DocumentNumber', 'text', 'RNE', 'RNE number']]),
  ...personFields(document, ['Classification', 'EntryDate', 'LegalBasis', 'MaritalStatus']),
  ...inGroup(document, [['Occupation', 'text', 'Profissão', 'Occupation']]),
];
