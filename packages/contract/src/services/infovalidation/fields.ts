import { inGroup, table, type FieldGroup } from '../../fields/field-definition.ts';

const validation: FieldGroup = { key: 'validation', pt: 'Validação', en: 'Validation' };

/** Whether the values given by the caller were found. */
export const infovalidationFields = [
  ...inGroup(validation, [
    ['SimilarityThreshold', 'decimal', 'Similaridade mínima', 'Similarity threshold'],
    ['ValueCount', 'integer', 'Valores informados', 'Values given'],
    ['FoundCount', 'integer', 'Valores encontrados', 'Values found'],
  ]),
  table(validation, 'Values', { pt: 'Valores', en: 'Values' }, [
    ['Value', 'text', 'Valor informado', 'Value given'],
    ['Type', 'code', 'Tipo', 'Type'],
    ['Found', 'boolean', 'Encontrado', 'Found'],
    ['Similarity', 'decimal', 'Similaridade (0 a 100)', 'Similarity (0 to 100)'],
    ['Text', 'text', 'Texto no documento', 'Text in the document'],
  ]),
];
