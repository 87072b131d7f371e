import { inGroup, type FieldGroup } from '../../fields/field-definition.ts';
import { personFields } from '../../fields/person.ts';

const document: FieldGroup = { key: 'document', pt: 'Documento', en: 'Document' };

export const rnmFields = [
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
    'Surname',
    'GivenNames',
  ]),
  ...inGroup(document, [['DocumentNumber', 'text', 'RNM', 'RNM number']]),
  ...personFields(document, ['Classification']),
  ...inGroup(document, [['ResidenceTerm', 'text', 'Prazo de residência', 'Residence term']]),
  ...personFields(document, ['EntryDate', 'LegalBasis']),
  ...inGroup(document, [['BorderTowns', 'text', 'Municípios de fronteira', 'Border towns']]),
  ...personFields(document, ['SocialName', 'QRCode']),
];
