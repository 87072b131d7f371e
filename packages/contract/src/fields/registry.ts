import { inGroup, table, type FieldGroup } from './field-definition.ts';

const document: FieldGroup = { key: 'document', pt: 'Documento', en: 'Document' };

/** The closing fields of every civil registry certificate: office, book and annotations. */
export const registryFields = [
  ...inGroup(document, [
    ['RegistryNumber', 'code', 'Matrícula', 'Civil registry number'],
    ['OfficeName', 'text', 'Nome do ofício', 'Registry office'],
    ['OfficialName', 'name', 'Oficial registrador', 'Registrar'],
    ['OfficeCity', 'text', 'Município do ofício', 'Town of the office'],
    ['OfficeState', 'uf', 'UF do ofício', 'State of the office'],
    ['OfficeAddress', 'text', 'Endereço do ofício', 'Address of the office'],
    ['OfficeCNS', 'code', 'CNS da serventia', 'National code of the office'],
    ['SealNumber', 'text', 'Selo digital', 'Digital seal number'],
    ['Book', 'text', 'Livro', 'Book'],
    ['Page', 'text', 'Folha', 'Page'],
    ['Entry', 'code', 'Termo', 'Entry'],
    ['Annotations', 'text', 'Averbações e anotações', 'Annotations'],
    ['SkinColor', 'text', 'Cor', 'Skin colour'],
    ['Declarant', 'name', 'Declarante', 'Declarant'],
  ]),
  table(document, 'RegistryAnnotations', { pt: 'Anotações de cadastro', en: 'Registry annotations' }, [
    ['DocumentType', 'text', 'Tipo de documento', 'Kind of document'],
    ['Number', 'text', 'Número', 'Number'],
    ['IssueDate', 'date', 'Data de expedição', 'Date of issue'],
    ['IssuingAuthority', 'text', 'Órgão expedidor', 'Issuing authority'],
    ['ExpiryDate', 'date', 'Data de validade', 'Date of expiry'],
  ]),
];
