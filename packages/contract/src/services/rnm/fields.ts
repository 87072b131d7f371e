import { documentGroup, inGroup } from '../../fields/field-definition.ts';
import { foreignerFields, personFields } from '../../fields/person.ts';

export const rnmFields = [
  ...personFields(documentGroup, [...foreignerFields, 'Surname', 'GivenNames']),
  ...inGroup(documentGroup, [['DocumentNumber', 'text', 'RNM', 'RNM number']]),
  ...personFields(documentGroup, ['Classification']),
  ...inGroup(documentGroup, [['ResidenceTerm', 'text', 'Prazo de residência', 'Residence term']]),
  ...personFields(documentGroup, ['EntryDate', 'LegalBasis']),
  ...inGroup(documentGroup, [['BorderTowns', 'text', 'Municípios de fronteira', 'Border towns']]),
  ...personFields(documentGroup, ['SocialName', 'QRCode']),
];
