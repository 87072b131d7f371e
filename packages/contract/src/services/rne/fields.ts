import { documentGroup, inGroup } from '../../fields/field-definition.ts';
import { foreignerFields, personFields } from '../../fields/person.ts';

export const rneFields = [
  ...personFields(documentGroup, foreignerFields),
  ...inGroup(documentGroup, [['DocumentNumber', 'text', 'RNE', 'RNE number']]),
  ...personFields(documentGroup, ['Classification', 'EntryDate', 'LegalBasis', 'MaritalStatus']),
  ...inGroup(documentGroup, [['Occupation', 'text', 'Profissão', 'Occupation']]),
];
