import { table, type FieldGroup } from './field-definition.ts';

const given: FieldGroup = { key: 'given', pt: 'Dados informados', en: 'Values given' };

/** The values that the sender gave for the document, and whether the document contains the same. */
export const givenValuesTable = table(given, 'GivenValues', { pt: 'Dados informados', en: 'Values given' }, [
  ['Name', 'code', 'Dado', 'Name'],
  ['Value', 'text', 'Valor informado', 'Value given'],
  ['Found', 'boolean', 'Encontrado', 'Found'],
  ['Text', 'text', 'No documento', 'In the document'],
]);
